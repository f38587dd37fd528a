import type { OrderId, OrderToken } from '../orders/index.js'

/**
 * Where a placed order is shown; the path is the same on every site (reference/checkout#confirmation,
 * reference/checkout#placing-an-order).
 */
export const confirmationPath = (placed: { readonly orderId: OrderId; readonly token: OrderToken }): string =>
  `/order-confirmation?orderId=${encodeURIComponent(placed.orderId)}&token=${encodeURIComponent(placed.token)}`
