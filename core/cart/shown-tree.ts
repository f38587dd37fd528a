import { projectOrder } from '../orders/index.js'
import type { OrderReading } from '../ports/shop/commerce-gateway.port.js'
import { readPath, withOrderAliases } from '../template/index.js'

/**
 * The data for a page's bindings: the raw answer of the page's own query if there is one, else the order as the site
 * data tree. Both have the short names that pages use. An empty cart has the count 0 instead of no data, so that a
 * badge shows 0 (reference/cart#display, reference/bindings#order-aliases).
 */
export function shownTree(reading: OrderReading): unknown {
  const tree = reading.answer ?? projectOrder(reading.order, reading.shop)
  const order = readPath(tree, 'database.commerceOrder')
  if (order !== null && order !== undefined) return withOrderAliases(tree)
  return {
    ...(tree as object),
    database: {
      ...(readPath(tree, 'database') as object | undefined),
      commerceOrder: { userItemsCount: 0, userItems: [] },
    },
  }
}
