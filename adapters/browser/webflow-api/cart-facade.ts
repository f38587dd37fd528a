import type { PageContext } from '../kit/page-module.js'
import type { CartApi, CartView } from '../../../core/cart/index.js'
import { createLazyApi } from './lazy-api.js'
import type { LoadChunk } from './lazy-api.js'

const EMPTY: CartView = { items: [], itemCount: 0, subtotal: null, total: null, linesLeft: null }

/** `Vitrine.cart` from the first moment on; without the shop's chunk the cart is empty. */
export const createCartFacade = (context: PageContext, load: LoadChunk): CartApi =>
  createLazyApi(context, load, 'commerce', 'cart', ['get', 'add', 'update', 'remove', 'open', 'close'], EMPTY)
