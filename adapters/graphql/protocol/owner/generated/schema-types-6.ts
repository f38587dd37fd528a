/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars, Session, OrderState } from './schema-types-1.js'
import type { ReturnState, MailState } from './schema-types-2.js'
import type { SubscriptionStatus, FileKind } from './schema-types-3.js'
import type { EventState, MemberStatus } from './schema-types-4.js'
import type { RefundFilter } from './schema-types-5.js'
export type OrderFilter = {
  readonly state?: InputMaybe<OrderState>
  /** Placed orders, not cancelled, with pieces to send from which the shopper has not withdrawn. */
  readonly toSend?: InputMaybe<Scalars['Boolean']['input']>
  readonly held?: InputMaybe<Scalars['Boolean']['input']>
  readonly disputed?: InputMaybe<Scalars['Boolean']['input']>
  /** Orders with a return that waits for the shop: requested, or with the goods received. */
  readonly returned?: InputMaybe<Scalars['Boolean']['input']>
  readonly cancelled?: InputMaybe<Scalars['Boolean']['input']>
  /** Orders with a refund without an answer, or whose last refund was refused. */
  readonly refund?: InputMaybe<RefundFilter>
  /**
   * An order number, the beginning of a word of the name or mail address, or a part of a variant's code or
   * tracking number.
   */
  readonly search?: InputMaybe<Scalars['String']['input']>
  /** Placed at this moment or later. */
  readonly from?: InputMaybe<Scalars['DateTime']['input']>
  /** Placed before this moment. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>
}

export type OrderSortKey = 'TIME' | 'NAME' | 'PAID' | 'COUNT' | 'STATUS'

export type OrderSort = {
  readonly by: OrderSortKey
  readonly descending?: InputMaybe<Scalars['Boolean']['input']>
}

export type QueryOrdersArgs = {
  filter?: InputMaybe<OrderFilter>
  sort?: InputMaybe<OrderSort>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type QueryOrderArgs = {
  id: Scalars['ID']['input']
}

export type QueryReturnsArgs = {
  state?: InputMaybe<ReturnState>
  first?: InputMaybe<Scalars['Int']['input']>
}

export type MailFilter = {
  readonly state?: InputMaybe<MailState>
  readonly kind?: InputMaybe<Scalars['String']['input']>
  readonly to?: InputMaybe<Scalars['String']['input']>
}

export type QueryMailsArgs = {
  filter?: InputMaybe<MailFilter>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type QueryMailPreviewArgs = {
  template: Scalars['String']['input']
  text?: InputMaybe<Scalars['String']['input']>
}

export type QueryMailTextArgs = {
  template: Scalars['String']['input']
}

export type QueryProductsArgs = {
  search?: InputMaybe<Scalars['String']['input']>
  outOfStock?: InputMaybe<Scalars['Boolean']['input']>
  hidden?: InputMaybe<Scalars['Boolean']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type QueryProductArgs = {
  id: Scalars['ID']['input']
}

export type QueryProductFileArgs = {
  id: Scalars['ID']['input']
}

export type QueryDiscountsArgs = {
  search?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type QueryDiscountArgs = {
  code: Scalars['ID']['input']
}

export type SubscriptionFilter = {
  readonly status?: InputMaybe<SubscriptionStatus>
  readonly email?: InputMaybe<Scalars['String']['input']>
}

export type SubscriptionSortKey = 'PURCHASED' | 'LAST_BILLED' | 'NEXT_BILLING' | 'STATUS'

export type SubscriptionSort = {
  readonly by: SubscriptionSortKey
  readonly descending?: InputMaybe<Scalars['Boolean']['input']>
}

export type QuerySubscriptionsArgs = {
  filter?: InputMaybe<SubscriptionFilter>
  sort?: InputMaybe<SubscriptionSort>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type QuerySubscriptionArgs = {
  id: Scalars['ID']['input']
}

export type FormEntryFilter = {
  readonly form?: InputMaybe<Scalars['String']['input']>
  readonly unread?: InputMaybe<Scalars['Boolean']['input']>
}

export type QueryFormEntriesArgs = {
  filter?: InputMaybe<FormEntryFilter>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type QueryFormEntryArgs = {
  id: Scalars['ID']['input']
}

export type ShopFileFilter = {
  /** A part of the file's name. */
  readonly search?: InputMaybe<Scalars['String']['input']>
  readonly kind?: InputMaybe<FileKind>
}

export type QueryFilesArgs = {
  filter?: InputMaybe<ShopFileFilter>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type QueryFileOrdersArgs = {
  id: Scalars['ID']['input']
}

export type EventFilter = {
  readonly state?: InputMaybe<EventState>
  /** For example `order.placed`. */
  readonly kind?: InputMaybe<Scalars['String']['input']>
}

export type QueryEventsArgs = {
  filter?: InputMaybe<EventFilter>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type MemberFilter = {
  readonly status?: InputMaybe<MemberStatus>
  readonly group?: InputMaybe<Scalars['String']['input']>
  readonly isBanned?: InputMaybe<Scalars['Boolean']['input']>
  /** A part of the name or the address. */
  readonly search?: InputMaybe<Scalars['String']['input']>
}

export type MemberSortKey = 'TIME' | 'EMAIL' | 'NAME' | 'LAST_LOG_IN' | 'STATUS'

export type MemberSort = {
  readonly by: MemberSortKey
  readonly descending?: InputMaybe<Scalars['Boolean']['input']>
}

export type QueryMembersArgs = {
  filter?: InputMaybe<MemberFilter>
  sort?: InputMaybe<MemberSort>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type QueryMemberArgs = {
  id: Scalars['ID']['input']
}

export type QueryMembersImportArgs = {
  id: Scalars['ID']['input']
}

export type AuditFilter = {
  /** The mail address of the person who did it. */
  readonly by?: InputMaybe<Scalars['String']['input']>
  /** The id of what was changed. */
  readonly subject?: InputMaybe<Scalars['String']['input']>
}

export type QueryAuditArgs = {
  filter?: InputMaybe<AuditFilter>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type QueryCollectionArgs = {
  slug: Scalars['ID']['input']
  search?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type SignedIn = {
  readonly session: Session
}

export type ProblemCode =
  /** Nothing has this id, or it was removed. */
  | 'NOT_FOUND'
  /** Several orders have this number: name one by its id. */
  | 'AMBIGUOUS'
  /** It was changed since it was read. */
  | 'CHANGED_MEANWHILE'
  /** The key was used for another request. */
  | 'KEY_TAKEN'
  /** A value of the input cannot be used. */
  | 'BAD_INPUT'
  /** The state of an order, a variant or an owner does not allow it. */
  | 'NOT_ALLOWED'
  /** Another operation must end first. */
  | 'UNDER_WAY'
  /** The address, password or passkey is wrong; the answer does not say which. */
  | 'WRONG_CREDENTIALS'
  /** The password is right; a code of the second factor is missing. */
  | 'SECOND_FACTOR_NEEDED'
  /** The code is wrong. */
  | 'WRONG_CODE'
  /** The code is expired, used or unknown. */
  | 'CODE_ENDED'
  /** Too many tries; wait. */
  | 'TOO_MANY'
