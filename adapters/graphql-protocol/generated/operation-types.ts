/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/* eslint-disable max-lines */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
export type Commerce_Order_Finalized_Order_Args = {
  readonly orderId: string
  readonly token: string
}

export type Product_Filter = {
  readonly id?: Id_Filter | null | undefined
  readonly slug?: Text_Filter | null | undefined
  readonly f_slug_?: Text_Filter | null | undefined
  /** Ours: a category by its name. */
  readonly category?: Text_Filter | null | undefined
}

export type Id_Filter = {
  readonly eq?: string | null | undefined
}

export type Text_Filter = {
  readonly eq?: string | null | undefined
}

export type Mutation_Commerce_Checkout_Type = 'normal' | 'paypal' | 'quickCheckout'

export type Mutation_Commerce_Update_Custom_Data = {
  readonly name: string
  readonly textArea?: string | null | undefined
  readonly textInput?: string | null | undefined
  readonly checkbox?: boolean | null | undefined
}

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

export type BeginCheckoutMutationVariables = Exact<{ [key: string]: never }>

export type BeginCheckoutMutation = {
  readonly ecommerceBeginCheckout: { readonly ok: boolean; readonly url: string | null } | null
}

export type CheckoutFindSubmitMutationVariables = Exact<{
  idempotencyKey: string
}>

export type CheckoutFindSubmitMutation = {
  readonly ecommerceFindSubmit: {
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

export type ListProductsQueryVariables = Exact<{
  filter: Product_Filter
  limit: number
}>

export type ListProductsQuery = {
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

export type ReadCartQueryVariables = Exact<{ [key: string]: never }>

export type ReadCartQuery = {
  readonly database: { readonly id: string; readonly order: unknown } | null
  readonly site: {
    readonly id: string
    readonly commerce: {
      readonly defaultCurrency: string | null
      readonly quickCheckoutEnabled: boolean | null
      readonly businessAddress: { readonly country: string | null } | null
      readonly paymentProviders: ReadonlyArray<{
        readonly name: string
        readonly publicKey: string | null
        readonly account: string | null
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
    } | null
  } | null
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

export type ReadPlacedOrderQueryVariables = Exact<{
  finalizedOrder: Commerce_Order_Finalized_Order_Args
}>

export type ReadPlacedOrderQuery = {
  readonly database: { readonly id: string; readonly order: unknown } | null
  readonly site: {
    readonly id: string
    readonly commerce: {
      readonly defaultCurrency: string | null
      readonly quickCheckoutEnabled: boolean | null
      readonly businessAddress: { readonly country: string | null } | null
      readonly paymentProviders: ReadonlyArray<{
        readonly name: string
        readonly publicKey: string | null
        readonly account: string | null
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
    } | null
  } | null
}

export type ReadProductQueryVariables = Exact<{
  filter: Product_Filter
}>

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

export type CheckoutRecalcOrderEstimationsMutationVariables = Exact<{ [key: string]: never }>

export type CheckoutRecalcOrderEstimationsMutation = {
  readonly ecommerceRecalcEstimations: { readonly ok: boolean } | null
}

export type CheckoutUpdateStripePaymentMethodMutationVariables = Exact<{
  paymentMethod: string
  provider?: string | null | undefined
}>

export type CheckoutUpdateStripePaymentMethodMutation = {
  readonly ecommerceStoreStripePaymentMethod: { readonly ok: boolean } | null
}

export type CheckoutAttemptSubmitOrderMutationVariables = Exact<{
  checkoutType?: Mutation_Commerce_Checkout_Type | null | undefined
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
    | ReadonlyArray<Mutation_Commerce_Update_Custom_Data | null | undefined>
    | Mutation_Commerce_Update_Custom_Data
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

export type CheckoutUpdateShippingMethodMutationVariables = Exact<{
  id?: string | null | undefined
}>

export type CheckoutUpdateShippingMethodMutation = {
  readonly ecommerceUpdateShippingMethod: { readonly ok: boolean } | null
}

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
