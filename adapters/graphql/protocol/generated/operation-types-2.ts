/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Exact,
  commerce_order_finalized_order_args,
  product_filter,
  SkuPriceFragment,
} from './operation-types-1.js'
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
    readonly price: SkuPriceFragment | null
    readonly compareAtPrice: SkuPriceFragment | null
    readonly mainImage: SkuImageFragment | null
    readonly moreImages: ReadonlyArray<SkuImageFragment> | null
    readonly skuValues: ReadonlyArray<{
      readonly property: { readonly id: string } | null
      readonly value: { readonly id: string } | null
    }> | null
    readonly inventory: { readonly type: string; readonly quantity: number | null } | null
  }> | null
}

export type ListProductsQuery = {
  readonly database: {
    readonly id: string
    readonly collections: {
      readonly c_product_: { readonly id: string; readonly items: ReadonlyArray<ProductPartsFragment> } | null
    } | null
  } | null
}

export type UserLoginRequestMutationVariables = Exact<{
  email: string
  authPassword: string
}>

export type UserLoginRequestMutation = {
  readonly usysCreateSession: {
    readonly user: {
      readonly id: string
      readonly email: string | null
      readonly name: string | null
      readonly createdOn: string | null
      readonly emailVerified: boolean | null
    } | null
  } | null
}

export type VitrineLogInWithCodeMutationVariables = Exact<{
  email: string
  authPassword: string
  code: string
}>

export type VitrineLogInWithCodeMutation = { readonly vitrineLogInWithCode: { readonly ok: boolean } | null }

export type VitrineLogInWithPasskeyMutationVariables = Exact<{
  answer: unknown
}>

export type VitrineLogInWithPasskeyMutation = {
  readonly vitrineLogInWithPasskey: { readonly ok: boolean } | null
}

export type UserLogoutRequestMutationVariables = Exact<{ [key: string]: never }>

export type UserLogoutRequestMutation = { readonly usysDestroySession: { readonly ok: boolean } | null }

export type VitrineOpenLinkMutationVariables = Exact<{
  token: string
  code?: string | null | undefined
}>

export type VitrineOpenLinkMutation = {
  readonly vitrineOpenLink: { readonly ok: boolean; readonly redirectPath: string | null } | null
}

export type GetFieldValidationsQueryVariables = Exact<{ [key: string]: never }>

export type GetFieldValidationsQuery = {
  readonly site: {
    readonly id: string
    readonly usysFieldSchema: ReadonlyArray<{
      readonly id: string
      readonly name: string | null
      readonly slug: string | null
      readonly type: string | null
      readonly required: boolean | null
      readonly validations: {
        readonly minLength: number | null
        readonly maxLength: number | null
        readonly min: number | null
        readonly max: number | null
        readonly step: number | null
        readonly extensions: ReadonlyArray<string> | null
        readonly options: ReadonlyArray<{ readonly slug: string; readonly name: string }> | null
      } | null
    }>
  } | null
}

export type ReadCartQueryVariables = Exact<{ [key: string]: never }>

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

export type ReadCartQuery = {
  readonly database: { readonly id: string; readonly order: unknown } | null
  readonly site: { readonly id: string; readonly commerce: ShopFragment | null } | null
}

export type ReadMembershipsQueryVariables = Exact<{
  productIds: ReadonlyArray<string> | string
}>

export type ReadMembershipsQuery = {
  readonly database: {
    readonly id: string
    readonly commerceMemberships: ReadonlyArray<{
      readonly productId: string
      readonly orderId: string
      readonly active: boolean
    }>
  } | null
}

export type VitrineAccountQueryVariables = Exact<{ [key: string]: never }>

export type VitrineAccountQuery = {
  readonly site: { readonly id: string; readonly vitrineAccount: unknown } | null
}

export type ReadPlacedOrderQueryVariables = Exact<{
  finalizedOrder: commerce_order_finalized_order_args
}>

export type ReadPlacedOrderQuery = {
  readonly database: { readonly id: string; readonly order: unknown } | null
  readonly site: { readonly id: string; readonly commerce: ShopFragment | null } | null
}

export type ReadProductQueryVariables = Exact<{
  filter: product_filter
}>

export type ReadProductQuery = {
  readonly database: {
    readonly id: string
    readonly collections: {
      readonly c_product_: { readonly id: string; readonly items: ReadonlyArray<ProductPartsFragment> } | null
    } | null
  } | null
}

export type FetchSubscriptionsQueryVariables = Exact<{ [key: string]: never }>
