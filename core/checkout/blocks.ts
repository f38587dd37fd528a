import type { Address, Order, OrderFlags } from '../orders/index.js'
import type { CheckoutBlock, CheckoutDetails } from '../ports/shop/checkout-forms.port.js'
import { missingAddressFields } from './address-rules.js'
import type { AddressField } from './address-rules.js'
import { billingAddressOf, needsBillingBlock } from './checkout-details.js'

/**
 * The blocks that must be filled in, in the order in which they are checked
 * (reference/checkout#placing-an-order).
 */
export const requiredBlocks = (
  flags: Pick<OrderFlags, 'requiresShipping'>,
  isBillingSameAsShipping: boolean,
): readonly CheckoutBlock[] => [
  'customer',
  ...(flags.requiresShipping ? (['shipping-address', 'shipping-methods'] as const) : []),
  ...(needsBillingBlock(flags, isBillingSameAsShipping) ? (['billing-address'] as const) : []),
  'additional-info',
]

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

/**
 * The blocks and lists of a checkout that this order needs; others are hidden
 * (reference/checkout#display).
 */
export interface ShownBlocks {
  readonly shippingMethods: boolean
  /** True: "none for this address" is shown, which requires an address. */
  readonly noShippingMethods: boolean
  readonly billing: boolean
  readonly payment: boolean
}

/** The blocks to show; `order` null: the cart is empty. */
export function shownBlocks(
  order: Pick<Order, 'flags' | 'shippingMethods' | 'shippingAddress'> | null,
  isBillingSameAsShipping: boolean,
): ShownBlocks {
  const flags = order?.flags ?? { requiresShipping: true, isFreeOrder: false }
  return {
    shippingMethods: (order?.shippingMethods.length ?? 0) > 0,
    noShippingMethods:
      order === null ||
      (order.shippingMethods.length === 0 && !isBlank(order.shippingAddress?.country ?? null)),
    billing: needsBillingBlock(flags, isBillingSameAsShipping),
    payment: !flags.isFreeOrder,
  }
}

/** The fields that an address lacks; the postal code counts only if the order's flags require it. */
export const missingFields = (address: Address, requiresPostalCode: boolean): readonly AddressField[] =>
  missingAddressFields(address, { postalCode: requiresPostalCode, state: false })

/**
 * The first required block that is not filled in, by the data alone: for shops without the designer's forms.
 * null: all are filled in.
 */
export function firstIncompleteBlock(details: CheckoutDetails, flags: OrderFlags): CheckoutBlock | null {
  const isComplete: Record<CheckoutBlock, boolean> = {
    customer: !isBlank(details.email),
    'shipping-address':
      missingFields(details.shippingAddress, flags.shippingAddressRequiresPostalCode).length === 0,
    'shipping-methods': details.shippingMethodId !== null,
    'billing-address':
      missingFields(billingAddressOf(details, flags), flags.billingAddressRequiresPostalCode).length === 0,
    'additional-info': true,
  }
  return requiredBlocks(flags, details.isBillingSameAsShipping).find((block) => !isComplete[block]) ?? null
}
