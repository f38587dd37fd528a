import type { OrderId, OrderToken } from '../orders/index.js'

/**
 * Where a placed order is shown; the path is the same on every site (spec 2 "Routes", contract/commerce 4.4).
 */
export const confirmationPath = (placed: { readonly orderId: OrderId; readonly token: OrderToken }): string =>
  `/order-confirmation?orderId=${encodeURIComponent(placed.orderId)}&token=${encodeURIComponent(placed.token)}`
