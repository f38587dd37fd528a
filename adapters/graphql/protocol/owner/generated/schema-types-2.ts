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
  Card,
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

export type OrderAction = 'FULFIL' | 'CAPTURE' | 'REFUND' | 'CANCEL' | 'NOTE'

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
}

export type Product = {
  readonly id: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
  readonly slug: Scalars['String']['output']
  readonly imageUrl?: Maybe<Scalars['String']['output']>
  readonly categories: ReadonlyArray<Scalars['String']['output']>
  readonly variants: ReadonlyArray<Variant>
}

export type ProductPage = Page & {
  readonly items: ReadonlyArray<Product>
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
  /** Null where the file did not arrive; else it is at `/vitrine/files/<id>` for people with a session. */
  readonly id?: Maybe<Scalars['ID']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly sizeBytes?: Maybe<Scalars['Whole']['output']>
}
