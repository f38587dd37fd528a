import type {
  CatalogueFault,
  CatalogueFile,
  CatalogueRewrite,
  CatalogueTable,
  GivenTable,
} from '../../../../core/ports/owner/files/catalogue-file.port.js'
import { createQueue, err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { columnName } from '../../../../core/use-cases/shop/catalogue/catalogue-columns.js'
import { checkRecords, delimiterOf, readRecords } from '../../../server/csv/csv-records.js'
import type { CsvError } from '../../../server/csv/csv-records.js'
import type { CatalogueProblem } from '../../../server/csv/csv-table.js'
import { inTurns } from '../in-turns.js'
import { changedText, toTable, writeTable } from './edited-table.js'
import type { ReadTable } from './edited-table.js'
import { readTableBytes } from './table-files.js'

/** The name of the file in a site folder. */
const CATALOGUE_FILE = 'catalogue.csv'

const PLACE = { slug: 'catalogue', path: CATALOGUE_FILE } as const

/** The folder of a site, and the check of its shop. */
export interface CatalogueTableOptions {
  readonly siteFolder: string
  /** Errors in the text of a catalogue, with their lines in the file. */
  readonly problemsOf: (text: string) => Promise<readonly CatalogueProblem[]>
}

interface ReadCatalogue extends ReadTable, CatalogueTable {}

async function toCatalogue(bytes: Buffer): Promise<Result<ReadCatalogue, string>> {
  const table = await toTable(PLACE, bytes, columnName)
  if (!table.ok) return table
  return ok({ ...table.value, decimal: decimalOf(table.value.text) })
}

/** The decimal mark: spreadsheets that separate by semicolons write decimal commas. */
const decimalOf = (text: string): '.' | ',' => (delimiterOf(text) === ';' ? ',' : '.')

const describeFault = ({ line, message }: CsvError): string => `Line ${line}: ${message}`

/** The first index of each line of an editor. */
const indexesOf = (lines: readonly number[]): ReadonlyMap<number, number> =>
  new Map(lines.map((line, index) => [line, index] as const).reverse())

async function toGiven(text: string): Promise<Result<GivenTable, string>> {
  const { records, faults } = await checkRecords(text, { relaxQuotes: true })
  const [header, ...lines] = records
  if (header === undefined) return err('The table is empty: a line with the names of the columns is needed.')
  if (header.isBroken === true) return err(faults.map(describeFault).join(' '))
  const indexes = indexesOf(lines.map(({ line }) => line))
  return ok({
    slug: PLACE.slug,
    columns: header.cells.map(columnName),
    lines: lines.map(({ line, cells }) => ({ id: `${line}`, cells })),
    decimal: decimalOf(text),
    faults: new Map(faults.map((fault) => [indexes.get(fault.line) ?? -1, describeFault(fault)])),
  })
}

/** The bytes of the catalogue file; null if the site has none. */
export const readCatalogueBytes = (siteFolder: string): Promise<Buffer | null> =>
  readTableBytes(siteFolder, CATALOGUE_FILE)

/** The first lines of a text's records, the header's included, as editors count them. */
async function firstLines(text: string): Promise<readonly number[]> {
  const records = await readRecords(text, { relaxQuotes: true })
  return records.ok ? records.value.map(({ line }) => line) : []
}

/** The catalogue file of a site; writes stay below the site folder. */
export function createCatalogueTable({ siteFolder, problemsOf }: CatalogueTableOptions): CatalogueFile {
  const readTables = new WeakMap<CatalogueTable, ReadCatalogue>()
  /** The table that was read last, since each page of products requests the whole file. */
  let latest: ReadCatalogue | null = null
  const textOf = async (before: CatalogueTable, { changes, addedColumns, order }: CatalogueRewrite) => {
    const known = readTables.get(before)
    if (known === undefined) return null
    const shape = { addedColumns, ...(order !== null && { order }) }
    return { known, text: await inTurns(changedText(known, changes, shape)) }
  }
  return {
    read: async () => {
      const bytes = await readCatalogueBytes(siteFolder)
      if (bytes === null) return null
      if (latest?.bytes.equals(bytes) === true) return ok(latest)
      const table = await toCatalogue(bytes)
      if (!table.ok) return table
      latest = table.value
      readTables.set(latest, latest)
      return table
    },
    parse: (text) => toGiven(text),
    faultsOf: async (before, rewrite) => {
      const made = await textOf(before, rewrite)
      if (made === null) return []
      const problems = await problemsOf(made.text)
      if (problems.length === 0) return []
      const records = indexesOf(await firstLines(made.text))
      return problems.map(({ line, column, message }): CatalogueFault => {
        const record = records.get(line) ?? 0
        return { line: record > 0 ? record - 1 : null, column, message }
      })
    },
    write: async (before, rewrite) => {
      const made = await textOf(before, rewrite)
      return made === null ? err({ tag: 'changed' }) : writeTable(siteFolder, made.known, made.text)
    },
    inTurns,
    alone: createQueue(),
  }
}
