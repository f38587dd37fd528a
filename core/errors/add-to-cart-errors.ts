import { problemOf } from './problem.js'
import type { Problem, ProblemFacts, Recovery } from './problem.js'
import { SHOP_READ_ONLY, UNAVAILABLE_TEXT } from './shop-read-only.js'
import type { ServerError } from './server-error.js'

/** The category of a problem of adding to the cart; each has a text of its own on the page. */
export type AddToCartCategory =
  | 'quantity'
  | 'general'
  | 'mixed-cart'
  | 'buy-now'
  | 'checkout-disabled'
  | 'select-all-options'
  | 'unavailable'

const facts = (category: AddToCartCategory, key: string, recovery: Recovery, text: string): ProblemFacts => ({
  key,
  recovery,
  names: [`add-to-cart-${category}`],
  text,
})

/** Category -> the facts to show, for add to cart and buy now (reference/errors#add-to-cart-and-buy-now). */
export const ADD_TO_CART_PROBLEMS: Readonly<Record<AddToCartCategory, ProblemFacts>> = {
  quantity: facts('quantity', 'QUANTITY_ERROR', 'edit', 'Product is not available in this quantity.'),
  general: facts(
    'general',
    'GENERAL_ERROR',
    'retry',
    'Something went wrong when adding this item to the cart.',
  ),
  'mixed-cart': facts(
    'mixed-cart',
    'MIXED_CART_ERROR',
    'edit',
    "You can't purchase another product with a subscription.",
  ),
  'buy-now': facts(
    'buy-now',
    'BUY_NOW_ERROR',
    'retry',
    'Something went wrong when trying to purchase this item.',
  ),
  'checkout-disabled': facts(
    'checkout-disabled',
    'CHECKOUT_DISABLED_ERROR',
    'none',
    'Checkout is disabled on this site.',
  ),
  'select-all-options': facts(
    'select-all-options',
    'SELECT_ALL_OPTIONS',
    'edit',
    'Please select an option in each set.',
  ),
  unavailable: facts('unavailable', 'UNAVAILABLE_ERROR', 'retry', UNAVAILABLE_TEXT),
}

const problemOfCode = (code: string | null, otherwise: AddToCartCategory): Problem<AddToCartCategory> => {
  if (code === 'OutOfInventory') return addToCartFacts('quantity')
  return addToCartFacts(code === SHOP_READ_ONLY ? 'unavailable' : otherwise)
}

/**
 * The problem of a product that could not be added to the cart; a mix with subscriptions has its own
 * category.
 */
export const addToCartProblem = ({ code }: ServerError): Problem<AddToCartCategory> =>
  problemOfCode(code, code === 'MixedCartError' ? 'mixed-cart' : 'general')

/** The problem of a product that could not be bought at once. */
export const buyNowProblem = ({ code }: ServerError): Problem<AddToCartCategory> =>
  problemOfCode(code, 'buy-now')

/** A problem that the page finds by itself: open options, checkout not enabled. */
export const addToCartFacts = (category: AddToCartCategory): Problem<AddToCartCategory> =>
  problemOf(ADD_TO_CART_PROBLEMS, category)
