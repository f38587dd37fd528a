/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Maybe,
  Scalars,
  CommercePrice,
  CommerceSku,
  CommerceMembership,
  CommerceProduct,
  CommerceOrderItem,
  CommerceShippingMethod,
  CommerceCustomDatum,
  CommerceIdentity,
  CommerceAddress,
  CommerceCardPayment,
} from './schema-types-1.js'
export type CommerceCustomerInfo = {
  readonly identity?: Maybe<CommerceIdentity>
  readonly billingAddress?: Maybe<CommerceAddress>
  readonly shippingAddress?: Maybe<CommerceAddress>
  readonly stripePayment?: Maybe<CommerceCardPayment>
}

export type CommerceDownload = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
  readonly url?: Maybe<Scalars['String']['output']>
}

export type CommerceParcel = {
  readonly carrier?: Maybe<Scalars['String']['output']>
  readonly tracking?: Maybe<Scalars['String']['output']>
  readonly sentOn: Scalars['DateTime']['output']
}

export type CommerceOrderProgress = {
  /** `paid`, `partly-refunded`, `refunded`, `held` ... (docs/orders.md). */
  readonly payment: Scalars['String']['output']
  /** `unfulfilled`, `partly-fulfilled` or `fulfilled`. */
  readonly fulfilment: Scalars['String']['output']
  readonly isCancelled: Scalars['Boolean']['output']
  readonly refunded: CommercePrice
  readonly parcels: ReadonlyArray<CommerceParcel>
  /** The path of the invoice on this site; null: there is none, for example before payment. */
  readonly invoicePath?: Maybe<Scalars['String']['output']>
  /** The path of the withdrawal page; null: there is none, or the period is over. */
  readonly withdrawalPath?: Maybe<Scalars['String']['output']>
}

export type CommerceOrderRenewal = {
  /** The amount that is due with the order; zero for a trial. */
  readonly today: CommercePrice
  /** The amount of each renewal, with taxes and shipping. */
  readonly amount: CommercePrice
  readonly from: Scalars['DateTime']['output']
}

export type CommerceExtraItem = {
  /** Addition: `shipping`, `tax` or `discount`. */
  readonly kind?: Maybe<Scalars['String']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly pluginId?: Maybe<Scalars['String']['output']>
  readonly pluginName?: Maybe<Scalars['String']['output']>
  readonly price?: Maybe<CommercePrice>
}

export type CommerceOrderFlags = {
  readonly requiresShipping?: Maybe<Scalars['Boolean']['output']>
  readonly isFreeOrder?: Maybe<Scalars['Boolean']['output']>
  readonly hasSubscription?: Maybe<Scalars['Boolean']['output']>
  readonly hasDownloads?: Maybe<Scalars['Boolean']['output']>
  readonly shouldRecalc?: Maybe<Scalars['Boolean']['output']>
  readonly needAddress?: Maybe<Scalars['Boolean']['output']>
  readonly needIdentity?: Maybe<Scalars['Boolean']['output']>
  readonly needItems?: Maybe<Scalars['Boolean']['output']>
  readonly needPayment?: Maybe<Scalars['Boolean']['output']>
  readonly shippingAddressRequiresPostalCode?: Maybe<Scalars['Boolean']['output']>
  readonly billingAddressRequiresPostalCode?: Maybe<Scalars['Boolean']['output']>
}

export type CommerceOrder = {
  readonly id: Scalars['BasicId']['output']
  /** Addition: `cart` or `placed`. */
  readonly status?: Maybe<Scalars['String']['output']>
  readonly comment?: Maybe<Scalars['String']['output']>
  readonly startedOn?: Maybe<Scalars['DateTime']['output']>
  readonly updatedOn?: Maybe<Scalars['DateTime']['output']>
  readonly paymentProcessor?: Maybe<Scalars['String']['output']>
  readonly userItems: ReadonlyArray<CommerceOrderItem>
  readonly userItemsCount?: Maybe<Scalars['Int']['output']>
  readonly availableShippingMethods: ReadonlyArray<CommerceShippingMethod>
  readonly customData: ReadonlyArray<CommerceCustomDatum>
  readonly customerInfo?: Maybe<CommerceCustomerInfo>
  readonly downloadFiles: ReadonlyArray<CommerceDownload>
  /** Addition: the state of a placed order; null: a cart, or another visitor's order. */
  readonly progress?: Maybe<CommerceOrderProgress>
  /** Addition: the payments of the subscription that it begins; null: it begins no renewed subscription. */
  readonly renewal?: Maybe<CommerceOrderRenewal>
  readonly extraItems: ReadonlyArray<CommerceExtraItem>
  readonly statusFlags?: Maybe<CommerceOrderFlags>
  readonly subtotal?: Maybe<CommercePrice>
  readonly total?: Maybe<CommercePrice>
}

export type ProductCollection = {
  readonly id: Scalars['BasicId']['output']
  /**
   * One product, by `id` or `slug`. Addition: without them, but with a `limit` (at most 100), the products for sale in
   * the shop's order.
   */
  readonly items: ReadonlyArray<CommerceProduct>
}

export type SkuCollection = {
  readonly id: Scalars['BasicId']['output']
  /** The SKUs of one product: `f_product_` is needed. */
  readonly items: ReadonlyArray<CommerceSku>
}

export type Collections = {
  readonly c_product_?: Maybe<ProductCollection>
  readonly c_sku_?: Maybe<SkuCollection>
}

export type UserSubscriptionImage = {
  readonly url?: Maybe<Scalars['String']['output']>
  readonly alt?: Maybe<Scalars['String']['output']>
}

/** Addition: the interval of a subscription's payments. */
export type CommercePaymentPlan = {
  /** `day`, `week`, `month` or `year`. */
  readonly interval: Scalars['String']['output']
  readonly frequency: Scalars['Int']['output']
  readonly trialDays?: Maybe<Scalars['Int']['output']>
}

export type UserSubscription = {
  readonly _id: Scalars['BasicId']['output']
  readonly productName?: Maybe<Scalars['String']['output']>
  readonly variantPrice?: Maybe<CommercePrice>
  readonly variantImage?: Maybe<UserSubscriptionImage>
  readonly status?: Maybe<Scalars['String']['output']>
  readonly lastInvoiced?: Maybe<Scalars['DateTime']['output']>
  readonly periodEnd?: Maybe<Scalars['DateTime']['output']>
  readonly subCreatedOn?: Maybe<Scalars['DateTime']['output']>
  readonly canceledOn?: Maybe<Scalars['DateTime']['output']>
  /** Addition: the end of a cancelled subscription. */
  readonly endsOn?: Maybe<Scalars['DateTime']['output']>
  /** Addition. */
  readonly plan?: Maybe<CommercePaymentPlan>
  readonly billingAddressAddressee?: Maybe<Scalars['String']['output']>
  readonly billingAddressLine1?: Maybe<Scalars['String']['output']>
  readonly billingAddressLine2?: Maybe<Scalars['String']['output']>
  readonly billingAddressCity?: Maybe<Scalars['String']['output']>
  readonly billingAddressState?: Maybe<Scalars['String']['output']>
  readonly billingAddressPostalCode?: Maybe<Scalars['String']['output']>
  readonly billingAddressCountry?: Maybe<Scalars['String']['output']>
  readonly cardLast4?: Maybe<Scalars['String']['output']>
  readonly cardExpiresMonth?: Maybe<Scalars['Int']['output']>
  readonly cardExpiresYear?: Maybe<Scalars['Int']['output']>
}

export type Database = {
  readonly id: Scalars['BasicId']['output']
  /** The visitor's cart (null while it is empty), or the placed order that `finalizedOrder` opens. */
  readonly commerceOrder?: Maybe<CommerceOrder>
  /** Addition: the order as one value, in the shape of the domain's `Order`, for pages without a query. */
  readonly order?: Maybe<Scalars['JSON']['output']>
  readonly collections?: Maybe<Collections>
  /** The visitor's memberships through these products. */
  readonly commerceMemberships: ReadonlyArray<CommerceMembership>
  /** The subscriptions of the member who is logged in. */
  readonly userSubscriptions: ReadonlyArray<UserSubscription>
}

export type SiteBusinessAddress = {
  readonly country?: Maybe<Scalars['String']['output']>
}

/** Addition: a payment provider, with the settings for its code on the page. */
export type PaymentProvider = {
  readonly name: Scalars['String']['output']
  readonly publicKey?: Maybe<Scalars['String']['output']>
  readonly account?: Maybe<Scalars['String']['output']>
  /** True: it supports subscriptions. */
  readonly keepsMethods?: Maybe<Scalars['Boolean']['output']>
}

/** Addition: the capabilities of a back end. */
export type Capabilities = {
  /** `onPage`: orders are placed here. `handOff`: at the engine's own checkout, on one of `checkoutHosts`. */
  readonly checkout: Scalars['String']['output']
  readonly checkoutHosts: ReadonlyArray<Scalars['String']['output']>
  readonly subscriptions: Scalars['Boolean']['output']
  readonly memberships: Scalars['Boolean']['output']
  readonly accounts: Scalars['Boolean']['output']
  readonly customFields: Scalars['Boolean']['output']
  readonly uploads: Scalars['Boolean']['output']
  readonly guestOrderRead: Scalars['Boolean']['output']
}

export type SiteCommerce = {
  readonly id: Scalars['BasicId']['output']
  readonly businessAddress?: Maybe<SiteBusinessAddress>
  readonly defaultCountry?: Maybe<Scalars['String']['output']>
  readonly defaultCurrency?: Maybe<Scalars['String']['output']>
  readonly quickCheckoutEnabled?: Maybe<Scalars['Boolean']['output']>
  /** Addition: the payment providers, the one for cards first. */
  readonly paymentProviders: ReadonlyArray<PaymentProvider>
  /** Addition: the capabilities of the back end. */
  readonly capabilities: Capabilities
}

export type SiteUserOption = {
  readonly slug?: Maybe<Scalars['String']['output']>
}

export type SiteUserFile = {
  readonly id?: Maybe<Scalars['BasicId']['output']>
  readonly url?: Maybe<Scalars['String']['output']>
}

/** The values of a member, each by the id of its field. */
export type SiteUserData = {
  readonly plainText?: Maybe<Scalars['String']['output']>
  readonly email?: Maybe<Scalars['String']['output']>
  readonly bool?: Maybe<Scalars['Boolean']['output']>
  /** The value as text. */
  readonly number?: Maybe<Scalars['String']['output']>
  readonly option?: Maybe<SiteUserOption>
  readonly link?: Maybe<Scalars['String']['output']>
  readonly fileRef?: Maybe<SiteUserFile>
}

export type SiteUser = {
  readonly id: Scalars['BasicId']['output']
  readonly createdOn?: Maybe<Scalars['DateTime']['output']>
  /** Addition: the names of the member's access groups. */
  readonly groups: ReadonlyArray<Scalars['String']['output']>
  readonly data: SiteUserData
}

export type Usys_Field_Option = {
  readonly slug: Scalars['String']['output']
  readonly name: Scalars['String']['output']
}
