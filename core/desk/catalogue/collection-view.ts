/** A table of a collection, by its file. */
export interface DeskCollection {
  readonly slug: string
  /** Below the site folder. */
  readonly path: string
  /** The reason why it is not edited here; null: it can be edited. */
  readonly failure: string | null
}

/** The kind that all values of a column share. */
export type CellKindWord =
  | 'TEXT'
  | 'RICH'
  | 'IMAGE'
  | 'IMAGES'
  | 'DATE'
  | 'NUMBER'
  | 'LINK'
  | 'EMAIL'
  | 'BOOL'
  | 'COLOR'

/** A column of a table. */
export interface DeskColumn {
  readonly name: string
  readonly kind: CellKindWord
}

/** A line of a table; `id` depends on the cells. */
export interface DeskTableLine {
  readonly id: string
  readonly cells: readonly string[]
}

/** Some lines of a table. */
export interface DeskTable {
  readonly columns: readonly DeskColumn[]
  readonly lines: readonly DeskTableLine[]
  /** The number of lines that match the search. */
  readonly total: number
  readonly next: string | null
}

/** An edit: new cells of a line, a new line (no `line`), or a removed line (no `cells`). */
export interface DeskItemEdit {
  readonly line?: string
  readonly cells?: readonly { readonly column: number; readonly value: string }[]
}
