import type { Address, CustomDatum, ShippingMethodId } from '../../orders/index.js'

/** The blocks of a checkout that a shopper fills in. */
export type CheckoutBlock =
  | 'customer'
  | 'shipping-address'
  | 'shipping-methods'
  | 'billing-address'
  | 'additional-info'

/** The shopper's entries, read at one moment; an empty field is null. */
export interface CheckoutDetails {
  readonly email: string | null
  readonly shippingAddress: Address
  /** The billing block's values, whether or not they count (`billingAddressOf` of core/checkout). */
  readonly billingAddress: Address
  readonly isBillingSameAsShipping: boolean
  readonly shippingMethodId: ShippingMethodId | null
  /** null: the page has no additional-info block. */
  readonly customData: readonly CustomDatum[] | null
}

/**
 * The forms of a checkout: the designer's on a page, an application's own, or plain data in a script. Never
 * throws.
 */
export interface CheckoutForms {
  /** Reads the present values. */
  readonly read: () => CheckoutDetails
  /**
   * Checks `blocks` in order and shows the faults of the first invalid one; returns that block, or null if
   * all are valid.
   */
  readonly check: (blocks: readonly CheckoutBlock[]) => CheckoutBlock | null
  /**
   * Asks for fields that the order lacks, by their names: a state or province in the shipping address, or check
   * boxes, which stay required until the next check only, since the cart may change.
   */
  readonly askFor: (names: readonly string[]) => void
}
