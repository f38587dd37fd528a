import { err, isRecord, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { KEPT_FILES, parseKeptFilePath } from './kept-file-path.js'

/** The format that this program writes; other formats are refused. */
export const BACKUP_FORMAT = 1

/**
 * The entry of an archive that lists its content; it is the last one, so that an incomplete archive lacks it.
 */
export const MANIFEST_PATH = 'manifest.json'

/** The content of one table at the moment of the backup. */
export interface BackupTable {
  readonly table: string
  readonly rows: number
  /** The sum of the SHA-256 of its rows, in hexadecimal digits; it does not depend on their order. */
  readonly digest: string
}

/** An entry of an archive: a part of a table or a file. */
export interface BackupEntry {
  readonly path: string
  readonly sizeBytes: number
  /** In hexadecimal digits. */
  readonly sha256: string
}

/** The content of a backup, for checking it. */
export interface BackupManifest {
  readonly format: typeof BACKUP_FORMAT
  /** The version of the program that made it. */
  readonly program: string
  /** Wall-clock ms of the state that it contains. */
  readonly madeOn: number
  /** The name of the site folder. */
  readonly site: string
  /** The migrations of the tables. */
  readonly migrations: readonly string[]
  readonly tables: readonly BackupTable[]
  readonly entries: readonly BackupEntry[]
  /** The sites with rows in its tables; absent in backups of earlier versions. */
  readonly sites?: readonly string[]
  /** Keys of files of members and forms that their store does not have; absent: none. */
  readonly missingFiles?: readonly string[]
  /** The number of files of members and forms that were left out on request; absent: none. */
  readonly leftOutFiles?: number
}

/** The latest time that a date can have, in wall-clock ms. */
const MAX_TIME_MS = 8_640_000_000_000_000
/** Far more than the names of sites, versions, tables and migrations have. */
const MAX_NAME_CHARS = 255
/** The maximum length of a path on Linux. */
const MAX_PATH_CHARS = 4096
/** The characters of an unknown value that a message shows. */
const MAX_SHOWN_CHARS = 40

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isText = (value: unknown): value is string => typeof value === 'string'
const isName = (value: unknown): value is string => isText(value) && value.length <= MAX_NAME_CHARS
const isTime = (value: unknown): value is number => isCount(value) && value <= MAX_TIME_MS
const isDigest = (value: unknown): value is string => isText(value) && /^[\da-f]{64}$/.test(value)

const isTable = (value: unknown): boolean =>
  isRecord(value) && isName(value['table']) && isCount(value['rows']) && isDigest(value['digest'])

const isPath = (value: unknown): value is string => isText(value) && value.length <= MAX_PATH_CHARS

const isEntry = (value: unknown): boolean =>
  isRecord(value) && isPath(value['path']) && isCount(value['sizeBytes']) && isDigest(value['sha256'])

const isListOf = (value: unknown, isOne: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne)

const areDifferent = (names: readonly string[]): boolean => new Set(names).size === names.length

/** Reads a manifest; a failure gives the reason why it cannot be used. */
export function parseManifest(input: unknown): Result<BackupManifest, string> {
  if (!isRecord(input)) return err('its manifest is not an object')
  const { format, program, madeOn, site, migrations, tables, entries } = input
  const { sites = [], missingFiles = [], leftOutFiles = 0 } = input
  if (format !== BACKUP_FORMAT)
    return err(`its format ${String(format).slice(0, MAX_SHOWN_CHARS)} is not known: update the program`)
  const isWhole =
    isName(program) &&
    isTime(madeOn) &&
    isName(site) &&
    isListOf(migrations, isName) &&
    isListOf(tables, isTable) &&
    isListOf(entries, isEntry) &&
    isListOf(sites, isName) &&
    isListOf(missingFiles, isText) &&
    isCount(leftOutFiles)
  if (!isWhole) return err('its manifest lacks a part')
  const manifest = input as unknown as BackupManifest
  const hasTwice =
    !areDifferent(manifest.tables.map(({ table }) => table)) ||
    !areDifferent(manifest.entries.map(({ path }) => path))
  return hasTwice ? err('its manifest has one name twice') : ok(manifest)
}

/** A part of a table has at most a million characters plus one row; it is read at once. */
const MAX_TABLE_PART_BYTES = 64 * 1024 * 1024
/** The maximum number of entries: far more files and parts of tables than a site has. */
export const MAX_ENTRIES = 2_000_000
const FOLDERS = /^(?:site|data|tables|files)\//
const TABLE = /^tables\//

/** The reason why an entry may not be in a backup, in words; null: it may. */
export function misplacedEntry({ path, sizeBytes }: Pick<BackupEntry, 'path' | 'sizeBytes'>): string | null {
  if (path.length > MAX_PATH_CHARS) return `a path has ${path.length} characters: too many`
  if (!FOLDERS.test(path)) return `${path} is not part of a backup`
  if (path.includes('\0') || path.split('/').some((name) => name === '' || name === '.' || name === '..'))
    return `${path} leads out of its folder`
  if (path.startsWith(KEPT_FILES) && parseKeptFilePath(path) === null)
    return `${path} is no file of a member or a form`
  if (TABLE.test(path) && sizeBytes > MAX_TABLE_PART_BYTES) return `${path} has ${sizeBytes} bytes: too many`
  return null
}

/** The order of the entries of an archive; a restore reads each kind once. */
const ORDER = [/^(?:site|data)\//, TABLE, /^files\//] as const

/** The place of an entry's kind in the order of an archive. */
export const entryRank = (path: string): number => ORDER.findIndex((kind) => kind.test(path))

/**
 * The characters of a manifest's entry beside its path, which JSON may write longer: its size and its checksum.
 */
const ENTRY_CHARS = 200
const JSON_CHARS = 6
/** Room for its tables, its migrations and the keys of files that no store has. */
const BASE_CHARS = 16 * 1024 * 1024

/** The maximum size of the manifest of an archive whose paths have `pathChars` characters in all. */
export const maxManifestBytes = (entries: number, pathChars: number): number =>
  BASE_CHARS + entries * ENTRY_CHARS + pathChars * JSON_CHARS

/** Room for the lists and for objects of tables, of which there are about a hundred. */
const BASE_PARTS = 10_000
const [BRACKET, BRACE] = [0x5b, 0x7b] as const

/**
 * True if the text of a manifest has more lists and objects than its archive has entries: as values they take fifty
 * times the memory of their text. Paths may have brackets too.
 */
export function hasTooManyParts(text: Uint8Array, entries: number, pathChars: number): boolean {
  let parts = 0
  for (const byte of text) if (byte === BRACKET || byte === BRACE) parts += 1
  return parts > BASE_PARTS + entries + pathChars
}

/** The first difference between an archive and its manifest, in words; null: none. */
export function entryProblem(manifest: BackupManifest, found: readonly BackupEntry[]): string | null {
  const there = new Map(found.map((entry) => [entry.path, entry]))
  for (const { path, sizeBytes, sha256 } of manifest.entries) {
    const entry = there.get(path)
    if (entry === undefined) return `${path} is missing`
    if (entry.sizeBytes !== sizeBytes) return `${path} has another size`
    if (entry.sha256 !== sha256) return `${path} has another checksum`
  }
  const known = new Set(manifest.entries.map(({ path }) => path))
  const extra = found.find(({ path }) => !known.has(path))
  return extra === undefined ? null : `${extra.path} is in it and not in its manifest`
}
