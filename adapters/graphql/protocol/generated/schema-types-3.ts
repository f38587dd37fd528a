/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, InputMaybe, Scalars, CommercePrice } from './schema-types-1.js'
import type { Database, SiteCommerce, SiteUserData, SiteUser, Usys_Field_Option } from './schema-types-2.js'
export type Usys_Field_Validations = {
  readonly minLength?: Maybe<Scalars['Int']['output']>
  readonly maxLength?: Maybe<Scalars['Int']['output']>
  readonly min?: Maybe<Scalars['Float']['output']>
  readonly max?: Maybe<Scalars['Float']['output']>
  readonly step?: Maybe<Scalars['Float']['output']>
  readonly extensions?: Maybe<ReadonlyArray<Scalars['String']['output']>>
  readonly options?: Maybe<ReadonlyArray<Usys_Field_Option>>
}

export type Usys_Field_Schema = {
  readonly id: Scalars['BasicId']['output']
  /** Addition: the name for people. */
  readonly name?: Maybe<Scalars['String']['output']>
  /** Addition: the name in lists and exports. */
  readonly slug?: Maybe<Scalars['String']['output']>
  /** Addition: `PlainText`, `Bool` ... */
  readonly type?: Maybe<Scalars['String']['output']>
  readonly required?: Maybe<Scalars['Boolean']['output']>
  readonly validations?: Maybe<Usys_Field_Validations>
}

export type Site = {
  readonly id: Scalars['BasicId']['output']
  readonly commerce?: Maybe<SiteCommerce>
  /** The member who is logged in; null: a guest. */
  readonly siteUser?: Maybe<SiteUser>
  /** The fields of accounts that the owner defined. */
  readonly usysFieldSchema: ReadonlyArray<Usys_Field_Schema>
  /** Addition: the account of the member who is logged in, as one value in the shape of `AccountOverview`. */
  readonly vitrineAccount?: Maybe<Scalars['JSON']['output']>
}

export type Query = {
  readonly database?: Maybe<Database>
  readonly site?: Maybe<Site>
}

export type Commerce_Order_Finalized_Order_Args = {
  readonly orderId: Scalars['String']['input']
  readonly token: Scalars['String']['input']
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

/** The values of a member, each by the id of its field. */
export type SiteUserDataPlainTextArgs = {
  id: Scalars['String']['input']
}

/** The values of a member, each by the id of its field. */
export type SiteUserDataEmailArgs = {
  id: Scalars['String']['input']
}

/** The values of a member, each by the id of its field. */
export type SiteUserDataBoolArgs = {
  id: Scalars['String']['input']
}

/** The values of a member, each by the id of its field. */
export type SiteUserDataNumberArgs = {
  id: Scalars['String']['input']
}

/** The values of a member, each by the id of its field. */
export type SiteUserDataOptionArgs = {
  id: Scalars['String']['input']
}

/** The values of a member, each by the id of its field. */
export type SiteUserDataLinkArgs = {
  id: Scalars['String']['input']
}

/** The values of a member, each by the id of its field. */
export type SiteUserDataFileRefArgs = {
  id: Scalars['String']['input']
}

export type Id_Filter = {
  readonly eq?: InputMaybe<Scalars['BasicId']['input']>
}

export type Text_Filter = {
  readonly eq?: InputMaybe<Scalars['String']['input']>
}

export type Product_Filter = {
  readonly id?: InputMaybe<Id_Filter>
  readonly slug?: InputMaybe<Text_Filter>
  readonly f_slug_?: InputMaybe<Text_Filter>
  /** Addition: a category by its name. */
  readonly category?: InputMaybe<Text_Filter>
  /** Addition: words that a product must all contain, at most 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>
}

export type Product_Sort_Key = 'position' | 'name' | 'price'

/** Addition: the order of a list of products. */
export type Product_Sort = {
  readonly by: Product_Sort_Key
  readonly descending?: InputMaybe<Scalars['Boolean']['input']>
}

export type ProductCollectionItemsArgs = {
  filter?: InputMaybe<Product_Filter>
  limit?: InputMaybe<Scalars['Int']['input']>
  sort?: InputMaybe<Product_Sort>
  after?: InputMaybe<Scalars['BasicId']['input']>
}

export type Sku_Filter = {
  readonly id?: InputMaybe<Id_Filter>
  readonly f_product_?: InputMaybe<Id_Filter>
  readonly product?: InputMaybe<Id_Filter>
}

export type SkuCollectionItemsArgs = {
  filter?: InputMaybe<Sku_Filter>
}

export type CommerceProductOwnerFieldArgs = {
  name: Scalars['String']['input']
}

export type CommerceSkuOwnerFieldArgs = {
  name: Scalars['String']['input']
}

export type CartItemChange = {
  readonly ok: Scalars['Boolean']['output']
  readonly itemId?: Maybe<Scalars['BasicId']['output']>
  readonly itemCount?: Maybe<Scalars['Int']['output']>
  readonly itemPrice?: Maybe<CommercePrice>
}

export type Done = {
  readonly ok: Scalars['Boolean']['output']
}

export type PayPalOrder = {
  readonly orderId: Scalars['String']['output']
}

export type PurchasedItem = {
  readonly id: Scalars['BasicId']['output']
  readonly name?: Maybe<Scalars['String']['output']>
  readonly count?: Maybe<Scalars['Int']['output']>
  readonly price?: Maybe<CommercePrice>
}

export type SubmitOrderResult = {
  readonly ok: Scalars['Boolean']['output']
  readonly orderId?: Maybe<Scalars['BasicId']['output']>
  readonly token?: Maybe<Scalars['String']['output']>
  readonly customerPaid?: Maybe<CommercePrice>
  readonly purchasedItems?: Maybe<ReadonlyArray<PurchasedItem>>
  /**
   * `requires_action`: the card holder must act first; for an earlier submit also `processing` and
   * `not_placed`.
   */
  readonly status?: Maybe<Scalars['String']['output']>
  /** Addition: the party whose action is required. */
  readonly provider?: Maybe<Scalars['String']['output']>
  readonly clientSecret?: Maybe<Scalars['String']['output']>
  readonly nextAction?: Maybe<Scalars['String']['output']>
}

export type BeginCheckoutResult = {
  readonly ok: Scalars['Boolean']['output']
  /** The address to which the shopper is redirected: HTTPS, on one of the shop's `checkoutHosts`. */
  readonly url?: Maybe<Scalars['String']['output']>
}

export type Usys_User = {
  readonly id: Scalars['BasicId']['output']
  readonly email?: Maybe<Scalars['String']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly createdOn?: Maybe<Scalars['DateTime']['output']>
  readonly emailVerified?: Maybe<Scalars['Boolean']['output']>
}

export type Usys_User_Response = {
  readonly user?: Maybe<Usys_User>
}

export type Usys_User_Data_Response = {
  readonly data?: Maybe<SiteUserData>
}

export type Usys_Presigned_Field = {
  readonly key?: Maybe<Scalars['String']['output']>
  readonly value?: Maybe<Scalars['String']['output']>
}

export type Usys_Presigned_Post = {
  readonly url?: Maybe<Scalars['String']['output']>
  readonly fields?: Maybe<ReadonlyArray<Usys_Presigned_Field>>
}

export type Usys_Upload_Response = {
  readonly presignedPOST?: Maybe<Usys_Presigned_Post>
  /** The id of the file until it is saved. */
  readonly key?: Maybe<Scalars['String']['output']>
}

export type Vitrine_Opened_Link = {
  readonly ok: Scalars['Boolean']['output']
  /** The page that the visitor asked for: a path of this site. */
  readonly redirectPath?: Maybe<Scalars['String']['output']>
}

export type Vitrine_Changed_Card = {
  readonly ok: Scalars['Boolean']['output']
  /**
   * `changed`, `unpaid` (the card is stored, but the unpaid period was not charged), `unclear` (stored; ask
   * again) or `requires_action`.
   */
  readonly status: Scalars['String']['output']
  /** The party whose action is required. */
  readonly provider?: Maybe<Scalars['String']['output']>
  readonly clientSecret?: Maybe<Scalars['String']['output']>
}
