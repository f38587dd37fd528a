import type { OrderLinks } from '../../orders/index.js'

/** Reads the present links of each order's shopper, by order id; orders without links may be left out. */
export type LinksOfOrders = (
  orders: readonly { readonly id: string; readonly token: string }[],
) => Promise<ReadonlyMap<string, OrderLinks>>
