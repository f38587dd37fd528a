/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */

/** Internal type. DO NOT USE DIRECTLY. */
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }

/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }

export type commerce_order_finalized_order_args = {
  readonly orderId: string
  readonly token: string
}

export type id_filter = {
  readonly eq?: string | null | undefined
}

export type text_filter = {
  readonly eq?: string | null | undefined
}

export type product_filter = {
  readonly id?: id_filter | null | undefined
  readonly slug?: text_filter | null | undefined
  readonly f_slug_?: text_filter | null | undefined
  /** Addition: a category by its name. */
  readonly category?: text_filter | null | undefined
  /** Addition: words that a product must all contain, at most 200 characters. */
  readonly search?: string | null | undefined
}

export type product_sort_key = 'position' | 'name' | 'price'

/** Addition: the order of a list of products. */
export type product_sort = {
  readonly by: product_sort_key
  readonly descending?: boolean | null | undefined
}

export type mutation_commerce_checkout_type = 'normal' | 'paypal' | 'quickCheckout'

export type mutation_commerce_update_custom_data = {
  readonly name: string
  readonly textArea?: string | null | undefined
  readonly textInput?: string | null | undefined
  readonly checkbox?: boolean | null | undefined
}

export type usys_user_datum = {
  /** The id of the field; common ones also in camel case. */
  readonly id: string
  /** A text, true or false, `{ key }` or `{ _id }` of a file; null: empty. Omitted for an unchanged file. */
  readonly value?: unknown
}

/** Values of a form by their type. Omitted values stay unchanged. */
export type usys_update_user_data = {
  readonly plainText?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly email?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly bool?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly number?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly option?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly link?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly fileRef?: ReadonlyArray<usys_user_datum> | null | undefined
}

export type VitrineAddPasskeyMutationVariables = Exact<{
  answer: unknown
  name: string
}>

export type VitrineAddPasskeyMutation = { readonly vitrineAddPasskey: { readonly ok: boolean } | null }

export type AddToCartMutationVariables = Exact<{
  skuId: string
  count: number
  buyNow: boolean
  idempotencyKey: string
}>

export type AddToCartMutation = {
  readonly ecommerceAddToCart: {
    readonly ok: boolean
    readonly itemId: string | null
    readonly itemCount: number | null
    readonly itemPrice: { readonly value: number | null; readonly unit: string | null } | null
  } | null
}

export type CheckoutApplyDiscountMutationVariables = Exact<{
  discountCode: string
}>

export type CheckoutApplyDiscountMutation = {
  readonly ecommerceApplyDiscount: { readonly ok: boolean } | null
}

export type VitrineAskPasskeyMutationVariables = Exact<{ [key: string]: never }>

export type VitrineAskPasskeyMutation = { readonly vitrineAskPasskey: unknown }

export type BeginCheckoutMutationVariables = Exact<{ [key: string]: never }>

export type BeginCheckoutMutation = {
  readonly ecommerceBeginCheckout: { readonly ok: boolean; readonly url: string | null } | null
}

export type VitrineBeginFactorMutationVariables = Exact<{ [key: string]: never }>

export type VitrineBeginFactorMutation = { readonly vitrineBeginFactor: unknown }

export type VitrineBeginPasskeyMutationVariables = Exact<{ [key: string]: never }>

export type VitrineBeginPasskeyMutation = { readonly vitrineBeginPasskey: unknown }

export type getUploadURLMutationVariables = Exact<{
  fieldId: string
  filename: string
}>

export type getUploadURLMutation = {
  readonly usysGetUploadURL: {
    readonly key: string | null
    readonly presignedPOST: {
      readonly url: string | null
      readonly fields: ReadonlyArray<{ readonly key: string | null; readonly value: string | null }> | null
    } | null
  } | null
}

export type CheckoutRequestPayPalOrderMutationVariables = Exact<{ [key: string]: never }>

export type CheckoutRequestPayPalOrderMutation = {
  readonly ecommercePaypalOrderRequest: { readonly orderId: string } | null
}

export type CancelSiteUserSubscriptionMutationVariables = Exact<{
  subscriptionId: string
}>

export type CancelSiteUserSubscriptionMutation = {
  readonly ecommerceCancelSubscriptionForSiteUser: { readonly ok: boolean } | null
}

export type VitrineChangeCardMutationVariables = Exact<{
  subscriptionId: string
  provider: string
  paymentMethod: string
  confirmation?: string | null | undefined
}>

export type VitrineChangeCardMutation = {
  readonly vitrineChangeCard: {
    readonly ok: boolean
    readonly status: string
    readonly provider: string | null
    readonly clientSecret: string | null
  } | null
}

export type VitrineChangeEmailMutationVariables = Exact<{
  email: string
}>

export type VitrineChangeEmailMutation = { readonly vitrineChangeEmail: { readonly ok: boolean } | null }

export type VitrineChangePasswordMutationVariables = Exact<{
  authPassword: string
  newPassword: string
}>

export type VitrineChangePasswordMutation = {
  readonly vitrineChangePassword: { readonly ok: boolean } | null
}

export type VitrineConfirmEmailMutationVariables = Exact<{
  token: string
}>

export type VitrineConfirmEmailMutation = { readonly vitrineConfirmEmail: { readonly ok: boolean } | null }

export type VitrineConfirmIdentityMutationVariables = Exact<{
  authPassword: string
  code?: string | null | undefined
}>

export type VitrineConfirmIdentityMutation = {
  readonly vitrineConfirmIdentity: { readonly ok: boolean } | null
}

export type VitrineDeleteAccountMutationVariables = Exact<{ [key: string]: never }>

export type VitrineDeleteAccountMutation = { readonly vitrineDeleteAccount: { readonly ok: boolean } | null }

export type VitrineEndSessionsMutationVariables = Exact<{
  id?: string | null | undefined
}>

export type VitrineEndSessionsMutation = { readonly vitrineEndSessions: { readonly ok: boolean } | null }

export type VitrineExportAccountMutationVariables = Exact<{ [key: string]: never }>

export type VitrineExportAccountMutation = { readonly vitrineExportAccount: unknown }

export type CheckoutFindSubmitMutationVariables = Exact<{
  idempotencyKey: string
}>

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

export type CheckoutFindSubmitMutation = { readonly ecommerceFindSubmit: SubmitResultFragment | null }

export type ListProductsQueryVariables = Exact<{
  filter: product_filter
  limit: number
  sort?: product_sort | null | undefined
  after?: string | null | undefined
}>

export type SkuPriceFragment = { readonly value: number | null; readonly unit: string | null }
