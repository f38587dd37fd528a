/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, Scalars, Owner, Session, Home, Page, OrderPage } from './schema-types-1.js'
import type { Return, Order, MailPage, MailPreview, MailText } from './schema-types-2.js'
import type {
  Product,
  ProductPage,
  ProductFile,
  Discount,
  DiscountPage,
  SubscriptionPage,
  SubscriptionDetails,
  FormCount,
  FormEntry,
  FormEntryPage,
} from './schema-types-3.js'
import type {
  ShopFilePage,
  FileOrders,
  FileRoom,
  Health,
  EventPage,
  WebhookEndpoint,
  Job,
  MemberPage,
  MemberDetails,
  MemberGroup,
} from './schema-types-4.js'
/** The progress of the invitation campaign. */
export type Invitations = {
  /** Members who never logged in and are in no campaign. */
  readonly open: Scalars['Int']['output']
  /** Members of the campaign. */
  readonly total: Scalars['Int']['output']
  /** Members who got a mail. */
  readonly invited: Scalars['Int']['output']
  /** Members who logged in after a mail. */
  readonly joined: Scalars['Int']['output']
  /** Members who get another mail unless they log in. */
  readonly waiting: Scalars['Int']['output']
  /** Null: none was started. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>
  /** Null: no mail follows. */
  readonly nextAt?: Maybe<Scalars['DateTime']['output']>
}

export type MembersImportState =
  | 'RUNNING'
  | 'DONE'
  /** Interrupted, or refused with `problems`; it can be repeated. */
  | 'FAILED'

export type MembersImport = {
  readonly id: Scalars['ID']['output']
  readonly state: MembersImportState
  readonly total: Scalars['Int']['output']
  readonly done: Scalars['Int']['output']
  /** New members. */
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
  /** A short description of the change. */
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
  /** The reason why it cannot be edited here; null: it can. */
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
  /** The type of all values of the column, which edits must keep. */
  readonly kind: CellKind
}

export type CollectionLine = {
  /** Changes with each cell of the line; `editCollection` takes it. */
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
  /** The changed settings, such as `business.name`. */
  readonly paths: ReadonlyArray<Scalars['String']['output']>
}

export type Settings = {
  /** Changes with the file; `changeSettings` takes it. */
  readonly version: Scalars['String']['output']
  /** All settings: name, help, form of the value, default. */
  readonly fields: Scalars['JSON']['output']
  /** The values in the file. */
  readonly values: Scalars['JSON']['output']
  /** Settings with a secret, which can be changed in the file only. */
  readonly locked: ReadonlyArray<Scalars['String']['output']>
  /** The reason why the file cannot be read or used; null: it can. */
  readonly failure?: Maybe<Scalars['String']['output']>
  /** Changed settings that take effect at the next start of the site. */
  readonly waiting: ReadonlyArray<Scalars['String']['output']>
  /** The last change by this API; null: none. */
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
  /** The browser's name and system; null: unknown. */
  readonly browser?: Maybe<Scalars['String']['output']>
  readonly createdAt: Scalars['DateTime']['output']
  readonly lastUsedAt: Scalars['DateTime']['output']
  readonly isThis: Scalars['Boolean']['output']
}

/** The log-in methods of the person who is signed in. */
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
  /** Tasks that wait for an owner. */
  readonly home: Home
  /** Orders that were placed or are being placed, the newest first. */
  readonly orders: OrderPage
  /** One order by its number or id; null: there is none, or its number names several. */
  readonly order?: Maybe<Order>
  /** Withdrawals of shoppers from their orders, the newest first; `state`: only returns in this state. */
  readonly returns: ReadonlyArray<Return>
  /** Mails that wait or were given up, the newest first; sent mails are not kept. */
  readonly mails: MailPage
  /** The names of the mails whose texts can be changed. */
  readonly mailTemplates: ReadonlyArray<Scalars['String']['output']>
  /**
   * A mail as it is sent, with a sample order; `text`: a text that is not saved, in the form of `mailText`.
   * Null: there is no such mail.
   */
  readonly mailPreview?: Maybe<MailPreview>
  /** The text of a mail, and where it comes from; null: there is no such mail. */
  readonly mailText?: Maybe<MailText>
  /**
   * Products in the order of the catalogue, including hidden ones; `search` looks in names and codes of
   * variants, `hidden` selects only the hidden ones (true) or only the others (false).
   */
  readonly products: ProductPage
  /** One product by its id, its slug or the code of a variant; null: the catalogue has none. */
  readonly product?: Maybe<Product>
  /** The lines of a product in `catalogue.csv`; null: the site has no such file, or it does not name the product. */
  readonly productFile?: Maybe<ProductFile>
  /**
   * Discount codes of the shop and of its settings, in alphabetical order; `search`: a part of the code or
   * name.
   */
  readonly discounts: DiscountPage
  /** One discount by its code; null: there is none. */
  readonly discount?: Maybe<Discount>
  /** Subscriptions, the newest first. */
  readonly subscriptions: SubscriptionPage
  /** One subscription with its orders and its history; null: there is none with this id. */
  readonly subscription?: Maybe<SubscriptionDetails>
  /** The names of forms with entries. */
  readonly forms: ReadonlyArray<FormCount>
  /** Entries that visitors sent with forms, the newest first. */
  readonly formEntries: FormEntryPage
  /** One entry by its id; null: there is none any more. */
  readonly formEntry?: Maybe<FormEntry>
  /** The files of the shop: from forms, from members, and downloads for buyers, the newest first. */
  readonly files: ShopFilePage
  /** The orders with a download, the newest first; empty for other files. */
  readonly fileOrders: FileOrders
  /** The storage used by the files of each kind. */
  readonly fileRoom: ReadonlyArray<FileRoom>
  /** The state of the running site. */
  readonly health: Health
  /** The command that backs up this site every night, for the terminal of its machine. */
  readonly backupCommand: Scalars['String']['output']
  /** Webhook events of the last month for each endpoint, the newest first. */
  readonly events: EventPage
  /** The webhook endpoints of the last start of the site, without their secrets. */
  readonly webhookEndpoints: ReadonlyArray<WebhookEndpoint>
  /** The regular jobs of the site, by name. */
  readonly jobs: ReadonlyArray<Job>
  /** Members of the site, the newest first. */
  readonly members: MemberPage
  /** One member with their notes, orders and subscriptions. Null: there is no such member. */
  readonly member?: Maybe<MemberDetails>
  /** The access groups in the settings of the site. */
  readonly memberGroups: ReadonlyArray<MemberGroup>
  /** The campaign that invites members who never logged in here, such as imported ones. */
  readonly invitations: Invitations
  /** The state of an import of members; null: there is none with this id. */
  readonly membersImport?: Maybe<MembersImport>
  /** The audit log of changes, the newest first. */
  readonly audit: AuditPage
  /** The tables of the site's collections, by name. */
  readonly collections: ReadonlyArray<CollectionInfo>
  /**
   * The lines of a collection in the order of its table; `search`: a part of a cell. A page has fewer lines if
   * its cells are long. Null: there is no such table, or it can be edited in its file only.
   */
  readonly collection?: Maybe<CollectionTable>
  /** The settings in `vitrine.json`, without secrets. */
  readonly settings: Settings
  /** The people who may sign in here. */
  readonly owners: ReadonlyArray<Owner>
  /** The log-in methods and sessions of the person who is signed in. */
  readonly access: OwnAccess
}

export type RefundFilter = 'UNDER_WAY' | 'REFUSED'
