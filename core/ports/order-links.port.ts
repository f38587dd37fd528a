import type { OrderLinks } from '../orders/index.js'

/** Reads the links that the shopper of each order has now, by the order's id; orders without one may be left out. */
export type LinksOfOrders = (
  orders: readonly { readonly id: string; readonly token: string }[],
) => Promise<ReadonlyMap<string, OrderLinks>>
