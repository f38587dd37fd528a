/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
/* eslint-disable max-lines */
export type Maybe<T> = T | null
export type InputMaybe<T> = T | null
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string }
  String: { input: string; output: string }
  Boolean: { input: boolean; output: boolean }
  Int: { input: number; output: number }
  Float: { input: number; output: number }
  /** An opaque id. */
  BasicId: { input: string; output: string }
  /** A date with time, ISO 8601 in UTC. */
  DateTime: { input: string; output: string }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown }
}

export type Query = {
  readonly database?: Maybe<Database>
  readonly site?: Maybe<Site>
}

export type Database = {
  readonly id: Scalars['BasicId']['output']
  /** The visitor's cart (null while it is empty), or the placed order that `finalizedOrder` opens. */
  readonly commerceOrder?: Maybe<CommerceOrder>
  /** Ours: the same order as one value, in the shape of the domain's `Order`. Pages without a query of their own read it. */
  readonly order?: Maybe<Scalars['JSON']['output']>
  readonly collections?: Maybe<Collections>
  /** The visitor's memberships through these products. */
  readonly commerceMemberships: ReadonlyArray<CommerceMembership>
  /** The subscriptions of the member who is logged in. */
  readonly userSubscriptions: ReadonlyArray<UserSubscription>
}

export type DatabaseCommerceOrderArgs = {
  finalizedOrder?: InputMaybe<Commerce_Order_Finalized_Order_Args>
}

export type DatabaseOrderArgs = {
  finalizedOrder?: InputMaybe<Commerce_Order_Finalized_Order_Args>
}

export type DatabaseCommerceMembershipsArgs = {
  productIds: ReadonlyArray<Scalars['BasicId']['input']>
}

export type Commerce_Order_Finalized_Order_Args = {
  readonly orderId: Scalars['String']['input']
  readonly token: Scalars['String']['input']
}

export type Site = {
  readonly id: Scalars['BasicId']['output']
  readonly commerce?: Maybe<SiteCommerce>
  /** The member who is logged in; null: a guest. */
  readonly siteUser?: Maybe<SiteUser>
  /** The fields of accounts that the owner defined. */
  readonly usysFieldSchema: ReadonlyArray<Usys_Field_Schema>
  /** Ours: how the account of the member who is logged in stands, as one value in the shape of `AccountOverview`. */
  readonly vitrineAccount?: Maybe<Scalars['JSON']['output']>
}

export type SiteUser = {
  readonly id: Scalars['BasicId']['output']
  readonly createdOn?: Maybe<Scalars['DateTime']['output']>
  /** Ours: names of the access groups they belong to. */
  readonly groups: ReadonlyArray<Scalars['String']['output']>
  readonly data: SiteUserData
}

/** What a member wrote into their fields, each asked for by the id of its field. */
export type SiteUserData = {
  readonly plainText?: Maybe<Scalars['String']['output']>
  readonly email?: Maybe<Scalars['String']['output']>
  readonly bool?: Maybe<Scalars['Boolean']['output']>
  /** As the text it was written as. */
  readonly number?: Maybe<Scalars['String']['output']>
  readonly option?: Maybe<SiteUserOption>
  readonly link?: Maybe<Scalars['String']['output']>
  readonly fileRef?: Maybe<SiteUserFile>
}

/** What a member wrote into their fields, each asked for by the id of its field. */
export type SiteUserDataPlainTextArgs = {
  id: Scalars['String']['input']
}

/** What a member wrote into their fields, each asked for by the id of its field. */
export type SiteUserDataEmailArgs = {
  id: Scalars['String']['input']
}

/** What a member wrote into their fields, each asked for by the id of its field. */
export type SiteUserDataBoolArgs = {
  id: Scalars['String']['input']
}

/** What a member wrote into their fields, each asked for by the id of its field. */
export type SiteUserDataNumberArgs = {
  id: Scalars['String']['input']
}

/** What a member wrote into their fields, each asked for by the id of its field. */
export type SiteUserDataOptionArgs = {
  id: Scalars['String']['input']
}

/** What a member wrote into their fields, each asked for by the id of its field. */
export type SiteUserDataLinkArgs = {
  id: Scalars['String']['input']
}

/** What a member wrote into their fields, each asked for by the id of its field. */
export type SiteUserDataFileRefArgs = {
  id: Scalars['String']['input']
}

export type SiteUserOption = {
  readonly slug?: Maybe<Scalars['String']['output']>
}

export type SiteUserFile = {
  readonly id?: Maybe<Scalars['BasicId']['output']>
  readonly url?: Maybe<Scalars['String']['output']>
}

export type Usys_Field_Schema = {
  readonly id: Scalars['BasicId']['output']
  /** Ours: what people call it. */
  readonly name?: Maybe<Scalars['String']['output']>
  /** Ours: what lists and exports call it. */
  readonly slug?: Maybe<Scalars['String']['output']>
  /** Ours: `PlainText`, `Bool` ... */
  readonly type?: Maybe<Scalars['String']['output']>
  readonly required?: Maybe<Scalars['Boolean']['output']>
  readonly validations?: Maybe<Usys_Field_Validations>
}

export type Usys_Field_Validations = {
  readonly minLength?: Maybe<Scalars['Int']['output']>
  readonly maxLength?: Maybe<Scalars['Int']['output']>
  readonly min?: Maybe<Scalars['Float']['output']>
  readonly max?: Maybe<Scalars['Float']['output']>
  readonly step?: Maybe<Scalars['Float']['output']>
  readonly extensions?: Maybe<ReadonlyArray<Scalars['String']['output']>>
  readonly options?: Maybe<ReadonlyArray<Usys_Field_Option>>
}

export type Usys_Field_Option = {
  readonly slug: Scalars['String']['output']
  readonly name: Scalars['String']['output']
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

export type UserSubscriptionImage = {
  readonly url?: Maybe<Scalars['String']['output']>
  readonly alt?: Maybe<Scalars['String']['output']>
}

export type SiteCommerce = {
  readonly id: Scalars['BasicId']['output']
  readonly businessAddress?: Maybe<SiteBusinessAddress>
  readonly defaultCountry?: Maybe<Scalars['String']['output']>
  readonly defaultCurrency?: Maybe<Scalars['String']['output']>
  readonly quickCheckoutEnabled?: Maybe<Scalars['Boolean']['output']>
  /** Ours: who takes the money, the one for cards first. */
  readonly paymentProviders: ReadonlyArray<PaymentProvider>
  /** Ours: what the back end can do. */
  readonly capabilities: Capabilities
}

/** Ours: what a shop's back end can do, since engines differ. */
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

/** Ours: a payment provider, as its code on the page needs to know it. */
export type PaymentProvider = {
  readonly name: Scalars['String']['output']
  readonly publicKey?: Maybe<Scalars['String']['output']>
  readonly account?: Maybe<Scalars['String']['output']>
  /** Whether it pays for subscriptions. */
  readonly keepsMethods?: Maybe<Scalars['Boolean']['output']>
}

export type SiteBusinessAddress = {
  readonly country?: Maybe<Scalars['String']['output']>
}

export type CommercePrice = {
  /** Minor units: a whole number, which may be larger than an `Int` holds. */
  readonly value?: Maybe<Scalars['Float']['output']>
  /** ISO 4217. */
  readonly unit?: Maybe<Scalars['String']['output']>
  /** `value` divided by ten to the power of the currency's digits. */
  readonly decimalValue?: Maybe<Scalars['Float']['output']>
  /** The price as it is shown. */
  readonly string?: Maybe<Scalars['String']['output']>
}

export type CommerceOrder = {
  readonly id: Scalars['BasicId']['output']
  /** Ours: `cart` or `placed`. */
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
  readonly extraItems: ReadonlyArray<CommerceExtraItem>
  readonly statusFlags?: Maybe<CommerceOrderFlags>
  readonly subtotal?: Maybe<CommercePrice>
  readonly total?: Maybe<CommercePrice>
}

export type CommerceOrderItem = {
  readonly id: Scalars['BasicId']['output']
  readonly count?: Maybe<Scalars['Int']['output']>
  readonly price?: Maybe<CommercePrice>
  readonly rowTotal?: Maybe<CommercePrice>
  readonly product?: Maybe<CommerceProduct>
  readonly sku?: Maybe<CommerceSku>
  readonly subscriptionFrequency?: Maybe<Scalars['Int']['output']>
  readonly subscriptionInterval?: Maybe<Scalars['String']['output']>
  readonly subscriptionTrial?: Maybe<Scalars['Int']['output']>
}

export type CommerceShippingMethod = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
  readonly description?: Maybe<Scalars['String']['output']>
  readonly mode?: Maybe<Scalars['String']['output']>
  readonly price?: Maybe<CommercePrice>
  readonly selected?: Maybe<Scalars['Boolean']['output']>
}

export type CommerceExtraItem = {
  /** Ours: `shipping`, `tax` or `discount`. */
  readonly kind?: Maybe<Scalars['String']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly pluginId?: Maybe<Scalars['String']['output']>
  readonly pluginName?: Maybe<Scalars['String']['output']>
  readonly price?: Maybe<CommercePrice>
}

export type CommerceCustomDatum = {
  readonly name?: Maybe<Scalars['String']['output']>
  readonly textArea?: Maybe<Scalars['String']['output']>
  readonly textInput?: Maybe<Scalars['String']['output']>
  readonly checkbox?: Maybe<Scalars['Boolean']['output']>
}

export type CommerceDownload = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
  readonly url?: Maybe<Scalars['String']['output']>
}

export type CommerceCustomerInfo = {
  readonly identity?: Maybe<CommerceIdentity>
  readonly billingAddress?: Maybe<CommerceAddress>
  readonly shippingAddress?: Maybe<CommerceAddress>
  readonly stripePayment?: Maybe<CommerceCardPayment>
}

export type CommerceIdentity = {
  readonly email?: Maybe<Scalars['String']['output']>
  readonly fullName?: Maybe<Scalars['String']['output']>
}

export type CommerceAddress = {
  readonly type?: Maybe<Scalars['String']['output']>
  readonly addressee?: Maybe<Scalars['String']['output']>
  readonly line1?: Maybe<Scalars['String']['output']>
  readonly line2?: Maybe<Scalars['String']['output']>
  readonly city?: Maybe<Scalars['String']['output']>
  readonly state?: Maybe<Scalars['String']['output']>
  readonly country?: Maybe<Scalars['String']['output']>
  readonly postalCode?: Maybe<Scalars['String']['output']>
  readonly japanType?: Maybe<Scalars['String']['output']>
}

export type CommerceCardPayment = {
  readonly card?: Maybe<CommerceCard>
}

export type CommerceCard = {
  readonly provider?: Maybe<Scalars['String']['output']>
  readonly provided?: Maybe<Scalars['Boolean']['output']>
  readonly last4?: Maybe<Scalars['String']['output']>
  readonly expires?: Maybe<CommerceCardExpiry>
}

export type CommerceCardExpiry = {
  readonly month?: Maybe<Scalars['Int']['output']>
  readonly year?: Maybe<Scalars['Int']['output']>
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

export type CommerceMembership = {
  readonly productId: Scalars['BasicId']['output']
  readonly orderId: Scalars['BasicId']['output']
  readonly active: Scalars['Boolean']['output']
}

export type Collections = {
  readonly c_product_?: Maybe<ProductCollection>
  readonly c_sku_?: Maybe<SkuCollection>
}

export type ProductCollection = {
  readonly id: Scalars['BasicId']['output']
  /**
   * One product, by `id` or `slug`. Ours: without them, but with a `limit` (at most 100), the products for sale in the
   * shop's order.
   */
  readonly items: ReadonlyArray<CommerceProduct>
}

export type ProductCollectionItemsArgs = {
  filter?: InputMaybe<Product_Filter>
  limit?: InputMaybe<Scalars['Int']['input']>
}

export type SkuCollection = {
  readonly id: Scalars['BasicId']['output']
  /** The SKUs of one product: `f_product_` is needed. */
  readonly items: ReadonlyArray<CommerceSku>
}

export type SkuCollectionItemsArgs = {
  filter?: InputMaybe<Sku_Filter>
}

export type Product_Filter = {
  readonly id?: InputMaybe<Id_Filter>
  readonly slug?: InputMaybe<Text_Filter>
  readonly f_slug_?: InputMaybe<Text_Filter>
  /** Ours: a category by its name. */
  readonly category?: InputMaybe<Text_Filter>
}

export type Sku_Filter = {
  readonly id?: InputMaybe<Id_Filter>
  readonly f_product_?: InputMaybe<Id_Filter>
  readonly product?: InputMaybe<Id_Filter>
}

export type Id_Filter = {
  readonly eq?: InputMaybe<Scalars['BasicId']['input']>
}

export type Text_Filter = {
  readonly eq?: InputMaybe<Scalars['String']['input']>
}

export type CommerceProduct = {
  readonly id: Scalars['BasicId']['output']
  readonly cmsLocaleId?: Maybe<Scalars['BasicId']['output']>
  readonly draft?: Maybe<Scalars['Boolean']['output']>
  readonly archived?: Maybe<Scalars['Boolean']['output']>
  readonly f__draft_0ht?: Maybe<Scalars['Boolean']['output']>
  readonly f__archived_0ht?: Maybe<Scalars['Boolean']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly f_name_?: Maybe<Scalars['String']['output']>
  readonly slug?: Maybe<Scalars['String']['output']>
  readonly f_slug_?: Maybe<Scalars['String']['output']>
  readonly fullSlug?: Maybe<Scalars['String']['output']>
  readonly description?: Maybe<Scalars['String']['output']>
  readonly f_description_?: Maybe<Scalars['String']['output']>
  readonly shippable?: Maybe<Scalars['Boolean']['output']>
  readonly f_shippable_?: Maybe<Scalars['Boolean']['output']>
  readonly productType?: Maybe<ProductTypeOption>
  readonly f_ec_product_type_2dr10dr?: Maybe<ProductTypeOption>
  readonly skuProperties?: Maybe<ReadonlyArray<SkuProperty>>
  readonly f_sku_properties_3dr?: Maybe<ReadonlyArray<SkuProperty>>
  readonly defaultSku?: Maybe<CommerceSku>
  readonly f_default_sku_7dr?: Maybe<CommerceSku>
  /** Ours: names of the categories. */
  readonly categories?: Maybe<ReadonlyArray<Scalars['String']['output']>>
  /** Ours: all SKUs of the product. */
  readonly skus?: Maybe<ReadonlyArray<CommerceSku>>
  /** Ours: the visitor's memberships through the product. */
  readonly memberships?: Maybe<ReadonlyArray<CommerceMembership>>
  /** Ours: the owner's own fields by slug. */
  readonly fields?: Maybe<Scalars['JSON']['output']>
  /**
   * Ours: one field of the owner's by its encoded name (`f_colour_`); null where there is none. The server turns a
   * page's unknown fields into this.
   */
  readonly ownerField?: Maybe<Scalars['JSON']['output']>
}

export type CommerceProductOwnerFieldArgs = {
  name: Scalars['String']['input']
}

export type ProductTypeOption = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
}

export type SkuProperty = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
  readonly enum: ReadonlyArray<SkuPropertyValue>
}

export type SkuPropertyValue = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
  readonly slug?: Maybe<Scalars['String']['output']>
}

export type CommerceSku = {
  readonly id: Scalars['BasicId']['output']
  readonly cmsLocaleId?: Maybe<Scalars['BasicId']['output']>
  readonly draft?: Maybe<Scalars['Boolean']['output']>
  readonly archived?: Maybe<Scalars['Boolean']['output']>
  readonly f__draft_0ht?: Maybe<Scalars['Boolean']['output']>
  readonly f__archived_0ht?: Maybe<Scalars['Boolean']['output']>
  readonly price?: Maybe<CommercePrice>
  readonly f_price_?: Maybe<CommercePrice>
  readonly compareAtPrice?: Maybe<CommercePrice>
  readonly f_compare_at_price_7dr10dr?: Maybe<CommercePrice>
  readonly sku?: Maybe<Scalars['String']['output']>
  readonly f_sku_?: Maybe<Scalars['String']['output']>
  readonly weight?: Maybe<Scalars['Float']['output']>
  readonly f_weight_?: Maybe<Scalars['Float']['output']>
  readonly width?: Maybe<Scalars['Float']['output']>
  readonly f_width_?: Maybe<Scalars['Float']['output']>
  readonly length?: Maybe<Scalars['Float']['output']>
  readonly f_length_?: Maybe<Scalars['Float']['output']>
  readonly height?: Maybe<Scalars['Float']['output']>
  readonly f_height_?: Maybe<Scalars['Float']['output']>
  readonly mainImage?: Maybe<ImageRef>
  readonly f_main_image_4dr?: Maybe<ImageRef>
  readonly moreImages?: Maybe<ReadonlyArray<ImageRef>>
  readonly f_more_images_4dr?: Maybe<ReadonlyArray<ImageRef>>
  readonly skuValues?: Maybe<ReadonlyArray<SkuValue>>
  readonly f_sku_values_3dr?: Maybe<ReadonlyArray<SkuValue>>
  readonly inventory?: Maybe<Inventory>
  readonly ecSkuInventoryQuantity?: Maybe<Scalars['Int']['output']>
  readonly ecSkuBillingMethod?: Maybe<Scalars['String']['output']>
  readonly f_ec_sku_billing_method_2dr6dr14dr?: Maybe<Scalars['String']['output']>
  /** A field of the owner's, as on a product. */
  readonly ownerField?: Maybe<Scalars['JSON']['output']>
}

export type CommerceSkuOwnerFieldArgs = {
  name: Scalars['String']['input']
}

export type ImageRef = {
  readonly url?: Maybe<Scalars['String']['output']>
  readonly alt?: Maybe<Scalars['String']['output']>
  readonly file?: Maybe<ImageFile>
  /** Ours: the film that the picture stands for, as its address and the markup of its player. */
  readonly video?: Maybe<VideoRef>
}

export type VideoRef = {
  readonly url: Scalars['String']['output']
  readonly html: Scalars['String']['output']
  readonly width?: Maybe<Scalars['Int']['output']>
  readonly height?: Maybe<Scalars['Int']['output']>
}

export type ImageFile = {
  readonly origFileName?: Maybe<Scalars['String']['output']>
  readonly size?: Maybe<Scalars['Float']['output']>
  readonly mimeType?: Maybe<Scalars['String']['output']>
  readonly width?: Maybe<Scalars['Int']['output']>
  readonly height?: Maybe<Scalars['Int']['output']>
  readonly createdOn?: Maybe<Scalars['DateTime']['output']>
  readonly updatedOn?: Maybe<Scalars['DateTime']['output']>
  readonly variants?: Maybe<ReadonlyArray<ImageFileVariant>>
}

export type ImageFileVariant = {
  readonly origFileName?: Maybe<Scalars['String']['output']>
  readonly quality?: Maybe<Scalars['Int']['output']>
  readonly height?: Maybe<Scalars['Int']['output']>
  readonly width?: Maybe<Scalars['Int']['output']>
  readonly s3Url?: Maybe<Scalars['String']['output']>
  readonly error?: Maybe<Scalars['String']['output']>
  readonly size?: Maybe<Scalars['Float']['output']>
}

export type SkuValue = {
  readonly property?: Maybe<SkuValuePart>
  readonly value?: Maybe<SkuValuePart>
}

export type SkuValuePart = {
  readonly id: Scalars['BasicId']['output']
}

export type Inventory = {
  /** `infinite` or `finite`. */
  readonly type: Scalars['String']['output']
  /** Null where the stock is without end. */
  readonly quantity?: Maybe<Scalars['Int']['output']>
}

export type Mutation = {
  /**
   * Puts `count` more pieces into the cart. `idempotencyKey` is ours: repeating it answers the first result and adds
   * nothing.
   */
  readonly ecommerceAddToCart?: Maybe<CartItemChange>
  /** Sets the count of a line; 0 removes it. */
  readonly ecommerceUpdateCartItem?: Maybe<CartItemChange>
  readonly ecommerceUpdateIdentity?: Maybe<Done>
  readonly ecommerceUpdateAddress?: Maybe<Done>
  /** The coarse address a payment sheet gives before the shopper has agreed. */
  readonly ecommerceUpdateObfuscatedAddress?: Maybe<Done>
  readonly ecommerceUpdateShippingMethod?: Maybe<Done>
  /**
   * Remembers a token of a payment provider's, never card data. `provider` is ours; without it the shop's first one is
   * meant.
   */
  readonly ecommerceStoreStripePaymentMethod?: Maybe<Done>
  readonly ecommerceUpdateCustomData?: Maybe<Done>
  readonly ecommerceEstimateTaxes?: Maybe<Done>
  readonly ecommerceRecalcEstimations?: Maybe<Done>
  readonly ecommercePaypalOrderRequest?: Maybe<PayPalOrder>
  readonly ecommerceSyncPaypalOrderInfoToWF?: Maybe<Done>
  /**
   * Places the order. Ours are `idempotencyKey`, under which the server remembers the answer, and `orderId`, the cart
   * that is meant.
   */
  readonly ecommerceAttemptSubmitOrder?: Maybe<SubmitOrderResult>
  /** Ours: what became of the submit with this key. Places nothing. */
  readonly ecommerceFindSubmit?: Maybe<SubmitOrderResult>
  readonly ecommerceApplyDiscount?: Maybe<Done>
  /** Ours: takes the discount off the order. */
  readonly ecommerceRemoveDiscount?: Maybe<Done>
  /** Ours: begins the engine's own checkout with the visitor's cart, where orders are placed there. */
  readonly ecommerceBeginCheckout?: Maybe<BeginCheckoutResult>
  /** Logs in. */
  readonly usysCreateSession?: Maybe<Usys_User_Response>
  readonly usysDestroySession?: Maybe<Done>
  /** Signs up. */
  readonly usysCreateUser?: Maybe<Usys_User_Response>
  /** Takes the token of a verification mail. */
  readonly usysVerifyEmail?: Maybe<Done>
  /** Sends a mail to set a new password. */
  readonly usysResetPassword?: Maybe<Done>
  readonly usysUpdatePassword?: Maybe<Done>
  readonly usysUpdateUserData?: Maybe<Usys_User_Data_Response>
  readonly usysGetUploadURL?: Maybe<Usys_Upload_Response>
  readonly ecommerceCancelSubscriptionForSiteUser?: Maybe<Done>
  /** Ours, as all that begin like this: shows with the password once more that the account is theirs. */
  readonly vitrineConfirmIdentity?: Maybe<Done>
  /** Logs in with a second factor. */
  readonly vitrineLogInWithCode?: Maybe<Done>
  /** Sends a link that logs in. */
  readonly vitrineSendLink?: Maybe<Done>
  /** Takes the token of that link. */
  readonly vitrineOpenLink?: Maybe<Vitrine_Opened_Link>
  /** Sends a link to a new address. */
  readonly vitrineChangeEmail?: Maybe<Done>
  /** Takes the token of that link. */
  readonly vitrineConfirmEmail?: Maybe<Done>
  readonly vitrineChangePassword?: Maybe<Done>
  /** Ends a session; without an id all but this one. */
  readonly vitrineEndSessions?: Maybe<Done>
  readonly vitrineDeleteAccount?: Maybe<Done>
  /** Everything that is kept of the member, as one value. */
  readonly vitrineExportAccount?: Maybe<Scalars['JSON']['output']>
  /** Begins to set up an authenticator app; answers it in the shape of `NewFactor`. */
  readonly vitrineBeginFactor?: Maybe<Scalars['JSON']['output']>
  /** Answers the recovery codes. */
  readonly vitrineTurnOnFactor?: Maybe<ReadonlyArray<Scalars['String']['output']>>
  readonly vitrineTurnOffFactor?: Maybe<Done>
  /** The browser's options for a new passkey. */
  readonly vitrineBeginPasskey?: Maybe<Scalars['JSON']['output']>
  readonly vitrineAddPasskey?: Maybe<Done>
  readonly vitrineRemoveWayIn?: Maybe<Done>
  /** The browser's options to log in with a passkey. */
  readonly vitrineAskPasskey?: Maybe<Scalars['JSON']['output']>
  readonly vitrineLogInWithPasskey?: Maybe<Done>
  readonly vitrineRenewRecoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>
  /** Has a subscription charged to another card, and once at once what is owed. */
  readonly vitrineChangeCard?: Maybe<Vitrine_Changed_Card>
}

export type MutationEcommerceAddToCartArgs = {
  sku: Scalars['String']['input']
  count: Scalars['Int']['input']
  buyNow?: InputMaybe<Scalars['Boolean']['input']>
  idempotencyKey?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceUpdateCartItemArgs = {
  sku: Scalars['String']['input']
  count: Scalars['Int']['input']
}

export type MutationEcommerceUpdateIdentityArgs = {
  email?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceUpdateAddressArgs = {
  type: Scalars['String']['input']
  addressee?: InputMaybe<Scalars['String']['input']>
  line1?: InputMaybe<Scalars['String']['input']>
  line2?: InputMaybe<Scalars['String']['input']>
  city?: InputMaybe<Scalars['String']['input']>
  state?: InputMaybe<Scalars['String']['input']>
  country?: InputMaybe<Scalars['String']['input']>
  postalCode?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceUpdateObfuscatedAddressArgs = {
  type: Scalars['String']['input']
  addressee?: InputMaybe<Scalars['String']['input']>
  line1?: InputMaybe<Scalars['String']['input']>
  line2?: InputMaybe<Scalars['String']['input']>
  city?: InputMaybe<Scalars['String']['input']>
  state?: InputMaybe<Scalars['String']['input']>
  country?: InputMaybe<Scalars['String']['input']>
  postalCode?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceUpdateShippingMethodArgs = {
  methodId?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceStoreStripePaymentMethodArgs = {
  paymentMethod: Scalars['String']['input']
  provider?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceUpdateCustomDataArgs = {
  customData: ReadonlyArray<InputMaybe<Mutation_Commerce_Update_Custom_Data>>
}

export type MutationEcommerceAttemptSubmitOrderArgs = {
  checkoutType?: InputMaybe<Mutation_Commerce_Checkout_Type>
  paymentIntentId?: InputMaybe<Scalars['String']['input']>
  idempotencyKey?: InputMaybe<Scalars['String']['input']>
  orderId?: InputMaybe<Scalars['String']['input']>
}

export type MutationEcommerceFindSubmitArgs = {
  idempotencyKey: Scalars['String']['input']
}

export type MutationEcommerceApplyDiscountArgs = {
  discountCode: Scalars['String']['input']
}

export type MutationUsysCreateSessionArgs = {
  email: Scalars['String']['input']
  authPassword: Scalars['String']['input']
}

export type MutationUsysCreateUserArgs = {
  email: Scalars['String']['input']
  name: Scalars['String']['input']
  acceptPrivacy?: InputMaybe<Scalars['Boolean']['input']>
  acceptCommunications?: InputMaybe<Scalars['Boolean']['input']>
  authPassword: Scalars['String']['input']
  inviteToken?: InputMaybe<Scalars['String']['input']>
  captchaToken?: InputMaybe<Scalars['String']['input']>
  redirectPath?: InputMaybe<Scalars['String']['input']>
  data?: InputMaybe<Usys_Update_User_Data>
}

export type MutationUsysVerifyEmailArgs = {
  verifyToken: Scalars['String']['input']
  redirectPath?: InputMaybe<Scalars['String']['input']>
}

export type MutationUsysResetPasswordArgs = {
  email: Scalars['String']['input']
}

export type MutationUsysUpdatePasswordArgs = {
  authPassword: Scalars['String']['input']
  token: Scalars['String']['input']
}

export type MutationUsysUpdateUserDataArgs = {
  data: Usys_Update_User_Data
}

export type MutationUsysGetUploadUrlArgs = {
  fieldId: Scalars['String']['input']
  filename: Scalars['String']['input']
}

export type MutationEcommerceCancelSubscriptionForSiteUserArgs = {
  subscriptionId: Scalars['String']['input']
}

export type MutationVitrineConfirmIdentityArgs = {
  authPassword: Scalars['String']['input']
  code?: InputMaybe<Scalars['String']['input']>
}

export type MutationVitrineLogInWithCodeArgs = {
  email: Scalars['String']['input']
  authPassword: Scalars['String']['input']
  code: Scalars['String']['input']
}

export type MutationVitrineSendLinkArgs = {
  email: Scalars['String']['input']
  redirectPath?: InputMaybe<Scalars['String']['input']>
}

export type MutationVitrineOpenLinkArgs = {
  token: Scalars['String']['input']
  code?: InputMaybe<Scalars['String']['input']>
}

export type MutationVitrineChangeEmailArgs = {
  email: Scalars['String']['input']
}

export type MutationVitrineConfirmEmailArgs = {
  token: Scalars['String']['input']
}

export type MutationVitrineChangePasswordArgs = {
  authPassword: Scalars['String']['input']
  newPassword: Scalars['String']['input']
}

export type MutationVitrineEndSessionsArgs = {
  id?: InputMaybe<Scalars['String']['input']>
}

export type MutationVitrineTurnOnFactorArgs = {
  code: Scalars['String']['input']
}

export type MutationVitrineAddPasskeyArgs = {
  answer: Scalars['JSON']['input']
  name: Scalars['String']['input']
}

export type MutationVitrineRemoveWayInArgs = {
  id: Scalars['String']['input']
}

export type MutationVitrineLogInWithPasskeyArgs = {
  answer: Scalars['JSON']['input']
}

export type MutationVitrineChangeCardArgs = {
  subscriptionId: Scalars['String']['input']
  provider: Scalars['String']['input']
  paymentMethod: Scalars['String']['input']
  confirmation?: InputMaybe<Scalars['String']['input']>
}

export type Vitrine_Changed_Card = {
  readonly ok: Scalars['Boolean']['output']
  /** `changed`, `unpaid` (kept, and what is owed was not charged to it), `unclear` (kept; ask again) or `requires_action`. */
  readonly status: Scalars['String']['output']
  /** Whose action is required. */
  readonly provider?: Maybe<Scalars['String']['output']>
  readonly clientSecret?: Maybe<Scalars['String']['output']>
}

export type Vitrine_Opened_Link = {
  readonly ok: Scalars['Boolean']['output']
  /** Where the visitor was on their way: a path of this site. */
  readonly redirectPath?: Maybe<Scalars['String']['output']>
}

export type Mutation_Commerce_Checkout_Type = 'normal' | 'paypal' | 'quickCheckout'

export type Mutation_Commerce_Update_Custom_Data = {
  readonly name: Scalars['String']['input']
  readonly textArea?: InputMaybe<Scalars['String']['input']>
  readonly textInput?: InputMaybe<Scalars['String']['input']>
  readonly checkbox?: InputMaybe<Scalars['Boolean']['input']>
}

export type Done = {
  readonly ok: Scalars['Boolean']['output']
}

export type BeginCheckoutResult = {
  readonly ok: Scalars['Boolean']['output']
  /** Where the shopper is to be sent: HTTPS, on one of the shop's `checkoutHosts`. */
  readonly url?: Maybe<Scalars['String']['output']>
}

export type CartItemChange = {
  readonly ok: Scalars['Boolean']['output']
  readonly itemId?: Maybe<Scalars['BasicId']['output']>
  readonly itemCount?: Maybe<Scalars['Int']['output']>
  readonly itemPrice?: Maybe<CommercePrice>
}

export type PayPalOrder = {
  readonly orderId: Scalars['String']['output']
}

export type SubmitOrderResult = {
  readonly ok: Scalars['Boolean']['output']
  readonly orderId?: Maybe<Scalars['BasicId']['output']>
  readonly token?: Maybe<Scalars['String']['output']>
  readonly customerPaid?: Maybe<CommercePrice>
  readonly purchasedItems?: Maybe<ReadonlyArray<PurchasedItem>>
  /** `requires_action` where the card holder has to act first; of an earlier submit also `processing` and `not_placed`. */
  readonly status?: Maybe<Scalars['String']['output']>
  /** Ours: whose action is required. */
  readonly provider?: Maybe<Scalars['String']['output']>
  readonly clientSecret?: Maybe<Scalars['String']['output']>
  readonly nextAction?: Maybe<Scalars['String']['output']>
}

export type PurchasedItem = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
  readonly count?: Maybe<Scalars['Int']['output']>
  readonly price?: Maybe<CommercePrice>
}

/** Values of a form by their type. What is not named stays as it is. */
export type Usys_Update_User_Data = {
  readonly plainText?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly email?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly bool?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly number?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly option?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly link?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
  readonly fileRef?: InputMaybe<ReadonlyArray<Usys_User_Datum>>
}

export type Usys_User_Datum = {
  /** The id of the field; common ones also in camel case. */
  readonly id: Scalars['String']['input']
  /** A text, true or false, `{ key }` or `{ _id }` of a file; null: nothing. An untouched file has none. */
  readonly value?: InputMaybe<Scalars['JSON']['input']>
}

export type Usys_User_Response = {
  readonly user?: Maybe<Usys_User>
}

export type Usys_User = {
  readonly id: Scalars['BasicId']['output']
  readonly email?: Maybe<Scalars['String']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly createdOn?: Maybe<Scalars['DateTime']['output']>
  readonly emailVerified?: Maybe<Scalars['Boolean']['output']>
}

export type Usys_User_Data_Response = {
  readonly data?: Maybe<SiteUserData>
}

export type Usys_Upload_Response = {
  readonly presignedPOST?: Maybe<Usys_Presigned_Post>
  /** Names the file until it is saved. */
  readonly key?: Maybe<Scalars['String']['output']>
}

export type Usys_Presigned_Post = {
  readonly url?: Maybe<Scalars['String']['output']>
  readonly fields?: Maybe<ReadonlyArray<Usys_Presigned_Field>>
}

export type Usys_Presigned_Field = {
  readonly key?: Maybe<Scalars['String']['output']>
  readonly value?: Maybe<Scalars['String']['output']>
}
