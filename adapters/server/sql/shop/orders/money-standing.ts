import { money } from '../../../../../core/money/index.js'
import { paidParts } from '../../../../../core/orders/index.js'
import type { MoneyStanding, Order } from '../../../../../core/orders/index.js'
import { placedPaymentOf } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import type { Selectable, ShopTables } from '../../engine/index.js'

/** The columns of a payment that decide what its buyer still owns. */
export type StandingRow = Pick<
  Selectable<ShopTables['payment_attempt']>,
  'status' | 'amount_minor' | 'currency' | 'captured_minor' | 'refunded_minor' | 'disputed'
>

/** The money of a placed order, from its attempt. Without the order, all money counts as paid for goods. */
export function moneyStanding(attempt: StandingRow, placed: Order | null): MoneyStanding {
  const takenMinor = Number(attempt.captured_minor ?? attempt.amount_minor)
  const taken = money(takenMinor, attempt.currency)
  return {
    payment: placedPaymentOf(attempt.status),
    takenMinor,
    refundedMinor: Number(attempt.refunded_minor ?? 0),
    shippingMinor: placed === null ? 0 : paidParts(placed, taken).shipping.amount,
    isDisputed: attempt.disputed === true,
  }
}
