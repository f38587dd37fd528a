/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */
import type { InputMaybe, Scalars } from './schema-types-1.js'
import type { ProductField } from './schema-types-2.js'
import type { EditVariantInput } from './schema-types-9.js'
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
  /** The place of a present option, from 0; null: a new one. */
  readonly was?: InputMaybe<Scalars['Int']['input']>
  readonly name: Scalars['String']['input']
  /** In their order. A new option gives its first value to the variants that the product has. */
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
  /** All options of the product, in their order; options and values that are not named go, with their variants. */
  readonly options: ReadonlyArray<OptionInput>
  /** The variants of new values; `values` in the order of `options`. */
  readonly added: ReadonlyArray<NewVariantInput>
  /** Removes variants also where pieces of them are left, or orders have them. */
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
  /** Takes lines out of the file that the table does not name. */
  readonly removesMissing?: InputMaybe<Scalars['Boolean']['input']>
  /** Only says what would be. */
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

export type EditMailTextInput = {
  readonly key: Scalars['String']['input']
  readonly template: Scalars['String']['input']
  /** That of the text that was read. */
  readonly version: Scalars['String']['input']
  /** Null: the built-in text holds again. */
  readonly text?: InputMaybe<Scalars['String']['input']>
}

export type MutationEditMailTextArgs = {
  input: EditMailTextInput
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

export type MutationUndoSettingsArgs = {
  key: Scalars['String']['input']
  version: Scalars['String']['input']
}
