/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Maybe,
  Scalars,
  Money,
  Page,
  PaymentStanding,
  FulfilmentStanding,
  OrderLine,
  OrderExtra,
  OrderMoney,
  Address,
  CheckoutAnswer,
} from './schema-types-1.js'
export type Pieces = {
  readonly lineId: Scalars['ID']['output']
  readonly count: Scalars['Int']['output']
}

export type Parcel =
  | {
      readonly id: Scalars['ID']['output']
      readonly lines: ReadonlyArray<Pieces>
      readonly carrier?: Maybe<Scalars['String']['output']>
      readonly tracking?: Maybe<Scalars['String']['output']>
      readonly sentAt: Scalars['DateTime']['output']
    }

  /** The provider has not decided. */
  | 'PENDING'
  | 'DONE'
  | 'REFUSED'

export type RefundKind = 'REFUND'

export type RefundState =
  /** The provider has it to do, or its answer is not known yet. */
  | 'REQUESTED'

  /** Money that was only held is let go. */
  | 'RELEASE'

export type Refund = {
  readonly id: Scalars['ID']['output']
  readonly kind: RefundKind
  readonly state: RefundState
  readonly amount: Money
  readonly lines: ReadonlyArray<Pieces>
  readonly restocks: Scalars['Boolean']['output']
  readonly reason?: Maybe<Scalars['String']['output']>
  /** The provider's refusal, or that it gave no answer. */
  readonly problem?: Maybe<Scalars['String']['output']>
  readonly requestedAt: Scalars['DateTime']['output']
}

export type OrderEventKind =
  | 'FULFILLED'
  | 'CANCELLED'
  | 'CAPTURE_REQUESTED'
  | 'REFUND_REQUESTED'
  | 'REFUNDED'
  | 'RELEASED'
  | 'REFUND_REFUSED'
  | 'REFUNDED_ELSEWHERE'
  | 'DISPUTED'
  | 'DISPUTE_OVER'
  /** The files of the order were mailed again. */
  | 'DOWNLOADS_SENT'
  | 'NOTE'
  /** Of a newer version of the program. */
  | 'OTHER'

/** Something that happened to an order. What does not belong to its kind is null or empty. */
export type OrderEvent = {
  readonly kind: OrderEventKind
  readonly at: Scalars['DateTime']['output']
  /** The owner's mail address, `owner` by command, `provider` or another part of the shop. */
  readonly by: Scalars['String']['output']
  /** Note, reason, or what the provider said. */
  readonly text?: Maybe<Scalars['String']['output']>
  readonly amount?: Maybe<Money>
  readonly pieces: ReadonlyArray<Pieces>
  readonly carrier?: Maybe<Scalars['String']['output']>
  readonly tracking?: Maybe<Scalars['String']['output']>
  readonly refundId?: Maybe<Scalars['ID']['output']>
}

export type OrderAction = 'FULFIL' | 'CAPTURE' | 'REFUND' | 'CANCEL' | 'SEND_DOWNLOADS' | 'NOTE'

/** One order with everything about it. */
export type Order = {
  readonly id: Scalars['ID']['output']
  readonly number: Scalars['String']['output']
  /** Counts the changes; mutations take it. */
  readonly version: Scalars['Int']['output']
  readonly placedAt: Scalars['DateTime']['output']
  readonly payment: PaymentStanding
  readonly fulfilment: FulfilmentStanding
  readonly cancelledAt?: Maybe<Scalars['DateTime']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly email?: Maybe<Scalars['String']['output']>
  readonly lines: ReadonlyArray<OrderLine>
  /** Shipping, taxes and discounts. */
  readonly extras: ReadonlyArray<OrderExtra>
  readonly subtotal: Money
  readonly total: Money
  readonly money: OrderMoney
  readonly shippingMethod?: Maybe<Scalars['String']['output']>
  readonly shippingAddress?: Maybe<Address>
  readonly billingAddress?: Maybe<Address>
  /** Further questions of the checkout. */
  readonly answers: ReadonlyArray<CheckoutAnswer>
  readonly comment?: Maybe<Scalars['String']['output']>
  readonly parcels: ReadonlyArray<Parcel>
  readonly refunds: ReadonlyArray<Refund>
  /** Everything that happened, the oldest first. */
  readonly events: ReadonlyArray<OrderEvent>
  /** The changes that are possible now. */
  readonly actions: ReadonlyArray<OrderAction>
}

export type MailState =
  /** It is sent, and tried again, by itself. */
  'WAITING'

export type Mail = {
  readonly id: Scalars['ID']['output']
  readonly kind: Scalars['String']['output']
  /** Null: to the owner. */
  readonly to?: Maybe<Scalars['String']['output']>
  readonly state: MailState
  readonly tries: Scalars['Int']['output']
  /** The reason why the last try failed. */
  readonly failure?: Maybe<Scalars['String']['output']>
  readonly createdAt: Scalars['DateTime']['output']
  /** Null where it is not tried by itself. */
  readonly nextTryAt?: Maybe<Scalars['DateTime']['output']>
}

export type MailPage = Page & {
  readonly items: ReadonlyArray<Mail>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type MailPreview = {
  readonly subject: Scalars['String']['output']
  readonly text: Scalars['String']['output']
  /** A whole HTML document: show it in a frame without scripts. */
  readonly html: Scalars['String']['output']
}

/** A field of a variant that can be edited in the shop. */
export type VariantField = 'PRICE' | 'COMPARE_AT'

export type Variant = {
  readonly id: Scalars['ID']['output']
  readonly code?: Maybe<Scalars['String']['output']>
  /** As `Size: L`. */
  readonly options: ReadonlyArray<Scalars['String']['output']>
  readonly price: Money
  readonly compareAt?: Maybe<Money>
  readonly imageUrl?: Maybe<Scalars['String']['output']>
  /** Pieces that are left; null: without end. */
  readonly left?: Maybe<Scalars['Int']['output']>
  /** The fields that were edited in the shop: imports keep them. */
  readonly edited: ReadonlyArray<VariantField>
  /** The price in the catalogue file, where it was edited in the shop. */
  readonly priceInFile?: Maybe<Money>
  /** The same of the compare-at price; null also where the file has none. */
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
  /** Differs where another edit was made; `editProduct` takes it. Sales do not change it. */
  readonly version: Scalars['String']['output']
  /** False: hidden from the shop, though the catalogue file names it. */
  readonly isVisible: Scalars['Boolean']['output']
  /** The fields that were edited in the shop: imports keep them. */
  readonly edited: ReadonlyArray<ProductField>
  /** The name in the catalogue file, where it was edited in the shop. */
  readonly nameInFile?: Maybe<Scalars['String']['output']>
}

export type ProductPage =
  | (Page & {
      readonly items: ReadonlyArray<Product>
      readonly next?: Maybe<Scalars['String']['output']>
    })

  /** It was made or edited in the shop. */
  | 'SHOP'

export type DiscountState = 'ACTIVE'

export type DiscountSource =
  /** It stands in `vitrine.json`. */
  'SETTINGS'

export type Discount =
  | {
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
  | 'ENDED'
  /** As many orders as may have used it. */
  | 'USED_UP'

export type DiscountPage = Page & {
  readonly items: ReadonlyArray<Discount>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type SubscriptionStatus = 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'UNPAID' | 'CANCELED' | 'ENDED'
