import type { Address, CustomDatum, ShippingMethodId } from '../orders/index.js'

/** The parts of a checkout that a shopper fills in. */
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
  /** The billing block as it stands, whether or not it counts (`billingAddressOf` of core/checkout). */
  readonly billingAddress: Address
  readonly isBillingSameAsShipping: boolean
  readonly shippingMethodId: ShippingMethodId | null
  /** null: the page has no additional-info block. */
  readonly customData: readonly CustomDatum[] | null
}

/**
 * The forms of a checkout, wherever they are: the designer's on a page, an application's own, or plain data
 * in a script. Never throws.
 */
export interface CheckoutForms {
  /** Reads the present entries. */
  readonly read: () => CheckoutDetails
  /**
   * Looks at `blocks` in their order and shows what is wrong in the first one that is not valid; answers that
   * block, null if all are.
   */
  readonly check: (blocks: readonly CheckoutBlock[]) => CheckoutBlock | null
  /** The shipping address needs a state or province: asks for it. */
  readonly askForState: () => void
}
