/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  mutation_commerce_checkout_type,
  mutation_commerce_update_custom_data,
  usys_update_user_data,
  SubmitResultFragment,
} from './operation-types-1.js'
export type FetchSubscriptionsQuery = {
  readonly database: {
    readonly id: string
    readonly userSubscriptions: ReadonlyArray<{
      readonly _id: string
      readonly productName: string | null
      readonly status: string | null
      readonly lastInvoiced: string | null
      readonly periodEnd: string | null
      readonly subCreatedOn: string | null
      readonly canceledOn: string | null
      readonly endsOn: string | null
      readonly billingAddressAddressee: string | null
      readonly billingAddressLine1: string | null
      readonly billingAddressLine2: string | null
      readonly billingAddressCity: string | null
      readonly billingAddressState: string | null
      readonly billingAddressPostalCode: string | null
      readonly billingAddressCountry: string | null
      readonly cardLast4: string | null
      readonly cardExpiresMonth: number | null
      readonly cardExpiresYear: number | null
      readonly variantPrice: {
        readonly string: string | null
        readonly unit: string | null
        readonly value: number | null
      } | null
      readonly variantImage: { readonly url: string | null; readonly alt: string | null } | null
      readonly plan: {
        readonly interval: string
        readonly frequency: number
        readonly trialDays: number | null
      } | null
    }>
  } | null
}

export type FetchSessionUserQueryVariables = Exact<{ [key: string]: never }>

export type FetchSessionUserQuery = {
  readonly site: {
    readonly id: string
    readonly siteUser: {
      readonly id: string
      readonly groups: ReadonlyArray<string>
      readonly data: { readonly email: string | null }
    } | null
  } | null
}

export type CheckoutRecalcOrderEstimationsMutationVariables = Exact<{ [key: string]: never }>

export type CheckoutRecalcOrderEstimationsMutation = {
  readonly ecommerceRecalcEstimations: { readonly ok: boolean } | null
}

export type CheckoutRemoveDiscountMutationVariables = Exact<{ [key: string]: never }>

export type CheckoutRemoveDiscountMutation = {
  readonly ecommerceRemoveDiscount: { readonly ok: boolean } | null
}

export type VitrineRemoveLogInMutationVariables = Exact<{
  id: string
}>

export type VitrineRemoveLogInMutation = { readonly vitrineRemoveLogIn: { readonly ok: boolean } | null }

export type VitrineRenewRecoveryCodesMutationVariables = Exact<{ [key: string]: never }>

export type VitrineRenewRecoveryCodesMutation = {
  readonly vitrineRenewRecoveryCodes: ReadonlyArray<string> | null
}

export type UserResetPasswordRequestMutationVariables = Exact<{
  email: string
}>

export type UserResetPasswordRequestMutation = { readonly usysResetPassword: { readonly ok: boolean } | null }

export type VitrineSendLinkMutationVariables = Exact<{
  email: string
  redirectPath?: string | null | undefined
}>

export type VitrineSendLinkMutation = { readonly vitrineSendLink: { readonly ok: boolean } | null }

export type UserSignupRequestMutationVariables = Exact<{
  email: string
  name: string
  acceptPrivacy?: boolean | null | undefined
  acceptCommunications?: boolean | null | undefined
  authPassword: string
  inviteToken?: string | null | undefined
  captchaToken?: string | null | undefined
  redirectPath?: string | null | undefined
  data?: usys_update_user_data | null | undefined
}>

export type UserSignupRequestMutation = {
  readonly usysCreateUser: {
    readonly user: {
      readonly id: string
      readonly email: string | null
      readonly name: string | null
      readonly createdOn: string | null
      readonly emailVerified: boolean | null
    } | null
  } | null
}

export type CheckoutUpdateStripePaymentMethodMutationVariables = Exact<{
  paymentMethod: string
  provider?: string | null | undefined
}>

export type CheckoutUpdateStripePaymentMethodMutation = {
  readonly ecommerceStoreStripePaymentMethod: { readonly ok: boolean } | null
}

export type CheckoutAttemptSubmitOrderMutationVariables = Exact<{
  checkoutType?: mutation_commerce_checkout_type | null | undefined
  paymentIntentId?: string | null | undefined
  idempotencyKey: string
  orderId?: string | null | undefined
}>

export type CheckoutAttemptSubmitOrderMutation = {
  readonly ecommerceAttemptSubmitOrder: SubmitResultFragment | null
}

export type CheckoutSyncPayPalInfoMutationVariables = Exact<{ [key: string]: never }>

export type CheckoutSyncPayPalInfoMutation = {
  readonly ecommerceSyncPaypalOrderInfoToWF: { readonly ok: boolean } | null
}

export type VitrineTurnOffFactorMutationVariables = Exact<{ [key: string]: never }>

export type VitrineTurnOffFactorMutation = { readonly vitrineTurnOffFactor: { readonly ok: boolean } | null }

export type VitrineTurnOnFactorMutationVariables = Exact<{
  code: string
}>

export type VitrineTurnOnFactorMutation = { readonly vitrineTurnOnFactor: ReadonlyArray<string> | null }

export type CheckoutUpdateOrderAddressMutationVariables = Exact<{
  type: string
  name?: string | null | undefined
  address_line1?: string | null | undefined
  address_line2?: string | null | undefined
  address_city?: string | null | undefined
  address_state?: string | null | undefined
  address_country?: string | null | undefined
  address_zip?: string | null | undefined
}>

export type CheckoutUpdateOrderAddressMutation = {
  readonly ecommerceUpdateAddress: { readonly ok: boolean } | null
}

export type UpdateCartItemMutationVariables = Exact<{
  skuId: string
  count: number
}>

export type UpdateCartItemMutation = {
  readonly ecommerceUpdateCartItem: {
    readonly ok: boolean
    readonly itemId: string | null
    readonly itemCount: number | null
    readonly itemPrice: { readonly value: number | null; readonly unit: string | null } | null
  } | null
}

export type CheckoutUpdateCustomDataMutationVariables = Exact<{
  customData:
    | ReadonlyArray<mutation_commerce_update_custom_data | null | undefined>
    | mutation_commerce_update_custom_data
}>

export type CheckoutUpdateCustomDataMutation = {
  readonly ecommerceUpdateCustomData: { readonly ok: boolean } | null
}

export type CheckoutUpdateOrderIdentityMutationVariables = Exact<{
  email?: string | null | undefined
}>

export type CheckoutUpdateOrderIdentityMutation = {
  readonly ecommerceUpdateIdentity: { readonly ok: boolean } | null
}

export type CheckoutUpdateObfuscatedOrderAddressMutationVariables = Exact<{
  type: string
  name?: string | null | undefined
  address_line1?: string | null | undefined
  address_line2?: string | null | undefined
  address_city?: string | null | undefined
  address_state?: string | null | undefined
  address_country?: string | null | undefined
  address_zip?: string | null | undefined
}>

export type CheckoutUpdateObfuscatedOrderAddressMutation = {
  readonly ecommerceUpdateObfuscatedAddress: { readonly ok: boolean } | null
}

export type UserUpdatePasswordRequestMutationVariables = Exact<{
  authPassword: string
  token: string
}>

export type UserUpdatePasswordRequestMutation = {
  readonly usysUpdatePassword: { readonly ok: boolean } | null
}

export type CheckoutUpdateShippingMethodMutationVariables = Exact<{
  id?: string | null | undefined
}>

export type CheckoutUpdateShippingMethodMutation = {
  readonly ecommerceUpdateShippingMethod: { readonly ok: boolean } | null
}

export type UserVerifyEmailMutationVariables = Exact<{
  verifyToken: string
  redirectPath?: string | null | undefined
}>

export type UserVerifyEmailMutation = { readonly usysVerifyEmail: { readonly ok: boolean } | null }
