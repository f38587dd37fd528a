import { orderNumber } from '../../shared/index.js'
import type { DeskOrder } from '../desk/desk-order.js'
import { paymentStandingOf } from '../desk/order-standing.js'
import type { OrderLinks } from '../order-progress.js'
import { withdrawalEndMs } from './withdrawal-end.js'
import type { WithdrawalSettings } from './withdrawal.js'

/** The pages of a site about placed orders. */
export interface OrderPages {
  /** The path that shows invoices; null: the shop issues none. */
  readonly invoicePath: string | null
  /** null: the site has no page on which shoppers withdraw. */
  readonly withdrawal: WithdrawalSettings | null
}

/** Of a shop without pages about orders. */
export const NO_ORDER_PAGES: OrderPages = { invoicePath: null, withdrawal: null }

/** True once an invoice can be issued: the money was taken. */
export const isInvoiceable = ({ payment }: Pick<DeskOrder, 'payment'>): boolean => payment.status === 'taken'

/** The right of withdrawal has nothing to end where the order was called off or all money went back. */
const isUndone = ({ cancelledMs, payment }: DeskOrder): boolean =>
  cancelledMs !== null || paymentStandingOf(payment) === 'refunded'

/** The links of an order's shopper: to the invoice once it is paid, and to withdraw while the period runs. */
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
