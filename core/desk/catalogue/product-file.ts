/** A product's lines in the catalogue file; the first line holds the product's own values. */
export interface DeskProductFile {
  readonly handle: string
  readonly version: string
  readonly columns: readonly string[]
  /** `name`: the variant's option values, else its code. */
  readonly lines: readonly { readonly name: string; readonly cells: readonly string[] }[]
  /** From 1. */
  readonly place: number
  readonly products: number
}

/** A new value in a product's line; `line` counts from 0. */
export interface DeskFileCell {
  readonly line: number
  readonly column: string
  readonly value: string
}

/** The result of a line in an import. */
export type ImportOutcomeWord = 'ADDED' | 'CHANGED' | 'SAME' | 'REMOVED' | 'REFUSED'

/** A line of the report of an import. */
export interface DeskImportedLine {
  /** The row number in a spreadsheet; null: the table does not contain the line. */
  readonly row: number | null
  readonly name: string
  readonly outcome: ImportOutcomeWord
  readonly problem: string | null
  readonly changes: readonly { readonly column: string; readonly before: string; readonly after: string }[]
}

/** The report of an import into the catalogue file. */
export interface DeskImport {
  readonly counts: readonly { readonly outcome: ImportOutcomeWord; readonly lines: number }[]
  /** Without unchanged lines. */
  readonly lines: readonly DeskImportedLine[]
  readonly problems: readonly string[]
  readonly isWritten: boolean
}

/** A variant that a change of options would remove, and that is in use; `left` null: unlimited. */
export interface DeskVariantInUse {
  readonly name: string
  readonly left: number | null
  readonly orders: number
}
