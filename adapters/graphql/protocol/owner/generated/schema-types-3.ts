/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Maybe,
  InputMaybe,
  Scalars,
  Owner,
  Session,
  Home,
  Page,
  OrderState,
  OrderPage,
} from './schema-types-1.js'
import type {
  Order,
  MailState,
  MailPage,
  MailPreview,
  Product,
  ProductPage,
  SubscriptionPage,
  SubscriptionDetails,
  FormCount,
  FormField,
  EntryFile,
} from './schema-types-2.js'
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

export type Query = {
  /** The site and the person who is signed in. */
  readonly session: Session
  /** Everything that needs an owner today. */
  readonly home: Home
  /** Orders that were placed or are being placed, the newest first. */
  readonly orders: OrderPage
  /** One order by its number or id; null: there is none, or its number names several. */
  readonly order?: Maybe<Order>
  /** Mails that wait or were given up, the newest first; a mail that was sent is forgotten. */
  readonly mails: MailPage
  /** The names of the mails about orders, for `mailPreview`. */
  readonly mailTemplates: ReadonlyArray<Scalars['String']['output']>
  /** A mail about an order as it is sent, with a made-up order; null: there is no such mail. */
  readonly mailPreview?: Maybe<MailPreview>
  /** Products for sale, in the order of the catalogue; `search` looks in names and in codes of variants. */
  readonly products: ProductPage
  /** One product by its id; null: there is none for sale. */
  readonly product?: Maybe<Product>
  /** Subscriptions, the newest first. */
  readonly subscriptions: SubscriptionPage
  /** One subscription with its orders and everything that happened to it; null: there is none with this id. */
  readonly subscription?: Maybe<SubscriptionDetails>
  /** The forms of the site that were sent, by name. */
  readonly forms: ReadonlyArray<FormCount>
  /** Entries that visitors sent with forms, the newest first. */
  readonly formEntries: FormEntryPage
  /** One entry by its id; null: there is none any more. */
  readonly formEntry?: Maybe<FormEntry>
  /** The state of the running site. */
  readonly health: Health
  /** Members of the site, the newest first. */
  readonly members: MemberPage
  /** Changes that owners made, the newest first. */
  readonly audit: AuditPage
  /** The people who may sign in here. */
  readonly owners: ReadonlyArray<Owner>
  /** The ways in and the sessions of the person who is signed in. */
  readonly access: OwnAccess
}

export type RefundFilter = 'UNDER_WAY' | 'REFUSED'

export type OrderFilter = {
  readonly state?: InputMaybe<OrderState>
  /** Placed orders that stand, with pieces still to be sent. */
  readonly toSend?: InputMaybe<Scalars['Boolean']['input']>
  readonly held?: InputMaybe<Scalars['Boolean']['input']>
  readonly disputed?: InputMaybe<Scalars['Boolean']['input']>
  readonly cancelled?: InputMaybe<Scalars['Boolean']['input']>
  /** Orders with a refund that the provider has not answered, or with a last one that it refused. */
  readonly refund?: InputMaybe<RefundFilter>
  /** A number, or a part of a name, a mail address, a variant's code or a tracking number. */
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

export type QueryOrderArgs =
  | {
      id: Scalars['ID']['input']
    }

  /** It is tried again only when an owner asks. */
  | 'GIVEN_UP'
  /** No mail server was set: it is in the development mailbox only. */
  | 'MAILBOX'

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
