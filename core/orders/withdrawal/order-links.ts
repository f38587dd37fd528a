import { orderNumber } from '../../shared/index.js'
import type { DeskOrder } from '../handling/desk-order.js'
import { paymentStandingOf } from '../handling/order-standing.js'
import type { OrderLinks } from '../order-progress.js'
import { withdrawalEndMs } from './withdrawal-end.js'
import type { WithdrawalSettings } from './withdrawal.js'

/** The site's pages about placed orders. */
export interface OrderPages {
  /** The path of invoices; null: the shop issues none. */
  readonly invoicePath: string | null
  /** null: the site has no withdrawal page. */
  readonly withdrawal: WithdrawalSettings | null
}

/** The pages of a shop without pages about orders. */
export const NO_ORDER_PAGES: OrderPages = { invoicePath: null, withdrawal: null }

/** True once an invoice can be issued, that is when the money was taken. */
export const isInvoiceable = ({ payment }: Pick<DeskOrder, 'payment'>): boolean => payment.status === 'taken'

/** True if there is nothing to withdraw from: the order was cancelled or refunded in full. */
const isUndone = ({ cancelledMs, payment }: DeskOrder): boolean =>
  cancelledMs !== null || paymentStandingOf(payment) === 'refunded'

/**
 * The links for an order's shopper: to the invoice once it is paid, and to the withdrawal during its period.
 */
export function orderLinksOf(
  order: DeskOrder,
  token: string,
  { invoicePath, withdrawal }: OrderPages,
  nowMs: number,
): OrderLinks {
  const endMs = withdrawal && withdrawalEndMs(order, withdrawal)
  const mayWithdraw = withdrawal !== null && !isUndone(order) && (endMs === null || nowMs < endMs)
  const query = `orderId=${encodeURIComponent(order.id)}&token=${encodeURIComponent(token)}`
  return {
    invoicePath: invoicePath !== null && isInvoiceable(order) ? `${invoicePath}?${query}` : null,
    withdrawalPath: mayWithdraw
      ? `${withdrawal.path}?order=${encodeURIComponent(orderNumber(order.id))}&${query}`
      : null,
  }
}
