import type { PageContext } from '../../adapters/dom-kit/page-module.js'
import type { CartApi, CartOutcome, CartView } from '../../core/cart/index.js'

interface CartChunk {
  readonly cartApi: (context: PageContext) => CartApi
}

const EMPTY: CartView = { items: [], itemCount: 0, subtotal: null, total: null }

const NOT_LOADED: CartOutcome = {
  ok: false,
  code: 'Unreachable',
  message: 'The shop did not load.',
  cart: EMPTY,
}

/**
 * `Vitrine.cart` from the first moment on: the calls wait for the shop's chunk, which is loaded on the first
 * use where the page has not asked for it already. A chunk that does not arrive is asked for again at the
 * next call.
 */
export function createCartFacade(context: PageContext, load: (file: string) => Promise<unknown>): CartApi {
  let loading: Promise<CartApi | undefined> | undefined
  const ask = async <T>(call: (cart: CartApi) => T | Promise<T>, otherwise: T): Promise<T> => {
    loading ??= load('chunks/commerce.js').then(
      (chunk) => (chunk as CartChunk).cartApi(context),
      () => (loading = undefined),
    )
    const cart = await loading
    return cart ? call(cart) : otherwise
  }
  const answer =
    <Item>(call: 'add' | 'update' | 'remove') =>
    (item: Item): Promise<CartOutcome> =>
      ask((cart) => (cart[call] as (item: Item) => Promise<CartOutcome>)(item), NOT_LOADED)
  return {
    get: () => ask((cart) => cart.get(), EMPTY),
    add: answer('add'),
    update: answer('update'),
    remove: answer('remove'),
    open: () => void ask((cart) => cart.open(), undefined),
    close: () => void ask((cart) => cart.close(), undefined),
    subscribe: (listener) => {
      let isOver = false
      const stopping = ask(
        (cart) => cart.subscribe((view) => isOver || listener(view)),
        () => undefined,
      )
      return () => {
        isOver = true
        void stopping.then((stop) => stop())
      }
    },
  }
}
