import { isTooSmall } from './checkout-errors.js'
import { lookUp, problemOf } from './problem.js'
import type { Problem, ProblemFacts, Recovery } from './problem.js'
import { SHOP_READ_ONLY, UNAVAILABLE_TEXT } from './shop-read-only.js'
import type { ServerError } from './server-error.js'
import { UNVERIFIED_EMAIL, UNVERIFIED_TEXT } from './unverified-email.js'

/** The category of a problem of the cart; each has a text of its own on the page. */
export type CartCategory =
  | 'quantity'
  | 'general'
  | 'checkout'
  | 'cart_order_min'
  | 'subscription_error'
  | 'unavailable'

/**
 * Pages use names with `cart-`; one code path of the original used the shorter one (reference/errors#cart).
 */
const facts = (category: CartCategory, key: string, recovery: Recovery, text: string): ProblemFacts => ({
  key,
  recovery,
  names: [`cart-${category}`, category],
  text,
})

/** Category -> the facts to show in the cart (reference/errors#cart). */
export const CART_PROBLEMS: Readonly<Record<CartCategory, ProblemFacts>> = {
  quantity: facts('quantity', 'CART_QUANTITY_ERROR', 'edit', 'Product is not available in this quantity.'),
  general: facts(
    'general',
    'CART_GENERAL_ERROR',
    'retry',
    'Something went wrong with your cart. Please try again.',
  ),
  checkout: facts('checkout', 'CHECKOUT_ERROR', 'none', 'Checkout is disabled on this site.'),
  cart_order_min: facts(
    'cart_order_min',
    'CART_ORDER_MIN_ERROR',
    'edit',
    'The order minimum was not met. Add more items to your cart to continue.',
  ),
  subscription_error: facts('subscription_error', 'SUBSCRIPTION_ERR', 'none', UNVERIFIED_TEXT),
  unavailable: facts('unavailable', 'CART_UNAVAILABLE_ERROR', 'retry', UNAVAILABLE_TEXT),
}

/** Codes with the same meaning in every call of the cart. */
const COMMON: Readonly<Record<string, CartCategory>> = {
  [SHOP_READ_ONLY]: 'unavailable',
  [UNVERIFIED_EMAIL]: 'subscription_error',
}

/** The problem of changing the quantity of a line: out of stock, a common one, or any other. */
export function cartQuantityProblem({ code }: ServerError): Problem<CartCategory> {
  return cartFacts(lookUp(COMMON, code) ?? (code === 'OutOfInventory' ? 'quantity' : 'general'))
}

/** Other problems of the cart: removing a line, or paying from the cart, where the order may be too small. */
export function cartProblem({ code, message }: ServerError): Problem<CartCategory> {
  const isTooLittle = code === 'OrderTotalRange' && isTooSmall(message)
  return cartFacts(lookUp(COMMON, code) ?? (isTooLittle ? 'cart_order_min' : 'general'))
}

/**
 * Products that a log-in left in an earlier cart: the cart shows the owner's text or this one, then the
 * products.
 */
export const LINES_LEFT: ProblemFacts = {
  key: 'CART_LINES_LEFT',
  recovery: 'none',
  names: ['cart-lines-left'],
  text: 'These products of your earlier cart are not in this one. They are kept for your next log-in:',
}

/** A problem that the page finds by itself, such as a checkout link that is not enabled. */
export const cartFacts = (category: CartCategory): Problem<CartCategory> => problemOf(CART_PROBLEMS, category)
