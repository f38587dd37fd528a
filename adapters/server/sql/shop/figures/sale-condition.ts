import {
  PLACED_STATUSES,
  placedPaymentOf,
} from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { isSale } from '../../../../../core/use-cases/shop/figures/sales-figures.js'

const oneOf = (statuses: readonly string[]): string =>
  `payment_attempt.status IN (${statuses.map((status) => `'${status}'`).join(', ')})`

const SALE_STATUSES = PLACED_STATUSES.filter((status) => {
  const payment = placedPaymentOf(status)
  return payment !== null && isSale({ isCancelled: false, payment })
})

/** The attempts of a site, with the owner's data of their orders. */
export const ATTEMPTS_WITH_DESK = `payment_attempt LEFT JOIN order_desk
  ON order_desk.site_id = payment_attempt.site_id AND order_desk.id = payment_attempt.order_id`

/** True for attempts whose orders are sales, by the rule of `isSale`. */
export const IS_SALE = `${oneOf(SALE_STATUSES)} AND NOT payment_attempt.cancelled`

/** True for sales that the sums of sold pieces do not contain yet. */
export const UNCOUNTED = `NOT payment_attempt.counted AND ${IS_SALE}`

/** True for attempts in the sums of sold pieces that are no longer sales. */
export const WRONGLY_COUNTED = `payment_attempt.counted AND (NOT ${oneOf(SALE_STATUSES)} OR payment_attempt.cancelled)`

/** The states of an attempt whose money is available. */
const SENDABLE_STATUSES = PLACED_STATUSES.filter((status) => status !== 'lapsed' && status !== 'releasing')

/** True for attempts with paid orders of which something is to be sent (`needsSending`). */
export const NEEDS_SENDING = `payment_attempt.unsent AND ${oneOf(SENDABLE_STATUSES)}`
