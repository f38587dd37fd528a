/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type {
  Maybe,
  InputMaybe,
  Scalars,
  Owner,
  Session,
  Home,
  OrderState,
  OrderPage,
} from './schema-types-1.js'
import type {
  ReturnState,
  Return,
  Order,
  MailState,
  MailPage,
  MailPreview,
  MailText,
} from './schema-types-2.js'
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
  ShopFilePage,
  FileOrders,
  FileRoom,
} from './schema-types-3.js'
import type {
  Health,
  EventPage,
  WebhookEndpoint,
  Job,
  MemberPage,
  MemberDetails,
  MemberGroup,
  Invitations,
  MembersImport,
  AuditPage,
} from './schema-types-4.js'
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
  /** Withdrawals of shoppers from their orders, the newest first; `state`: only returns in this state. */
  readonly returns: ReadonlyArray<Return>
  /** Mails that wait or were given up, the newest first; a mail that was sent is forgotten. */
  readonly mails: MailPage
  /** The names of the mails whose texts can be changed. */
  readonly mailTemplates: ReadonlyArray<Scalars['String']['output']>
  /**
   * A mail as it is sent, with a made-up order; `text`: with a text that is not saved, as `mailText` has it. Null:
   * there is no such mail.
   */
  readonly mailPreview?: Maybe<MailPreview>
  /** The text of a mail, and where it comes from; null: there is no such mail. */
  readonly mailText?: Maybe<MailText>
  /**
   * Products of the catalogue in its order, also those that are hidden from the shop; `search` looks in names and in
   * codes of variants, `hidden` asks for the hidden ones only, or for the others.
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
  /** The files that the shop keeps: of forms, of members and for buyers, the newest first. */
  readonly files: ShopFilePage
  /** The orders with a file for buyers, the newest first; none for other files. */
  readonly fileOrders: FileOrders
  /** The space that the files of each kind take. */
  readonly fileRoom: ReadonlyArray<FileRoom>
  /** The state of the running site. */
  readonly health: Health
  /** Events that other programs are told of, at each of their endpoints, the newest first; those of a month. */
  readonly events: EventPage
  /** The endpoints of other programs, as the last start of the site had them, without their secrets. */
  readonly webhookEndpoints: ReadonlyArray<WebhookEndpoint>
  /** The work that the site does by itself, by name. */
  readonly jobs: ReadonlyArray<Job>
  /** Members of the site, the newest first. */
  readonly members: MemberPage
  /** One member with their notes, orders and subscriptions. Null: there is no such member. */
  readonly member?: Maybe<MemberDetails>
  /** The access groups that the settings of the site name. */
  readonly memberGroups: ReadonlyArray<MemberGroup>
  /** The campaign that invites members who never logged in here, such as those of a file. */
  readonly invitations: Invitations
  /** The state of an import of members; null: there is none with this id. */
  readonly membersImport?: Maybe<MembersImport>
  /** Changes that owners made, the newest first. */
  readonly audit: AuditPage
  /** The tables of the site's collections, by name. */
  readonly collections: ReadonlyArray<CollectionInfo>
  /**
   * The lines of a collection in the order of its table; `search`: a part of a cell. A page ends early where its
   * cells are long. Null: there is no such table, or it is edited in its file only.
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
  /** Orders with a return that waits for the shop: declared, or with the goods back. */
  readonly returned?: InputMaybe<Scalars['Boolean']['input']>
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
