import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import type { Order } from '../../../../../core/orders/index.js'
import { priceCart, termsOf } from '../../../../../core/use-cases/shop/cart/price-cart.js'
import { tablesOf } from '../store-site.js'
import type { StoreSite } from '../store-site.js'
import type { Cart } from './cart.js'
import { loadLinesLeft } from './lines-left.js'
import { loadCart } from './load-cart.js'
import { toPricedCart } from './open-cart-rows.js'
import { shopTerms } from './price-cart.js'
import { renewalOf, toOrderWithPayments } from './renewal-of.js'
import { memberOf } from '../orders/session-member.js'
import { findOrder } from '../orders/visitor-order.js'

/** The visitor's cart in the form for pages; null while it is empty. */
export async function readCart(context: StoreSite, visitor: Visitor): Promise<Order | null> {
  const tables = tablesOf(context.sql)
  const order = visitor.id === '' ? null : await findOrder(tables, context, visitor)
  if (order === null || order.status === 'placed' || order.currency !== context.settings.currency) {
    return null
  }
  const cart = await loadCart(tables, context, order, () => memberOf(tables, context, visitor))
  if (cart.lines.length === 0) return null
  const linesLeft = await loadLinesLeft(tables, context, order)
  // An order that is being placed has reserved its goods already, even if they are withdrawn from sale now.
  const lines = cart.lines.map((line) => ({ ...line, isGone: line.isGone && order.status === 'cart' }))
  return { ...(await show(context, { ...cart, lines })), ...(linesLeft !== null && { linesLeft }) }
}

/**
 * Reading a cart shows its extras, so the shopper has now seen them. They are written only after a change by
 * the owner.
 */
async function show(context: StoreSite, cart: Cart): Promise<Order> {
  const terms = shopTerms(context)
  const open = toPricedCart(cart)
  const priced = priceCart(terms, open)
  const extras = termsOf(open, priced)
  if (extras !== cart.order.extras_seen) {
    await tablesOf(context.sql)
      .updateTable('shop_order')
      .set({ extras_seen: extras })
      .where('site_id', '=', context.siteId)
      .where('id', '=', cart.order.id)
      .where('status', '=', 'cart')
      .where('extras_seen', '=', cart.order.extras_seen)
      .execute()
  }
  return toOrderWithPayments(terms, cart, priced, renewalOf(terms, cart))
}
