import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { addKeptFiles, createArchiveWriter } from '../../backup/index.js'
import type { ArchiveWriter, OpenFiles } from '../../backup/index.js'
import { dumpTables } from '../engine/index.js'
import type { Dump, Sql } from '../engine/index.js'
import { readSites } from '../owner/index.js'
import { openSafeFolder, writeProblem } from '../../../site/safe-files/index.js'
import { err, ok, failed } from '../../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../../core/shared/index.js'
import {
  BACKUP_FORMAT,
  backupName,
  isAbandoned,
  isUnfinishedOf,
  MANIFEST_PATH,
  outdatedBackups,
  unfinishedName,
} from '../../../../core/use-cases/backups/index.js'
import type { BackupEntry, BackupManifest } from '../../../../core/use-cases/backups/index.js'
import { readBackupFile, TABLES } from '../../backup/backup-files.js'
import type { BackupFile } from '../../backup/backup-files.js'
import { listKeptFiles } from './list-kept-files.js'
import type { ExpectedFile } from './list-kept-files.js'

/** A planned backup. */
export interface BackupTask {
  readonly sql: Sql
  readonly files: readonly BackupFile[]
  /** Opens the stores of files outside of the tables; null: these are left out. */
  readonly keptFiles: OpenFiles | null
  /** The version of the program. */
  readonly program: string
  /** The name of the site, which identifies its backups. */
  readonly site: string
  readonly madeOn: number
  /** The folder of the archives; it is created if missing. */
  readonly to: string
  readonly passphrase: string
  /** Called with each entry and all bytes so far. */
  readonly onEntry: (entry: BackupEntry, bytes: number) => void
}

/** A complete backup in its place. */
export interface WrittenBackup {
  readonly path: string
  readonly sizeBytes: number
  readonly manifest: BackupManifest
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const addBytes = (archive: ArchiveWriter, path: string, bytes: Uint8Array): Promise<BackupEntry> =>
  archive.add(path, bytes.length, once(bytes))

async function fill(archive: ArchiveWriter, task: BackupTask): Promise<Result<BackupManifest, string>> {
  const { sql, files, keptFiles, program, site, madeOn, onEntry } = task
  const entries: BackupEntry[] = []
  let bytes = 0
  const note = (entry: BackupEntry): void => {
    entries.push(entry)
    bytes += entry.sizeBytes
    onEntry(entry, bytes)
  }
  for (const file of files) {
    const entry = await readBackupFile(file, (size, content) => archive.add(file.path, size, content))
    if (entry !== null) note(entry)
  }
  const parts = new Map<string, number>()
  let expected: readonly ExpectedFile[] = []
  let sites: readonly string[] = []
  const dump: Result<Dump, string> = await dumpTables(
    sql,
    async (table, text) => {
      const part = (parts.get(table) ?? 0) + 1
      parts.set(table, part)
      const path = `${TABLES}${table}/${`${part}`.padStart(6, '0')}.ndjson`
      note(await addBytes(archive, path, Buffer.from(text)))
    },
    async (querier) => {
      expected = await listKeptFiles(querier)
      sites = await readSites(querier)
    },
  )
  if (!dump.ok) return dump
  const missing = keptFiles === null ? ok([]) : await addKeptFiles(archive, expected, keptFiles, note)
  if (!missing.ok) return missing
  const leftOutFiles = keptFiles === null ? expected.length : 0
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    program,
    madeOn,
    site,
    ...dump.value,
    entries,
    sites,
    ...(missing.value.length > 0 && { missingFiles: missing.value }),
    ...(leftOutFiles > 0 && { leftOutFiles }),
  }
  await addBytes(archive, MANIFEST_PATH, Buffer.from(JSON.stringify(manifest)))
  await archive.finish()
  return ok(manifest)
}

async function syncFile(path: string): Promise<number> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

/** Removes the remains of killed backups of this site; those of a running backup stay. */
async function removeUnfinished(to: string, site: string, nowMs: number): Promise<void> {
  const left = (await readdir(to)).filter((name) => isUnfinishedOf(site, name))
  for (const name of left) {
    const found = await stat(join(to, name)).catch(() => null)
    if (found !== null && isAbandoned(found.mtimeMs, nowMs)) await rm(join(to, name), { force: true })
  }
}

/**
 * Writes an archive under a temporary name and renames it when all of it is on the disk: a killed backup leaves no
 * file that looks complete.
 */
export async function writeBackup(task: BackupTask): Promise<Result<WrittenBackup, OwnerFailure>> {
  const { to, site, madeOn, passphrase } = task
  const name = backupName(site, madeOn)
  try {
    await mkdir(to, { recursive: true, mode: 0o700 })
    await removeUnfinished(to, site, Date.now())
  } catch (thrown) {
    return err(failed(`No backup can be written to ${to}: ${writeProblem(thrown)}.`))
  }
  const unfinished = join(to, unfinishedName(name))
  const file = await open(unfinished, 'wx', 0o600).catch((thrown: unknown) => writeProblem(thrown))
  // A backup of the same second has this name already, and stays.
  if (typeof file === 'string') return err(failed(`No backup was made in ${to}: ${file}.`))
  try {
    const archive = await createArchiveWriter(file.createWriteStream(), passphrase)
    const filled = await fill(archive, task).catch(async (thrown: unknown) => {
      await archive.abandon(thrown as Error)
      throw thrown
    })
    if (!filled.ok) await archive.abandon(new Error(filled.failure))
    if (!filled.ok) return err(failed(`No backup was made: ${filled.failure}.`))
    const sizeBytes = await syncFile(unfinished)
    await rename(unfinished, join(to, name))
    return ok({ path: join(to, name), sizeBytes, manifest: filled.value })
  } catch (thrown) {
    return err(failed(`No backup was made in ${to}: ${writeProblem(thrown)}.`))
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** The backups of a site to remove, so that the newest `keep` stay after one more is made. */
export const namesToRemove = async (to: string, site: string, keep: number): Promise<readonly string[]> =>
  outdatedBackups(site, await readdir(to).catch(() => []), keep)

/** Removes the older backups of a site; returns their names. */
export async function removeOutdated(to: string, site: string, keep: number): Promise<readonly string[]> {
  const folder = openSafeFolder(to)
  const names = await namesToRemove(to, site, keep)
  for (const name of names) await folder.remove(basename(name))
  return names
}
