import { createHash } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import type { FileWriteFailure } from '../../../../core/ports/owner/files/audited-files.port.js'
import type {
  ItemTable,
  TableChange,
  TableLine,
} from '../../../../core/ports/owner/files/collection-tables.port.js'
import { err, ok, toTableCell } from '../../../../core/shared/index.js'
import type { Result, Steps } from '../../../../core/shared/index.js'
import { delimiterOf, readPlacedRecords } from '../../../server/csv/csv-records.js'
import type { PlacedRecord } from '../../../server/csv/csv-records.js'
import { decodeBytes, encodeWindows } from '../../../server/platform/decode-bytes.js'
import { inTurns } from '../in-turns.js'
import { openSafeFolder, problemBelow } from '../../safe-files/index.js'
import { readTableBytes } from './table-files.js'
import type { TableFile } from './table-files.js'

/** The number of lines read in one turn, which takes some milliseconds. */
const LINES_OF_A_TURN = 500
const WIDE_MARK = '\uFEFF'

/** A table and the bytes of its file. */
export interface ReadTable extends ItemTable {
  /** The path below the site folder. */
  readonly path: string
  readonly bytes: Buffer
  readonly text: string
  readonly encoding: string
  /** The ends of its records, the header first, as byte offsets in UTF-8. */
  readonly ends: readonly number[]
}

/** Makes ids from the content of lines, so that a moved line is found again. */
function* lineSteps(records: readonly PlacedRecord[]): Steps<readonly TableLine[]> {
  const seen = new Map<string, number>()
  const lines: TableLine[] = []
  for (const { cells } of records) {
    if (lines.length % LINES_OF_A_TURN === 0) yield
    const digest = createHash('sha256').update(JSON.stringify(cells)).digest('base64url').slice(0, 16)
    const number = (seen.get(digest) ?? 0) + 1
    seen.set(digest, number)
    lines.push({ id: number === 1 ? digest : `${digest}.${number}`, cells })
  }
  return lines
}

/** Reads the bytes of a file as a table; `nameOf` gives the name of a column. */
export async function toTable(
  { slug, path }: Pick<TableFile, 'slug' | 'path'>,
  bytes: Buffer,
  nameOf: (header: string) => string = (header) => header.trim(),
): Promise<Result<ReadTable, string>> {
  const { text, encoding } = decodeBytes(bytes, null)
  const records = await readPlacedRecords(text)
  if (!records.ok) return err(`${path}, line ${records.failure.line}: ${records.failure.message}`)
  const [header, ...lines] = records.value
  if (header === undefined) return err(`${path} is empty: a line with the names of the columns is needed.`)
  return ok({
    slug,
    columns: header.cells.map(nameOf),
    lines: await inTurns(lineSteps(lines)),
    path,
    bytes,
    text,
    encoding,
    ends: records.value.map(({ endByte }) => endByte),
  })
}

/** Changes of a table beyond those of its lines. */
export interface TableShape {
  /** Names of columns that are added at the end. @default none */
  readonly addedColumns?: readonly string[]
  /** The known lines by their numbers, in their new order. @default as they are */
  readonly order?: readonly number[]
}

/** The number of lines written in one turn; writing costs more than reading. */
const WRITTEN_LINES_OF_A_TURN = 200

/** The text of a changed file, in steps: unchanged lines stay as written. */
export function* changedText(
  { text, ends }: ReadTable,
  changes: readonly TableChange[],
  { addedColumns = [], order = ends.slice(1).map((_, line) => line) }: TableShape = {},
): Steps<string> {
  // The line end of the first line counts, since cells may contain other ones.
  const eol = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n'
  const delimiter = delimiterOf(text)
  const written = (cells: readonly string[]): string =>
    stringify([cells.map(toTableCell)], { delimiter, record_delimiter: eol })
  const bytes = Buffer.from(text)
  const byLine = new Map(changes.flatMap((change) => (change.tag === 'add' ? [] : [[change.line, change]])))
  const partAt = (record: number): string => bytes.toString('utf8', ends[record - 1] ?? 0, ends[record])
  const header = partAt(0)
  const parts = [
    addedColumns.length === 0
      ? header
      : `${header.replace(/\r?\n$/, '')}${delimiter}${written(addedColumns)}`,
  ]
  // Adds a text. The last line of a file may lack a line end, which it needs before an added line.
  const push = (part: string): void => {
    if (part === '') return
    const last = parts.at(-1)
    if (last !== undefined && !last.endsWith('\n')) parts[parts.length - 1] = `${last}${eol}`
    parts.push(part)
  }
  for (const [at, line] of order.entries()) {
    if (at % WRITTEN_LINES_OF_A_TURN === 0) yield
    const change = byLine.get(line)
    if (change === undefined) push(partAt(line + 1))
    else if (change.tag === 'set') push(written(change.cells))
  }
  push(bytes.toString('utf8', ends.at(-1) ?? 0))
  for (const [at, change] of changes.entries()) {
    if (at % WRITTEN_LINES_OF_A_TURN === 0) yield
    if (change.tag === 'add') push(written(change.cells))
  }
  return parts.join('')
}

/** The bytes of a text in the original encoding of the file. */
function encoded(
  text: string,
  { bytes, encoding, text: before }: Pick<ReadTable, 'bytes' | 'encoding' | 'text'>,
): Result<Buffer, string> {
  if (encoding === 'utf-8') return ok(Buffer.from(text))
  if (encoding === 'windows-1252') {
    const made = encodeWindows(text)
    return made.ok
      ? made
      : err(`it is encoded in Windows-1252, which lacks "${made.failure}": save it as UTF-8`)
  }
  const hasMark = Buffer.byteLength(before, 'utf16le') < bytes.length
  const wide = Buffer.from(`${hasMark ? WIDE_MARK : ''}${text}`, 'utf16le')
  return ok(encoding === 'utf-16be' ? wide.swap16() : wide)
}

/** Writes a file completely or not at all. Never rejects. */
export async function writeTable(
  siteFolder: string,
  known: ReadTable,
  changed: string,
): Promise<Result<void, FileWriteFailure>> {
  const text = encoded(changed, known)
  if (!text.ok) return err({ tag: 'unwritable', reason: text.failure })
  try {
    const now = await readTableBytes(siteFolder, known.path)
    if (now === null || !now.equals(known.bytes)) return err({ tag: 'changed' })
    await openSafeFolder(siteFolder).replace(known.path, { content: text.value })
    return ok(undefined)
  } catch (thrown) {
    return err({ tag: 'unwritable', reason: problemBelow(thrown) })
  }
}
