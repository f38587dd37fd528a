import { createHash } from 'node:crypto'
import { stringify } from 'csv-stringify/sync'
import type {
  CollectionTables,
  ItemTable,
  TableChange,
  TableLine,
} from '../../../../core/ports/collection-tables.port.js'
import { createQueue, err, ok, toTableCell } from '../../../../core/shared/index.js'
import type { Result, Steps } from '../../../../core/shared/index.js'
import { delimiterOf, readPlacedRecords } from '../../../server/csv/csv-records.js'
import type { PlacedRecord } from '../../../server/csv/csv-records.js'
import { decodeBytes, encodeWindows } from '../../../server/platform/decode-bytes.js'
import { inTurns } from '../in-turns.js'
import { openSafeFolder, problemBelow } from '../../safe-files/index.js'
import { lookAtTables, readTableBytes } from './table-files.js'
import type { TableFile, TableLeftOut } from './table-files.js'

/** Larger tables are edited in their files. */
const MAX_EDITED_BYTES = 1_000_000
/** Some milliseconds. */
const LINES_OF_A_TURN = 500

const tooLarge = ({ path }: TableFile): string =>
  `${path} has more than ${MAX_EDITED_BYTES / 1_000_000} MB: edit it in a spreadsheet.`

const notRead = ({ reason, fix }: TableLeftOut): string => `It is not read: ${reason}. ${fix}`

/** A table with the file that it was read from. */
interface ReadTable extends ItemTable {
  readonly file: TableFile
  readonly bytes: Buffer
  readonly text: string
  readonly encoding: string
  /** The ends of its records, the header first, in bytes of its text in UTF-8. */
  readonly ends: readonly number[]
}

/** Ids by the content of lines, so that a line is found again wherever it stands. */
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

async function toTable(file: TableFile, bytes: Buffer): Promise<Result<ReadTable, string>> {
  const { text, encoding } = decodeBytes(bytes, null)
  const records = await readPlacedRecords(text)
  if (!records.ok) return err(`${file.path}, line ${records.failure.line}: ${records.failure.message}`)
  const [header, ...lines] = records.value
  if (header === undefined)
    return err(`${file.path} is empty: a line with the names of the columns is needed.`)
  return ok({
    slug: file.slug,
    columns: header.cells.map((name) => name.trim()),
    lines: await inTurns(lineSteps(lines)),
    file,
    bytes,
    text,
    encoding,
    ends: records.value.map(({ endByte }) => endByte),
  })
}

/** The text of a file with changes: lines without one stay as they are written. */
function changedText({ text, ends }: ReadTable, changes: readonly TableChange[]): string {
  // Those of the first line: a cell may hold others.
  const eol = /^[^\n]*\r\n/.test(text) ? '\r\n' : '\n'
  const delimiter = delimiterOf(text)
  const written = (cells: readonly string[]): string =>
    stringify([cells.map(toTableCell)], { delimiter, record_delimiter: eol })
  const bytes = Buffer.from(text)
  const byLine = new Map(changes.flatMap((change) => (change.tag === 'add' ? [] : [[change.line, change]])))
  const parts = ends.map((end, at) => {
    const change = byLine.get(at - 1)
    if (change === undefined) return bytes.toString('utf8', ends[at - 1] ?? 0, end)
    return change.tag === 'set' ? written(change.cells) : ''
  })
  const rest = bytes.toString('utf8', ends.at(-1) ?? 0)
  const added = changes.flatMap((change) => (change.tag === 'add' ? written(change.cells) : []))
  const whole = `${parts.join('')}${rest}`
  return added.length === 0 ? whole : `${whole.replace(/[^\n]$/, `$&${eol}`)}${added.join('')}`
}

const WIDE_MARK = '\uFEFF'

/** The bytes of a text in the encoding of the file it was read from. */
function encoded(
  text: string,
  { bytes, encoding, text: before }: Pick<ReadTable, 'bytes' | 'encoding' | 'text'>,
): Result<Buffer, string> {
  if (encoding === 'utf-8') return ok(Buffer.from(text))
  if (encoding === 'windows-1252') {
    const made = encodeWindows(text)
    return made.ok
      ? made
      : err(`its letters are those of Windows-1252, without "${made.failure}": save it as UTF-8 once`)
  }
  const hasMark = Buffer.byteLength(before, 'utf16le') < bytes.length
  const wide = Buffer.from(`${hasMark ? WIDE_MARK : ''}${text}`, 'utf16le')
  return ok(encoding === 'utf-16be' ? wide.swap16() : wide)
}

/** The tables of a site's collections in `collections/*.csv`, written below the site folder only. */
export function createItemTables(siteFolder: string): CollectionTables {
  const readTables = new WeakMap<ItemTable, ReadTable>()
  /** The table that was read last: a page of lines, a search and an edit each ask for the whole table. */
  let latest: ReadTable | null = null
  /** One after the other: the next one of the same table finds it read. */
  const readings = createQueue()

  async function read(slug: string): ReturnType<CollectionTables['read']> {
    const looks = lookAtTables(siteFolder)
    const leftOut = looks.find((look) => !look.ok && look.failure.path === slug)
    if (leftOut?.ok === false) return err(notRead(leftOut.failure))
    const file = looks.flatMap((look) => (look.ok ? look.value : [])).find((one) => one.slug === slug)
    if (file === undefined) return null
    if (file.sizeBytes > MAX_EDITED_BYTES) return err(tooLarge(file))
    const bytes = await readTableBytes(siteFolder, file.path)
    if (bytes === null) return err(`${file.path} cannot be read.`)
    if (latest?.file.path === file.path && latest.bytes.equals(bytes)) return ok(latest)
    const table = await toTable(file, bytes)
    if (!table.ok) return table
    latest = table.value
    readTables.set(latest, latest)
    return table
  }

  return {
    list: async () =>
      lookAtTables(siteFolder).map((look) => {
        if (!look.ok) {
          const { path, reason, fix } = look.failure
          return { slug: path, path, failure: `It is not read: ${reason}. ${fix}` }
        }
        const { slug, path, sizeBytes } = look.value
        return { slug, path, failure: sizeBytes > MAX_EDITED_BYTES ? tooLarge(look.value) : null }
      }),
    read: (slug) => readings(() => read(slug)),
    write: async (before, changes) => {
      const known = readTables.get(before)
      if (known === undefined) return err({ tag: 'changed' })
      const text = encoded(changedText(known, changes), known)
      if (!text.ok) return err({ tag: 'unwritable', reason: text.failure })
      try {
        const now = await readTableBytes(siteFolder, known.file.path)
        if (now === null || !now.equals(known.bytes)) return err({ tag: 'changed' })
        await openSafeFolder(siteFolder).replace(known.file.path, { content: text.value })
        return ok(undefined)
      } catch (thrown) {
        return err({ tag: 'unwritable', reason: problemBelow(thrown) })
      }
    },
    alone: createQueue(),
  }
}
