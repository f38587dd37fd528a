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
import type { Order, MailPage, MailPreview, Product, ProductPage, ProductFile } from './schema-types-2.js'
import type {
  Discount,
  DiscountPage,
  SubscriptionPage,
  SubscriptionDetails,
  FormCount,
  FormEntry,
  FormEntryPage,
  Health,
  EventPage,
  JobState,
} from './schema-types-3.js'
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
  /**
   * Products of the catalogue in its order, also those that are hidden from the shop; `search` looks in names and in codes
   * of variants, `hidden` asks for the hidden ones only, or for the others.
   */
  readonly products: ProductPage
  /** One product by its id, its slug or the code of a variant; null: the catalogue has none. */
  readonly product?: Maybe<Product>
  /** The lines of a product in `catalogue.csv`; null: the site has no such file, or it does not name the product. */
  readonly productFile?: Maybe<ProductFile>
  /** Discount codes of the shop and of its settings, in the order of their letters; `search`: a part of code or name. */
  readonly discounts: DiscountPage
  /** One discount by its code; null: there is none. */
  readonly discount?: Maybe<Discount>
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
  /** Events that other programs are told of, at each of their endpoints, the newest first; those of a month. */
  readonly events: EventPage
  /** The work that the site does by itself, by name. */
  readonly jobs: ReadonlyArray<Job>
  /** Members of the site, the newest first. */
  readonly members: MemberPage
  /** Changes that owners made, the newest first. */
  readonly audit: AuditPage
  /** The tables of the site's collections, by name. */
  readonly collections: ReadonlyArray<CollectionInfo>
  /**
   * The lines of a collection in the order of its table; `search`: a part of a cell. A page ends early where its cells are
   * long. Null: there is no such table, or it is edited in its file only.
   */
  readonly collection?: Maybe<CollectionTable>
  /** The settings of the site as they stand in `vitrine.json`, without secrets. */
  readonly settings: Settings
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
  /** A number, beginnings of words of the name or the mail address, or a part of a variant's code or a tracking number. */
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
