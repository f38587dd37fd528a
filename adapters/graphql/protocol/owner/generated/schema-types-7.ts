/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, Scalars } from './schema-types-1.js'
import type { Refund, Return, Order } from './schema-types-2.js'
import type { Product, ProductFile, SubscriptionDetails } from './schema-types-3.js'
import type { WebhookEndpoint, MemberDetails } from './schema-types-4.js'
import type { Invitations, MembersImport, CollectionLine } from './schema-types-5.js'
import type { SignedIn, ProblemCode } from './schema-types-6.js'
/** The possible reaction to a problem. */
export type WayOut =
  /** Change what was entered. */
  | 'EDIT'
  /** Read the current state again, then decide. */
  | 'REFRESH'
  /** Send the same request again later. */
  | 'RETRY'
  /** Nothing can be done here. */
  | 'NONE'

/** The reason why a change was refused. */
export type Problem = {
  readonly code: ProblemCode
  /** For the owner, one or two sentences. */
  readonly message: Scalars['String']['output']
  readonly wayOut: WayOut
}

export type SignInAnswer = SignedIn | Problem

/** The `optionsJSON` for `@simplewebauthn/browser`. */
export type PasskeyOptions = {
  readonly options: Scalars['JSON']['output']
}

/** The result of a mutation that returns no data. */
export type Done = {
  readonly done: Scalars['Boolean']['output']
}

export type DoneAnswer = Done | Problem

/** The secret of an authenticator app. */
export type SecondFactorSecret = {
  /** In base 32, for typing. */
  readonly secret: Scalars['String']['output']
  /** An `otpauth://` link, for an app on the same device. */
  readonly uri: Scalars['String']['output']
  /** The link as a QR code: the number of squares in a row, and the dark squares as an SVG path. */
  readonly qrSize: Scalars['Int']['output']
  readonly qrPath: Scalars['String']['output']
}

export type RecoveryCodes = {
  readonly codes: ReadonlyArray<Scalars['String']['output']>
}

export type SecondFactorAnswer = RecoveryCodes | Problem

/** An order after a change, or a preview of it (`dryRun`). */
export type OrderChanged = {
  readonly order: Order
  /** False: no change was needed, or the key was used for the same change before. */
  readonly hasChanged: Scalars['Boolean']['output']
  readonly isDryRun: Scalars['Boolean']['output']
  /** The requested refund, also of a cancellation. */
  readonly refund?: Maybe<Refund>
}

export type OrderAnswer = OrderChanged | Problem

/** A return after an action, or a preview of it (`dryRun`), with its order. */
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
  /** The new secret, returned only once. */
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
  /** Members who get a mail, or get none any more. */
  readonly count: Scalars['Int']['output']
  readonly invitations: Invitations
}

export type InvitationsAnswer = InvitationsChanged | Problem

export type MemberOutcome =
  | 'ADDED'
  /** A present member, who stays unchanged. */
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

/** A preview of an import of members. */
export type MembersPreview = {
  readonly added: Scalars['Int']['output']
  readonly known: Scalars['Int']['output']
  readonly refused: Scalars['Int']['output']
  /** Refused lines first; a long list is shortened. */
  readonly lines: ReadonlyArray<PreviewedMember>
  readonly problems: ReadonlyArray<Scalars['String']['output']>
  /** Columns that are not in the settings and are ignored. */
  readonly unknownColumns: ReadonlyArray<Scalars['String']['output']>
}

export type MembersImportAnswer = MembersPreview | MembersImport | Problem

export type StockChanged = {
  readonly variantId: Scalars['ID']['output']
  readonly productName: Scalars['String']['output']
  readonly left?: Maybe<Scalars['Int']['output']>
}

export type StockAnswer = StockChanged | Problem

/** A product after its edit, or a preview of it (`dryRun`). */
export type ProductChanged = {
  readonly product: Product
  /** False: no change was needed, or the key was used for the same change before. */
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
  /** Pieces in stock; null: unlimited. */
  readonly left?: Maybe<Scalars['Int']['output']>
  /** Orders that contain it. */
  readonly orders: Scalars['Int']['output']
}

/** Variants in use that would be removed: nothing was changed. */
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

/** A line of an imported table, or a line that is removed from the file. */
export type ImportedLine = {
  /** The row number as in a spreadsheet, the header being 1; null: the line is not in the table. */
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
  /** Changed lines in the order of the table, refused ones first; at most 1,000. */
  readonly lines: ReadonlyArray<ImportedLine>
  /** The problems of the table as a whole. */
  readonly problems: ReadonlyArray<Scalars['String']['output']>
  /** False: nothing was written. */
  readonly isWritten: Scalars['Boolean']['output']
}

export type ImportAnswer = CatalogueImported | Problem

export type CollectionChanged = {
  /** The edited and new lines, in the order of the edits; null for a removed one. */
  readonly lines: ReadonlyArray<Maybe<CollectionLine>>
}

export type CollectionAnswer = CollectionChanged | Problem
