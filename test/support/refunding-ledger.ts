import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { money } from '../../core/money/index.js'
import type { PaymentProcessor } from '../../core/ports/payments/payment-processor.port.js'
import { createLedgerProcessor } from './ledger-processor.js'

/** A bank outside of the process that gives money back as well; its files survive the process. */
export interface RefundingLedger extends PaymentProcessor {
  /** The keys money was given back under, in order. */
  readonly refunded: () => readonly string[]
}

/** The price of the one thing that the corner shop sells. */
const PRICE = money(1000, 'EUR')

/** `onStep` is called before the money is given back and after it, so that a test can end the process there. */
export function createRefundingLedger(
  file: string,
  onStep: (step: 'before-refund' | 'after-refund') => void = () => undefined,
): RefundingLedger {
  const ledger = createLedgerProcessor(file)
  const refunds = `${file}.refunds`
  const refunded = (): readonly string[] =>
    existsSync(refunds)
      ? readFileSync(refunds, 'utf8')
          .split('\n')
          .filter((key) => key !== '')
      : []
  return {
    ...ledger,
    refunded,
    lookup: ({ key }) =>
      Promise.resolve(
        ledger.charged().includes(key)
          ? {
              tag: 'charged',
              reference: `ledger-${key}`,
              amount: PRICE,
              refunded: money(refunded().length * PRICE.amount, PRICE.currency),
              isDisputed: false,
              card: null,
            }
          : { tag: 'none' },
      ),
    refunds: {
      refund: ({ key }) => {
        onStep('before-refund')
        if (!refunded().includes(key)) appendFileSync(refunds, `${key}\n`)
        onStep('after-refund')
        return Promise.resolve({ tag: 'done' })
      },
    },
  }
}
