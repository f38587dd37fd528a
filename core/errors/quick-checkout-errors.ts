import { cartProblem } from './cart-errors.js'
import type { CartCategory } from './cart-errors.js'
import { CHECKOUT_PROBLEMS, checkoutProblem } from './checkout-errors.js'
import type { CheckoutProblem } from './checkout-errors.js'
import type { Problem } from './problem.js'
import type { ServerError } from './server-error.js'
import { UNVERIFIED_EMAIL } from './unverified-email.js'

/** The effect of an error on a wallet's payment sheet (reference/errors#quick-checkout). */
export type QuickCheckoutOutcome =
  /** The sheet closes, then an alert shows the text. */
  | { readonly tag: 'alert'; readonly key: string; readonly text: string }
  /**
   * The sheet closes and the error block shows it: the checkout's, or the cart's where the sheet was opened
   * from the cart.
   */
  | { readonly tag: 'show'; readonly checkout: CheckoutProblem; readonly cart: Problem<CartCategory> }
  /** The sheet itself reports the failure. */
  | { readonly tag: 'fail-sheet' }

/** The codes that are shown in an alert, with the category of the text. */
const QUICK_CHECKOUT_ALERTS = { PriceChanged: 'pricing', ItemNotFound: 'product' } as const

const PAYMENT_INTENT_ALERT: QuickCheckoutOutcome = {
  tag: 'alert',
  key: 'PAYMENT_INTENT_ERROR',
  text: 'There was an error processing your payment. Please try again, or contact us if you continue to have problems.',
}

/** `stage`: the place of the failure, at our server or while the card holder confirmed the payment intent. */
export function quickCheckoutOutcome(
  error: ServerError,
  stage: 'server' | 'payment-intent',
): QuickCheckoutOutcome {
  if (stage === 'payment-intent') return PAYMENT_INTENT_ALERT
  if (error.code === 'PriceChanged' || error.code === 'ItemNotFound') {
    const { key, text } = CHECKOUT_PROBLEMS[QUICK_CHECKOUT_ALERTS[error.code]]
    return { tag: 'alert', key, text }
  }
  if (error.code === 'OrderTotalRange' || error.code === UNVERIFIED_EMAIL) {
    return { tag: 'show', checkout: checkoutProblem(error), cart: cartProblem(error) }
  }
  return { tag: 'fail-sheet' }
}
