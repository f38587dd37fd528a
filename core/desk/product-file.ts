/** A product as its lines in the catalogue file have it; the first line holds what is the product's own. */
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

/** A new value of a product's line; `line` counts from 0. */
export interface DeskFileCell {
  readonly line: number
  readonly column: string
  readonly value: string
}

/** The fate of a line of an import. */
export type ImportOutcomeWord = 'ADDED' | 'CHANGED' | 'SAME' | 'REMOVED' | 'REFUSED'

/** A line of the report of an import. */
export interface DeskImportedLine {
  /** The number of the row in a spreadsheet; null: the table does not name the line. */
  readonly row: number | null
  readonly name: string
  readonly outcome: ImportOutcomeWord
  readonly problem: string | null
  readonly changes: readonly { readonly column: string; readonly before: string; readonly after: string }[]
}

/** The report of an import into the catalogue file. */
export interface DeskImport {
  readonly counts: readonly { readonly outcome: ImportOutcomeWord; readonly lines: number }[]
  /** Without those that stay the same. */
  readonly lines: readonly DeskImportedLine[]
  readonly problems: readonly string[]
  readonly isWritten: boolean
}
