import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { ChargedPayment, PaymentId } from '../../../core/ports/payments/payment-processor.port.js'
import { CORNER_PRICE, createRefundingLedger } from './refunding-ledger.js'
import type { RefundingLedger, RefundStep } from './refunding-ledger.js'

/** A bank in files, which outlive the process, that holds money until it is captured. */
export interface HoldingLedger extends RefundingLedger {
  /** The keys of the captures, in order. */
  readonly captured: () => readonly string[]
}

/** `onStep` is called before and after each capture and refund, so that a test can end the process there. */
export function createHoldingLedger(
  file: string,
  onStep: (step: RefundStep | 'before-capture' | 'after-capture') => void = () => undefined,
): HoldingLedger {
  const ledger = createRefundingLedger(file, onStep)
  const captures = `${file}.captures`
  const captured = (): readonly string[] =>
    existsSync(captures) ? readFileSync(captures, 'utf8').split('\n').filter(Boolean) : []
  const held = (key: string) =>
    ({ tag: 'authorised', reference: `ledger-${key}`, amount: CORNER_PRICE, card: null }) as const
  const taken = async (which: PaymentId): Promise<ChargedPayment> =>
    (await ledger.lookup(which)) as ChargedPayment
  return {
    ...ledger,
    captured,
    lookup: async (which) => {
      const found = await ledger.lookup(which)
      return found.tag === 'none' || captured().includes(which.key) ? found : held(which.key)
    },
    authorisation: {
      authorise: async (request) => {
        await ledger.charge(request)
        return held(request.key)
      },
      capture: (which) => {
        onStep('before-capture')
        if (!captured().includes(which.key)) appendFileSync(captures, `${which.key}\n`)
        onStep('after-capture')
        return taken(which)
      },
    },
  }
}
