import {
  PLACED_STATUSES,
  placedPaymentOf,
} from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { isSale } from '../../../../../core/use-cases/shop/figures/sales-figures.js'

const SALE_STATUSES = PLACED_STATUSES.filter((status) => {
  const payment = placedPaymentOf(status)
  return payment !== null && isSale({ isCancelled: false, payment })
})

/** The attempts of a site with what its owner did with their orders. */
export const ATTEMPTS_WITH_DESK = `payment_attempt LEFT JOIN order_desk
  ON order_desk.site_id = payment_attempt.site_id AND order_desk.id = payment_attempt.order_id`

/** True for attempts of `ATTEMPTS_WITH_DESK` whose orders are sales, as `isSale` says. */
export const IS_SALE =
  `payment_attempt.status IN (${SALE_STATUSES.map((status) => `'${status}'`).join(', ')}) ` +
  'AND order_desk.cancelled_on IS NULL'
