/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, InputMaybe, Scalars, Session } from './schema-types-1.js'
import type { Refund, Order } from './schema-types-2.js'
import type { SubscriptionStatus, FileKind } from './schema-types-3.js'
import type { EventState, MemberStatus } from './schema-types-4.js'
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
  /** As `order.placed`. */
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
  /** Nothing has this id, or what had it is gone. */
  | 'NOT_FOUND'
  /** Several orders have this number: name one by its id. */
  | 'AMBIGUOUS'
  /** Another changed it since it was read. */
  | 'CHANGED_MEANWHILE'
  /** The key was used for another request. */
  | 'KEY_TAKEN'
  /** A value of the input cannot be used. */
  | 'BAD_INPUT'
  /** The state of an order, a variant or an owner does not allow it. */
  | 'NOT_ALLOWED'
  /** Something is under way that has to end first. */
  | 'UNDER_WAY'
  /** Address, password or passkey are wrong; which of them is not told. */
  | 'WRONG_CREDENTIALS'
  /** The password is right; a code of the second factor is missing. */
  | 'SECOND_FACTOR_NEEDED'
  /** The code is wrong. */
  | 'WRONG_CODE'
  /** The code has ended, was used or was never given. */
  | 'CODE_ENDED'
  /** Tried too often: wait. */
  | 'TOO_MANY'

/** The way out of a problem. */
export type WayOut =
  /** Change what was entered. */
  | 'EDIT'
  /** Read again, look, decide anew. */
  | 'REFRESH'
  /** Send the same again in a while. */
  | 'RETRY'
  /** Nothing can be done here. */
  | 'NONE'

/** The reason why something was not done. */
export type Problem = {
  readonly code: ProblemCode
  /** For the owner, one or two sentences. */
  readonly message: Scalars['String']['output']
  readonly wayOut: WayOut
}

export type SignInAnswer = SignedIn | Problem

/** The `optionsJSON` that `@simplewebauthn/browser` is given. */
export type PasskeyOptions = {
  readonly options: Scalars['JSON']['output']
}

/** Something was done that has no answer of its own. */
export type Done = {
  readonly done: Scalars['Boolean']['output']
}

export type DoneAnswer = Done | Problem

/** The secret of an authenticator app. */
export type SecondFactorSecret = {
  /** In base 32, to be typed. */
  readonly secret: Scalars['String']['output']
  /** `otpauth://`, for an app on the same device. */
  readonly uri: Scalars['String']['output']
  /** The same as a QR code: its number of squares in a row, and the dark ones as the path of an SVG. */
  readonly qrSize: Scalars['Int']['output']
  readonly qrPath: Scalars['String']['output']
}

export type RecoveryCodes = {
  readonly codes: ReadonlyArray<Scalars['String']['output']>
}

export type SecondFactorAnswer = RecoveryCodes | Problem

/** An order after a change, or as it would be after it (`dryRun`). */
export type OrderChanged = {
  readonly order: Order
  /** False: nothing had to be changed, or the key was used for the same before. */
  readonly hasChanged: Scalars['Boolean']['output']
  readonly isDryRun: Scalars['Boolean']['output']
  /** The refund that was asked for, also by a cancellation. */
  readonly refund?: Maybe<Refund>
}

export type OrderAnswer = OrderChanged | Problem
