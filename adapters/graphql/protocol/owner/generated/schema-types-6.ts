/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { Maybe, InputMaybe, Scalars, Session } from './schema-types-1.js'
import type { Refund, Return, Order, MailText } from './schema-types-2.js'
import type { Product, ProductFile, Discount, SubscriptionDetails } from './schema-types-3.js'
import type { CollectionLine } from './schema-types-4.js'
import type { AuditFilter } from './schema-types-5.js'
export type QueryAuditArgs = {
  filter?: InputMaybe<AuditFilter>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type QueryCollectionArgs = {
  slug: Scalars['ID']['input']
  search?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  after?: InputMaybe<Scalars['String']['input']>
}

export type SignedIn = {
  readonly session: Session
}

export type ProblemCode =
  /** Nothing has this id, or what had it is gone. */
  | 'NOT_FOUND'
  /** Several orders have this number: name one by its id. */
  | 'AMBIGUOUS'
  /** Another changed it since it was read. */
  | 'CHANGED_MEANWHILE'
  /** The key was used for another request. */
  | 'KEY_TAKEN'
  /** A value of the input cannot be used. */
  | 'BAD_INPUT'
  /** The state of an order, a variant or an owner does not allow it. */
  | 'NOT_ALLOWED'
  /** Something is under way that has to end first. */
  | 'UNDER_WAY'
  /** Address, password or passkey are wrong; which of them is not told. */
  | 'WRONG_CREDENTIALS'
  /** The password is right; a code of the second factor is missing. */
  | 'SECOND_FACTOR_NEEDED'
  /** The code is wrong. */
  | 'WRONG_CODE'
  /** The code has ended, was used or was never given. */
  | 'CODE_ENDED'
  /** Tried too often: wait. */
  | 'TOO_MANY'

/** The way out of a problem. */
export type WayOut =
  /** Change what was entered. */
  | 'EDIT'
  /** Read again, look, decide anew. */
  | 'REFRESH'
  /** Send the same again in a while. */
  | 'RETRY'
  /** Nothing can be done here. */
  | 'NONE'

/** The reason why something was not done. */
export type Problem = {
  readonly code: ProblemCode
  /** For the owner, one or two sentences. */
  readonly message: Scalars['String']['output']
  readonly wayOut: WayOut
}

export type SignInAnswer = SignedIn | Problem

/** The `optionsJSON` that `@simplewebauthn/browser` is given. */
export type PasskeyOptions = {
  readonly options: Scalars['JSON']['output']
}

/** Something was done that has no answer of its own. */
export type Done = {
  readonly done: Scalars['Boolean']['output']
}

export type DoneAnswer = Done | Problem

/** The secret of an authenticator app. */
export type SecondFactorSecret = {
  /** In base 32, to be typed. */
  readonly secret: Scalars['String']['output']
  /** `otpauth://`, for an app on the same device. */
  readonly uri: Scalars['String']['output']
  /** The same as a QR code: its number of squares in a row, and the dark ones as the path of an SVG. */
  readonly qrSize: Scalars['Int']['output']
  readonly qrPath: Scalars['String']['output']
}

export type RecoveryCodes = {
  readonly codes: ReadonlyArray<Scalars['String']['output']>
}

export type SecondFactorAnswer = RecoveryCodes | Problem

/** An order after a change, or as it would be after it (`dryRun`). */
export type OrderChanged = {
  readonly order: Order
  /** False: nothing had to be changed, or the key was used for the same before. */
  readonly hasChanged: Scalars['Boolean']['output']
  readonly isDryRun: Scalars['Boolean']['output']
  /** The refund that was asked for, also by a cancellation. */
  readonly refund?: Maybe<Refund>
}

export type OrderAnswer = OrderChanged | Problem

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

export type JobRequested = {
  readonly name: Scalars['String']['output']
}

export type RunJobAnswer = JobRequested | Problem

export type SubscriptionChanged = {
  readonly details: SubscriptionDetails
}

export type SubscriptionAnswer = SubscriptionChanged | Problem

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
