import type { LinesLeft, Order } from '../../../orders/index.js'
import { memberOf, openOrder } from '../orders/open-order.js'
import type { OwnedOrder, VisitorReadings } from '../orders/open-order.js'
import type { StoredOrderStatus } from '../orders/stored-order.js'
import { renewalOf, toOrderWithPayments } from './cart-order.js'
import type { OrderTimes } from './cart-order.js'
import { presentCart } from './present-cart.js'
import type { LoadedCart } from './present-cart.js'
import { priceCart, termsOf } from './price-cart.js'
import type { ShopTerms } from './price-cart.js'
import type { ShownCart, ShownLine } from './shown-cart.js'

/** An order that a visitor's pages show. */
export interface ReadOrder extends OwnedOrder, OrderTimes {
  readonly id: string
  readonly status: StoredOrderStatus
  readonly currency: string
  /** The member's earlier cart with lines that did not fit into this one; null: none. */
  readonly leftIn: string | null
  /** The number of its payment attempts so far. */
  readonly attempts: number
  /** The wallet payment that was begun for it. */
  readonly wallet: { readonly provider: string | null; readonly reference: string | null }
}

/** The data for a reading of a visitor's cart, and what it saves. */
export interface CartReader extends VisitorReadings<ReadOrder> {
  /** False: there is no visitor to keep a cart for. */
  readonly isVisitorKnown: boolean
  /** The cart of the order; `memberId` is called only if a trial depends on the buyer. */
  readonly loadCart: (
    order: ReadOrder,
    memberId: () => Promise<string | null>,
  ) => Promise<LoadedCart<ShownLine>>
  /** The lines that a member's cart still has; null: none. */
  readonly linesLeft: (cartId: string, memberId: string) => Promise<LinesLeft | null>
  /** Stores the extras that the shopper has seen now, unless they or the order changed since. */
  readonly saveSeen: (orderId: string, before: string, after: string) => Promise<void>
}

/**
 * The cart as pages show it, and its extras as text. An order that is being placed has reserved its goods already,
 * even if they are withdrawn from sale now.
 */
export function showCart(
  terms: ShopTerms,
  order: OrderTimes & Pick<ReadOrder, 'status'>,
  loaded: ShownCart,
): { readonly order: Order; readonly extras: string } {
  const isOpen = order.status === 'cart'
  const cart = isOpen
    ? loaded
    : { ...loaded, lines: loaded.lines.map((line) => ({ ...line, isGone: false })) }
  const priced = priceCart(terms, cart)
  const begun = renewalOf(terms, order, cart)
  return { order: toOrderWithPayments(terms, order, { cart, priced, begun }), extras: termsOf(cart, priced) }
}

/** The cart of an order as its shopper has it now. */
export async function loadPresentCart(
  reader: Pick<CartReader, 'loadCart' | 'findSession'>,
  { settings, nowMs }: ShopTerms,
  order: ReadOrder,
): Promise<ShownCart> {
  const memberId = async () => memberOf(await reader.findSession(), nowMs)
  return presentCart(settings, await reader.loadCart(order, memberId))
}

/**
 * The visitor's cart in the form for pages; null while it is empty. Reading a cart shows its extras, so the shopper
 * has now seen them: they are saved if the owner changed them.
 */
export async function readCart(reader: CartReader, terms: ShopTerms): Promise<Order | null> {
  const { settings, nowMs } = terms
  const order = reader.isVisitorKnown ? await openOrder(reader, nowMs) : null
  if (order === null || order.status === 'placed' || order.currency !== settings.currency) return null
  const cart = await loadPresentCart(reader, terms, order)
  if (cart.lines.length === 0) return null
  const { leftIn, memberId: owner } = order
  const linesLeft = leftIn === null || owner === null ? null : await reader.linesLeft(leftIn, owner)
  const shown = showCart(terms, order, cart)
  if (shown.extras !== cart.extrasSeen) await reader.saveSeen(order.id, cart.extrasSeen, shown.extras)
  return { ...shown.order, ...(linesLeft !== null && { linesLeft }) }
}
