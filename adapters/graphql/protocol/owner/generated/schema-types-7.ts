/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars } from './schema-types-1.js'
import type { VariantField, ProductField } from './schema-types-2.js'
import type { PiecesInput } from './schema-types-6.js'
/** Exactly one of `whole`, `lines` and `amountMinor` is given. */
export type RefundOrderInput = {
  readonly key: Scalars['String']['input']
  readonly order: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  /** All that was not given back. */
  readonly whole?: InputMaybe<Scalars['Boolean']['input']>
  /** The price of these pieces, with their share of discounts and taxes. */
  readonly lines?: InputMaybe<ReadonlyArray<PiecesInput>>
  /** So many minor units of the order's currency. */
  readonly amountMinor?: InputMaybe<Scalars['Whole']['input']>
  /** The pieces go back to stock once the money is given back. */
  readonly restock?: InputMaybe<Scalars['Boolean']['input']>
  readonly reason?: InputMaybe<Scalars['String']['input']>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationRefundOrderArgs = {
  input: RefundOrderInput
}

export type CaptureOrderInput = {
  readonly key: Scalars['String']['input']
  readonly order: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationCaptureOrderArgs = {
  input: CaptureOrderInput
}

export type SendDownloadsInput = {
  readonly key: Scalars['String']['input']
  readonly order: Scalars['ID']['input']
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationSendDownloadsArgs = {
  input: SendDownloadsInput
}

export type NoteOrderInput = {
  readonly key: Scalars['String']['input']
  readonly order: Scalars['ID']['input']
  readonly text: Scalars['String']['input']
}

export type MutationNoteOrderArgs = {
  input: NoteOrderInput
}

export type MutationRetryMailsArgs = {
  key: Scalars['String']['input']
  id?: InputMaybe<Scalars['ID']['input']>
}

export type MutationReplayEventsArgs = {
  key: Scalars['String']['input']
  id?: InputMaybe<Scalars['ID']['input']>
}

export type MutationRunJobArgs = {
  key: Scalars['String']['input']
  name: Scalars['String']['input']
}

export type MutationMarkEntriesArgs = {
  key: Scalars['String']['input']
  ids: ReadonlyArray<Scalars['ID']['input']>
  isRead: Scalars['Boolean']['input']
}

export type CancelSubscriptionInput = {
  readonly key: Scalars['String']['input']
  readonly id: Scalars['ID']['input']
  /** Ends it now; money is given back with its orders. */
  readonly atOnce?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationCancelSubscriptionArgs = {
  input: CancelSubscriptionInput
}

export type DeliverStockInput = {
  readonly key: Scalars['String']['input']
  /** Id or code of the variant. */
  readonly variant: Scalars['ID']['input']
  readonly pieces: Scalars['Int']['input']
}

export type MutationDeliverStockArgs = {
  input: DeliverStockInput
}

export type CountStockInput = {
  readonly key: Scalars['String']['input']
  readonly variant: Scalars['ID']['input']
  /** The pieces that were left when it was read; null: without end. */
  readonly expected?: InputMaybe<Scalars['Int']['input']>
  /** Pieces that are there now; null: sold without end from now on. */
  readonly pieces?: InputMaybe<Scalars['Int']['input']>
}

export type MutationCountStockArgs = {
  input: CountStockInput
}

/** A new count of a variant; null: without end. */
export type EditStockInput = {
  /** The pieces that were left when it was read. */
  readonly expected?: InputMaybe<Scalars['Int']['input']>
  readonly left?: InputMaybe<Scalars['Int']['input']>
}

export type EditVariantInput = {
  /** Id or code. */
  readonly variant: Scalars['ID']['input']
  /** Minor units of the shop's currency. */
  readonly priceMinor?: InputMaybe<Scalars['Whole']['input']>
  /** Null: none. */
  readonly compareAtMinor?: InputMaybe<Scalars['Whole']['input']>
  readonly stock?: InputMaybe<EditStockInput>
  readonly follow?: InputMaybe<ReadonlyArray<VariantField>>
}

/** Parts that are not given stay. Nothing is written where one part is refused. */
export type EditProductInput = {
  readonly key: Scalars['String']['input']
  /** Id, slug, or the code of a variant. */
  readonly id: Scalars['ID']['input']
  readonly version: Scalars['String']['input']
  readonly name?: InputMaybe<Scalars['String']['input']>
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>
  /** Fields that take the value of the catalogue file, and follow it from then on. */
  readonly follow?: InputMaybe<ReadonlyArray<ProductField>>
  readonly variants?: InputMaybe<ReadonlyArray<EditVariantInput>>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationEditProductArgs = {
  input: EditProductInput
}

export type CellInput = {
  /** Counts from 0. */
  readonly column: Scalars['Int']['input']
  readonly value: Scalars['String']['input']
}

/** `line` and `cells`: the cells of a line. `cells` alone: a new line. `line` alone: it is removed. */
export type ItemEditInput = {
  readonly line?: InputMaybe<Scalars['ID']['input']>
  readonly cells?: InputMaybe<ReadonlyArray<CellInput>>
}

export type EditCollectionInput = {
  readonly key: Scalars['String']['input']
  readonly slug: Scalars['ID']['input']
  readonly edits: ReadonlyArray<ItemEditInput>
}

export type MutationEditCollectionArgs = {
  input: EditCollectionInput
}

/** Exactly one of `percent` and `amountMinor` is given. */
export type CreateDiscountInput = {
  readonly key: Scalars['String']['input']
  readonly code: Scalars['ID']['input']
  /** Null: the code. */
  readonly name?: InputMaybe<Scalars['String']['input']>
  /** Above 0, at most 100, with at most four decimals. */
  readonly percent?: InputMaybe<Scalars['Float']['input']>
  /** Minor units of the shop's currency. */
  readonly amountMinor?: InputMaybe<Scalars['Whole']['input']>
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>
  readonly usageLimit?: InputMaybe<Scalars['Int']['input']>
  readonly minimumSubtotalMinor?: InputMaybe<Scalars['Whole']['input']>
  readonly minimumCount?: InputMaybe<Scalars['Int']['input']>
  readonly productIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationCreateDiscountArgs = {
  input: CreateDiscountInput
}

/** Parts that are not given stay; null takes a limit off. */
export type EditDiscountInput = {
  readonly key: Scalars['String']['input']
  readonly code: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  readonly name?: InputMaybe<Scalars['String']['input']>
  readonly percent?: InputMaybe<Scalars['Float']['input']>
  readonly amountMinor?: InputMaybe<Scalars['Whole']['input']>
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>
  readonly usageLimit?: InputMaybe<Scalars['Int']['input']>
  readonly minimumSubtotalMinor?: InputMaybe<Scalars['Whole']['input']>
  readonly minimumCount?: InputMaybe<Scalars['Int']['input']>
  readonly productIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationEditDiscountArgs = {
  input: EditDiscountInput
}

export type EndDiscountInput = {
  readonly key: Scalars['String']['input']
  readonly code: Scalars['ID']['input']
  readonly version: Scalars['Int']['input']
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationEndDiscountArgs = {
  input: EndDiscountInput
}

export type SettingEditInput = {
  /** As `business.name` or `shipping`. */
  readonly path: Scalars['String']['input']
  /** The value as JSON; null: it is left out. */
  readonly value?: InputMaybe<Scalars['String']['input']>
}

export type ChangeSettingsInput = {
  readonly key: Scalars['String']['input']
  readonly version: Scalars['String']['input']
  readonly edits: ReadonlyArray<SettingEditInput>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationChangeSettingsArgs = {
  input: ChangeSettingsInput
}
