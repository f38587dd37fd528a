import type { Result } from '../../../shared/index.js'
import type { FileWriteFailure } from './audited-files.port.js'

/** A line of a table. */
export interface TableLine {
  /** Depends on the cells of the line; equal lines are distinguished by their number. */
  readonly id: string
  readonly cells: readonly string[]
}

/** The table of a collection, as it was read from its file. */
export interface ItemTable {
  readonly slug: string
  readonly columns: readonly string[]
  readonly lines: readonly TableLine[]
}

/** One change of a table; `line` is the index in the table that was read. */
export type TableChange =
  | { readonly tag: 'set'; readonly line: number; readonly cells: readonly string[] }
  | { readonly tag: 'add'; readonly cells: readonly string[] }
  | { readonly tag: 'remove'; readonly line: number }

/** A file of the collections folder. */
export interface TableEntry {
  readonly slug: string
  /** Below the site folder. */
  readonly path: string
  /** The reason why it is not a table, or is edited in its file only; null: it can be edited here. */
  readonly failure: string | null
}

/** The tables of a site's collections, in their files. Never rejects. */
export interface CollectionTables {
  readonly list: () => Promise<readonly TableEntry[]>
  /** Null: no such table. A failure says why it cannot be read. */
  readonly read: (slug: string) => Promise<Result<ItemTable, string> | null>
  /**
   * Writes the whole file with its own separator, line ends and encoding, or nothing; unchanged lines stay.
   */
  readonly write: (
    before: ItemTable,
    changes: readonly TableChange[],
  ) => Promise<Result<void, FileWriteFailure>>
  /** Runs the work while nothing else in this process writes a table. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}
