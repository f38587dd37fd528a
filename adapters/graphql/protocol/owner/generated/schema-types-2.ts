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
} from './schema-types-1.js'
export type OrderMoney = {
  readonly provider?: Maybe<Scalars['String']['output']>
  /** The provider's id of the payment. */
  readonly reference?: Maybe<Scalars['String']['output']>
  readonly card?: Maybe<Card>
  readonly amount: Money
  readonly taken: Money
  readonly refunded: Money
  /** Money that can still be refunded. */
  readonly refundable: Money
  /** The part of it that was paid for shipping. */
  readonly refundableShipping: Money
  readonly isDisputed: Scalars['Boolean']['output']
  /** The end of the time to answer the dispute at the provider; null: no dispute, or the provider does not say. */
  readonly disputeDueAt?: Maybe<Scalars['DateTime']['output']>
}

export type Address = {
  readonly addressee?: Maybe<Scalars['String']['output']>
  readonly line1?: Maybe<Scalars['String']['output']>
  readonly line2?: Maybe<Scalars['String']['output']>
  readonly city?: Maybe<Scalars['String']['output']>
  readonly state?: Maybe<Scalars['String']['output']>
  /** ISO 3166-1 alpha-2. */
  readonly country?: Maybe<Scalars['String']['output']>
  readonly postalCode?: Maybe<Scalars['String']['output']>
}

export type CheckoutAnswer = {
  readonly name: Scalars['String']['output']
  /** Null for a checkbox. */
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
  /** The refund is requested; the answer is not known yet. */
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
  /** The part of the amount that was paid for shipping; zero in a refund of an amount. */
  readonly shipping: Money
  readonly restocks: Scalars['Boolean']['output']
  readonly reason?: Maybe<Scalars['String']['output']>
  /** The provider's refusal, or a note that it did not answer. */
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
  /** The bank returned the money of such a refund. */
  | 'RETURNED_ELSEWHERE'
  | 'DISPUTED'
  | 'DISPUTE_OVER'
  /** The files of the order were mailed again. */
  | 'DOWNLOADS_SENT'
  | 'NOTE'
  /** Written by a newer version of the program. */
  | 'OTHER'

/** An entry in the history of an order. Fields that its kind does not use are null or empty. */
export type OrderEvent = {
  readonly kind: OrderEventKind
  readonly at: Scalars['DateTime']['output']
  /** The owner's mail address, `owner` by command, `provider` or another part of the shop. */
  readonly by: Scalars['String']['output']
  /** The note, the reason, or the message of the provider. */
  readonly text?: Maybe<Scalars['String']['output']>
  readonly amount?: Maybe<Money>
  readonly pieces: ReadonlyArray<Pieces>
  /** The part of a requested refund that was paid for shipping. */
  readonly shipping?: Maybe<Money>
  readonly carrier?: Maybe<Scalars['String']['output']>
  readonly tracking?: Maybe<Scalars['String']['output']>
  readonly refundId?: Maybe<Scalars['ID']['output']>
}

export type OrderAction = 'FULFIL' | 'CAPTURE' | 'REFUND' | 'CANCEL' | 'SEND_DOWNLOADS' | 'NOTE'

export type ReturnState =
  /** The shopper has withdrawn. */
  | 'REQUESTED'
  /** The shop accepts the return. */
  | 'ACCEPTED'
  | 'REFUSED'
  /** The shop has received the goods. */
  | 'RECEIVED'
  /** The money was refunded. */
  | 'REFUNDED'

export type ReturnAct = 'ACCEPT' | 'REFUSE' | 'RECEIVE' | 'REFUND'

/** A shopper's withdrawal from an order, and the state of the return. */
export type Return = {
  readonly id: Scalars['ID']['output']
  /** The id of the order, and its order number. */
  readonly order: Scalars['ID']['output']
  readonly orderNumber: Scalars['String']['output']
  /** The name in the withdrawal. */
  readonly name: Scalars['String']['output']
  /** The shopper's own words. */
  readonly statement?: Maybe<Scalars['String']['output']>
  /** The returned pieces; empty: the whole order. */
  readonly lines: ReadonlyArray<Pieces>
  readonly state: ReturnState
  /** It arrived after the end of the period. */
  readonly isLate: Scalars['Boolean']['output']
  readonly receivedAt: Scalars['DateTime']['output']
  readonly changedAt: Scalars['DateTime']['output']
  /** The possible actions. */
  readonly acts: ReadonlyArray<ReturnAct>
}

/** One order with all its data. */
export type Order = {
  readonly id: Scalars['ID']['output']
  readonly number: Scalars['String']['output']
  /** Grows with each change; mutations take it. */
  readonly version: Scalars['Int']['output']
  readonly placedAt: Scalars['DateTime']['output']
  readonly payment: PaymentStanding
  readonly fulfilment: FulfilmentStanding
  readonly cancelledAt?: Maybe<Scalars['DateTime']['output']>
  /** Paid, with pieces to send from which the shopper has not withdrawn. */
  readonly needsSending: Scalars['Boolean']['output']
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
  /** Additional fields of the checkout. */
  readonly answers: ReadonlyArray<CheckoutAnswer>
  readonly comment?: Maybe<Scalars['String']['output']>
  readonly parcels: ReadonlyArray<Parcel>
  readonly refunds: ReadonlyArray<Refund>
  /** The history, the oldest entry first. */
  readonly events: ReadonlyArray<OrderEvent>
  /** The possible changes. */
  readonly actions: ReadonlyArray<OrderAction>
  /** The withdrawals of its shopper, the oldest first. */
  readonly returns: ReadonlyArray<Return>
}

export type MailState =
  /** It is sent, and repeated, automatically. */
  | 'WAITING'
  /** It is repeated only on request of an owner. */
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
  /** Null: it is not repeated automatically. */
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
  /** The reason why an unsaved text cannot be sent, and the fix. */
  readonly problem?: Maybe<Scalars['String']['output']>
}

export type MailText = {
  readonly template: Scalars['String']['output']
  /** The file of `vitrine-mails` with the text; null: the text is built in. */
  readonly file?: Maybe<Scalars['String']['output']>
  /** The file with separate HTML for the whole mail; null: the HTML is made from the text. */
  readonly htmlFile?: Maybe<Scalars['String']['output']>
  /** `Subject: ...`, a blank line, the text. */
  readonly text: Scalars['String']['output']
  readonly builtIn: Scalars['String']['output']
  /** The allowed placeholders, without braces. */
  readonly placeholders: ReadonlyArray<Scalars['String']['output']>
  readonly version: Scalars['String']['output']
}

export type UnitPrice = {
  /** The measure, such as `1 kg`. */
  readonly per: Scalars['String']['output']
  readonly price: Money
}
