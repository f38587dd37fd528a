import { PAYMENT_UNAVAILABLE } from '../../errors/index.js'
import type { UnacceptedAmount } from '../../ports/payments/payment-processor.port.js'
import { rejection } from './failures.js'
import type { Rejection } from './failures.js'

/** A product was withdrawn from sale. */
export const SOLD_NO_LONGER = rejection('ItemNotFound', 'A product in the cart is no longer sold.')

/** The shopper saw another price. */
export const PRICE_CHANGED = rejection('PriceChanged', 'The price of a product in the cart has changed.')

const EXTRAS_TEXT = 'Shipping, taxes or a discount of this order have changed.'

/** A shipping, tax or discount line differs from the one that the shopper saw. */
export const EXTRAS_CHANGED = rejection('OrderExtrasChanged', EXTRAS_TEXT)

/** The discount of the order was used up by others. */
export const DISCOUNT_USED_UP = rejection('OrderExtrasChanged', EXTRAS_TEXT, ['DiscountUsageReached'])

/** A product has fewer pieces than the cart. */
export const OUT_OF_STOCK = rejection(
  'OutOfInventory',
  'A product in the cart is not available in this quantity.',
)

/** The goods are for members only, and the shopper is not logged in. */
export const NEEDS_ACCOUNT = rejection(
  'SessionRequired',
  'Memberships and subscriptions need an account. Please log in.',
)

/** The order has no e-mail address. */
export const NEEDS_EMAIL = rejection('NeedIdentity', 'An e-mail address is needed.')

/** The order has no shipping address. */
export const NEEDS_ADDRESS = rejection('NeedShippingAddress', 'A shipping address is needed.')

/** The order has no shipping method. */
export const NEEDS_SHIPPING_METHOD = rejection(
  'NeedShippingMethod',
  'A way of shipping to this address has to be chosen.',
)

/** Taxes depend on a state that the address does not name. */
export const NEEDS_STATE = rejection(
  'InvalidShippingAddress',
  'The address needs a state: the taxes there depend on it.',
  ['MISSING_STATE'],
)

/** The order has no payment method. */
export const NEEDS_PAYMENT_METHOD = rejection('NeedPaymentMethod', 'A payment method is needed.')

const notSupported = (message: string): Rejection => rejection('SubscriptionsNotSupported', message)

/** The settings have no plan for this subscription. */
export const NO_PLAN = notSupported('This subscription has no plan.')

/** The provider stores no method for later charges. */
export const CANNOT_RENEW = notSupported('Subscriptions cannot be paid in this way.')

/** The provider cannot begin a subscription without taking money. */
export const CANNOT_BEGIN_TRIAL = notSupported('Subscriptions with a trial cannot be paid in this way.')

/** Required check boxes that the shopper did not tick. */
export const unconfirmedBoxes = (texts: readonly string[]): Rejection =>
  rejection('NeedConfirmation', `This has to be confirmed: ${texts.join(', ')}.`, texts)

/** An address without fields that shipping needs; its problems have the form of `MISSING_STATE`. */
export const incompleteAddress = (fields: readonly string[]): Rejection =>
  rejection(
    'InvalidShippingAddress',
    `The shipping address lacks: ${fields.join(', ')}.`,
    fields.map((field) => `MISSING_${field.replace(/[A-Z]/g, '_$&').toUpperCase()}`),
  )

/** The refusal of an amount by a provider; null: accepted. */
export function amountRefusal({
  name,
  currency,
  refusal,
}: {
  readonly name: string
  readonly currency: string
  readonly refusal: UnacceptedAmount | null
}): Rejection | null {
  switch (refusal?.tag) {
    case 'too-small':
      return rejection('OrderTotalRange', 'The order total is too small to be charged.')
    case 'not-whole':
      return rejection(PAYMENT_UNAVAILABLE, `${name} takes whole amounts in ${currency} only.`)
    case 'unknown-currency':
      return rejection(PAYMENT_UNAVAILABLE, `${name} takes no payments in ${currency}.`)
    default:
      return null
  }
}
