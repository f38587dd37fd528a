import type { PricedOrder } from '../../../../../core/pricing/index.js'
import { priceCart as priceOpenCart } from '../../../../../core/use-cases/shop/cart/price-cart.js'
import type { ShopTerms } from '../../../../../core/use-cases/shop/cart/price-cart.js'
import type { StoreSite } from '../store-site.js'
import type { Cart } from './cart.js'
import { toPricedCart } from './open-cart-rows.js'

/** The shop's present terms. */
export const shopTerms = ({
  settings,
  clock,
  language = 'en',
}: Pick<StoreSite, 'settings' | 'clock' | 'language'>): ShopTerms => ({
  settings,
  language,
  nowMs: clock.wallTime(),
})

/** Calculates a stored cart with the prices that its lines were shown with, and the shop's terms. */
export const priceCart = (terms: ShopTerms, cart: Cart): PricedOrder =>
  priceOpenCart(terms, toPricedCart(cart))
