import { PAYMENT_UNAVAILABLE } from '../../../../../core/errors/index.js'
import { checkOrderRange, lacksState } from '../../../../../core/pricing/index.js'
import type { PricedOrder } from '../../../../../core/pricing/index.js'
import { missingForShipping } from '../../../../../core/checkout/index.js'
import type { Address } from '../../../../../core/orders/index.js'
import { documentOrNull, hasTrial, planOfLine, subscriptionLine } from '../cart/cart.js'
import type { Cart, CartLine } from '../cart/cart.js'
import { hasNewPrice } from '../cart/bring-up-to-date.js'
import type { OutOfDate } from '../cart/bring-up-to-date.js'
import { destinationOf } from '../cart/destination.js'
import { processorOf } from '../payments/processors.js'
import type { Money } from '../../../../../core/money/index.js'
import type { PaymentProcessor } from '../../../../../core/ports/payment-processor.port.js'
import { termsText } from '../cart/terms-text.js'
import { rejection } from '../../../../../core/use-cases/shop/failures.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import type { StoreContext } from '../store-context.js'

/** Whether an order may be placed as it is. */
export type OrderCheck =
  | { readonly tag: 'fine' }
  | { readonly tag: 'refused'; readonly failure: Rejection; readonly outOfDate: OutOfDate | null }

const refused = (failure: Rejection, outOfDate: OutOfDate | null = null): OrderCheck => ({
  tag: 'refused',
  failure,
  outOfDate,
})

/**
 * Whether an order may be placed as it stands, all but stock; the reasons are tried in the order a shopper
 * can do something about them.
 */
export function checkOrder(
  { settings, processors }: Pick<StoreContext, 'settings' | 'processors'>,
  cart: Cart,
  priced: PricedOrder,
  /** Who submits; null: nobody is logged in. */
  memberId: string | null,
): OrderCheck {
  const { order, lines } = cart
  if (lines.length === 0) return refused(rejection('ItemNotFound', 'The cart is empty.'))
  if (lines.some((line) => line.isGone)) {
    return refused(rejection('ItemNotFound', 'A product in the cart is no longer sold.'), 'lines')
  }
  if (lines.some(hasNewPrice)) {
    return refused(rejection('PriceChanged', 'The price of a product in the cart has changed.'), 'prices')
  }
  if (termsText(cart, priced) !== order.extras_seen) return refused(extrasChanged(), 'extras')
  if (memberId === null && lines.some(needsSession)) {
    return refused(
      rejection('SessionRequired', 'Memberships and subscriptions need an account. Please log in.'),
    )
  }
  const range = checkOrderRange(priced, settings.orderRange)
  if (!range.ok) return refused(rejection(range.failure.code, range.failure.message))
  const failure =
    missingDetail(settings, cart, priced) ??
    unrenewable(processors, cart, priced) ??
    unacceptable(processors, cart, priced)
  return failure === null ? { tag: 'fine' } : refused(failure)
}

/** Why the provider that was chosen does not take this amount, before any stock is taken. */
const unacceptable = (
  processors: StoreContext['processors'],
  { order }: Cart,
  { total, isFreeOrder }: PricedOrder,
): Rejection | null =>
  isFreeOrder ? null : amountRefusal(processorOf({ processors }, order.payment_provider), total)

/** Why a provider does not take an amount; null: it does. */
export function amountRefusal(processor: PaymentProcessor | null, total: Money): Rejection | null {
  const refusal = processor?.refuses?.(total)
  switch (refusal?.tag) {
    case 'too-small':
      return rejection('OrderTotalRange', 'The order total is too small to be charged.')
    case 'not-whole':
      return rejection(
        PAYMENT_UNAVAILABLE,
        `${processor?.provider.name} takes whole amounts in ${total.currency} only.`,
      )
    case 'unknown-currency':
      return rejection(
        PAYMENT_UNAVAILABLE,
        `${processor?.provider.name} takes no payments in ${total.currency}.`,
      )
    default:
      return null
  }
}

/** Why what was chosen cannot be subscribed to with this provider, before any money is taken. */
function unrenewable(
  processors: StoreContext['processors'],
  cart: Cart,
  { isFreeOrder }: PricedOrder,
): Rejection | null {
  const line = subscriptionLine(cart)
  if (line === null) return null
  if (cart.lines.length > 1) {
    return rejection('MixedCartError', 'A subscription cannot be bought together with another product.')
  }
  const plan = planOfLine(line)
  if (plan === null) return rejection('SubscriptionsNotSupported', 'This subscription has no plan.')
  const processor = processorOf({ processors }, cart.order.payment_provider)
  if (isFreeOrder) return null
  if (processor?.keepsMethods !== true) {
    return rejection('SubscriptionsNotSupported', 'Subscriptions cannot be paid in this way.')
  }
  return hasTrial(line) && !canBeginTrial(processor)
    ? rejection('SubscriptionsNotSupported', 'Subscriptions with a trial cannot be paid in this way.')
    : null
}

/** A trial takes no money: its method is kept without a charge, or tested by holding the price. */
const canBeginTrial = ({ keep, authorisation }: PaymentProcessor): boolean =>
  keep !== undefined || authorisation !== undefined

/** A shipping, tax or discount line is not what the shopper was shown. `reason`: why a discount fell away. */
export const extrasChanged = (reason?: string): Rejection =>
  rejection(
    'OrderExtrasChanged',
    'Shipping, taxes or a discount of this order have changed.',
    reason === undefined ? [] : [reason],
  )

const needsSession = ({ sku, product }: CartLine): boolean =>
  sku.billing === 'subscription' || product.type === 'Membership'

function missingDetail(
  settings: StoreContext['settings'],
  { order }: Cart,
  priced: PricedOrder,
): Rejection | null {
  if (order.email === null) return rejection('NeedIdentity', 'An e-mail address is needed.')
  if (priced.requiresShipping) {
    const problem = addressProblem(documentOrNull<Address>(order.shipping_address))
    if (problem !== null) return problem
    if (!priced.shippingMethods.some((method) => method.selected)) {
      return rejection('NeedShippingMethod', 'A way of shipping to this address has to be chosen.')
    }
  }
  if (lacksState(settings.taxes, destinationOf({ settings }, order, priced.requiresShipping))) {
    return rejection('InvalidShippingAddress', 'The address needs a state, by which taxes go there.', [
      'MISSING_STATE',
    ])
  }
  return priced.isFreeOrder || order.payment_method !== null
    ? null
    : rejection('NeedPaymentMethod', 'A payment method is needed.')
}

/** Why goods cannot be sent to this address; problems are named as `MISSING_STATE`. null: they can. */
function addressProblem(address: Address | null): Rejection | null {
  if (address === null) return rejection('NeedShippingAddress', 'A shipping address is needed.')
  const missing = missingForShipping(address)
  if (missing.length === 0) return null
  const problems = missing.map((field) => `MISSING_${field.replace(/[A-Z]/g, '_$&').toUpperCase()}`)
  return rejection('InvalidShippingAddress', `The shipping address lacks: ${missing.join(', ')}.`, problems)
}
