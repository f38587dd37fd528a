/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */

export type NoteOrderInput = {
  readonly key: string
  readonly order: string
  readonly text: string
}

export type MailState =
  /** It is sent, and tried again, by itself. */
  | 'WAITING'
  /** It is tried again only when an owner asks. */
  | 'GIVEN_UP'
  /** No mail server was set: it is in the development mailbox only. */
  | 'MAILBOX'

export type MailFilter = {
  readonly state?: MailState | null | undefined
  readonly kind?: string | null | undefined
  readonly to?: string | null | undefined
}

export type EditMailTextInput = {
  readonly key: string
  readonly template: string
  /** That of the text that was read. */
  readonly version: string
  /** Null: the built-in text holds again. */
  readonly text?: string | null | undefined
}

/** A field of a product that can be edited in the shop. */
export type ProductField = 'NAME' | 'VISIBILITY'

/** A field of a variant that can be edited in the shop. */
export type VariantField = 'PRICE' | 'COMPARE_AT'

/** A new count of a variant; null: without end. */
export type EditStockInput = {
  /** The pieces that were left when it was read. */
  readonly expected?: number | null | undefined
  readonly left?: number | null | undefined
}

export type EditVariantInput = {
  /** Id or code. */
  readonly variant: string
  /** Minor units of the shop's currency. */
  readonly priceMinor?: number | null | undefined
  /** Null: none. */
  readonly compareAtMinor?: number | null | undefined
  readonly stock?: EditStockInput | null | undefined
  readonly follow?: ReadonlyArray<VariantField> | null | undefined
}

/** Parts that are not given stay. Nothing is written where one part is refused. */
export type EditProductInput = {
  readonly key: string
  /** Id, slug, or the code of a variant. */
  readonly id: string
  readonly version: string
  readonly name?: string | null | undefined
  readonly isVisible?: boolean | null | undefined
  /** Fields that take the value of the catalogue file, and follow it from then on. */
  readonly follow?: ReadonlyArray<ProductField> | null | undefined
  readonly variants?: ReadonlyArray<EditVariantInput> | null | undefined
  readonly dryRun?: boolean | null | undefined
}

export type FileCellInput = {
  /** The line of the product, from 0. */
  readonly line: number
  /** A column that the file lacks is added to it. */
  readonly column: string
  readonly value: string
}

export type EditProductFileInput = {
  readonly key: string
  /** Id, slug, or the code of a variant. */
  readonly id: string
  /** The `version` that was read. */
  readonly version: string
  readonly cells: ReadonlyArray<FileCellInput>
}

export type AddVariantInput = {
  readonly key: string
  /** Id, slug, or the code of a variant. */
  readonly id: string
  /** The `version` that was read. */
  readonly version: string
  /** One for each option of the product, in their order. */
  readonly values: ReadonlyArray<string>
  /** Empty: none. */
  readonly code: string
  readonly priceMinor: number
  /** Null: unlimited. */
  readonly stock?: number | null | undefined
}

export type OptionValueInput = {
  /** The present name; null: a new value. */
  readonly was?: string | null | undefined
  readonly name: string
}

export type OptionInput = {
  /** The place of a present option, from 0; null: a new one. */
  readonly was?: number | null | undefined
  readonly name: string
  /** In their order. A new option gives its first value to the variants that the product has. */
  readonly values: ReadonlyArray<OptionValueInput>
}

export type NewVariantInput = {
  /** One for each option of the product, in their order. */
  readonly values: ReadonlyArray<string>
  /** Empty: none. */
  readonly code: string
  readonly priceMinor: number
  /** Null: unlimited. */
  readonly stock?: number | null | undefined
}

export type ChangeOptionsInput = {
  readonly key: string
  /** Id, slug, or the code of a variant. */
  readonly id: string
  /** The `version` that was read. */
  readonly version: string
  /** All options of the product, in their order; options and values that are not named go, with their variants. */
  readonly options: ReadonlyArray<OptionInput>
  /** The variants of new values; `values` in the order of `options`. */
  readonly added: ReadonlyArray<NewVariantInput>
  /** Removes variants also where pieces of them are left, or orders have them. */
  readonly removesUsed?: boolean | null | undefined
}

export type MoveProductInput = {
  readonly key: string
  readonly id: string
  /** From 1. */
  readonly place: number
}

export type ImportMembersInput = {
  readonly key: string
  /** The text of the table, as `vitrine members export` writes it. */
  readonly text: string
  /** Only says what would be. */
  readonly dryRun?: boolean | null | undefined
}

export type MemberOutcome =
  | 'ADDED'
  /** A member already, who stays. */
  | 'KNOWN'
  /** It stops the import. */
  | 'REFUSED'

export type MembersImportState =
  | 'RUNNING'
  | 'DONE'
  /** Cut off, or refused as `problems` say; it can be repeated. */
  | 'FAILED'

export type ImportCatalogueInput = {
  readonly key: string
  /** The text of the table: commas, semicolons or tabs between values, with a header. */
  readonly text: string
  /** Takes lines out of the file that the table does not name. */
  readonly removesMissing?: boolean | null | undefined
  /** Only says what would be. */
  readonly dryRun?: boolean | null | undefined
}

export type ImportOutcome =
  | 'ADDED'
  | 'CHANGED'
  /** Nothing differs. */
  | 'SAME'
  | 'REMOVED'
  /** It stops the import. */
  | 'REFUSED'

export type DiscountSource =
  /** It stands in `vitrine.json`. */
  | 'SETTINGS'
  /** It was made or edited in the shop. */
  | 'SHOP'

export type DiscountState =
  | 'ACTIVE'
  | 'ENDED'
  /** As many orders as may have used it. */
  | 'USED_UP'

/** Exactly one of `percent` and `amountMinor` is given. */
export type CreateDiscountInput = {
  readonly key: string
  readonly code: string
  /** Null: the code. */
  readonly name?: string | null | undefined
  /** Above 0, at most 100, with at most four decimals. */
  readonly percent?: number | null | undefined
  /** Minor units of the shop's currency. */
  readonly amountMinor?: number | null | undefined
  readonly expiresAt?: string | null | undefined
  readonly usageLimit?: number | null | undefined
  readonly minimumSubtotalMinor?: number | null | undefined
  readonly minimumCount?: number | null | undefined
  readonly productIds?: ReadonlyArray<string> | null | undefined
  readonly dryRun?: boolean | null | undefined
}

/** Parts that are not given stay; null takes a limit off. */
export type EditDiscountInput = {
  readonly key: string
  readonly code: string
  readonly version: number
  readonly name?: string | null | undefined
  readonly percent?: number | null | undefined
  readonly amountMinor?: number | null | undefined
  readonly expiresAt?: string | null | undefined
  readonly usageLimit?: number | null | undefined
  readonly minimumSubtotalMinor?: number | null | undefined
  readonly minimumCount?: number | null | undefined
  readonly productIds?: ReadonlyArray<string> | null | undefined
  readonly dryRun?: boolean | null | undefined
}

export type EndDiscountInput = {
  readonly key: string
  readonly code: string
  readonly version: number
  readonly dryRun?: boolean | null | undefined
}

export type SubscriptionStatus = 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'UNPAID' | 'CANCELED' | 'ENDED'
