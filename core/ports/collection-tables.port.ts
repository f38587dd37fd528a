import type { Result } from '../shared/index.js'
import type { FileWriteFailure } from './audited-files.port.js'

/** A line of a table. */
export interface TableLine {
  /** Differs where a cell of the line differs; lines that are the same differ by their number. */
  readonly id: string
  readonly cells: readonly string[]
}

/** The table of a collection, as it was read from its file. */
export interface ItemTable {
  readonly slug: string
  readonly columns: readonly string[]
  readonly lines: readonly TableLine[]
}

/** One change of a table; `line` counts from 0 in the table that was read. */
export type TableChange =
  | { readonly tag: 'set'; readonly line: number; readonly cells: readonly string[] }
  | { readonly tag: 'add'; readonly cells: readonly string[] }
  | { readonly tag: 'remove'; readonly line: number }

/** A file of the folder of collections. */
export interface TableEntry {
  readonly slug: string
  /** Below the site folder. */
  readonly path: string
  /** The reason why it is no table, or is edited in its file only; null: it is edited here. */
  readonly failure: string | null
}

/** The tables of a site's collections, in their files. Never rejects. */
export interface CollectionTables {
  readonly list: () => Promise<readonly TableEntry[]>
  /** Null: there is none. A failure says why it is not read. */
  readonly read: (slug: string) => Promise<Result<ItemTable, string> | null>
  /** Writes the whole file with its own separator, line ends and encoding, or nothing; lines without a change stay. */
  readonly write: (
    before: ItemTable,
    changes: readonly TableChange[],
  ) => Promise<Result<void, FileWriteFailure>>
  /** Works while nothing else of this process writes a table. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}
