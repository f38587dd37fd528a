import { skuId as toSkuId } from '../catalog/index.js'
import type { PriceFormat } from '../money/index.js'
import type { Order } from '../orders/index.js'
import type { CartGateway } from '../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import type { EventSink } from '../ports/page/event-sink.port.js'
import type { Random } from '../ports/platform/random.port.js'
import { until } from '../shared/index.js'
import { trackAddToCart } from './add-to-cart-event.js'
import { afterAddition, resumeAddition } from './lost-additions.js'
import type { LostAdditions } from './lost-additions.js'
import type { CartService } from './cart.service.js'
import type { CartState } from './cart.machine.js'
import { toCartView } from './cart-view.js'
import type { CartView } from './cart-view.js'
import { parseQuantity } from './quantity.js'

/**
 * The result of a change. `code` is a server code such as `OutOfInventory`, or `Unreachable`, or
 * `InvalidQuantity`; `cart` is the present cart.
 */
export type CartOutcome =
  | { readonly ok: true; readonly cart: CartView }
  | { readonly ok: false; readonly code: string; readonly message: string; readonly cart: CartView }

/**
 * The visitor's cart for page scripts and analytics (docs/cart-api.md). No call rejects; each resolves with
 * its result.
 */
export interface CartApi {
  /** The cart in the back end; read once, then updated. */
  readonly get: () => Promise<CartView>
  /**
   * Adds pieces of a SKU. Calling it again after `Unreachable` with the same SKU and count adds once.
   * @default count 1
   */
  readonly add: (item: { readonly skuId: string; readonly count?: number }) => Promise<CartOutcome>
  /** Sets the count of a line; 0 removes it. */
  readonly update: (item: { readonly skuId: string; readonly count: number }) => Promise<CartOutcome>
  readonly remove: (skuId: string) => Promise<CartOutcome>
  /** Opens the first visible cart of the page; `close` closes them all. */
  readonly open: () => void
  readonly close: () => void
  /** Calls `listener` with the cart after every change; returns the function that stops it. */
  readonly subscribe: (listener: (cart: CartView) => void) => () => void
}

/**
 * The parts that the script's view of the cart uses; `prices` is the page's price format, null: the
 * currency's default.
 */
export interface CartApiPorts {
  readonly cart: CartService
  readonly commerce: Pick<CartGateway, 'addToCart'>
  readonly events: EventSink
  readonly random: Random
  readonly prices: () => PriceFormat | null
  readonly open: () => void
  readonly close: () => void
}

/** The order in a page's readings: all show the same cart. */
export const orderOfCart = ({ readings }: CartState): Order | null =>
  Object.values(readings).find(({ order }) => order !== null)?.order ?? null

/** Makes the script's view of the cart from the services that the page itself uses. */
export function createCartApi(ports: CartApiPorts): CartApi {
  const { cart, commerce, events, random } = ports
  let lost: LostAdditions = []
  const view = (): CartView => toCartView(orderOfCart(cart.getSnapshot()), ports.prices())
  const refused = (code: string, message: string): CartOutcome => ({ ok: false, code, message, cart: view() })
  const failed = (failure: GatewayFailure): CartOutcome =>
    refused(failure.tag === 'rejected' ? failure.code : 'Unreachable', failure.message)

  const add: CartApi['add'] = async ({ skuId, count = 1 }) => {
    const wanted = parseQuantity(count)
    if (!wanted.ok || wanted.value === 0)
      return refused('InvalidQuantity', 'The quantity must be a whole number above zero.')
    const fresh = { skuId: toSkuId(skuId), count, buyNow: false, key: random.token() }
    const addition = resumeAddition(lost, fresh)
    const answer = await commerce.addToCart(addition)
    lost = afterAddition(lost, addition, answer)
    if (!answer.ok) return failed(answer.failure)
    trackAddToCart(events, addition, answer.value)
    await cart.invalidate()
    return { ok: true, cart: view() }
  }

  const update: CartApi['update'] = async ({ skuId, count }) => {
    if (!parseQuantity(count).ok) return refused('InvalidQuantity', 'The quantity must be a whole number.')
    const id = toSkuId(skuId)
    cart.send({ tag: 'change', skuId: id, count })
    await until(cart, ({ pending, phase }) => pending[id] === undefined && phase !== 'reading')
    const { problem } = cart.getSnapshot()
    return problem?.skuId === id ? failed(problem.failure) : { ok: true, cart: view() }
  }

  return {
    get: async () => {
      // A running read answers this call too.
      if (cart.getSnapshot().phase === 'reading') await until(cart, ({ phase }) => phase !== 'reading')
      if (cart.getSnapshot().phase !== 'ready') await cart.refresh()
      return view()
    },
    add,
    update,
    remove: (skuId) => update({ skuId, count: 0 }),
    open: ports.open,
    close: ports.close,
    subscribe: (listener) => onCartChange(cart, view, listener),
  }
}

/** Calls `listener` only when the cart itself changed, not for every step of a change. */
function onCartChange(
  cart: CartService,
  view: () => CartView,
  listener: (cart: CartView) => void,
): () => void {
  let known = cart.getSnapshot().phase === 'unread' ? null : JSON.stringify(view())
  return cart.subscribe(() => {
    const { phase } = cart.getSnapshot()
    if (phase !== 'ready') return
    const now = view()
    const text = JSON.stringify(now)
    if (text === known) return
    known = text
    listener(now)
  })
}
