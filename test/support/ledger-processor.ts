import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { PaymentProcessor } from '../../core/ports/payment-processor.port.js'
import { ok } from '../../core/shared/index.js'

/** A bank outside of the process: what it was asked to charge is in a file and survives whoever asked. */
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
    charge: ({ key }) => {
      onStep('before-charge')
      if (!charged().includes(key)) appendFileSync(file, `${key}\n`)
      onStep('after-charge')
      return Promise.resolve(ok({ tag: 'charged', reference: `ledger-${key}`, card: null }))
    },
    describe: () => Promise.resolve(null),
  }
}
