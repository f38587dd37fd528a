/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Exact, mutation_commerce_checkout_type, usys_update_user_data } from './operation-types-1.js'
export type ReadProductQuery = {
  readonly database: {
    readonly id: string
    readonly collections: {
      readonly c_product_: {
        readonly id: string
        readonly items: ReadonlyArray<{
          readonly id: string
          readonly slug: string | null
          readonly name: string | null
          readonly description: string | null
          readonly categories: ReadonlyArray<string> | null
          readonly shippable: boolean | null
          readonly fields: unknown
          readonly productType: { readonly id: string; readonly name: string | null } | null
          readonly skuProperties: ReadonlyArray<{
            readonly id: string
            readonly name: string | null
            readonly enum: ReadonlyArray<{
              readonly id: string
              readonly name: string | null
              readonly slug: string | null
            }>
          }> | null
          readonly defaultSku: { readonly id: string } | null
          readonly memberships: ReadonlyArray<{
            readonly productId: string
            readonly orderId: string
            readonly active: boolean
          }> | null
          readonly skus: ReadonlyArray<{
            readonly id: string
            readonly sku: string | null
            readonly weight: number | null
            readonly width: number | null
            readonly length: number | null
            readonly height: number | null
            readonly ecSkuBillingMethod: string | null
            readonly ecSkuSubscriptionPlan: unknown
            readonly price: { readonly value: number | null; readonly unit: string | null } | null
            readonly compareAtPrice: { readonly value: number | null; readonly unit: string | null } | null
            readonly mainImage: {
              readonly url: string | null
              readonly alt: string | null
              readonly file: { readonly origFileName: string | null } | null
              readonly video: {
                readonly url: string
                readonly html: string
                readonly width: number | null
                readonly height: number | null
              } | null
            } | null
            readonly moreImages: ReadonlyArray<{
              readonly url: string | null
              readonly alt: string | null
              readonly file: { readonly origFileName: string | null } | null
              readonly video: {
                readonly url: string
                readonly html: string
                readonly width: number | null
                readonly height: number | null
              } | null
            }> | null
            readonly skuValues: ReadonlyArray<{
              readonly property: { readonly id: string } | null
              readonly value: { readonly id: string } | null
            }> | null
            readonly inventory: { readonly type: string; readonly quantity: number | null } | null
          }> | null
        }>
      } | null
    } | null
  } | null
}

export type FetchSubscriptionsQueryVariables = Exact<{ [key: string]: never }>

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

export type VitrineRemoveWayInMutationVariables = Exact<{
  id: string
}>

export type VitrineRemoveWayInMutation = { readonly vitrineRemoveWayIn: { readonly ok: boolean } | null }

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
  readonly ecommerceAttemptSubmitOrder: {
    readonly ok: boolean
    readonly orderId: string | null
    readonly token: string | null
    readonly status: string | null
    readonly clientSecret: string | null
    readonly provider: string | null
    readonly customerPaid: { readonly value: number | null; readonly unit: string | null } | null
    readonly purchasedItems: ReadonlyArray<{
      readonly id: string
      readonly name: string | null
      readonly count: number | null
      readonly price: { readonly value: number | null; readonly unit: string | null } | null
    }> | null
  } | null
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
