import type { Money } from '../../money/index.js'
import type { RefundAnswer } from '../../orders/index.js'
import type { PaymentId } from './payment-id.js'

/** A refund of a charged payment. */
export interface ProviderRefund {
  /** One key is one refund, however often it is requested. */
  readonly key: string
  readonly payment: PaymentId
  readonly amount: Money
  /** The whole amount that was taken. */
  readonly taken: Money
}

/** The part of a payment provider that makes refunds. Never rejects, never throws. */
export interface PaymentRefunds {
  /**
   * Refunds once for each key: repeating it, also in parallel, after a lost answer or days later, finds the
   * same refund. `refused` is final: nothing was refunded under this key, and nothing will be.
   */
  readonly refund: (request: ProviderRefund) => Promise<RefundAnswer>
}
