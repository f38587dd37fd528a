import { money } from '../../../money/index.js'
import { paidParts } from '../../../orders/index.js'
import type { MoneyStanding, Order } from '../../../orders/index.js'
import { placedPaymentOf } from './attempt-status.js'

/** The stored amounts of a payment. */
export interface AttemptMoney {
  /** The stored word of its state. */
  readonly status: string
  readonly currency: string
  readonly amountMinor: number
  /** null: the whole amount. */
  readonly capturedMinor: number | null
  /** null: nothing. */
  readonly refundedMinor: number | null
  readonly isDisputed: boolean
}

/** The money of a placed order, from its attempt. Without the order, all money counts as paid for goods. */
export function moneyStanding(attempt: AttemptMoney, placed: Order | null): MoneyStanding {
  const takenMinor = attempt.capturedMinor ?? attempt.amountMinor
  const taken = money(takenMinor, attempt.currency)
  return {
    payment: placedPaymentOf(attempt.status),
    takenMinor,
    refundedMinor: attempt.refundedMinor ?? 0,
    shippingMinor: placed === null ? 0 : paidParts(placed, taken).shipping.amount,
    isDisputed: attempt.isDisputed,
  }
}
