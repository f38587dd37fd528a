/** The half of the protocol that only a server needs: the schema itself and the types of its arguments. */
export { SCHEMA_TEXT } from './generated/schema-text.js'
export type {
  MutationEcommerceAddToCartArgs,
  MutationEcommerceApplyDiscountArgs,
  MutationEcommerceAttemptSubmitOrderArgs,
  MutationEcommerceFindSubmitArgs,
  MutationEcommerceStoreStripePaymentMethodArgs,
  MutationEcommerceUpdateAddressArgs,
  MutationEcommerceUpdateCartItemArgs,
  MutationEcommerceUpdateCustomDataArgs,
  MutationEcommerceUpdateIdentityArgs,
  MutationEcommerceUpdateShippingMethodArgs,
} from './generated/schema-types.js'
