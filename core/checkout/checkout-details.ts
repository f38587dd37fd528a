import type { Address, CustomDatum, Order, OrderFlags, ShippingMethodId } from '../orders/index.js'
import type { CheckoutDetails } from '../ports/checkout-forms.port.js'
import type { BillingDetails } from '../ports/payment-form.port.js'

/** A detail of the order to be set at the back end: repeating it changes nothing. */
export type DetailChange =
  | { readonly tag: 'identity'; readonly email: string | null }
  | { readonly tag: 'address'; readonly kind: 'shipping' | 'billing'; readonly address: Address }
  | { readonly tag: 'shipping-method'; readonly id: ShippingMethodId | null }
  | { readonly tag: 'custom-data'; readonly data: readonly CustomDatum[] }

/**
 * True if the billing block counts: it does unless the order is shipped and the shopper says both addresses
 * are one (reference/checkout#placing-an-order).
 */
export const needsBillingBlock = (
  flags: Pick<OrderFlags, 'requiresShipping'>,
  isBillingSameAsShipping: boolean,
): boolean => !flags.requiresShipping || !isBillingSameAsShipping

/**
 * The details with the way of shipping that the order has, where the shopper has chosen none: the back end's
 * choice is shown as chosen, so the shopper does not choose it again (reference/checkout#what-is-shown).
 */
export const withShippingMethodOf = (
  details: CheckoutDetails,
  order: Pick<Order, 'shippingMethods'> | null,
): CheckoutDetails => ({
  ...details,
  shippingMethodId:
    details.shippingMethodId ?? order?.shippingMethods.find(({ selected }) => selected)?.id ?? null,
})

/** The address the bill goes to. */
export const billingAddressOf = (
  details: CheckoutDetails,
  flags: Pick<OrderFlags, 'requiresShipping'>,
): Address =>
  needsBillingBlock(flags, details.isBillingSameAsShipping) ? details.billingAddress : details.shippingAddress

/** The facts of the payer that a payment provider is told. */
export function billingDetailsOf(
  details: CheckoutDetails,
  flags: Pick<OrderFlags, 'requiresShipping'>,
): BillingDetails {
  const address = billingAddressOf(details, flags)
  return { name: address.addressee, email: details.email, address }
}

/** Everything that is sent before an order is placed, all at once (reference/checkout#placing-an-order). */
export function changesOf(
  details: CheckoutDetails,
  flags: Pick<OrderFlags, 'requiresShipping'>,
): readonly DetailChange[] {
  const shipping: readonly DetailChange[] = flags.requiresShipping
    ? [
        { tag: 'address', kind: 'shipping', address: details.shippingAddress },
        { tag: 'shipping-method', id: details.shippingMethodId },
      ]
    : []
  const custom: readonly DetailChange[] =
    details.customData === null ? [] : [{ tag: 'custom-data', data: details.customData }]
  return [
    { tag: 'identity', email: details.email },
    { tag: 'address', kind: 'billing', address: billingAddressOf(details, flags) },
    ...shipping,
    ...custom,
  ]
}
