/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars } from './schema-types-1.js'
import type { VariantField, ProductField } from './schema-types-3.js'
import type { ImportMembersInput } from './schema-types-9.js'
export type MutationImportMembersArgs = {
  input: ImportMembersInput
}

export type MutationStopInvitationsArgs = {
  key: Scalars['String']['input']
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
  /** The stock when it was read; null: unlimited. */
  readonly expected?: InputMaybe<Scalars['Int']['input']>
  /** The pieces in stock now; null: unlimited from now on. */
  readonly pieces?: InputMaybe<Scalars['Int']['input']>
}

export type MutationCountStockArgs = {
  input: CountStockInput
}

/** A new count of a variant; null: unlimited. */
export type EditStockInput = {
  /** The stock when it was read. */
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

/** Omitted parts stay unchanged. If one part is refused, nothing is written. */
export type EditProductInput = {
  readonly key: Scalars['String']['input']
  /** Id, slug, or the code of a variant. */
  readonly id: Scalars['ID']['input']
  readonly version: Scalars['String']['input']
  readonly name?: InputMaybe<Scalars['String']['input']>
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>
  /** Fields that take the value of the catalogue file again, now and in later imports. */
  readonly follow?: InputMaybe<ReadonlyArray<ProductField>>
  readonly variants?: InputMaybe<ReadonlyArray<EditVariantInput>>
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationEditProductArgs = {
  input: EditProductInput
}

export type FileCellInput = {
  /** The line of the product, from 0. */
  readonly line: Scalars['Int']['input']
  /** A column that the file lacks is added to it. */
  readonly column: Scalars['String']['input']
  readonly value: Scalars['String']['input']
}

export type EditProductFileInput = {
  readonly key: Scalars['String']['input']
  /** Id, slug, or the code of a variant. */
  readonly id: Scalars['ID']['input']
  /** The `version` that was read. */
  readonly version: Scalars['String']['input']
  readonly cells: ReadonlyArray<FileCellInput>
}

export type MutationEditProductFileArgs = {
  input: EditProductFileInput
}

export type AddVariantInput = {
  readonly key: Scalars['String']['input']
  /** Id, slug, or the code of a variant. */
  readonly id: Scalars['ID']['input']
  /** The `version` that was read. */
  readonly version: Scalars['String']['input']
  /** One for each option of the product, in their order. */
  readonly values: ReadonlyArray<Scalars['String']['input']>
  /** Empty: none. */
  readonly code: Scalars['String']['input']
  readonly priceMinor: Scalars['Whole']['input']
  /** Null: unlimited. */
  readonly stock?: InputMaybe<Scalars['Whole']['input']>
}

export type MutationAddVariantArgs = {
  input: AddVariantInput
}

export type OptionValueInput = {
  /** The present name; null: a new value. */
  readonly was?: InputMaybe<Scalars['String']['input']>
  readonly name: Scalars['String']['input']
}

export type OptionInput = {
  /** The position of a present option, from 0; null: a new one. */
  readonly was?: InputMaybe<Scalars['Int']['input']>
  readonly name: Scalars['String']['input']
  /** In order. Present variants get the first value of a new option. */
  readonly values: ReadonlyArray<OptionValueInput>
}

export type NewVariantInput = {
  /** One for each option of the product, in their order. */
  readonly values: ReadonlyArray<Scalars['String']['input']>
  /** Empty: none. */
  readonly code: Scalars['String']['input']
  readonly priceMinor: Scalars['Whole']['input']
  /** Null: unlimited. */
  readonly stock?: InputMaybe<Scalars['Whole']['input']>
}

export type ChangeOptionsInput = {
  readonly key: Scalars['String']['input']
  /** Id, slug, or the code of a variant. */
  readonly id: Scalars['ID']['input']
  /** The `version` that was read. */
  readonly version: Scalars['String']['input']
  /** All options of the product, in order; omitted options and values are removed with their variants. */
  readonly options: ReadonlyArray<OptionInput>
  /** The variants for new values; `values` in the order of `options`. */
  readonly added: ReadonlyArray<NewVariantInput>
  /** Also removes variants that are in stock or in orders. */
  readonly removesUsed?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationChangeOptionsArgs = {
  input: ChangeOptionsInput
}

export type MoveProductInput = {
  readonly key: Scalars['String']['input']
  readonly id: Scalars['ID']['input']
  /** From 1. */
  readonly place: Scalars['Int']['input']
}

export type MutationMoveProductArgs = {
  input: MoveProductInput
}

export type ImportCatalogueInput = {
  readonly key: Scalars['String']['input']
  /** The text of the table: commas, semicolons or tabs between values, with a header. */
  readonly text: Scalars['String']['input']
  /** Removes lines from the file that are not in the table. */
  readonly removesMissing?: InputMaybe<Scalars['Boolean']['input']>
  /** Only returns a preview. */
  readonly dryRun?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationImportCatalogueArgs = {
  input: ImportCatalogueInput
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

/** Omitted parts stay unchanged; null removes a limit. */
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
