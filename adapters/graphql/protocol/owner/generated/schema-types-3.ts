/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, Scalars, Money, Page, Card } from './schema-types-1.js'
import type { Variant, ProductField } from './schema-types-2.js'
export type Product = {
  readonly id: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
  readonly slug: Scalars['String']['output']
  readonly imageUrl?: Maybe<Scalars['String']['output']>
  readonly categories: ReadonlyArray<Scalars['String']['output']>
  readonly variants: ReadonlyArray<Variant>
  /** Differs where another edit was made; `editProduct` takes it. Sales do not change it. */
  readonly version: Scalars['String']['output']
  /** False: hidden from the shop, though the catalogue file names it. */
  readonly isVisible: Scalars['Boolean']['output']
  /** The fields that were edited in the shop: imports keep them. */
  readonly edited: ReadonlyArray<ProductField>
  /** The name in the catalogue file, where it was edited in the shop. */
  readonly nameInFile?: Maybe<Scalars['String']['output']>
}

export type ProductPage = Page & {
  readonly items: ReadonlyArray<Product>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type ProductFileLine = {
  /** The variant: its option values, else its code. */
  readonly name: Scalars['String']['output']
  /** One for each column. */
  readonly cells: ReadonlyArray<Scalars['String']['output']>
}

/** A product as its lines in `catalogue.csv` have it; the first line holds what is the product's own. */
export type ProductFile = {
  readonly handle: Scalars['String']['output']
  /** Differs where a line of the product does. */
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
  /** As many orders as may have used it. */
  | 'USED_UP'

export type DiscountSource =
  /** It stands in `vitrine.json`. */
  | 'SETTINGS'
  /** It was made or edited in the shop. */
  | 'SHOP'

export type Discount = {
  /** As shoppers type it, in capital letters. */
  readonly code: Scalars['ID']['output']
  /** As it stands in orders. */
  readonly name: Scalars['String']['output']
  readonly state: DiscountState
  readonly source: DiscountSource
  /** Counts the changes; 0: it stands in the settings only. */
  readonly version: Scalars['Int']['output']
  /** From 0 to 100; null: an amount is taken off. */
  readonly percent?: Maybe<Scalars['Float']['output']>
  readonly amount?: Maybe<Money>
  /** Null: never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>
  /** Orders that may use it; null: any number. */
  readonly usageLimit?: Maybe<Scalars['Int']['output']>
  readonly usedCount: Scalars['Int']['output']
  /** The least subtotal of an order; null: any. */
  readonly minimumSubtotal?: Maybe<Money>
  /** The least number of pieces of an order; null: any. */
  readonly minimumCount?: Maybe<Scalars['Int']['output']>
  /** The products that it takes something off; null: all. */
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
  /** Every so many intervals. */
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
  /** From 0, the one that began it. */
  readonly period: Scalars['Int']['output']
}

export type SubscriptionEvent = {
  /** As `paid`, `failed`, `canceled`. */
  readonly kind: Scalars['String']['output']
  readonly at: Scalars['DateTime']['output']
  readonly reason?: Maybe<Scalars['String']['output']>
}

/** A subscription with everything that happened to it, the oldest first. */
export type SubscriptionDetails = {
  readonly subscription: Subscription
  readonly card?: Maybe<Card>
  /** The end of one that is charged no more. */
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
  /** Null where it did not arrive or was removed; else it is at `/vitrine/files/<id>` for people with a session. */
  readonly id?: Maybe<Scalars['ID']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly sizeBytes?: Maybe<Scalars['Whole']['output']>
}

/** An answer that was mailed to the sender of an entry. */
export type EntryReply = {
  readonly at: Scalars['DateTime']['output']
  /** The mail address of the person who wrote it. */
  readonly by: Scalars['String']['output']
  readonly subject: Scalars['String']['output']
  readonly text: Scalars['String']['output']
}

/** Something that a visitor sent with a form. */
export type FormEntry = {
  readonly id: Scalars['ID']['output']
  readonly form: Scalars['String']['output']
  readonly receivedAt: Scalars['DateTime']['output']
  readonly isRead: Scalars['Boolean']['output']
  /** Address of the page it was sent from, without its query. */
  readonly page: Scalars['String']['output']
  /** The first field that holds a mail address; null: none does. */
  readonly replyTo?: Maybe<Scalars['String']['output']>
  /** In the order of the form. */
  readonly fields: ReadonlyArray<FormField>
  readonly files: ReadonlyArray<EntryFile>
  /** Answers that were mailed, the oldest first. */
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

/** Something that uses a file. */
export type FileUse = {
  readonly id: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
}

/** A file that the shop keeps; it is at `/vitrine/files/<id>` for people with a session. */
export type ShopFile = {
  readonly id: Scalars['ID']['output']
  readonly kind: FileKind
  readonly name: Scalars['String']['output']
  /** Null: not known, of a member's file of an older version. */
  readonly sizeBytes?: Maybe<Scalars['Whole']['output']>
  /** When it arrived; of a file for buyers, when it was changed last. */
  readonly at: Scalars['DateTime']['output']
  /** The entry of the form, the member, or the products that sell it. */
  readonly usedBy: ReadonlyArray<FileUse>
}

export type ShopFilePage = Page & {
  readonly items: ReadonlyArray<ShopFile>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type FileOrders = {
  /** At most 200; `name` is the number of the order. */
  readonly orders: ReadonlyArray<FileUse>
  readonly hasMore: Scalars['Boolean']['output']
}

/** The space that the files of a kind take. */
export type FileRoom = {
  readonly kind: FileKind
  readonly usedBytes: Scalars['Whole']['output']
  /** Null: no limit. */
  readonly limitBytes?: Maybe<Scalars['Whole']['output']>
}

export type DatabaseHealth = {
  readonly name: Scalars['String']['output']
  readonly answeredInMs: Scalars['Float']['output']
  readonly sizeBytes?: Maybe<Scalars['Whole']['output']>
}
