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
} from './schema-types-1.js'
export type CheckoutAnswer = {
  readonly name: Scalars['String']['output']
  /** Null where it is a checkbox. */
  readonly text?: Maybe<Scalars['String']['output']>
  readonly isChecked?: Maybe<Scalars['Boolean']['output']>
}

export type Pieces = {
  readonly lineId: Scalars['ID']['output']
  readonly count: Scalars['Int']['output']
}

export type Parcel = {
  readonly id: Scalars['ID']['output']
  readonly lines: ReadonlyArray<Pieces>
  readonly carrier?: Maybe<Scalars['String']['output']>
  readonly tracking?: Maybe<Scalars['String']['output']>
  readonly sentAt: Scalars['DateTime']['output']
}

export type RefundKind =
  | 'REFUND'
  /** Money that was only held is released. */
  | 'RELEASE'

export type RefundState =
  /** The provider has it to do, or its answer is not known yet. */
  | 'REQUESTED'
  /** The provider has not decided. */
  | 'PENDING'
  | 'DONE'
  | 'REFUSED'

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

export type ReturnState =
  /** The shopper has withdrawn. */
  | 'REQUESTED'
  /** The shop takes the goods back. */
  | 'ACCEPTED'
  | 'REFUSED'
  /** The goods are back. */
  | 'RECEIVED'
  /** The money was given back. */
  | 'REFUNDED'

export type ReturnAct = 'ACCEPT' | 'REFUSE' | 'RECEIVE' | 'REFUND'

/** A shopper's withdrawal from the contract of an order, and what became of it. */
export type Return = {
  readonly id: Scalars['ID']['output']
  /** The id of the order, and the number that people say. */
  readonly order: Scalars['ID']['output']
  readonly orderNumber: Scalars['String']['output']
  /** The name that was given with it. */
  readonly name: Scalars['String']['output']
  /** The shopper's own words. */
  readonly statement?: Maybe<Scalars['String']['output']>
  /** The pieces that it is about; empty: the whole order. */
  readonly lines: ReadonlyArray<Pieces>
  readonly state: ReturnState
  /** It came in after the end of the period. */
  readonly isLate: Scalars['Boolean']['output']
  readonly receivedAt: Scalars['DateTime']['output']
  readonly changedAt: Scalars['DateTime']['output']
  /** The acts that are possible now. */
  readonly acts: ReadonlyArray<ReturnAct>
}

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
  /** The withdrawals of its shopper, the oldest first. */
  readonly returns: ReadonlyArray<Return>
}

export type MailState =
  /** It is sent, and tried again, by itself. */
  | 'WAITING'
  /** It is tried again only when an owner asks. */
  | 'GIVEN_UP'
  /** No mail server was set: it is in the development mailbox only. */
  | 'MAILBOX'

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
  /** The reason why a text that is not saved cannot be sent, and the fix. */
  readonly problem?: Maybe<Scalars['String']['output']>
}

export type MailText = {
  readonly template: Scalars['String']['output']
  /** The file of `vitrine-mails` that holds it; null: it is built in. */
  readonly file?: Maybe<Scalars['String']['output']>
  /** The file that holds the whole HTML of the mail, which does not follow from the text; null: none. */
  readonly htmlFile?: Maybe<Scalars['String']['output']>
  /** `Subject: ...`, a blank line, the text. */
  readonly text: Scalars['String']['output']
  readonly builtIn: Scalars['String']['output']
  /** The names of the placeholders that it may have, without braces. */
  readonly placeholders: ReadonlyArray<Scalars['String']['output']>
  readonly version: Scalars['String']['output']
}

export type UnitPrice = {
  /** The measure, such as `1 kg`. */
  readonly per: Scalars['String']['output']
  readonly price: Money
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
  /**
   * The lowest price of the 30 days before a reduction, from the history of prices that the shop keeps; null: the
   * price is not reduced, or none is known from before.
   */
  readonly lowestPrior?: Maybe<Money>
  /** The price of a measure; null: the variant is not sold by measure. */
  readonly unitPrice?: Maybe<UnitPrice>
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
