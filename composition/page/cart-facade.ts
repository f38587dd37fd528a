import type { PageContext } from '../../adapters/dom-kit/page-module.js'
import type { CartApi, CartOutcome, CartView } from '../../core/cart/index.js'
import { createLazyApi, NOT_LOADED } from './lazy-api.js'

const EMPTY: CartView = { items: [], itemCount: 0, subtotal: null, total: null }

const FAILED: CartOutcome = { ...NOT_LOADED, cart: EMPTY }

/** `Vitrine.cart` from the first moment on; without the shop's chunk the cart is empty. */
export const createCartFacade = (context: PageContext, load: (file: string) => Promise<unknown>): CartApi =>
  createLazyApi<CartApi>(context, load, ['commerce', 'cartApi'], {
    get: EMPTY,
    add: FAILED,
    update: FAILED,
    remove: FAILED,
    open: undefined,
    close: undefined,
  })
