import { orderLinksOf } from '../../../orders/index.js'
import type { DeskOrder, OrderPages } from '../../../orders/index.js'
import type { Clock } from '../../../ports/platform/clock.port.js'
import type { LinksOfOrders } from '../../../ports/shop/order-links.port.js'

/** The ports of the links of orders. */
interface LinkPorts {
  /** Orders by their ids, as their owner handles them; unknown ones are left out. */
  readonly load: (ids: readonly string[]) => Promise<readonly DeskOrder[]>
  readonly pages: OrderPages
  readonly clock: Pick<Clock, 'wallTime'>
}

/** The links of orders; none if the site has no order pages. */
export function createLinksOfOrders({ load, pages, clock }: LinkPorts): LinksOfOrders {
  const hasPages = pages.invoicePath !== null || pages.withdrawal !== null
  return async (orders) => {
    const tokens = new Map(orders.map(({ id, token }) => [id, token]))
    const handled = hasPages ? await load([...tokens.keys()]) : []
    const nowMs = clock.wallTime()
    return new Map(
      handled.map((order) => [order.id, orderLinksOf(order, tokens.get(order.id) ?? '', pages, nowMs)]),
    )
  }
}
