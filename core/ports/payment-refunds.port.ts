import type { Money } from '../money/index.js'
import type { RefundAnswer } from '../orders/index.js'
import type { PaymentId } from './payment-id.js'

/** Money of a charged payment that is to be given back. */
export interface ProviderRefund {
  /** One key is one refund, however often and from wherever it is asked. */
  readonly key: string
  readonly payment: PaymentId
  readonly amount: Money
  /** All that was taken. */
  readonly taken: Money
}

/** The part of a payment provider that gives money back. Never rejects, never throws. */
export interface PaymentRefunds {
  /**
   * Gives money back once for each key: repeating it, also at once, after a lost answer or days later, finds the same
   * refund. `refused` is final: nothing was given back under this key, and nothing will be.
   */
  readonly refund: (request: ProviderRefund) => Promise<RefundAnswer>
}
