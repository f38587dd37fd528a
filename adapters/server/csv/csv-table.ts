import { finished } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { inParts } from '../platform/in-parts.js'

/**
 * One thing wrong in a catalogue file. `line` counts from 1 as editors do; `column` is the name in the
 * header, null for the whole line.
 */
export interface CatalogueProblem {
  readonly line: number
  readonly column: string | null
  readonly message: string
}

/** A line of a CSV file with its values trimmed, by column name. */
export interface CsvRow {
  readonly line: number
  readonly values: ReadonlyMap<string, string>
}

/** A table with a header, each row with its line in the file. */
export interface CsvTable {
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
}

interface CsvFault {
  readonly message: string
  readonly code?: string
  readonly lines?: number
}

interface ParsedRecord {
  readonly record: readonly string[]
  /** The line it ends on. */
  readonly lastLine: number
}

const OTHER_SEPARATOR =
  'The values are separated by semicolons or tabs, as some spreadsheets save them; commas and UTF-8 are needed. ' +
  'Put the table beside the pages of your export and run `vitrine adopt` into a new folder, which writes it so.'

/** Far more than a catalogue has; columns are compared with each other. */
const MOST_COLUMNS = 1000

/**
 * Reads a CSV file with a header: `,` between values, quotes as spreadsheets write them, empty lines skipped, with
 * turns for everybody else in between. `nameOf`: what a column is called.
 */
export async function readCsvTable(
  text: string,
  nameOf: (header: string) => string,
): Promise<Result<CsvTable, readonly CatalogueProblem[]>> {
  const parsed = await parseRecords(text)
  if (!parsed.ok) return parsed
  const [header, ...records] = parsed.value
  if (header === undefined)
    return err([{ line: 1, column: null, message: 'The file is empty: a header line is needed.' }])
  const [only = ''] = header.record
  if (header.record.length === 1 && /[;\t]/.test(only))
    return err([{ line: 1, column: null, message: OTHER_SEPARATOR }])
  const count = header.record.length
  if (count > MOST_COLUMNS)
    return err([
      {
        line: 1,
        column: null,
        message: `The header names ${count} columns; ${MOST_COLUMNS} are read at most.`,
      },
    ])
  const columns = header.record.map(nameOf)
  const problems: CatalogueProblem[] = columns
    .filter((name, index) => name !== '' && columns.indexOf(name) !== index)
    .map((column) => ({ line: 1, column, message: 'This column is there twice.' }))
  const rows: CsvRow[] = []
  for await (const part of inParts(records)) {
    for (const { record, lastLine } of part) {
      const line = lastLine - lineBreaks(record)
      if (record.length <= columns.length) rows.push({ line, values: valuesOf(columns, record) })
      else problems.push({ line, column: null, message: tooManyValues(record.length, columns.length) })
    }
  }
  return problems.length > 0 ? err(problems) : ok({ columns, rows })
}

const valuesOf = (columns: readonly string[], record: readonly string[]): ReadonlyMap<string, string> =>
  new Map(columns.map((column, index) => [column, (record[index] ?? '').trim()]))

const tooManyValues = (values: number, columns: number): string =>
  `The line has ${values} values, the header names ${columns} columns. A comma inside a value needs quotes ` +
  'around the value.'

const lineBreaks = (record: readonly string[]): number => record.join('').split('\n').length - 1

/** So much of a file is read in some milliseconds. */
const SLICE_BYTES = 32_768

async function parseRecords(
  text: string,
): Promise<Result<readonly ParsedRecord[], readonly CatalogueProblem[]>> {
  const records: ParsedRecord[] = []
  const parser = parse({
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (record: readonly string[], { lines }) => {
      records.push({ record, lastLine: lines })
      return null
    },
  })
  const end = finished(parser.resume())
  end.catch(() => undefined)
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length && parser.writable; start += SLICE_BYTES) {
    await nextTurn()
    parser.write(bytes.subarray(start, start + SLICE_BYTES))
  }
  parser.end()
  try {
    await end
    return ok(records)
  } catch (thrown) {
    return err([toProblem(thrown as CsvFault)])
  }
}

function toProblem({ code, lines, message }: CsvFault): CatalogueProblem {
  const line = lines ?? 1
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return { line, column: null, message: 'A value begins with a quote (") that is never closed.' }
    case 'INVALID_OPENING_QUOTE':
      return {
        line,
        column: null,
        message: 'A quote (") stands inside a value that does not begin with one.',
      }
    case 'CSV_INVALID_CLOSING_QUOTE':
      return { line, column: null, message: 'Something follows the closing quote (") of a value.' }
    default:
      return { line, column: null, message: `The line cannot be read as CSV: ${message}` }
  }
}
