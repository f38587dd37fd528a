/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, Scalars, Page, OrderSummary } from './schema-types-1.js'
import type { Subscription, FileKind, FileUse } from './schema-types-3.js'
/** A stored file; people with a session can read it at `/vitrine/files/<id>`. */
export type ShopFile = {
  readonly id: Scalars['ID']['output']
  readonly kind: FileKind
  readonly name: Scalars['String']['output']
  /** Null: unknown, for a member's file of an older version. */
  readonly sizeBytes?: Maybe<Scalars['Whole']['output']>
  /** The time of its upload; for a download, of its last change. */
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

/** The storage used by files of a kind. */
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

/** Free disk space of the data folder; null: the data are on another machine. */
export type DiskHealth = {
  readonly freeBytes: Scalars['Whole']['output']
  readonly totalBytes: Scalars['Whole']['output']
}

/** Pending work of the regular jobs. */
export type WaitingWork = {
  readonly mails: Scalars['Int']['output']
  readonly failedMails: Scalars['Int']['output']
  /** The time when the oldest waiting mail was queued. */
  readonly oldestMailAt?: Maybe<Scalars['DateTime']['output']>
  readonly refunds: Scalars['Int']['output']
  readonly captures: Scalars['Int']['output']
  /** Subscriptions whose charge is due. */
  readonly renewals: Scalars['Int']['output']
}

export type ProviderHealth = {
  readonly name: Scalars['String']['output']
  /** Real payments. */
  readonly isLive: Scalars['Boolean']['output']
}

export type Backup = {
  readonly madeAt: Scalars['DateTime']['output']
  readonly dueAt: Scalars['DateTime']['output']
  readonly file: Scalars['String']['output']
}

export type BackupStanding = 'NEVER' | 'OVERDUE' | 'CURRENT'

export type RecentError = {
  /** The request id, as in logs and answers; null: it was no request. */
  readonly requestId?: Maybe<Scalars['ID']['output']>
  readonly at: Scalars['DateTime']['output']
  readonly message: Scalars['String']['output']
}

/** The state of the running site. */
export type Health = {
  /** The version of the program. */
  readonly version: Scalars['String']['output']
  readonly startedAt: Scalars['DateTime']['output']
  readonly database: DatabaseHealth
  readonly disk?: Maybe<DiskHealth>
  readonly work: WaitingWork
  readonly providers: ReadonlyArray<ProviderHealth>
  readonly mailsAreSent: Scalars['Boolean']['output']
  readonly backup?: Maybe<Backup>
  readonly backupStanding: BackupStanding
  /** Unexpected errors since the start of the process, the newest first; at most 50. */
  readonly errors: ReadonlyArray<RecentError>
}

export type EventState =
  /** It is sent, and repeated, automatically. */
  | 'WAITING'
  | 'DELIVERED'
  /** It is sent again only on request of an owner. */
  | 'GIVEN_UP'

/** An event at one endpoint. */
export type Event = {
  readonly id: Scalars['ID']['output']
  /** The value of the header `webhook-id`, the same for each endpoint. */
  readonly eventId: Scalars['ID']['output']
  readonly kind: Scalars['String']['output']
  /** The order or variant of the event. */
  readonly subject: Scalars['String']['output']
  /** Null: the endpoint was removed. */
  readonly url?: Maybe<Scalars['String']['output']>
  readonly state: EventState
  readonly tries: Scalars['Int']['output']
  /** The reason why the last try failed. */
  readonly failure?: Maybe<Scalars['String']['output']>
  /** The JSON text that is sent. */
  readonly body: Scalars['String']['output']
  readonly createdAt: Scalars['DateTime']['output']
  /** Null: it is not repeated automatically. */
  readonly nextTryAt?: Maybe<Scalars['DateTime']['output']>
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>
}

export type EventPage = Page & {
  readonly items: ReadonlyArray<Event>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type WebhookEndpoint = {
  readonly url: Scalars['String']['output']
  /** The kinds of events that it receives, such as `order.placed`; empty: all. */
  readonly kinds: ReadonlyArray<Scalars['String']['output']>
  /** The last change of its secret; null: never. */
  readonly rotatedAt?: Maybe<Scalars['DateTime']['output']>
  /** Until then events are also signed with the earlier secret; null: only with one secret. */
  readonly earlierSecretEndsAt?: Maybe<Scalars['DateTime']['output']>
}

export type JobState =
  | 'RUNNING'
  /** Its last run failed; it is repeated automatically. */
  | 'FAILING'
  | 'WAITING'
  | 'NEVER_RAN'

/** A regular job of the site. One process runs it at a time. */
export type Job = {
  readonly name: Scalars['String']['output']
  readonly state: JobState
  /** While it runs: the time from which another process may take it over. */
  readonly dueAt: Scalars['DateTime']['output']
  /** The begin of the last run. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>
  /** The end of the last finished run. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>
  /** The reason why that run failed. */
  readonly failure?: Maybe<Scalars['String']['output']>
  /** Failed runs since the last successful one. */
  readonly failures: Scalars['Int']['output']
}

export type MemberStatus = 'INVITED' | 'UNVERIFIED' | 'VERIFIED'

export type Member = {
  readonly id: Scalars['ID']['output']
  readonly email: Scalars['String']['output']
  readonly name: Scalars['String']['output']
  readonly status: MemberStatus
  readonly groups: ReadonlyArray<Scalars['String']['output']>
  readonly createdAt: Scalars['DateTime']['output']
  readonly lastLogInAt?: Maybe<Scalars['DateTime']['output']>
  readonly bannedAt?: Maybe<Scalars['DateTime']['output']>
}

export type MemberPage = Page & {
  readonly items: ReadonlyArray<Member>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type MemberField = {
  /** The label of the field. */
  readonly name: Scalars['String']['output']
  /** Null for a checkbox and for a file. */
  readonly text?: Maybe<Scalars['String']['output']>
  readonly isChecked?: Maybe<Scalars['Boolean']['output']>
  /** The id of a file, as in `files`. */
  readonly fileId?: Maybe<Scalars['ID']['output']>
}

export type MemberNote = {
  readonly id: Scalars['ID']['output']
  readonly text: Scalars['String']['output']
  /** The mail address of the person, also after they were removed. */
  readonly by: Scalars['String']['output']
  readonly at: Scalars['DateTime']['output']
}

/** An entry in the history of a member's account. */
export type MemberEvent = {
  /** For example `logged-in`, `groups-changed`. */
  readonly kind: Scalars['String']['output']
  readonly at: Scalars['DateTime']['output']
}

/** One member with all their data. */
export type MemberDetails = {
  readonly member: Member
  /** They agreed to mails with news. */
  readonly acceptsNews: Scalars['Boolean']['output']
  readonly invitedAt?: Maybe<Scalars['DateTime']['output']>
  /** Groups that an owner can remove; others were bought. */
  readonly givenGroups: ReadonlyArray<Scalars['String']['output']>
  /** The values of the fields that the site's settings name, in their order. */
  readonly fields: ReadonlyArray<MemberField>
  /** The newest first. */
  readonly notes: ReadonlyArray<MemberNote>
  /** The newest first, of a year at most. */
  readonly events: ReadonlyArray<MemberEvent>
  /** Orders with their address, the newest first; twenty at most. */
  readonly orders: ReadonlyArray<OrderSummary>
  /** Subscriptions with their address, the newest first; twenty at most. */
  readonly subscriptions: ReadonlyArray<Subscription>
}

export type MemberGroupType =
  /** Given by the owner or at sign-up. */
  | 'FREE'
  /** Bought. */
  | 'PAID'
  /** May see every page. */
  | 'ADMIN'

export type MemberGroup = {
  readonly id: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
  readonly type: MemberGroupType
}
