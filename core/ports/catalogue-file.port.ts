import type { Result } from '../shared/index.js'
import type { FileWriteFailure } from './audited-files.port.js'
import type { ItemTable, TableChange } from './collection-tables.port.js'

/** The table of a catalogue file: the names of its columns are those of `columnName`. */
export interface CatalogueTable extends ItemTable {
  /** The sign between whole numbers and parts in its amounts. */
  readonly decimal: '.' | ','
}

/** A table that is given for an import. */
export interface GivenTable extends CatalogueTable {
  /** The reasons why lines cannot be read, by their numbers in `lines`; their cells are a guess. */
  readonly faults: ReadonlyMap<number, string>
}

/** Changes of a catalogue file that are written together. */
export interface CatalogueRewrite {
  /** Names of columns that are added at the end. */
  readonly addedColumns: readonly string[]
  readonly changes: readonly TableChange[]
  /** The lines that were read by their numbers, in their new order; null: as they are. */
  readonly order: readonly number[] | null
}

/** Something wrong in a catalogue file. */
export interface CatalogueFault {
  /** The number of the line in the rewritten table, from 0; null: the header, or the file as a whole. */
  readonly line: number | null
  /** Null: the line as a whole. */
  readonly column: string | null
  readonly message: string
}

/** The catalogue file of a site, from which its shop takes what was changed. Never rejects. */
export interface CatalogueFile {
  /** Null: the site has none. A failure says why it is not read. */
  readonly read: () => Promise<Result<CatalogueTable, string> | null>
  /** Reads the text of another table; a failure: its header cannot be read. */
  readonly parse: (text: string) => Promise<Result<GivenTable, string>>
  /** The faults that the shop would refuse the rewritten file for, in the order of its lines. */
  readonly faultsOf: (before: CatalogueTable, rewrite: CatalogueRewrite) => Promise<readonly CatalogueFault[]>
  /** Writes the whole file, or nothing; lines without a change stay byte for byte. */
  readonly write: (
    before: CatalogueTable,
    rewrite: CatalogueRewrite,
  ) => Promise<Result<void, FileWriteFailure>>
  /** Works while nothing else of this process writes the file. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
}
