import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { tooManyValues } from '../../../core/use-cases/shop/catalogue/catalogue-columns.js'
import { inParts } from '../platform/in-parts.js'
import { checkRecords, delimiterOf } from './csv-records.js'
import type { CsvDelimiter } from './csv-records.js'

/**
 * A problem in a table of products or members. `line` counts from 1 as in editors; `column` is the name in
 * the header, null for the whole line.
 */
export interface CatalogueProblem {
  readonly line: number
  readonly column: string | null
  readonly message: string
}

/** A problem in a table as text, with its place. */
export const describeCatalogueProblem = ({ line, column, message }: CatalogueProblem): string =>
  `line ${line}${column === null ? '' : `, column "${column}"`}: ${message}`

const MAX_PROBLEMS_SHOWN = 100
/** The maximum number of errors; after them the rest of the file is not read. */
export const MAX_PROBLEMS_FOUND = 1000

/** The maximum number of characters of a problem, which may quote a value of any length. */
const MAX_MESSAGE_CHARS = 400

/** A problem without the middle of a long value. */
export function shortProblem(problem: CatalogueProblem): CatalogueProblem {
  const { message } = problem
  if (message.length <= MAX_MESSAGE_CHARS) return problem
  return {
    ...problem,
    message: `${message.slice(0, MAX_MESSAGE_CHARS / 2)} ... ${message.slice(-MAX_MESSAGE_CHARS / 2)}`,
  }
}

/** The number of further errors beside the shown ones, in words; null: none. */
export function otherProblems(found: number, shown: number): string | null {
  if (found <= shown) return null
  return `${found === MAX_PROBLEMS_FOUND ? 'at least ' : ''}${found - shown} more`
}

/** The first problems in a table, one line each, and the number of others. Line 0 is the whole table. */
export function problemLines(problems: readonly CatalogueProblem[]): readonly string[] {
  const shown = problems
    .slice(0, MAX_PROBLEMS_SHOWN)
    .map((problem) => `  ${problem.line === 0 ? problem.message : describeCatalogueProblem(problem)}`)
  const others = otherProblems(problems.length, shown.length)
  return others === null ? shown : [...shown, `  and ${others}`]
}

/** A line of a CSV file with its values trimmed, by column name; missing cells are absent. */
export interface CsvRow {
  readonly line: number
  readonly values: ReadonlyMap<string, string>
  /** True: its values cannot be separated reliably; a problem reports it. */
  readonly isBroken: boolean
}

/** A table with a header; each row has its line number in the file. */
export interface CsvTable {
  readonly delimiter: CsvDelimiter
  readonly columns: readonly string[]
  readonly rows: readonly CsvRow[]
  /** The unreadable lines, and repeated columns. */
  readonly problems: readonly CatalogueProblem[]
}

/**
 * The maximum number of columns, far more than a catalogue has, since columns are compared with each other.
 */
const MAX_COLUMNS = 1000

/** The maximum number of lines of a catalogue, which takes some hundred MB of memory. */
const MAX_LINES = 500_000

/** The reason why a header cannot be read, in words; null: it can. */
export const headerProblem = (count: number): string | null =>
  count > MAX_COLUMNS ? `The header names ${count} columns; ${MAX_COLUMNS} are read at most.` : null

/**
 * Reads a CSV file with a header, with pauses of the event loop. Values are separated by commas, semicolons
 * or tabs and quoted as in spreadsheets; empty lines are skipped. It fails if the header cannot be read.
 * `nameOf`: the name of a column.
 */
export async function readCsvTable(
  text: string,
  nameOf: (header: string) => string,
): Promise<Result<CsvTable, readonly CatalogueProblem[]>> {
  const { records: all, faults } = await checkRecords(text, { enough: MAX_LINES })
  const unread = faults.map((fault): CatalogueProblem => ({ ...fault, column: null }))
  const [header, ...records] = all
  if (header?.isBroken === true) return err(unread.slice(0, 1))
  if (header === undefined)
    return err([{ line: 1, column: null, message: 'The file is empty: a header line is needed.' }])
  const count = header.cells.length
  const tooMany = headerProblem(count)
  if (tooMany !== null) return err([{ line: 1, column: null, message: tooMany }])
  if (records.length > MAX_LINES)
    return err([{ line: 1, column: null, message: `The file has more than ${MAX_LINES} lines.` }])
  const columns = header.cells.map(nameOf)
  const problems: CatalogueProblem[] = columns
    .filter((name, index) => name !== '' && columns.indexOf(name) !== index)
    .map((column) => ({ line: 1, column, message: 'This column appears twice.' }))
  problems.push(...unread)
  const rows: CsvRow[] = []
  for await (const part of inParts(records)) {
    for (const { cells, line, isBroken = false } of part) {
      const isLonger = !isBroken && cells.length > count
      rows.push({ line, values: valuesOf(columns, cells), isBroken: isBroken || isLonger })
      if (isLonger) problems.push({ line, column: null, message: tooManyValues(cells.length, count) })
    }
  }
  return ok({ delimiter: delimiterOf(text), columns, rows, problems })
}

/** A short row only takes space for its own cells. */
const valuesOf = (columns: readonly string[], cells: readonly string[]): ReadonlyMap<string, string> =>
  new Map(cells.map((cell, index) => [columns[index] ?? '', cell.trim()]))
