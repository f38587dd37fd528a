import type { AddToCartCategory } from '../add-to-cart-errors.js'
import type { CartCategory } from '../cart-errors.js'
import type { CheckoutCategory } from '../checkout-errors.js'

/** The messages of a shop in one language, each for a problem; the English ones stand beside the problems. */
export interface ShopMessages {
  readonly addToCart: Readonly<Record<AddToCartCategory, string>>
  readonly cart: Readonly<Record<CartCategory, string>>
  /** Products that a log-in left in an earlier cart; their names follow. */
  readonly linesLeft: string
  readonly checkout: Readonly<Record<CheckoutCategory, string>>
  /** Problems that the page finds by itself, by their names. */
  readonly ownCheckout: Readonly<
    Record<'network' | 'lost-answer' | 'not-placed' | 'empty-cart' | 'insecure', string>
  >
}
