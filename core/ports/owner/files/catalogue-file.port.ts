import type { Result, Steps } from '../../../shared/index.js'
import type { FileWriteFailure } from './audited-files.port.js'
import type { ItemTable, TableChange } from './collection-tables.port.js'

/** The table of a catalogue file: the names of its columns are those of `columnName`. */
export interface CatalogueTable extends ItemTable {
  /** The decimal mark in its amounts. */
  readonly decimal: '.' | ','
}

/** A table for an import. */
export interface GivenTable extends CatalogueTable {
  /** The reasons why lines cannot be read, by their index in `lines`; the cells of such lines are guesses. */
  readonly faults: ReadonlyMap<number, string>
}

/** Changes of a catalogue file that are written together. */
export interface CatalogueRewrite {
  /** Names of columns that are added at the end. */
  readonly addedColumns: readonly string[]
  readonly changes: readonly TableChange[]
  /** The indexes of the read lines in their new order; null: unchanged. */
  readonly order: readonly number[] | null
}

/** A fault in a catalogue file. */
export interface CatalogueFault {
  /** The index of the line in the rewritten table, from 0; null: the header, or the whole file. */
  readonly line: number | null
  /** Null: the whole line. */
  readonly column: string | null
  readonly message: string
}

/** The catalogue file of a site, from which its shop imports the changes. Never rejects. */
export interface CatalogueFile {
  /** Null: the site has none. A failure says why it cannot be read. */
  readonly read: () => Promise<Result<CatalogueTable, string> | null>
  /** Reads the text of another table; a failure: its header cannot be read. */
  readonly parse: (text: string) => Promise<Result<GivenTable, string>>
  /** The faults for which the shop would refuse the rewritten file, in the order of its lines. */
  readonly faultsOf: (before: CatalogueTable, rewrite: CatalogueRewrite) => Promise<readonly CatalogueFault[]>
  /** Writes the whole file, or nothing; unchanged lines stay byte for byte. */
  readonly write: (
    before: CatalogueTable,
    rewrite: CatalogueRewrite,
  ) => Promise<Result<void, FileWriteFailure>>
  /** Runs long work in steps, between which requests are answered. */
  readonly inTurns: <T>(steps: Steps<T>) => Promise<T>
  /** Runs the work while nothing else in this process writes the file. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}
