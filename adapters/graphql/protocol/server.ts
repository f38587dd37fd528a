/** The part of the protocol that only a server needs: the schema and the types of its arguments. */
export { SCHEMA_TEXT } from './generated/schema-text.js'
export type {
  Mutation,
  MutationEcommerceAddToCartArgs,
  MutationEcommerceApplyDiscountArgs,
  MutationEcommerceAttemptSubmitOrderArgs,
  MutationEcommerceCancelSubscriptionForSiteUserArgs,
  MutationEcommerceFindSubmitArgs,
  MutationEcommerceStoreStripePaymentMethodArgs,
  MutationEcommerceUpdateAddressArgs,
  MutationEcommerceUpdateCartItemArgs,
  MutationEcommerceUpdateCustomDataArgs,
  MutationEcommerceUpdateIdentityArgs,
  MutationEcommerceUpdateShippingMethodArgs,
  MutationUsysCreateSessionArgs,
  MutationUsysCreateUserArgs,
  MutationUsysGetUploadUrlArgs,
  MutationUsysResetPasswordArgs,
  MutationUsysUpdatePasswordArgs,
  MutationUsysUpdateUserDataArgs,
  MutationUsysVerifyEmailArgs,
  MutationVitrineChangeCardArgs,
} from './generated/schema-types.js'
