import { projectOrder } from '../orders/index.js'
import type { OrderReading } from '../ports/commerce-gateway.port.js'
import { readPath, withOrderAliases } from '../template/index.js'

/**
 * The data that a page's bindings read: the raw answer of the page's own query where there is one, else the
 * order as the site data tree, both with the short names pages use. An empty cart counts nothing instead of
 * being nothing, so that a badge shows 0 (reference/cart#what-is-shown, reference/bindings#order-aliases).
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
