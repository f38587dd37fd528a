import { createReadStream } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { ArchiveProblem, readArchive, restoreKeptFiles } from '../../backup/index.js'
import type { ArchiveItem, ArchiveKey, OpenFiles } from '../../backup/index.js'
import { finishRestore, openForRestore, restoreTables, openFailure } from '../engine/index.js'
import type { RestoreFailure, Sql, TablePart, DatabaseOptions } from '../engine/index.js'
import { sitesWithout } from '../owner/index.js'
import { createSqlOrderList } from '../shop/index.js'
import { openSafeFolder, UnsafePath, writeProblem } from '../../../site/safe-files/index.js'
import type { SafeFolder } from '../../../site/safe-files/index.js'
import { assertNever, err, ok, orderNumber, failed, plural } from '../../../../core/shared/index.js'
import type { FileStore } from '../../../../core/ports/platform/file-store.port.js'
import type { ListCursor } from '../../../../core/ports/owner/owner-list.port.js'
import type { Result, OwnerFailure } from '../../../../core/shared/index.js'
import { KEPT_FILES, MANIFEST_PATH, roomProblem } from '../../../../core/use-cases/backups/index.js'
import type { BackupManifest, RestoreDisk } from '../../../../core/use-cases/backups/index.js'
import { DATA_FILES, SITE_FILES, TABLES } from '../../backup/backup-files.js'
import { withStages } from './restore-stages.js'
import { dropNote, isPlacing, noteStep, placeRestored } from './place-restored.js'
import { stageOf } from './restore-targets.js'
import type { RestoreTargets } from './restore-targets.js'
import type { DataLocation } from '../../site-folder/data-location.js'
import { KEY_FILE } from '../../settings/environment/account-key.js'

/** A checked backup, and its targets. */
export interface RestoreTask {
  readonly file: string
  /** Opens the archive; it is asked at each reading of the file. */
  readonly key: ArchiveKey
  readonly manifest: BackupManifest
  readonly places: RestoreTargets
  /** Identifies the site among those of its database. */
  readonly siteId: string
  readonly onEntry: (path: string) => void
  /** The options that open the database of a location. */
  readonly databaseOf: (location: DataLocation) => DatabaseOptions
  /** Opens the bucket of a site's files; null: its files go into the database. */
  readonly bucket: OpenFiles | null
  readonly filesInDatabase: (sql: Sql, siteId: string) => FileStore
}

/** A restored and verified site: every row was compared with the backup, and its orders were read. */
export interface Restored {
  readonly rows: number
  readonly files: number
  /** Files of members and forms, in the bucket or in the database. */
  readonly keptFiles: number
  readonly orders: { readonly count: number; readonly newest: string | null }
  /** The sites of the backup, if the requested one is missing; null: it is there. */
  readonly otherSites: readonly string[] | null
  /** The new names of folders that were moved aside. */
  readonly aside: readonly string[]
}

const PAGE = 500

async function readOrders(sql: Sql, siteId: string): Promise<Restored['orders']> {
  const list = createSqlOrderList({ sql, siteId })
  let count = 0
  let newest: string | null = null
  let after: ListCursor | null = null
  do {
    const page: Awaited<ReturnType<typeof list.page>> = await list.page({
      filter: { status: 'placed' },
      sort: { key: 'time', isDescending: true },
      limit: PAGE,
      after,
    })
    if (!page.ok) throw new Error('its orders cannot be read')
    const [first] = page.value.items
    if (newest === null && first !== undefined) newest = orderNumber(first.id)
    count += page.value.items.length
    after = page.value.next
  } while (after !== null)
  return { count, newest }
}

function failureOf(failure: RestoreFailure): OwnerFailure {
  switch (failure.tag) {
    case 'not-empty':
      return failed('Nothing was restored: the database has rows already.')
    case 'differs':
      return failed(
        `Nothing was restored: ${failure.table} came back with ${plural(failure.rows, 'row')} instead of ` +
          `${failure.expected}, or with other values.`,
      )
    case 'failed':
      return failed(`Nothing was restored: ${failure.message}.`)
    default:
      return assertNever(failure)
  }
}

/**
 * The failure of files that are written after the rows: rows on a server remain, a database in a folder does
 * not.
 */
export function filesFailure(problem: string, { tag, description }: DataLocation): OwnerFailure {
  const said = `The files of members and forms were not restored: ${problem}.`
  return tag === 'folder'
    ? failed(said, 'Nothing was restored.')
    : failed(
        said,
        `Their rows are in ${description} already. Make an empty database, name it in DATABASE_URL, and ` +
          'run this again.',
      )
}

async function writeFile(folder: SafeFolder, path: string, { content }: ArchiveItem): Promise<void> {
  const file = await folder.openToWrite(path, false)
  try {
    if (path === KEY_FILE) await file.chmod(0o600)
    for await (const piece of content) await file.writeFile(piece)
  } finally {
    await file.close()
  }
}

/** The part of an archive's path below one of its folders; null for other paths. */
const below = (path: string, prefix: string): string | null =>
  path.startsWith(prefix) ? path.slice(prefix.length) : null

/** Writes files until the first entry of another kind; returns their number, and that entry. */
async function writeFiles(
  items: AsyncGenerator<ArchiveItem>,
  stages: { readonly site: SafeFolder; readonly data: SafeFolder },
  onEntry: RestoreTask['onEntry'],
): Promise<readonly [number, ArchiveItem | null]> {
  for (let files = 0; ; files += 1) {
    const next = await items.next()
    if (next.done === true) return [files, null]
    const item = next.value
    const [site, data] = [below(item.path, SITE_FILES), below(item.path, DATA_FILES)]
    if (site !== null) await writeFile(stages.site, site, item)
    else if (data === KEY_FILE) await writeFile(stages.data, data, item)
    else return [files, item]
    onEntry(item.path)
  }
}

/** Parts of tables, from the first one on to the manifest. */
async function* partsOf(
  first: ArchiveItem | null,
  items: AsyncGenerator<ArchiveItem>,
  onEntry: RestoreTask['onEntry'],
): AsyncGenerator<TablePart> {
  for (let item = first; item !== null && item.path !== MANIFEST_PATH;) {
    const table = below(item.path, TABLES)?.split('/')[0]
    if (item.path.startsWith(KEPT_FILES)) for await (const _ of item.content);
    else if (table === undefined) throw new ArchiveProblem(`${item.path} is not part of a backup.`)
    else yield { table, text: (await buffer(item.content)).toString('utf8') }
    onEntry(item.path)
    const next = await items.next()
    item = next.done === true ? null : next.value
  }
}

/** The disks of the target folders: one, if both are on the same. */
async function disksOf(
  folders: { readonly site: string; readonly data: string },
  { places: { location }, bucket }: Pick<RestoreTask, 'places' | 'bucket'>,
): Promise<readonly RestoreDisk[]> {
  const isSiteFile = (path: string): boolean => below(path, SITE_FILES) !== null
  const isElsewhere = (path: string): boolean =>
    (location.tag === 'server' && path.startsWith(TABLES)) ||
    ((location.tag === 'server' || bucket !== null) && path.startsWith(KEPT_FILES))
  const disk = async (folder: string, takes: RestoreDisk['takes']): Promise<RestoreDisk> => {
    const { bavail, bsize } = await statfs(folder)
    return { folder, freeBytes: bavail * bsize, takes: (path) => !isElsewhere(path) && takes(path) }
  }
  const [site, data] = [await stat(folders.site), await stat(folders.data)]
  return site.dev === data.dev
    ? [await disk(folders.data, () => true)]
    : [await disk(folders.site, isSiteFile), await disk(folders.data, (path) => !isSiteFile(path))]
}

/** Ends all sessions: one that was ended since the backup, at a computer of others, would be live again. */
async function endSessions(sql: Sql): Promise<void> {
  for (const table of ['member_session', 'owner_session']) await sql.query(`DELETE FROM ${table}`)
}

async function fill(task: RestoreTask): Promise<Result<Omit<Restored, 'aside'>, OwnerFailure>> {
  const { file, key, manifest, places, siteId, onEntry, databaseOf, bucket, filesInDatabase } = task
  const folders = { site: stageOf(places.site), data: stageOf(places.data) }
  const short = roomProblem(manifest, await disksOf(folders, task))
  if (short !== null) return err(failed(`Nothing was restored: ${short}.`))
  const stages = { site: openSafeFolder(folders.site), data: openSafeFolder(folders.data) }
  const read = (): AsyncGenerator<ArchiveItem> => readArchive(createReadStream(file), key)
  const putFiles = (open: OpenFiles) => restoreKeptFiles(read, manifest.entries, open, onEntry)
  // A bucket gets its files before the rows are written, so that a failure here can be repeated.
  const inBucket = bucket === null ? null : await putFiles(bucket)
  if (inBucket?.ok === false) return err(failed(`Nothing was restored: ${inBucket.failure}.`))
  const items = read()
  try {
    const [files, first] = await writeFiles(items, stages, onEntry)
    const isServer = places.location.tag === 'server'
    const options = databaseOf(
      isServer ? places.location : { tag: 'folder', folder: folders.data, description: folders.data },
    )
    const opened = await openForRestore(options, manifest.migrations)
    if (!opened.ok) return err(openFailure(opened.failure))
    let sql = opened.value
    try {
      const restored = await restoreTables(sql, partsOf(first, items, onEntry), manifest.tables)
      if (!restored.ok) return err(failureOf(restored.failure))
      const finished = await finishRestore(sql)
      if (!finished.ok) return err(openFailure(finished.failure))
      sql = finished.value
      await endSessions(sql)
      const kept = inBucket ?? (await putFiles((site) => Promise.resolve(ok(filesInDatabase(sql, site)))))
      const orders = await readOrders(sql, siteId)
      const otherSites = await sitesWithout(sql, siteId)
      if (!kept.ok) return err(filesFailure(kept.failure, places.location))
      const rows = restored.value.reduce((sum, table) => sum + table.rows, 0)
      return ok({ files, keptFiles: kept.value, rows, orders, otherSites })
    } finally {
      await sql.close()
    }
  } finally {
    await items.return(undefined)
  }
}

/** The failure of a restore that could not move its verified folders. */
const unplaced = (thrown: unknown): OwnerFailure =>
  failed(
    `The restored folders could not be moved into place: ${writeProblem(thrown)}.`,
    'The next start of the site tries again, as does this command.',
  )

/**
 * Restores a backup beside its targets, and moves it into place after every row was verified. If the restore
 * is killed, existing data are unchanged, or the next start finishes it.
 */
export async function writeRestore(task: RestoreTask): Promise<Result<Restored, OwnerFailure>> {
  const { site, data, location } = task.places
  const work = async (): Promise<Result<Restored, OwnerFailure>> => {
    // The step is noted first, since rows on a server are written before the folders and would otherwise
    // leave no sign.
    if (location.tag === 'server') await noteStep(site, { step: 'rows', data })
    const filled = await fill(task)
    if (!filled.ok) {
      await dropNote(site)
      return filled
    }
    try {
      return ok({ ...filled.value, aside: await placeRestored(site, data) })
    } catch (thrown) {
      return err(unplaced(thrown))
    }
  }
  try {
    return await withStages([site, data], work, () => isPlacing(site))
  } catch (thrown) {
    if (!isPlacing(site)) await dropNote(site)
    if (thrown instanceof ArchiveProblem || thrown instanceof UnsafePath)
      return err(failed(`Nothing was restored: ${thrown.message}`))
    return err(failed(`Nothing was restored: ${writeProblem(thrown)}.`))
  }
}
