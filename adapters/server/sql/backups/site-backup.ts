import { createReadStream, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { overlapFailure } from '../../../site/safe-files/index.js'
import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { KEPT_FILES, nextBackupOn } from '../../../../core/use-cases/backups/index.js'
import type { BackupManifest } from '../../../../core/use-cases/backups/index.js'
import { backupFiles, TABLES } from '../../backup/backup-files.js'
import type { BackupFile } from '../../backup/backup-files.js'
import { verifyArchive } from '../../backup/index.js'
import type { ArchiveKey } from '../../backup/index.js'
import { KEY_FILE } from '../../settings/environment/account-key.js'
import type { Environment } from '../../settings/environment/secrets-file.js'
import { dataLocationOf } from '../../site-folder/data-location.js'
import type { DataLocation } from '../../site-folder/data-location.js'
import { defaultDataFolder, readSiteFolder } from '../../site-folder/read-site-folder.js'
import { countTables, MIGRATIONS } from '../engine/index.js'
import type { Sql, TableRows } from '../engine/index.js'
import { BACKUPS } from '../schema/site/0039-backups.js'
import { openBackupSource } from './backup-source.js'
import { rememberBackup } from './index.js'
import { listKeptFiles } from './list-kept-files.js'
import type { ExpectedFile } from './list-kept-files.js'
import { namesToRemove, writeBackup } from './write-backup.js'
import type { WrittenBackup } from './write-backup.js'

/** The target and the content of a planned backup. */
export interface BackupPlan {
  readonly folder: string
  readonly name: string
  readonly to: string
  readonly location: DataLocation
  readonly files: readonly BackupFile[]
}

/** The options for the data of a site and the folder of its backups. */
export interface BackupPlaces {
  /** @default `.vitrine/<name>.backups` beside the site folder */
  readonly to?: string | undefined
  readonly data?: string | undefined
  readonly databaseUrl?: string | undefined
}

const defaultPlace = (folder: string): string =>
  join(dirname(defaultDataFolder(folder)), `${basename(resolve(folder))}.backups`)

/** Plans the backup of a site; writes nothing. */
export async function planBackup(
  site: string,
  { to, data, databaseUrl }: BackupPlaces,
): Promise<Result<BackupPlan, OwnerFailure>> {
  const read = readSiteFolder(site)
  if (!read.ok) return read
  const folder = resolve(site)
  const place = resolve(to ?? defaultPlace(folder))
  const overlap = overlapFailure(place, folder, '--to')
  if (overlap !== null) return err(overlap)
  const location = dataLocationOf(folder, data, databaseUrl)
  const files = await backupFiles(folder, location)
  return ok({ folder, name: basename(folder), to: place, location, files })
}

/** The number of rows in some tables. */
export const rowsOf = (tables: readonly { readonly rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

const sizeOf = (files: readonly BackupFile[]): number =>
  files.reduce(
    (sum, { folder, below }) => sum + (statSync(join(folder, below), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )

/** Warnings about missing parts of a backup, and about parts that must be kept safe. */
export const backupWarnings = (
  { location, files }: BackupPlan,
  environment: Environment,
): readonly string[] => [
  ...(files.some(({ below }) => below === KEY_FILE)
    ? [
        'It holds the key of members’ authenticator apps: a person with the file and the passphrase can read ' +
          'everything.',
      ]
    : []),
  'Keys in the environment or in the file of VITRINE_SECRETS are not in it: keep them elsewhere.',
  ...(location.tag === 'server' && environment['VITRINE_ACCOUNTS_KEY'] === undefined
    ? ['Without VITRINE_ACCOUNTS_KEY no secret of an authenticator app is sealed.']
    : []),
]

async function withSource<T>(
  { location }: BackupPlan,
  work: (source: Sql) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> {
  const source = await openBackupSource(location)
  if (!source.ok) return source
  try {
    return await work(source.value)
  } finally {
    await source.value.close()
  }
}

/** The content of a backup, counted without writing it. */
export interface CountedBackup {
  readonly tables: readonly TableRows[]
  readonly sizeBytes: number
  /** Files of members and forms outside of the tables. */
  readonly keptFiles: readonly ExpectedFile[]
  /** Backups that the new one would replace. */
  readonly removed: readonly string[]
}

/** Counts the content of a backup; `keep` is the number of backups to keep. */
export const countBackup = (
  plan: BackupPlan,
  keep: number | undefined,
): Promise<Result<CountedBackup, OwnerFailure>> =>
  withSource(plan, async (source) =>
    ok({
      tables: await countTables(source),
      sizeBytes: sizeOf(plan.files),
      keptFiles: await listKeptFiles(source),
      // The new backup counts as one of those to keep.
      removed: keep === undefined ? [] : await namesToRemove(plan.to, plan.name, keep - 1),
    }),
  )

/** Writes a backup; `onEntry` is called with each entry and the bytes read so far. */
export const makeBackup = (
  plan: BackupPlan,
  how: Pick<Parameters<typeof writeBackup>[0], 'passphrase' | 'program' | 'madeOn' | 'onEntry' | 'keptFiles'>,
): Promise<Result<WrittenBackup, OwnerFailure>> =>
  withSource(plan, (sql) => writeBackup({ ...how, sql, files: plan.files, site: plan.name, to: plan.to }))

/** True if the data have all tables of this version; before an update of the program some are missing. */
export const isOfThisVersion = ({ migrations }: BackupManifest): boolean =>
  MIGRATIONS.every(({ id }) => migrations.includes(id))

/** True if the data have the table that `noteBackup` writes to; those of some older versions have none. */
export const hasBackupTable = ({ migrations }: BackupManifest): boolean => migrations.includes(BACKUPS.id)

/** Records a backup in the data of its site, so that `doctor` can report an overdue one. */
export const noteBackup = (
  sql: Parameters<typeof rememberBackup>[0],
  site: string,
  { path, sizeBytes, manifest: { madeOn } }: WrittenBackup,
  { id, everyDays }: { readonly id: string; readonly everyDays: number },
): Promise<void> =>
  rememberBackup(sql, site, { id, madeOn, dueOn: nextBackupOn(madeOn, everyDays), file: path, sizeBytes })

/** A manifest as JSON. */
export const manifestReport = ({
  tables,
  entries,
  madeOn,
  site,
  program,
  missingFiles = [],
  leftOutFiles = 0,
}: BackupManifest) => {
  const keptFiles = entries.filter(({ path }) => path.startsWith(KEPT_FILES)).length
  return {
    site,
    program,
    madeOn: new Date(madeOn).toISOString(),
    rows: rowsOf(tables),
    files: entries.filter(({ path }) => !path.startsWith(TABLES)).length - keptFiles,
    /** Files of members and forms from a bucket. */
    keptFiles,
    missingFiles,
    leftOutFiles,
  }
}

/** A manifest for people and programs. */
export type ManifestReport = ReturnType<typeof manifestReport>

/** Reads a backup and compares all of it with its manifest; `onBytes` is called with the bytes read so far. */
export async function verifyBackupFile(
  file: string,
  key: ArchiveKey,
  onBytes: (bytes: number) => void,
): Promise<Result<BackupManifest, OwnerFailure>> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return err(badInput(`There is no file ${file}.`))
  const verified = await verifyArchive(createReadStream(file), key, onBytes)
  return verified.ok ? verified : err(badInput(`${file}: ${verified.failure}`))
}
