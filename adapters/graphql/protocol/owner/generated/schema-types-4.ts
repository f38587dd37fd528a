/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, Scalars, Owner, Page } from './schema-types-1.js'
import type {
  DatabaseHealth,
  DiskHealth,
  WaitingWork,
  ProviderHealth,
  Backup,
  BackupStanding,
  ToldError,
} from './schema-types-3.js'
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

export type AuditPage = Page & {
  readonly items: ReadonlyArray<AuditEntry>
  readonly next?: Maybe<Scalars['String']['output']>
}

/** A table of the folder `collections`. */
export type CollectionInfo = {
  readonly slug: Scalars['ID']['output']
  /** Below the site folder. */
  readonly path: Scalars['String']['output']
  /** The reason why it is not edited here; null: it is. */
  readonly failure?: Maybe<Scalars['String']['output']>
}

export type CellKind =
  | 'TEXT'
  | 'RICH'
  | 'IMAGE'
  | 'IMAGES'
  | 'DATE'
  | 'NUMBER'
  | 'LINK'
  | 'EMAIL'
  | 'BOOL'
  | 'COLOR'

export type CollectionColumn = {
  readonly name: Scalars['String']['output']
  /** The kind that all values of the column share: an edit keeps to it. */
  readonly kind: CellKind
}

export type CollectionLine = {
  /** Differs where a cell of the line differs; `editCollection` takes it. */
  readonly id: Scalars['ID']['output']
  readonly cells: ReadonlyArray<Scalars['String']['output']>
}

export type CollectionTable = {
  readonly slug: Scalars['ID']['output']
  readonly columns: ReadonlyArray<CollectionColumn>
  readonly lines: ReadonlyArray<CollectionLine>
  /** The number of lines that the search finds. */
  readonly total: Scalars['Int']['output']
  readonly next?: Maybe<Scalars['String']['output']>
}

export type LastSettingsChange = {
  readonly at: Scalars['DateTime']['output']
  readonly by: Scalars['String']['output']
  /** The places that it changed, as `business.name`. */
  readonly paths: ReadonlyArray<Scalars['String']['output']>
}

export type Settings = {
  /** Differs where the file was changed; `changeSettings` takes it. */
  readonly version: Scalars['String']['output']
  /** The settings that there are: name, help, form of the value, value where it is left out. */
  readonly fields: Scalars['JSON']['output']
  /** The values in the file. */
  readonly values: Scalars['JSON']['output']
  /** Settings that hold a secret: they are changed in the file only. */
  readonly locked: ReadonlyArray<Scalars['String']['output']>
  /** The reason why the file cannot be read or used; null: it can. */
  readonly failure?: Maybe<Scalars['String']['output']>
  /** Settings of the file that the running site takes over when it starts again. */
  readonly waiting: ReadonlyArray<Scalars['String']['output']>
  /** The last change that was made here; null: none. */
  readonly lastChange?: Maybe<LastSettingsChange>
}

export type Passkey = {
  readonly id: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
  readonly createdAt: Scalars['DateTime']['output']
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>
}

export type OwnerSession = {
  readonly id: Scalars['ID']['output']
  /** The browser's name and system, as far as it says; null: it says nothing. */
  readonly browser?: Maybe<Scalars['String']['output']>
  readonly createdAt: Scalars['DateTime']['output']
  readonly lastUsedAt: Scalars['DateTime']['output']
  readonly isThis: Scalars['Boolean']['output']
}

/** The ways in of the person who is signed in. */
export type OwnAccess = {
  readonly owner: Owner
  readonly hasPassword: Scalars['Boolean']['output']
  readonly hasSecondFactor: Scalars['Boolean']['output']
  readonly recoveryCodesLeft: Scalars['Int']['output']
  readonly passkeys: ReadonlyArray<Passkey>
  readonly sessions: ReadonlyArray<OwnerSession>
}
