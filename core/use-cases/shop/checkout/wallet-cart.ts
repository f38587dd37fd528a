import { priceCart } from '../cart/price-cart.js'
import type { ShopTerms } from '../cart/price-cart.js'
import { loadPresentCart } from '../cart/read-cart.js'
import type { CartReader } from '../cart/read-cart.js'
import { planOfLine, subscriptionLine } from '../cart/shown-cart.js'
import { openOrder } from '../orders/open-order.js'
import { beginOf } from '../subscriptions/begun-subscription.js'
import type { BegunWallet, StoredWalletCart } from './pay-by-wallet.js'

/** The cart that the visitor's pages show, as a wallet pays it; null: none. */
export async function readWalletCart(reader: CartReader, terms: ShopTerms): Promise<StoredWalletCart | null> {
  const order = await openOrder(reader, terms.nowMs)
  if (order?.status !== 'cart') return null
  const cart = await loadPresentCart(reader, terms, order)
  const line = subscriptionLine(cart)
  return {
    orderId: order.id,
    isEmpty: cart.lines.length === 0,
    priced: priceCart(terms, cart),
    begin: line && beginOf(planOfLine(line)),
    attempts: order.attempts,
  }
}

/** The wallet payment that was begun for the visitor's order; null: they have none. */
export async function readBegunWallet(reader: CartReader, nowMs: number): Promise<BegunWallet | null> {
  const order = await openOrder(reader, nowMs)
  return order && { orderId: order.id, ...order.wallet }
}
