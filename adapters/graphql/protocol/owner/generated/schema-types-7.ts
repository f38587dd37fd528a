/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, Scalars, Owner } from './schema-types-1.js'
import type { Return, Order, MailText } from './schema-types-2.js'
import type { Product, ProductFile, Discount, SubscriptionDetails } from './schema-types-3.js'
import type { WebhookEndpoint, MemberDetails, Invitations, MembersImport } from './schema-types-4.js'
import type { CollectionLine, Settings } from './schema-types-5.js'
import type { Problem } from './schema-types-6.js'
/** A return after an act, or as it would be after it (`dryRun`), with its order as it stands. */
export type ReturnMoved = {
  readonly return: Return
  readonly order: Order
  readonly isDryRun: Scalars['Boolean']['output']
}

export type ReturnAnswer = ReturnMoved | Problem

export type MailsRetried = {
  readonly count: Scalars['Int']['output']
}

export type RetryMailsAnswer = MailsRetried | Problem

export type EventsReplayed = {
  readonly count: Scalars['Int']['output']
}

export type ReplayEventsAnswer = EventsReplayed | Problem

export type WebhookSecretRotated = {
  readonly endpoint: WebhookEndpoint
  /** The new secret, which is answered this once. */
  readonly secret: Scalars['String']['output']
}

export type RotateWebhookSecretAnswer = WebhookSecretRotated | Problem

export type JobRequested = {
  readonly name: Scalars['String']['output']
}

export type RunJobAnswer = JobRequested | Problem

export type SubscriptionChanged = {
  readonly details: SubscriptionDetails
}

export type SubscriptionAnswer = SubscriptionChanged | Problem

export type MemberChanged = {
  readonly details: MemberDetails
}

export type MemberAnswer = MemberChanged | Problem

export type InvitationsChanged = {
  /** Members who get a mail, or get no more. */
  readonly count: Scalars['Int']['output']
  readonly invitations: Invitations
}

export type InvitationsAnswer = InvitationsChanged | Problem

export type MemberOutcome =
  | 'ADDED'
  /** A member already, who stays. */
  | 'KNOWN'
  /** It stops the import. */
  | 'REFUSED'

export type PreviewedMember = {
  /** The line of the file, from 1. */
  readonly line: Scalars['Int']['output']
  /** Empty where it cannot be read. */
  readonly email: Scalars['String']['output']
  readonly outcome: MemberOutcome
  readonly problem?: Maybe<Scalars['String']['output']>
}

/** The effect that an import of members would have. */
export type MembersPreview = {
  readonly added: Scalars['Int']['output']
  readonly known: Scalars['Int']['output']
  readonly refused: Scalars['Int']['output']
  /** Refused lines first; not all of very many. */
  readonly lines: ReadonlyArray<PreviewedMember>
  readonly problems: ReadonlyArray<Scalars['String']['output']>
  /** Columns that the settings do not name: they are left out. */
  readonly unknownColumns: ReadonlyArray<Scalars['String']['output']>
}

export type MembersImportAnswer = MembersPreview | MembersImport | Problem

export type StockChanged = {
  readonly variantId: Scalars['ID']['output']
  readonly productName: Scalars['String']['output']
  readonly left?: Maybe<Scalars['Int']['output']>
}

export type StockAnswer = StockChanged | Problem

/** A product after its edit, or as it would be after it (`dryRun`). */
export type ProductChanged = {
  readonly product: Product
  /** False: nothing had to be changed, or the key was used for the same before. */
  readonly hasChanged: Scalars['Boolean']['output']
  readonly isDryRun: Scalars['Boolean']['output']
}

export type ProductAnswer = ProductChanged | Problem

export type ProductFileChanged = {
  readonly file: ProductFile
}

export type ProductFileAnswer = ProductFileChanged | Problem

export type VariantInUse = {
  readonly name: Scalars['String']['output']
  /** Pieces that are left; null: without end. */
  readonly left?: Maybe<Scalars['Int']['output']>
  /** Orders that have it. */
  readonly orders: Scalars['Int']['output']
}

/** Variants that would go, and are in use: nothing was changed. */
export type VariantsInUse = {
  readonly variants: ReadonlyArray<VariantInUse>
}

export type OptionsAnswer = ProductFileChanged | VariantsInUse | Problem

export type ImportOutcome =
  | 'ADDED'
  | 'CHANGED'
  /** Nothing differs. */
  | 'SAME'
  | 'REMOVED'
  /** It stops the import. */
  | 'REFUSED'

export type ImportCount = {
  readonly outcome: ImportOutcome
  readonly lines: Scalars['Int']['output']
}

export type ImportedCell = {
  readonly column: Scalars['String']['output']
  readonly before: Scalars['String']['output']
  readonly after: Scalars['String']['output']
}

/** A line of an imported table, or one of the file that is taken out. */
export type ImportedLine = {
  /** The row as spreadsheets count it, the header's being 1; null: the table does not name the line. */
  readonly row?: Maybe<Scalars['Int']['output']>
  /** The handle of the product, with the variant's code where it has one. */
  readonly name: Scalars['String']['output']
  readonly outcome: ImportOutcome
  readonly changes: ReadonlyArray<ImportedCell>
  readonly problem?: Maybe<Scalars['String']['output']>
}

/** The report of an import. */
export type CatalogueImported = {
  /** The number of lines of each outcome. */
  readonly counts: ReadonlyArray<ImportCount>
  /** Lines in the order of the table, without those that stay the same; at most 1,000, refused ones first. */
  readonly lines: ReadonlyArray<ImportedLine>
  /** The problems of the table as a whole. */
  readonly problems: ReadonlyArray<Scalars['String']['output']>
  /** False: nothing was written. */
  readonly isWritten: Scalars['Boolean']['output']
}

export type ImportAnswer = CatalogueImported | Problem

export type CollectionChanged = {
  /** The edited and new lines as they stand now, in the order of the edits; a removed one is null. */
  readonly lines: ReadonlyArray<Maybe<CollectionLine>>
}

export type CollectionAnswer = CollectionChanged | Problem

/** A discount after its change, or as it would be after it (`dryRun`). */
export type DiscountChanged = {
  readonly discount: Discount
  /** False: nothing had to be changed, or the key was used for the same before. */
  readonly hasChanged: Scalars['Boolean']['output']
  readonly isDryRun: Scalars['Boolean']['output']
}

export type DiscountAnswer = DiscountChanged | Problem

export type MailTextSaved = {
  readonly mail: MailText
}

export type MailTextAnswer = MailTextSaved | Problem

/** A place in the settings and the rule that its value breaks. */
export type SettingProblem = {
  readonly path: Scalars['String']['output']
  readonly message: Scalars['String']['output']
}

/** One difference; a value is JSON, null where nothing stands there. */
export type SettingChange = {
  readonly path: Scalars['String']['output']
  readonly before?: Maybe<Scalars['String']['output']>
  readonly after?: Maybe<Scalars['String']['output']>
}

export type SettingsChanged = {
  /** False also where there are problems: then nothing is written. */
  readonly hasChanged: Scalars['Boolean']['output']
  readonly problems: ReadonlyArray<SettingProblem>
  readonly changes: ReadonlyArray<SettingChange>
  readonly settings: Settings
}

export type SettingsAnswer = SettingsChanged | Problem

export type OwnerCode = {
  readonly owner: Owner
  readonly code: Scalars['String']['output']
  readonly expiresAt: Scalars['DateTime']['output']
}

export type OwnerCodeAnswer = OwnerCode | Problem

export type OwnerChanged = {
  readonly owner: Owner
}

export type OwnerAnswer = OwnerChanged | Problem
