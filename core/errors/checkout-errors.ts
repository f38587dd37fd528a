import { PAYMENT_DECLINED, PAYMENT_UNAVAILABLE } from './payment-codes.js'
import { lookUp, problemOf } from './problem.js'
import type { Problem, ProblemFacts, Recovery } from './problem.js'
import { SHOP_READ_ONLY, UNAVAILABLE_TEXT } from './shop-read-only.js'
import type { ServerError } from './server-error.js'
import { UNVERIFIED_EMAIL, UNVERIFIED_TEXT } from './unverified-email.js'

/** The category of a problem of the checkout; each has a text of its own on the page. */
export type CheckoutCategory =
  | 'info'
  | 'session'
  | 'shipping'
  | 'extras'
  | 'pricing'
  | 'product'
  | 'quantity'
  | 'payment'
  | 'billing'
  | 'minimum'
  | 'invalid-discount'
  | 'expired-discount'
  | 'usage-reached-discount'
  | 'requirements-not-met'
  | 'subscription'
  | 'unverified'
  | 'unavailable'
  | 'too-many'
  | 'confirmation'

/** A check box that the order requires is not ticked; the problems name such boxes. */
const NEED_CONFIRMATION = 'NeedConfirmation'

/**
 * Server code -> category (reference/errors#checkout). `OrderTotalRange` is decided by its message, every
 * other code is `info`. `OutOfInventory`, `ShopReadOnly`, `TooManyRequests`, `UsysUnverifiedEmail`,
 * `NeedConfirmation` and the two of subscriptions are additions; the original gives them `info`. For these codes
 * the customer's entries are right. The last piece was sold meanwhile, the disk is full, too many cards were
 * refused, the address is not verified yet, a box is not ticked, or the means of payment cannot be stored for
 * renewals.
 */
export const CHECKOUT_CODES = {
  OrderExtrasChanged: 'extras',
  PriceChanged: 'pricing',
  [PAYMENT_DECLINED]: 'billing',
  NeedShippingAddress: 'shipping',
  InvalidShippingAddress: 'shipping',
  NeedShippingMethod: 'shipping',
  SessionRequired: 'session',
  NeedPaymentMethod: 'payment',
  [PAYMENT_UNAVAILABLE]: 'payment',
  ItemNotFound: 'product',
  OutOfInventory: 'quantity',
  InvalidDiscount: 'invalid-discount',
  DiscountInvalid: 'invalid-discount',
  DiscountDoesNotExist: 'invalid-discount',
  DiscountExpired: 'expired-discount',
  DiscountUsageReached: 'usage-reached-discount',
  DiscountRequirementsNotMet: 'requirements-not-met',
  SubscriptionSetupFailed: 'subscription',
  SubscriptionsNotSupported: 'subscription',
  [UNVERIFIED_EMAIL]: 'unverified',
  [SHOP_READ_ONLY]: 'unavailable',
  TooManyRequests: 'too-many',
  [NEED_CONFIRMATION]: 'confirmation',
} as const satisfies Readonly<Record<string, CheckoutCategory>>

const facts = (category: CheckoutCategory, key: string, recovery: Recovery, text: string): ProblemFacts => ({
  key,
  recovery,
  names: [category],
  text,
})

/** Category -> the English text and the recovery (reference/errors#checkout); `translations` has other languages. */
export const CHECKOUT_PROBLEMS: Readonly<Record<CheckoutCategory, ProblemFacts>> = {
  info: facts(
    'info',
    'INFO_ERROR',
    'retry',
    'There was an error processing your customer info. ' +
      'Please try again, or contact us if you continue to have problems.',
  ),
  session: facts(
    'session',
    'SESSION_ERROR',
    'none',
    'Memberships and subscriptions can only be bought with an account. Please log in or sign up first.',
  ),
  shipping: facts(
    'shipping',
    'SHIPPING_ERROR',
    'edit',
    "Sorry. We can't ship your order to the address provided.",
  ),
  extras: facts(
    'extras',
    'ORDER_EXTRAS_ERROR',
    'refresh',
    'A merchant setting has changed that impacts your cart. Please refresh and try again.',
  ),
  pricing: facts(
    'pricing',
    'PRICING_ERROR',
    'refresh',
    'The prices of one or more items in your cart have changed. Please refresh this page and try again.',
  ),
  product: facts(
    'product',
    'PRODUCT_ERROR',
    'refresh',
    'One or more of the products in your cart have been removed. Please refresh the page and try again.',
  ),
  quantity: facts('quantity', 'QUANTITY_ERROR', 'edit', 'Product is not available in this quantity.'),
  payment: facts('payment', 'PAYMENT_ERROR', 'retry', 'There was an error processing your payment.'),
  billing: facts(
    'billing',
    'BILLING_ERROR',
    'edit',
    'Your card was declined. Please check the card and the billing address, or try another card.',
  ),
  minimum: facts(
    'minimum',
    'ORDER_MINIMUM_ERROR',
    'edit',
    'The order minimum was not met. Add more items to your cart to continue.',
  ),
  'invalid-discount': facts(
    'invalid-discount',
    'INVALID_DISCOUNT_ERROR',
    'edit',
    'This discount is invalid.',
  ),
  'expired-discount': facts(
    'expired-discount',
    'EXPIRED_DISCOUNT_ERROR',
    'edit',
    'This discount is no longer available.',
  ),
  'usage-reached-discount': facts(
    'usage-reached-discount',
    'USAGE_REACHED_DISCOUNT_ERROR',
    'edit',
    'This discount is no longer available.',
  ),
  'requirements-not-met': facts(
    'requirements-not-met',
    'REQUIREMENTS_NOT_MET_DISCOUNT_ERROR',
    'edit',
    'Your order does not meet the requirements for this discount.',
  ),
  subscription: {
    ...facts(
      'subscription',
      'SUBSCRIPTION_ERR',
      'edit',
      'Subscriptions cannot be renewed with this payment method. Nothing was charged; please choose another one.',
    ),
    names: ['subscription_error'],
  },
  unverified: {
    ...facts('unverified', 'SUBSCRIPTION_ERR', 'none', UNVERIFIED_TEXT),
    names: ['unverified', 'subscription_error'],
  },
  unavailable: facts('unavailable', 'UNAVAILABLE_ERROR', 'retry', UNAVAILABLE_TEXT),
  'too-many': facts(
    'too-many',
    'TOO_MANY_ERROR',
    'retry',
    'That was tried too often. Please wait a few minutes and try again; nothing was charged.',
  ),
  confirmation: facts(
    'confirmation',
    'CONFIRMATION_ERROR',
    'edit',
    'Something has to be confirmed for this order. Please tick the boxes for it in the checkout.',
  ),
}

/**
 * A classified checkout error. `asksFor`: the names of fields that must be required and shown as invalid
 * (reference/errors#checkout).
 */
export interface CheckoutProblem extends Problem<CheckoutCategory | 'validation'> {
  readonly asksFor: readonly string[]
}

/**
 * The problem of a checkout error. A provider's `validation_error` keeps its own message, since it explains
 * the entered data.
 */
export function checkoutProblem(error: ServerError): CheckoutProblem {
  if (error.type === 'validation_error' && error.message !== '') {
    const { message: text } = error
    return {
      category: 'validation',
      key: 'VALIDATION_ERROR',
      recovery: 'edit',
      names: [],
      text,
      asksFor: [],
    }
  }
  return { ...problemOf(CHECKOUT_PROBLEMS, checkoutCategory(error)), asksFor: fieldsAskedFor(error) }
}

function checkoutCategory({ code, message }: ServerError): CheckoutCategory {
  if (code === 'OrderTotalRange') return isTooSmall(message) ? 'minimum' : 'info'
  return lookUp<CheckoutCategory>(CHECKOUT_CODES, code) ?? 'info'
}

/** True if the message of an `OrderTotalRange` error says that the order is below its minimum. */
export const isTooSmall = (message: string): boolean => /too small/i.test(message)

function fieldsAskedFor({ code, problems }: ServerError): readonly string[] {
  const types = problems.map(({ type }) => type)
  if (code === NEED_CONFIRMATION) return types
  return code === 'InvalidShippingAddress' && types.includes('MISSING_STATE') ? ['address_state'] : []
}

/** True if the page must be loaded again before the next submit (reference/checkout#placing-an-order). */
export const needsRefresh = (problem: ProblemFacts): boolean => problem.recovery === 'refresh'
