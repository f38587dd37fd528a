/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/* eslint-disable max-lines */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
export type commerce_order_finalized_order_args = {
  readonly orderId: string
  readonly token: string
}

export type product_filter = {
  readonly id?: id_filter | null | undefined
  readonly slug?: text_filter | null | undefined
  readonly f_slug_?: text_filter | null | undefined
  /** Ours: a category by its name. */
  readonly category?: text_filter | null | undefined
}

export type id_filter = {
  readonly eq?: string | null | undefined
}

export type text_filter = {
  readonly eq?: string | null | undefined
}

export type mutation_commerce_checkout_type = 'normal' | 'paypal' | 'quickCheckout'

export type mutation_commerce_update_custom_data = {
  readonly name: string
  readonly textArea?: string | null | undefined
  readonly textInput?: string | null | undefined
  readonly checkbox?: boolean | null | undefined
}

/** Values of a form by their type. What is not named stays as it is. */
export type usys_update_user_data = {
  readonly plainText?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly email?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly bool?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly number?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly option?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly link?: ReadonlyArray<usys_user_datum> | null | undefined
  readonly fileRef?: ReadonlyArray<usys_user_datum> | null | undefined
}

export type usys_user_datum = {
  /** The id of the field; common ones also in camel case. */
  readonly id: string
  /** A text, true or false, `{ key }` or `{ _id }` of a file; null: nothing. An untouched file has none. */
  readonly value?: unknown
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
  filter: product_filter
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

export type VitrineAccountQueryVariables = Exact<{ [key: string]: never }>

export type VitrineAccountQuery = {
  readonly site: { readonly id: string; readonly vitrineAccount: unknown } | null
}

export type ReadPlacedOrderQueryVariables = Exact<{
  finalizedOrder: commerce_order_finalized_order_args
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
    } | null
  } | null
}

export type ReadProductQueryVariables = Exact<{
  filter: product_filter
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
