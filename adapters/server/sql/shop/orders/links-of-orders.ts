import { NO_ORDER_PAGES, orderLinksOf } from '../../../../../core/orders/index.js'
import type { LinksOfOrders } from '../../../../../core/ports/shop/order-links.port.js'
import { tablesOf } from '../store-site.js'
import type { StoreSite } from '../store-site.js'
import type { OrderPorts } from './read-placed-order.js'
import { readDeskOrders } from './handling/read-desk-order.js'

/** The links of orders in the bundled store; none if the site has no order pages. */
export function createLinksOfOrders({
  sql,
  siteId,
  clock,
  pages = NO_ORDER_PAGES,
}: Pick<StoreSite, 'sql' | 'siteId' | 'clock'> & Pick<OrderPorts, 'pages'>): LinksOfOrders {
  const hasPages = pages.invoicePath !== null || pages.withdrawal !== null
  return async (orders) => {
    const ids = hasPages ? orders.map(({ id }) => id) : []
    const tokens = new Map(orders.map(({ id, token }) => [id, token]))
    const nowMs = clock.wallTime()
    return new Map(
      (await readDeskOrders(tablesOf(sql), siteId, ids)).map((order) => [
        order.id,
        orderLinksOf(order, tokens.get(order.id) ?? '', pages, nowMs),
      ]),
    )
  }
}
