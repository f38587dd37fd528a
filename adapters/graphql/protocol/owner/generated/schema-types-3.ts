/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, Scalars, Money, Page, Card } from './schema-types-1.js'
import type { UnitPrice } from './schema-types-2.js'
/** A field of a variant that can be edited in the shop. */
export type VariantField = 'PRICE' | 'COMPARE_AT'

export type Variant = {
  readonly id: Scalars['ID']['output']
  readonly code?: Maybe<Scalars['String']['output']>
  /** For example `Size: L`. */
  readonly options: ReadonlyArray<Scalars['String']['output']>
  readonly price: Money
  readonly compareAt?: Maybe<Money>
  /**
   * The lowest price of the 30 days before a reduction, from the price history of the shop; null: the price is
   * not reduced, or no earlier price is known.
   */
  readonly lowestPrior?: Maybe<Money>
  /** The price of a measure; null: the variant is not sold by measure. */
  readonly unitPrice?: Maybe<UnitPrice>
  readonly imageUrl?: Maybe<Scalars['String']['output']>
  /** Pieces in stock; null: unlimited. */
  readonly left?: Maybe<Scalars['Int']['output']>
  /** The fields that were edited in the shop: imports keep them. */
  readonly edited: ReadonlyArray<VariantField>
  /** The price in the catalogue file, if it was edited in the shop. */
  readonly priceInFile?: Maybe<Money>
  /** The compare-at price in the catalogue file, if it was edited; null also if the file has none. */
  readonly compareAtInFile?: Maybe<Money>
}

/** A field of a product that can be edited in the shop. */
export type ProductField = 'NAME' | 'VISIBILITY'

export type Product = {
  readonly id: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
  readonly slug: Scalars['String']['output']
  readonly imageUrl?: Maybe<Scalars['String']['output']>
  readonly categories: ReadonlyArray<Scalars['String']['output']>
  readonly variants: ReadonlyArray<Variant>
  /** Changes with each edit; `editProduct` takes it. Sales do not change it. */
  readonly version: Scalars['String']['output']
  /** False: hidden from the shop, although it is in the catalogue file. */
  readonly isVisible: Scalars['Boolean']['output']
  /** The fields that were edited in the shop: imports keep them. */
  readonly edited: ReadonlyArray<ProductField>
  /** The name in the catalogue file, if it was edited in the shop. */
  readonly nameInFile?: Maybe<Scalars['String']['output']>
}

export type ProductPage = Page & {
  readonly items: ReadonlyArray<Product>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type ProductFileLine = {
  /** The name of the variant: its option values, or its code. */
  readonly name: Scalars['String']['output']
  /** One for each column. */
  readonly cells: ReadonlyArray<Scalars['String']['output']>
}

/** A product in `catalogue.csv`; its first line has the values of the product itself. */
export type ProductFile = {
  readonly handle: Scalars['String']['output']
  /** Changes when a line of the product changes. */
  readonly version: Scalars['String']['output']
  readonly columns: ReadonlyArray<Scalars['String']['output']>
  readonly lines: ReadonlyArray<ProductFileLine>
  /** Its place in the order of the catalogue, from 1. */
  readonly place: Scalars['Int']['output']
  /** The number of products in the file. */
  readonly products: Scalars['Int']['output']
}

export type DiscountState =
  | 'ACTIVE'
  | 'ENDED'
  /** Its limit of orders is reached. */
  | 'USED_UP'

export type DiscountSource =
  /** It comes from `vitrine.json`. */
  | 'SETTINGS'
  /** It was made or edited in the shop. */
  | 'SHOP'

export type Discount = {
  /** The code in capital letters. */
  readonly code: Scalars['ID']['output']
  /** The name that orders show. */
  readonly name: Scalars['String']['output']
  readonly state: DiscountState
  readonly source: DiscountSource
  /** Grows with each change; 0: it is only in the settings. */
  readonly version: Scalars['Int']['output']
  /** From 0 to 100; null: an amount is taken off. */
  readonly percent?: Maybe<Scalars['Float']['output']>
  readonly amount?: Maybe<Money>
  /** Null: never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>
  /** Orders that may use it; null: any number. */
  readonly usageLimit?: Maybe<Scalars['Int']['output']>
  readonly usedCount: Scalars['Int']['output']
  /** The minimum subtotal of an order; null: any. */
  readonly minimumSubtotal?: Maybe<Money>
  /** The minimum number of pieces of an order; null: any. */
  readonly minimumCount?: Maybe<Scalars['Int']['output']>
  /** The products that it applies to; null: all. */
  readonly productIds?: Maybe<ReadonlyArray<Scalars['ID']['output']>>
}

export type DiscountPage = Page & {
  readonly items: ReadonlyArray<Discount>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type SubscriptionStatus = 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'UNPAID' | 'CANCELED' | 'ENDED'

export type Subscription = {
  readonly id: Scalars['ID']['output']
  readonly status: SubscriptionStatus
  readonly email?: Maybe<Scalars['String']['output']>
  readonly productName: Scalars['String']['output']
  /** The number of intervals between two payments. */
  readonly frequency: Scalars['Int']['output']
  /** `day`, `week`, `month` or `year`. */
  readonly interval: Scalars['String']['output']
  readonly amount: Money
  readonly provider?: Maybe<Scalars['String']['output']>
  readonly orderId: Scalars['ID']['output']
  readonly createdAt: Scalars['DateTime']['output']
  readonly lastPaidAt?: Maybe<Scalars['DateTime']['output']>
  readonly periodEndsAt: Scalars['DateTime']['output']
  readonly nextChargeAt?: Maybe<Scalars['DateTime']['output']>
  readonly failures: Scalars['Int']['output']
  readonly canceledAt?: Maybe<Scalars['DateTime']['output']>
}

export type SubscriptionPage = Page & {
  readonly items: ReadonlyArray<Subscription>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type SubscriptionOrder = {
  readonly id: Scalars['ID']['output']
  readonly number: Scalars['String']['output']
  /** From 0, the first period. */
  readonly period: Scalars['Int']['output']
}

export type SubscriptionEvent = {
  /** For example `paid`, `failed`, `canceled`. */
  readonly kind: Scalars['String']['output']
  readonly at: Scalars['DateTime']['output']
  readonly reason?: Maybe<Scalars['String']['output']>
}

/** A subscription with its history, the oldest entry first. */
export type SubscriptionDetails = {
  readonly subscription: Subscription
  readonly card?: Maybe<Card>
  /** The end of a cancelled subscription. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>
  readonly orders: ReadonlyArray<SubscriptionOrder>
  readonly events: ReadonlyArray<SubscriptionEvent>
}

export type FormCount = {
  readonly name: Scalars['String']['output']
  readonly entries: Scalars['Int']['output']
  readonly unread: Scalars['Int']['output']
}

export type FormField = {
  readonly name: Scalars['String']['output']
  readonly value: Scalars['String']['output']
}

export type EntryFile = {
  readonly field: Scalars['String']['output']
  /** Null: it did not arrive or was removed. People with a session can read it at `/vitrine/files/<id>`. */
  readonly id?: Maybe<Scalars['ID']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly sizeBytes?: Maybe<Scalars['Whole']['output']>
}

/** A reply by mail to the sender of an entry. */
export type EntryReply = {
  readonly at: Scalars['DateTime']['output']
  /** The mail address of the person who wrote it. */
  readonly by: Scalars['String']['output']
  readonly subject: Scalars['String']['output']
  readonly text: Scalars['String']['output']
}

/** A submission of a form. */
export type FormEntry = {
  readonly id: Scalars['ID']['output']
  readonly form: Scalars['String']['output']
  readonly receivedAt: Scalars['DateTime']['output']
  readonly isRead: Scalars['Boolean']['output']
  /** The address of its page, without the query. */
  readonly page: Scalars['String']['output']
  /** The first mail address among the fields; null: there is none. */
  readonly replyTo?: Maybe<Scalars['String']['output']>
  /** In the order of the form. */
  readonly fields: ReadonlyArray<FormField>
  readonly files: ReadonlyArray<EntryFile>
  /** Replies by mail, the oldest first. */
  readonly replies: ReadonlyArray<EntryReply>
}

export type FormEntryPage = Page & {
  readonly items: ReadonlyArray<FormEntry>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type FileKind =
  /** Sent with a form. */
  | 'FORM'
  /** Uploaded by a member. */
  | 'MEMBER'
  /** In the folder of downloads, for buyers. */
  | 'DOWNLOAD'

/** A user of a file: an entry, a member or a product. */
export type FileUse = {
  readonly id: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
}
