import { missingForShipping } from '../../checkout/index.js'
import { PAYMENT_UNAVAILABLE } from '../../errors/index.js'
import type { Address } from '../../orders/index.js'
import type { UnacceptedAmount } from '../../ports/payments/payment-processor.port.js'
import { checkOrderRange } from '../../pricing/index.js'
import type { OrderRange, PricedOrder } from '../../pricing/index.js'
import type { SubscriptionPlan } from '../../subscriptions/index.js'
import { mixedRefusal, needsSession } from './buying-rules.js'
import type { Goods } from './buying-rules.js'
import { rejection } from './failures.js'
import type { Rejection } from './failures.js'
import { emptyCart } from './submit-key.js'

/**
 * A change that the shopper has not seen yet: the order is refused once and updated, and can be submitted
 * after it was shown.
 */
export type OutOfDate = 'lines' | 'prices' | 'extras'

/** A line of the cart to place. */
export interface PlacementLine extends Goods {
  /** True: it was withdrawn from sale. */
  readonly isGone: boolean
  /** True: the shopper saw another price than the catalogue's present one. */
  readonly hasNewPrice: boolean
  /** The plan of a subscription; null: none. */
  readonly plan: SubscriptionPlan | null
}

/** The provider that the shopper chose, as far as it decides whether the order can be placed. */
export interface PlacementProvider {
  readonly name: string
  readonly currency: string
  /** The reason for not accepting the total; null: accepted. */
  readonly refusal: UnacceptedAmount | null
  readonly keepsMethods: boolean
  /**
   * True if it can begin a trial, which takes no money: its method is stored without a charge, or tested by
   * holding the price.
   */
  readonly beginsTrials: boolean
}

/** The facts that decide whether a cart can be placed, besides stock and a member's trials. */
export interface Placement {
  readonly lines: readonly PlacementLine[]
  readonly priced: PricedOrder
  /** True if shipping, taxes, discount and trial are those that the shopper last saw. */
  readonly areExtrasKnown: boolean
  readonly isLoggedIn: boolean
  readonly range: OrderRange
  readonly email: string | null
  readonly shippingAddress: Address | null
  /** True if taxes depend on a state that the address does not name. */
  readonly lacksState: boolean
  /** The required check boxes of these goods that the shopper did not tick. */
  readonly unconfirmed: readonly string[]
  readonly hasPaymentMethod: boolean
  /** null: none is chosen, or the shop no longer supports it. */
  readonly provider: PlacementProvider | null
}

/** The decision about an order: `fine`, or refused, with the update that the shopper must see first. */
export type OrderCheck =
  | { readonly tag: 'fine' }
  | { readonly tag: 'refused'; readonly failure: Rejection; readonly outOfDate: OutOfDate | null }

/**
 * A shipping, tax or discount line differs from the one that the shopper saw. `reason`: why a discount no
 * longer applies.
 */
export const extrasChanged = (reason?: string): Rejection =>
  rejection(
    'OrderExtrasChanged',
    'Shipping, taxes or a discount of this order have changed.',
    reason === undefined ? [] : [reason],
  )

const refused = (failure: Rejection, outOfDate: OutOfDate | null = null): OrderCheck => ({
  tag: 'refused',
  failure,
  outOfDate,
})

/**
 * Decides whether an order may be placed as it is, except for stock; the reasons are checked in the order in
 * which a shopper can solve them.
 */
export function decidePlacement(placement: Placement): OrderCheck {
  const { lines, priced } = placement
  if (lines.length === 0) return refused(emptyCart)
  if (lines.some((line) => line.isGone))
    return refused(rejection('ItemNotFound', 'A product in the cart is no longer sold.'), 'lines')
  if (lines.some((line) => line.hasNewPrice))
    return refused(rejection('PriceChanged', 'The price of a product in the cart has changed.'), 'prices')
  if (!placement.areExtrasKnown) return refused(extrasChanged(), 'extras')
  if (!placement.isLoggedIn && lines.some(needsSession))
    return refused(
      rejection('SessionRequired', 'Memberships and subscriptions need an account. Please log in.'),
    )
  const range = checkOrderRange(priced, placement.range)
  if (!range.ok) return refused(rejection(range.failure.code, range.failure.message))
  const failure = missingDetail(placement) ?? unrenewable(placement) ?? unacceptable(placement)
  return failure === null ? { tag: 'fine' } : refused(failure)
}

function missingDetail(placement: Placement): Rejection | null {
  const { email, priced, shippingAddress } = placement
  if (email === null) return rejection('NeedIdentity', 'An e-mail address is needed.')
  if (priced.requiresShipping) {
    const problem = addressProblem(shippingAddress)
    if (problem !== null) return problem
    if (!priced.shippingMethods.some((method) => method.selected))
      return rejection('NeedShippingMethod', 'A way of shipping to this address has to be chosen.')
  }
  if (placement.lacksState)
    return rejection('InvalidShippingAddress', 'The address needs a state, by which taxes go there.', [
      'MISSING_STATE',
    ])
  if (placement.unconfirmed.length > 0)
    return rejection('NeedConfirmation', `This has to be confirmed: ${placement.unconfirmed.join(', ')}.`)
  return priced.isFreeOrder || placement.hasPaymentMethod
    ? null
    : rejection('NeedPaymentMethod', 'A payment method is needed.')
}

/**
 * Refuses an address to which goods cannot be shipped; problems have the form of `MISSING_STATE`. null:
 * accepted.
 */
function addressProblem(address: Address | null): Rejection | null {
  if (address === null) return rejection('NeedShippingAddress', 'A shipping address is needed.')
  const missing = missingForShipping(address)
  if (missing.length === 0) return null
  const problems = missing.map((field) => `MISSING_${field.replace(/[A-Z]/g, '_$&').toUpperCase()}`)
  return rejection('InvalidShippingAddress', `The shipping address lacks: ${missing.join(', ')}.`, problems)
}

/** Refuses a subscription that this provider cannot renew, before any money is taken. */
function unrenewable({ lines, priced, provider }: Placement): Rejection | null {
  const line = lines.find(({ isSubscription }) => isSubscription)
  if (line === undefined) return null
  const mixed = mixedRefusal(lines)
  if (mixed !== null) return mixed
  const notSupported = (message: string) => rejection('SubscriptionsNotSupported', message)
  if (line.plan === null) return notSupported('This subscription has no plan.')
  if (priced.isFreeOrder) return null
  if (provider?.keepsMethods !== true) return notSupported('Subscriptions cannot be paid in this way.')
  return (line.plan.trialDays ?? 0) > 0 && !provider.beginsTrials
    ? notSupported('Subscriptions with a trial cannot be paid in this way.')
    : null
}

/** Refuses an amount that the chosen provider does not accept, before any stock is taken. */
const unacceptable = ({ priced, provider }: Placement): Rejection | null =>
  priced.isFreeOrder || provider === null ? null : amountRefusal(provider)

/** The refusal of an amount by a provider; null: accepted. */
export function amountRefusal({
  name,
  currency,
  refusal,
}: Pick<PlacementProvider, 'name' | 'currency' | 'refusal'>): Rejection | null {
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
