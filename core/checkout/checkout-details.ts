import type { Address, CustomDatum, Order, OrderFlags, ShippingMethodId } from '../orders/index.js'
import type { CheckoutDetails } from '../ports/shop/checkout-forms.port.js'
import type { BillingDetails } from '../ports/payments/payment-form.port.js'

/** A detail of the order to set in the back end; repeating it changes nothing. */
export type DetailChange =
  | { readonly tag: 'identity'; readonly email: string | null }
  | { readonly tag: 'address'; readonly kind: 'shipping' | 'billing'; readonly address: Address }
  | { readonly tag: 'shipping-method'; readonly id: ShippingMethodId | null }
  | { readonly tag: 'custom-data'; readonly data: readonly CustomDatum[] }

/**
 * True if the billing block counts: always, unless the order is shipped and the shopper says that both
 * addresses are the same (reference/checkout#placing-an-order).
 */
export const needsBillingBlock = (
  flags: Pick<OrderFlags, 'requiresShipping'>,
  isBillingSameAsShipping: boolean,
): boolean => !flags.requiresShipping || !isBillingSameAsShipping

/**
 * The details with the order's shipping method, if the shopper has chosen none. The page shows the back end's
 * choice as chosen, so the shopper does not choose it again (reference/checkout#display).
 */
export const withShippingMethodOf = (
  details: CheckoutDetails,
  order: Pick<Order, 'shippingMethods'> | null,
): CheckoutDetails => ({
  ...details,
  shippingMethodId:
    details.shippingMethodId ?? order?.shippingMethods.find(({ selected }) => selected)?.id ?? null,
})

/** The billing address. */
export const billingAddressOf = (
  details: CheckoutDetails,
  flags: Pick<OrderFlags, 'requiresShipping'>,
): Address =>
  needsBillingBlock(flags, details.isBillingSameAsShipping) ? details.billingAddress : details.shippingAddress

/** The payer's data for a payment provider. */
export function billingDetailsOf(
  details: CheckoutDetails,
  flags: Pick<OrderFlags, 'requiresShipping'>,
): BillingDetails {
  const address = billingAddressOf(details, flags)
  return { name: address.addressee, email: details.email, address }
}

/** All details that are sent, at once, before an order is placed (reference/checkout#placing-an-order). */
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
