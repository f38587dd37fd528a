import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { err } from '../../../core/shared/index.js'
import type { PaymentProcessor } from '../../../core/ports/payments/payment-processor.port.js'
import { money } from '../../../core/money/index.js'
import type { Money } from '../../../core/money/index.js'

/** A bank outside of the process: its charges are in a file and survive the process that made them. */
export interface LedgerProcessor extends PaymentProcessor {
  /** The keys money was taken under, in order. */
  readonly charged: () => readonly string[]
}

/** `onStep` is called before the money is taken and after it, so that a test can end the process there. */
export function createLedgerProcessor(
  file: string,
  onStep: (step: 'before-charge' | 'after-charge') => void = () => undefined,
): LedgerProcessor {
  const charged = (): readonly string[] =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((key) => key !== '')
      : []
  return {
    charged,
    provider: { name: 'ledger', publicKey: null, account: null },
    charge: ({ key, amount }) => {
      onStep('before-charge')
      if (!charged().includes(key)) appendFileSync(file, `${key}\n`)
      onStep('after-charge')
      return Promise.resolve(chargedOf(key, amount))
    },
    lookup: () => Promise.resolve(unknown),
    cancel: () => Promise.resolve(unknown),
    describe: () => Promise.resolve(null),
    readNotice: () => Promise.resolve(err({ tag: 'unreadable', message: 'The ledger sends no notices.' })),
  }
}

const unknown = { tag: 'unknown', message: 'The ledger knows keys only.' } as const

const chargedOf = (key: string, amount: Money) =>
  ({
    tag: 'charged',
    reference: `ledger-${key}`,
    amount,
    refunded: money(0, amount.currency),
    isDisputed: false,
    card: null,
  }) as const
