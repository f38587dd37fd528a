import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { money } from '../../../core/money/index.js'
import type { PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'
import { createLedgerProcessor } from './ledger-processor.js'

/** A bank in files, which outlive the process, that also makes refunds. */
export interface RefundingLedger extends PaymentProcessor {
  /** The keys of the refunds, in order. */
  readonly refunded: () => readonly string[]
}

/** The price of the only product of the corner shop. */
export const CORNER_PRICE = money(1000, 'EUR')

/** A moment at which a test can end the process. */
export type RefundStep = 'before-refund' | 'after-refund'

/** `onStep` is called before and after each refund, so that a test can end the process there. */
export function createRefundingLedger(
  file: string,
  onStep: (step: RefundStep) => void = () => undefined,
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
              amount: CORNER_PRICE,
              refunded: money(refunded().length * CORNER_PRICE.amount, CORNER_PRICE.currency),
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
