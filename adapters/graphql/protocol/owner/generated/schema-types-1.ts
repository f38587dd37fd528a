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
  /** A date with time, ISO 8601 in UTC. */
  DateTime: { input: string; output: string }
  /** A whole number of up to 2^53: minor units of money. */
  Whole: { input: number; output: number }
  /** JSON: an object of the browser's passkey functions, or the settings and their values. */
  JSON: { input: unknown; output: unknown }
}

/**
 * Each value includes those before it. `ANYONE`: also without a session; `SELF`: each person for their own
 * account.
 */
export type Access = 'ANYONE' | 'SELF' | 'READ_ONLY' | 'STAFF' | 'OWNER'

/** The role of a person. Each includes those after it: owners manage people, staff change the shop. */
export type Role = 'OWNER' | 'STAFF' | 'READ_ONLY'

/** A person who may sign in here. */
export type Owner = {
  readonly id: Scalars['ID']['output']
  readonly email: Scalars['String']['output']
  readonly name: Scalars['String']['output']
  readonly role: Role
  readonly version: Scalars['Int']['output']
  /** False until an invitation is used. */
  readonly hasAccess: Scalars['Boolean']['output']
  readonly createdAt: Scalars['DateTime']['output']
  readonly lastSignInAt?: Maybe<Scalars['DateTime']['output']>
}

/** The facts of the shop that the desk needs for its first page. */
export type Shop = {
  readonly name: Scalars['String']['output']
  /** The address of the site for its visitors. */
  readonly url: Scalars['String']['output']
  readonly currency: Scalars['String']['output']
  /** ISO 3166-1 alpha-2, of the business. */
  readonly country: Scalars['String']['output']
  /** BCP 47, of the site. */
  readonly language: Scalars['String']['output']
  /** Payments go to the sandbox: no money moves. */
  readonly isTestShop: Scalars['Boolean']['output']
  /** A mail server is set up; without one, mails are in the development mailbox only. */
  readonly mailsAreSent: Scalars['Boolean']['output']
  /** The settings name the business, which mails and invoices show. */
  readonly hasBusiness: Scalars['Boolean']['output']
}

/** The site and the person who is signed in. */
export type Session = {
  /** Always `owner`; members have separate accounts and sessions. */
  readonly realm: Scalars['String']['output']
  /** Null: not signed in. */
  readonly owner?: Maybe<Owner>
  /** True while no owner has set up access: the terminal shows the code of the first start. */
  readonly isFirstRun: Scalars['Boolean']['output']
  readonly shop: Shop
}

/** Money as a whole number of minor units. */
export type Money = {
  readonly amountMinor: Scalars['Whole']['output']
  /** ISO 4217. */
  readonly currency: Scalars['String']['output']
  /** The number of decimal places of the currency. */
  readonly digits: Scalars['Int']['output']
}

export type DayOfSales = {
  /** For example 2027-01-31. */
  readonly day: Scalars['String']['output']
  readonly orders: Scalars['Int']['output']
  /** The total of the day's orders without cancelled ones, in the shop's currency. */
  readonly total: Money
  /** The refunded part of that total. */
  readonly refunded: Money
}

/** Carts with goods and without an order. */
export type OpenCarts = {
  readonly carts: Scalars['Int']['output']
  /** Those with a mail address from the checkout. */
  readonly checkouts: Scalars['Int']['output']
}

export type BestSeller = {
  readonly productId: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
  readonly pieces: Scalars['Int']['output']
}

/** Tasks that wait for an owner. */
export type Home = {
  /** Orders with pieces to send from which the shopper has not withdrawn. */
  readonly toSend: Scalars['Int']['output']
  /** Orders whose money the bank holds for the shop. */
  readonly held: Scalars['Int']['output']
  /** Refunds without an answer of the provider. */
  readonly refundsUnderWay: Scalars['Int']['output']
  /** Refunds that the provider refused, of orders without a later refund. */
  readonly refundsRefused: Scalars['Int']['output']
  /** Orders whose card holder has disputed the payment. */
  readonly disputed: Scalars['Int']['output']
  /** The next moment at which the time to answer a dispute ends; null: none is known. */
  readonly disputeDueAt?: Maybe<Scalars['DateTime']['output']>
  /** Mails that were given up. */
  readonly failedMails: Scalars['Int']['output']
  /** Sold-out variants of visible products. */
  readonly outOfStock: Scalars['Int']['output']
  /** Unread entries of forms. */
  readonly unreadEntries: Scalars['Int']['output']
  /** Returns that wait for the shop: requested, or with the goods received. */
  readonly returns: Scalars['Int']['output']
  /**
   * Days of a time zone (IANA, such as `Europe/Berlin`) up to today, the oldest first, including days without
   * an order. At most 366.
   */
  readonly sales: ReadonlyArray<DayOfSales>
  /** Visits on these UTC days: page views that began outside of the site. */
  readonly visits: Scalars['Whole']['output']
  /** Carts of these days without an order. */
  readonly openCarts: OpenCarts
  /** Products by the pieces ordered in these days. */
  readonly bestSellers: ReadonlyArray<BestSeller>
}

/** A page of a list: `next` is the `after` of the next one, null on the last. */
export type Page = {
  readonly next?: Maybe<Scalars['String']['output']>
}

export type OrderState =
  | 'PLACED'
  /** The payment was begun; its outcome is unknown. */
  | 'SUBMITTING'

export type PaymentStanding =
  | 'PENDING'
  | 'HELD'
  | 'CAPTURING'
  | 'RELEASING'
  | 'PAID'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED'
  | 'DISPUTED'
  | 'LAPSED'
  | 'TRIAL'
  | 'FREE'

export type FulfilmentStanding = 'UNFULFILLED' | 'PARTLY_FULFILLED' | 'FULFILLED'

/** An order in a list. */
export type OrderSummary = {
  readonly id: Scalars['ID']['output']
  /** The order number: 7K3M-9QWT. */
  readonly number: Scalars['String']['output']
  readonly placedAt: Scalars['DateTime']['output']
  readonly state: OrderState
  readonly payment: PaymentStanding
  readonly fulfilment: FulfilmentStanding
  readonly isCancelled: Scalars['Boolean']['output']
  /** Paid, with pieces to send from which the shopper has not withdrawn. */
  readonly needsSending: Scalars['Boolean']['output']
  readonly name: Scalars['String']['output']
  readonly email?: Maybe<Scalars['String']['output']>
  /** Pieces, not lines. */
  readonly itemCount: Scalars['Int']['output']
  readonly total: Money
  readonly refunded: Money
}

export type OrderPage = Page & {
  readonly items: ReadonlyArray<OrderSummary>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type OrderLine = {
  readonly id: Scalars['ID']['output']
  /** Counts from 1, as in the command. */
  readonly line: Scalars['Int']['output']
  readonly productId: Scalars['ID']['output']
  readonly skuId: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
  /** For example `Size: L`. */
  readonly options: ReadonlyArray<Scalars['String']['output']>
  readonly code?: Maybe<Scalars['String']['output']>
  readonly imageUrl?: Maybe<Scalars['String']['output']>
  readonly count: Scalars['Int']['output']
  readonly price: Money
  readonly total: Money
  readonly sent: Scalars['Int']['output']
  readonly refunded: Scalars['Int']['output']
  /** Pieces not sent, with those from which the shopper has withdrawn. */
  readonly toSend: Scalars['Int']['output']
  /** Pieces to send from which the shopper has not withdrawn. */
  readonly sendable: Scalars['Int']['output']
  /** Pieces that are not refunded. */
  readonly refundable: Scalars['Int']['output']
}

export type ExtraKind = 'SHIPPING' | 'TAX' | 'DISCOUNT'

export type OrderExtra = {
  readonly kind: ExtraKind
  readonly name: Scalars['String']['output']
  readonly price: Money
  /** The prices include it already. */
  readonly isIncluded: Scalars['Boolean']['output']
}

export type Card = {
  readonly brand: Scalars['String']['output']
  readonly last4: Scalars['String']['output']
  readonly expiresMonth?: Maybe<Scalars['Int']['output']>
  readonly expiresYear?: Maybe<Scalars['Int']['output']>
}
