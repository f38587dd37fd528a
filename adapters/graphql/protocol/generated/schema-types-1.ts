/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */

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

export type CommercePrice = {
  /** Minor units: a whole number, which may be larger than an `Int` holds. */
  readonly value?: Maybe<Scalars['Float']['output']>
  /** ISO 4217. */
  readonly unit?: Maybe<Scalars['String']['output']>
  /** `value` divided by ten to the power of the currency's digits. */
  readonly decimalValue?: Maybe<Scalars['Float']['output']>
  /** The formatted price. */
  readonly string?: Maybe<Scalars['String']['output']>
}

export type ProductTypeOption = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
}

export type SkuPropertyValue = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
  readonly slug?: Maybe<Scalars['String']['output']>
}

export type SkuProperty = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
  readonly enum: ReadonlyArray<SkuPropertyValue>
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

export type VideoRef = {
  readonly url: Scalars['String']['output']
  readonly html: Scalars['String']['output']
  readonly width?: Maybe<Scalars['Int']['output']>
  readonly height?: Maybe<Scalars['Int']['output']>
}

export type ImageRef = {
  readonly url?: Maybe<Scalars['String']['output']>
  readonly alt?: Maybe<Scalars['String']['output']>
  readonly file?: Maybe<ImageFile>
  /** Addition: the video behind this preview picture: its address and the markup of its player. */
  readonly video?: Maybe<VideoRef>
}

export type SkuValuePart = {
  readonly id: Scalars['BasicId']['output']
}

export type SkuValue = {
  readonly property?: Maybe<SkuValuePart>
  readonly value?: Maybe<SkuValuePart>
}

export type Inventory = {
  /** `infinite` or `finite`. */
  readonly type: Scalars['String']['output']
  /** Null: unlimited stock. */
  readonly quantity?: Maybe<Scalars['Int']['output']>
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
  /** `interval` (`day`, `week`, `month`, `year`), `frequency` and `trialDays`; null: a single payment. */
  readonly ecSkuSubscriptionPlan?: Maybe<Scalars['JSON']['output']>
  /** A field that the owner defined, as on a product. */
  readonly ownerField?: Maybe<Scalars['JSON']['output']>
}

export type CommerceMembership = {
  readonly productId: Scalars['BasicId']['output']
  readonly orderId: Scalars['BasicId']['output']
  readonly active: Scalars['Boolean']['output']
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
  /** Addition: names of the categories. */
  readonly categories?: Maybe<ReadonlyArray<Scalars['String']['output']>>
  /** Addition: all SKUs of the product. */
  readonly skus?: Maybe<ReadonlyArray<CommerceSku>>
  /** Addition: the visitor's memberships through the product. */
  readonly memberships?: Maybe<ReadonlyArray<CommerceMembership>>
  /** Addition: the fields that the owner defined, by slug. */
  readonly fields?: Maybe<Scalars['JSON']['output']>
  /**
   * Addition: a field that the owner defined, by its encoded name (`f_colour_`); null: there is none. The
   * server rewrites unknown fields of a page to this one.
   */
  readonly ownerField?: Maybe<Scalars['JSON']['output']>
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

export type CommerceCustomDatum = {
  readonly name?: Maybe<Scalars['String']['output']>
  readonly textArea?: Maybe<Scalars['String']['output']>
  readonly textInput?: Maybe<Scalars['String']['output']>
  readonly checkbox?: Maybe<Scalars['Boolean']['output']>
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

export type CommerceCardExpiry = {
  readonly month?: Maybe<Scalars['Int']['output']>
  readonly year?: Maybe<Scalars['Int']['output']>
}

export type CommerceCard = {
  readonly provider?: Maybe<Scalars['String']['output']>
  readonly provided?: Maybe<Scalars['Boolean']['output']>
  readonly last4?: Maybe<Scalars['String']['output']>
  readonly expires?: Maybe<CommerceCardExpiry>
}

export type CommerceCardPayment = {
  readonly card?: Maybe<CommerceCard>
}
