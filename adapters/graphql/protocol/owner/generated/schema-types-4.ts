/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, Scalars, Page, OrderSummary } from './schema-types-1.js'
import type { Subscription, DatabaseHealth } from './schema-types-3.js'
/** The room where the data are; absent where they are on another machine. */
export type DiskHealth = {
  readonly freeBytes: Scalars['Whole']['output']
  readonly totalBytes: Scalars['Whole']['output']
}

/** Work that the shop does by itself and that waits. */
export type WaitingWork = {
  readonly mails: Scalars['Int']['output']
  readonly failedMails: Scalars['Int']['output']
  /** The time at which the oldest mail that waits was queued. */
  readonly oldestMailAt?: Maybe<Scalars['DateTime']['output']>
  readonly refunds: Scalars['Int']['output']
  readonly captures: Scalars['Int']['output']
  /** Subscriptions whose charge is due. */
  readonly renewals: Scalars['Int']['output']
}

export type ProviderHealth = {
  readonly name: Scalars['String']['output']
  /** Money moves. */
  readonly isLive: Scalars['Boolean']['output']
}

export type Backup = {
  readonly madeAt: Scalars['DateTime']['output']
  readonly dueAt: Scalars['DateTime']['output']
  readonly file: Scalars['String']['output']
}

export type BackupStanding = 'NEVER' | 'OVERDUE' | 'CURRENT'

export type ToldError = {
  /** As logs and answers name the request; null: it was none. */
  readonly requestId?: Maybe<Scalars['ID']['output']>
  readonly at: Scalars['DateTime']['output']
  readonly message: Scalars['String']['output']
}

/** The state of the running site. */
export type Health = {
  /** Of the program. */
  readonly version: Scalars['String']['output']
  readonly startedAt: Scalars['DateTime']['output']
  readonly database: DatabaseHealth
  readonly disk?: Maybe<DiskHealth>
  readonly work: WaitingWork
  readonly providers: ReadonlyArray<ProviderHealth>
  readonly mailsAreSent: Scalars['Boolean']['output']
  readonly backup?: Maybe<Backup>
  readonly backupStanding: BackupStanding
  /** Errors that the site did not expect, since the start of the process, the newest first; at most 50. */
  readonly errors: ReadonlyArray<ToldError>
}

export type EventState =
  /** It is sent, and tried again, by itself. */
  | 'WAITING'
  | 'DELIVERED'
  /** It is sent again only when an owner asks. */
  | 'GIVEN_UP'

/** An event at one endpoint. */
export type Event = {
  readonly id: Scalars['ID']['output']
  /** The same at each endpoint: the header `webhook-id`. */
  readonly eventId: Scalars['ID']['output']
  readonly kind: Scalars['String']['output']
  /** The order or the variant that it is about. */
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
  /** Null where it is not tried by itself. */
  readonly nextTryAt?: Maybe<Scalars['DateTime']['output']>
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>
}

export type EventPage = Page & {
  readonly items: ReadonlyArray<Event>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type WebhookEndpoint = {
  readonly url: Scalars['String']['output']
  /** The events that it is told of, as `order.placed`; empty: all. */
  readonly kinds: ReadonlyArray<Scalars['String']['output']>
  /** The last change of its secret; null: never. */
  readonly rotatedAt?: Maybe<Scalars['DateTime']['output']>
  /** Until then events are signed with the earlier secret too; null: with one only. */
  readonly earlierSecretEndsAt?: Maybe<Scalars['DateTime']['output']>
}

export type JobState =
  | 'RUNNING'
  /** Its last run failed; it is tried again by itself. */
  | 'FAILING'
  | 'WAITING'
  | 'NEVER_RAN'

/** A kind of work that the site does by itself. One of its processes does it at a time. */
export type Job = {
  readonly name: Scalars['String']['output']
  readonly state: JobState
  /** Of one that runs, the time at which another process takes it over if this one was killed. */
  readonly dueAt: Scalars['DateTime']['output']
  /** The begin of the last run. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>
  /** The end of the last run that came to its end. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>
  /** The reason why that run failed. */
  readonly failure?: Maybe<Scalars['String']['output']>
  /** Runs that failed since the last good one. */
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

export type MemberNote = {
  readonly id: Scalars['ID']['output']
  readonly text: Scalars['String']['output']
  /** The mail address of the person, also after they were removed. */
  readonly by: Scalars['String']['output']
  readonly at: Scalars['DateTime']['output']
}

/** Something that happened to the account of a member. */
export type MemberEvent = {
  /** As `logged-in`, `groups-changed`. */
  readonly kind: Scalars['String']['output']
  readonly at: Scalars['DateTime']['output']
}

/** One member with everything about them. */
export type MemberDetails = {
  readonly member: Member
  /** They agreed to mails with news. */
  readonly acceptsNews: Scalars['Boolean']['output']
  readonly invitedAt?: Maybe<Scalars['DateTime']['output']>
  /** The groups that an owner may take away; others were bought. */
  readonly givenGroups: ReadonlyArray<Scalars['String']['output']>
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
  /** Sees everything. */
  | 'ADMIN'

export type MemberGroup = {
  readonly id: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
  readonly type: MemberGroupType
}

/** The standing of the campaign of invitations. */
export type Invitations = {
  /** Members who never logged in here and whom no campaign will mail. */
  readonly open: Scalars['Int']['output']
  /** Members of the campaign. */
  readonly total: Scalars['Int']['output']
  /** Those who got a mail. */
  readonly invited: Scalars['Int']['output']
  /** Those of them who came. */
  readonly joined: Scalars['Int']['output']
  /** Those who get one more mail unless they come. */
  readonly waiting: Scalars['Int']['output']
  /** Null: none was started. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>
  /** Null: no mail follows. */
  readonly nextAt?: Maybe<Scalars['DateTime']['output']>
}

export type MembersImportState =
  | 'RUNNING'
  | 'DONE'
  /** Cut off, or refused as `problems` say; it can be repeated. */
  | 'FAILED'

export type MembersImport = {
  readonly id: Scalars['ID']['output']
  readonly state: MembersImportState
  readonly total: Scalars['Int']['output']
  readonly done: Scalars['Int']['output']
  /** Those who were no members before. */
  readonly added: Scalars['Int']['output']
  readonly problems: ReadonlyArray<Scalars['String']['output']>
}

/** A change that an owner made. */
export type AuditEntry = {
  readonly id: Scalars['ID']['output']
  readonly at: Scalars['DateTime']['output']
  /** The mail address of the person, also after they were removed; `terminal` for the command. */
  readonly by: Scalars['String']['output']
  /** The name of the mutation, such as `refundOrder`. */
  readonly operation: Scalars['String']['output']
  /** The id of what was changed. */
  readonly subject?: Maybe<Scalars['String']['output']>
  /** The change in a few words. */
  readonly detail: Scalars['String']['output']
}

export type AuditPage = Page & {
  readonly items: ReadonlyArray<AuditEntry>
  readonly next?: Maybe<Scalars['String']['output']>
}
