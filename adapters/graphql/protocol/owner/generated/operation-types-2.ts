/* Made by `npm run generate` from schema.graphql and documents/. Do not edit. */

export type CaptureOrderInput = {
  readonly key: string
  readonly order: string
  readonly version: number
  readonly dryRun?: boolean | null | undefined
}

export type SendDownloadsInput = {
  readonly key: string
  readonly order: string
  readonly dryRun?: boolean | null | undefined
}

export type NoteOrderInput = {
  readonly key: string
  readonly order: string
  readonly text: string
}

export type MailState =
  /** It is sent, and repeated, automatically. */
  | 'WAITING'
  /** It is repeated only on request of an owner. */
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
  /** The version of the text that was read. */
  readonly version: string
  /** Null: use the built-in text again. */
  readonly text?: string | null | undefined
}

/** A field of a product that can be edited in the shop. */
export type ProductField = 'NAME' | 'VISIBILITY'

/** A field of a variant that can be edited in the shop. */
export type VariantField = 'PRICE' | 'COMPARE_AT'

/** A new count of a variant; null: unlimited. */
export type EditStockInput = {
  /** The stock when it was read. */
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

/** Omitted parts stay unchanged. If one part is refused, nothing is written. */
export type EditProductInput = {
  readonly key: string
  /** Id, slug, or the code of a variant. */
  readonly id: string
  readonly version: string
  readonly name?: string | null | undefined
  readonly isVisible?: boolean | null | undefined
  /** Fields that take the value of the catalogue file again, now and in later imports. */
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
  /** The position of a present option, from 0; null: a new one. */
  readonly was?: number | null | undefined
  readonly name: string
  /** In order. Present variants get the first value of a new option. */
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
  /** All options of the product, in order; omitted options and values are removed with their variants. */
  readonly options: ReadonlyArray<OptionInput>
  /** The variants for new values; `values` in the order of `options`. */
  readonly added: ReadonlyArray<NewVariantInput>
  /** Also removes variants that are in stock or in orders. */
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
  /** Only returns a preview. */
  readonly dryRun?: boolean | null | undefined
}

export type MemberOutcome =
  | 'ADDED'
  /** A present member, who stays unchanged. */
  | 'KNOWN'
  /** It stops the import. */
  | 'REFUSED'

export type MembersImportState =
  | 'RUNNING'
  | 'DONE'
  /** Interrupted, or refused with `problems`; it can be repeated. */
  | 'FAILED'

export type ImportCatalogueInput = {
  readonly key: string
  /** The text of the table: commas, semicolons or tabs between values, with a header. */
  readonly text: string
  /** Removes lines from the file that are not in the table. */
  readonly removesMissing?: boolean | null | undefined
  /** Only returns a preview. */
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
  /** It comes from `vitrine.json`. */
  | 'SETTINGS'
  /** It was made or edited in the shop. */
  | 'SHOP'

export type DiscountState =
  | 'ACTIVE'
  | 'ENDED'
  /** Its limit of orders is reached. */
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
