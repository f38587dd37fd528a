/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Exact, mutation_commerce_update_custom_data } from './operation-types-1.js'
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

export type SubmitResultFragment = {
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
}

export type ProductPartsFragment = {
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
}

export type SkuPriceFragment = { readonly value: number | null; readonly unit: string | null }

export type SkuImageFragment = {
  readonly url: string | null
  readonly alt: string | null
  readonly file: { readonly origFileName: string | null } | null
  readonly video: {
    readonly url: string
    readonly html: string
    readonly width: number | null
    readonly height: number | null
  } | null
}

export type ShopFragment = {
  readonly defaultCurrency: string | null
  readonly quickCheckoutEnabled: boolean | null
  readonly businessAddress: { readonly country: string | null } | null
  readonly paymentProviders: ReadonlyArray<{
    readonly name: string
    readonly publicKey: string | null
    readonly account: string | null
    readonly keepsMethods: boolean | null
  }>
  readonly capabilities: {
    readonly checkout: string
    readonly checkoutHosts: ReadonlyArray<string>
    readonly subscriptions: boolean
    readonly memberships: boolean
    readonly accounts: boolean
    readonly customFields: boolean
    readonly uploads: boolean
    readonly guestOrderRead: boolean
  }
}
