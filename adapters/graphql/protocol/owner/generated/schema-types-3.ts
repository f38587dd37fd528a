/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, Scalars, Money, Page, Card } from './schema-types-1.js'
import type { SubscriptionStatus } from './schema-types-2.js'
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
}

export type FormEntryPage = Page & {
  readonly items: ReadonlyArray<FormEntry>
  readonly next?: Maybe<Scalars['String']['output']>
}

export type DatabaseHealth = {
  readonly name: Scalars['String']['output']
  readonly answeredInMs: Scalars['Float']['output']
  readonly sizeBytes?: Maybe<Scalars['Whole']['output']>
}

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
  'WAITING'

/** An event at one endpoint. */
export type Event = {
  readonly id: Scalars['ID']['output']
  /** The same at each endpoint: the header `webhook-id`. */
  readonly eventId: Scalars['ID']['output']
  readonly kind: Scalars['String']['output']
  /** The order or the variant that it is about. */
  readonly subject: Scalars['String']['output']
  /** Null: the endpoint is set no more. */
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
