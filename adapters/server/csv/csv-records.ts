import { finished } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Parser } from 'csv-parse'
import type { Options } from 'csv-parse'
import { err, fromSpreadsheetText, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'

/** A record of a CSV file. `line`: its first line in the file, from 1 as in editors. */
export interface CsvRecord {
  readonly line: number
  readonly cells: readonly string[]
  /** True: the line cannot be read, and its cells are guesses. */
  readonly isBroken?: true
}

/** The records of a file, and the errors of unreadable lines. */
export interface CheckedRecords {
  readonly records: readonly CsvRecord[]
  readonly faults: readonly CsvError[]
}

/** An error of a CSV file, with its line. */
export interface CsvError {
  readonly line: number
  readonly message: string
}

interface CsvFault {
  readonly message: string
  readonly code?: string
  readonly lines?: number
}

export type CsvDelimiter = ',' | ';' | '\t'
const DELIMITERS: readonly CsvDelimiter[] = [',', ';', '\t']

/**
 * The separator of the values, from the first line: spreadsheets of countries with a decimal comma write
 * semicolons. Quoted names do not count.
 */
export function delimiterOf(text: string): CsvDelimiter {
  const header = (/[^\r\n]+/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const count = (sign: string): number => header.split(sign).length
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** The maximum number of characters of a record, since the parser holds a record in memory. */
const MAX_RECORD_CHARS = 1_000_000
/** The maximum number of values of a record; the parser does not count empty ones. */
const MAX_RECORD_VALUES = 100_000
const TOO_LONG =
  `A line has more than ${MAX_RECORD_CHARS} characters or ${MAX_RECORD_VALUES} values, ` +
  'or a quote (") in it is never closed.'

const optionsFor = (text: string, delimiter = delimiterOf(text)): Options => ({
  bom: true,
  delimiter,
  max_record_size: MAX_RECORD_CHARS,
  relax_column_count: true,
  skip_empty_lines: true,
})

function countOf(text: string, sign: string): number {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) count += 1
  return count
}

/**
 * Makes records from lines of cells and the parser's line number at their end. The parser counts a Windows
 * line end inside quotes twice.
 */
function createRecords(linesBefore = 0): (cells: readonly string[], lastLine: number) => CsvRecord {
  let countedTwice = 0
  return (cells, lastLine) => {
    const text = cells.join(' ')
    const breaks = countOf(text, '\n')
    if (breaks > 0) countedTwice += countOf(text, '\r\n')
    return { line: linesBefore + lastLine - countedTwice - breaks, cells }
  }
}

function toError({ code, lines, message }: CsvFault): CsvError {
  const line = lines ?? 1
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return { line, message: 'A value begins with a quote (") that is never closed.' }
    case 'INVALID_OPENING_QUOTE':
      return { line, message: 'A quote (") stands inside a value that does not begin with one.' }
    case 'CSV_MAX_RECORD_SIZE':
      return { line, message: TOO_LONG }
    case 'CSV_INVALID_CLOSING_QUOTE':
      return { line, message: 'There is text after the closing quote (") of a value.' }
    default:
      return { line, message: `The line cannot be read as CSV: ${message}` }
  }
}

/** The cells of a record and its end in the UTF-8 bytes of its text, after its line end. */
export interface PlacedRecord {
  readonly cells: readonly string[]
  readonly endByte: number
}

/** The size of one slice, which takes some milliseconds. */
const SLICE_CHARACTERS = 4_096

/** Avoids cutting a character of two units. */
function sliceEnd(text: string, start: number): number {
  const end = start + SLICE_CHARACTERS
  const last = text.charCodeAt(end - 1)
  return last >= 0xd800 && last < 0xdc00 ? end + 1 : end
}

interface SliceOptions {
  readonly relaxQuotes: boolean
  /** True: nothing more is read. */
  readonly isFull?: () => boolean
  readonly delimiter?: CsvDelimiter
  /** Called with the bytes of each slice. */
  readonly onSlice?: (bytes: number) => void
}

type TakeRecord = (cells: readonly string[], end: { readonly lines: number; readonly bytes: number }) => void

/** A parser that passes on its records at once, without additional information. */
class RecordParser extends Parser {
  constructor(
    options: Options,
    private readonly keep: TakeRecord,
  ) {
    super(options)
  }

  /** The number of values so far of the record that is being read. */
  get openValues(): number {
    return (this as unknown as { readonly state: { readonly record: readonly unknown[] } }).state.record
      .length
  }

  override push(cells: readonly string[] | null): boolean {
    if (cells === null) return super.push(null)
    // The parser makes an error with a stack for each line whose length differs from the first; this avoids
    // it.
    Object.assign(this.info, { records: 0 })
    this.keep(cells, this.info)
    return true
  }
}

/**
 * Finds the character at a byte of a text by the bytes of its slices, since encoding the whole text takes
 * long.
 */
function placeOfByte(text: string, sliceBytes: readonly number[], byte: number): number {
  let [start, left] = [0, byte]
  for (const bytes of sliceBytes) {
    if (left < bytes) break
    left -= bytes
    start = sliceEnd(text, start)
  }
  return start + Buffer.from(text.slice(start, sliceEnd(text, start))).toString('utf8', 0, left).length
}

/** Parses a CSV text in slices, with pauses of the event loop between them; `take` gets each record. */
async function parseInSlices(
  text: string,
  { relaxQuotes, delimiter, isFull = () => false, onSlice }: SliceOptions,
  take: TakeRecord,
): Promise<Result<void, CsvError>> {
  const parser = new RecordParser({ ...optionsFor(text, delimiter), relax_quotes: relaxQuotes }, take)
  const end = finished(parser.resume())
  end.catch(() => undefined)
  for (let start = 0; start < text.length && parser.writable;) {
    const ends = sliceEnd(text, start)
    await nextTurn()
    const slice = Buffer.from(text.slice(start, ends))
    onSlice?.(slice.length)
    parser.write(slice)
    start = ends
    if (parser.openValues > MAX_RECORD_VALUES) return err({ line: parser.info.lines, message: TOO_LONG })
    if (isFull()) return ok(undefined)
  }
  parser.end()
  try {
    await end
    return ok(undefined)
  } catch (thrown) {
    return err(toError(thrown as CsvFault))
  }
}

/**
 * Reads all records of a CSV file in slices, with pauses of the event loop between them. Marks that keep a
 * spreadsheet from calculating are removed.
 */
export async function readRecords(
  text: string,
  { relaxQuotes = false } = {},
): Promise<Result<readonly CsvRecord[], CsvError>> {
  const records: CsvRecord[] = []
  const toRecord = createRecords()
  const parsed = await parseInSlices(text, { relaxQuotes }, (cells, { lines }) =>
    records.push(toRecord(cells.map(fromSpreadsheetText), lines)),
  )
  return parsed.ok ? ok(records) : parsed
}

/** The maximum number of faults, which limits the time for a file that is not CSV. */
const MAX_FAULTS = 20
const FIRST_LINE = /^[\r\n]*[^\r\n]*(?:\r\n|[\r\n]|$)/

/** The characters between two pauses. */
const COUNTED_CHARACTERS = 1_000_000

/** Counts line ends in a loop, since matching a pattern takes fifty times as long. */
async function linesIn(text: string): Promise<number> {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count += 1
    if (at % COUNTED_CHARACTERS === COUNTED_CHARACTERS - 1) await nextTurn()
  }
  return count
}

/**
 * Reads a CSV file as `readRecords` does, but continues after each unreadable line. It stops after
 * `MAX_FAULTS` of them, and soon after `enough` records.
 */
export async function checkRecords(
  text: string,
  { relaxQuotes = false, enough = Infinity } = {},
): Promise<CheckedRecords> {
  const delimiter = delimiterOf(text)
  const records: CsvRecord[] = []
  const faults: CsvError[] = []
  let rest = text
  let linesBefore = 0
  for (;;) {
    const toRecord = createRecords(linesBefore)
    let endByte = 0
    const isFull = (): boolean => records.length > enough
    const sliceBytes: number[] = []
    const options = { relaxQuotes, delimiter, isFull, onSlice: (size: number) => sliceBytes.push(size) }
    const parsed = await parseInSlices(rest, options, (cells, { lines, bytes }) => {
      records.push(toRecord(cells.map(fromSpreadsheetText), lines))
      endByte = bytes
    })
    if (parsed.ok) return { records, faults }
    const end = placeOfByte(rest, sliceBytes, endByte)
    const behind = rest.slice(end)
    const first = FIRST_LINE.exec(behind)?.[0] ?? ''
    const blank = await linesIn(/^[\r\n]*/.exec(first)?.[0] ?? '')
    linesBefore += await linesIn(rest.slice(0, end))
    const line = linesBefore + blank + 1
    faults.push({ line, message: parsed.failure.message })
    const readable = first.slice(0, MAX_RECORD_CHARS).trim().replaceAll('"', '')
    const cells = readable.split(delimiter, MAX_RECORD_VALUES)
    records.push({ line, cells, isBroken: true })
    if (faults.length === MAX_FAULTS) return { records, faults }
    linesBefore += await linesIn(first)
    rest = behind.slice(first.length)
  }
}

/** Reads the records of a file for editing; quotes inside values stay unchanged. */
export async function readPlacedRecords(text: string): Promise<Result<readonly PlacedRecord[], CsvError>> {
  const records: PlacedRecord[] = []
  const parsed = await parseInSlices(text, { relaxQuotes: true }, (cells, { bytes }) =>
    records.push({ cells: cells.map(fromSpreadsheetText), endByte: bytes }),
  )
  return parsed.ok ? ok(records) : parsed
}
