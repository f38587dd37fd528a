import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { inParts } from '../platform/in-parts.js'
import { delimiterOf, readRecords } from './csv-records.js'
import type { CsvDelimiter } from './csv-records.js'

/**
 * One thing wrong in a catalogue file. `line` counts from 1 as editors do; `column` is the name in the
 * header, null for the whole line.
 */
export interface CatalogueProblem {
  readonly line: number
  readonly column: string | null
  readonly message: string
}

/** A line of a CSV file with its values trimmed, by column name; those behind its last cell are missing. */
export interface CsvRow {
  readonly line: number
  readonly values: ReadonlyMap<string, string>
}

/** A table with a header, each row with its line in the file. */
export interface CsvTable {
  readonly delimiter: CsvDelimiter
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
}

/** Far more than a catalogue has; columns are compared with each other. */
const MAX_COLUMNS = 1000

/**
 * Reads a CSV file with a header: commas, semicolons or tabs between values, quotes as spreadsheets write them, empty
 * lines skipped, with turns of the event loop in between. `nameOf`: the name of a column.
 */
export async function readCsvTable(
  text: string,
  nameOf: (header: string) => string,
): Promise<Result<CsvTable, readonly CatalogueProblem[]>> {
  const parsed = await readRecords(text)
  if (!parsed.ok) return err([{ ...parsed.failure, column: null }])
  const [header, ...records] = parsed.value
  if (header === undefined)
    return err([{ line: 1, column: null, message: 'The file is empty: a header line is needed.' }])
  const count = header.cells.length
  if (count > MAX_COLUMNS)
    return err([
      {
        line: 1,
        column: null,
        message: `The header names ${count} columns; ${MAX_COLUMNS} are read at most.`,
      },
    ])
  const columns = header.cells.map(nameOf)
  const problems: CatalogueProblem[] = columns
    .filter((name, index) => name !== '' && columns.indexOf(name) !== index)
    .map((column) => ({ line: 1, column, message: 'This column is there twice.' }))
  const rows: CsvRow[] = []
  for await (const part of inParts(records)) {
    for (const { cells, line } of part) {
      if (cells.length <= columns.length) rows.push({ line, values: valuesOf(columns, cells) })
      else problems.push({ line, column: null, message: tooManyValues(cells.length, columns.length) })
    }
  }
  return problems.length > 0 ? err(problems) : ok({ delimiter: delimiterOf(text), columns, rows })
}

/** A short row takes what its own cells take. */
const valuesOf = (columns: readonly string[], cells: readonly string[]): ReadonlyMap<string, string> =>
  new Map(cells.map((cell, index) => [columns[index] ?? '', cell.trim()]))

const tooManyValues = (values: number, columns: number): string =>
  `The line has ${values} values, the header names ${columns} columns. A separator inside a value needs quotes ` +
  'around the value.'
