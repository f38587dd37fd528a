import { randomUUID } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { verifyArchive } from '../../adapters/server/backup/index.js'
import { rememberBackup } from '../../adapters/server/sql/backups/index.js'
import { countTables, MIGRATIONS } from '../../adapters/server/sql/engine/index.js'
import { lieInEachOther } from '../../adapters/site/safe-files/index.js'
import { err, ok, plural, badInput, failed } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { nextBackupOn } from '../../core/use-cases/backups/index.js'
import type { BackupManifest } from '../../core/use-cases/backups/index.js'
import { dataLocationOf } from '../../adapters/server/site-folder/data-location.js'
import type { DataLocation } from '../../adapters/server/site-folder/data-location.js'
import { defaultDataFolder, readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { backupFiles, TABLES } from '../../adapters/server/backup/backup-files.js'
import type { BackupFile } from '../../adapters/server/backup/backup-files.js'
import { readPassphrase } from './backup-passphrase.js'
import { openBackupSource } from '../../adapters/server/sql/backups/backup-source.js'
import { namesToRemove, removeOutdated, writeBackup } from '../../adapters/server/sql/backups/write-backup.js'
import type { WrittenBackup } from '../../adapters/server/sql/backups/write-backup.js'
import { parseCount } from './count.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { openOwnersData } from './owner-data.js'
import { jsonText, plainLine } from '../../adapters/server/terminal/plain-words.js'
import { megabytes, sayProgress } from '../../adapters/server/terminal/progress.js'
import { sayAside } from '../../adapters/server/terminal/terminal.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { VERSION } from '../version.js'
import { KEY_FILE } from '../../adapters/server/settings/account-key.js'

interface PassphraseOptions {
  readonly passphraseFile?: string
  readonly json?: boolean
}

interface BackupOptions extends PassphraseOptions {
  readonly data?: string
  readonly site: string
  readonly to?: string
  readonly keep?: number
  readonly every: number
  readonly dryRun?: boolean
}

/** The place and the content of a backup that is to be made. */
interface Plan {
  readonly folder: string
  readonly name: string
  readonly to: string
  readonly location: DataLocation
  readonly files: readonly BackupFile[]
}

const MAX_DAYS = 366

function parseDays(text: string): number {
  const days = Number(text)
  if (/^\d+$/.test(text) && days >= 1 && days <= MAX_DAYS) return days
  throw new InvalidArgumentError(`A number of days from 1 to ${MAX_DAYS}.`)
}

const defaultPlace = (folder: string): string =>
  join(dirname(defaultDataFolder(folder)), `${basename(resolve(folder))}.backups`)

async function planOf(site: string, { to, data }: BackupOptions): Promise<Result<Plan, OwnerFailure>> {
  const read = readSiteFolder(site)
  if (!read.ok) return read
  const folder = resolve(site)
  const place = resolve(to ?? defaultPlace(folder))
  if (lieInEachOther(place, folder))
    return err(badInput(`${place} and the site folder lie in each other: name another folder with --to.`))
  const location = dataLocationOf(folder, data, process.env['DATABASE_URL'])
  return ok({
    folder,
    name: basename(folder),
    to: place,
    location,
    files: await backupFiles(folder, location),
  })
}

const rowsOf = (tables: readonly { readonly rows: number }[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

function sizeOf(files: readonly BackupFile[]): number {
  return files.reduce(
    (sum, { folder, below }) => sum + (statSync(join(folder, below), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
}

/** Words about things that a backup does not have, or has and that must be kept safe. */
const warningsOf = ({ location, files }: Plan): readonly string[] => [
  ...(files.some(({ below }) => below === KEY_FILE)
    ? [
        'It holds the key of members’ authenticator apps: who has the file and the passphrase can read everything.',
      ]
    : []),
  'Keys in the environment or in the file of VITRINE_SECRETS are not in it: keep them elsewhere.',
  ...(process.env['VITRINE_S3_BUCKET']
    ? ['Files of visitors that lie in the bucket are not in it: let the bucket keep versions of its own.']
    : []),
  ...(location.tag === 'server' && process.env['VITRINE_ACCOUNTS_KEY'] === undefined
    ? ['Without VITRINE_ACCOUNTS_KEY no secret of an authenticator app is sealed.']
    : []),
]

async function dryRun(
  plan: Plan,
  { keep }: BackupOptions,
  terminal: Terminal,
): Promise<Result<void, OwnerFailure>> {
  const source = await openBackupSource(plan.location)
  if (!source.ok) return source
  try {
    const counts = await countTables(source.value)
    terminal.out(
      `${plural(rowsOf(counts), 'row')} and ${plural(plan.files.length, 'file')} ` +
        `(${megabytes(sizeOf(plan.files))}) would go to ${plan.to}; nothing was written.`,
    )
    for (const { table, rows } of counts) if (rows > 0) terminal.out(`  ${table}: ${plural(rows, 'row')}`)
    // The new one takes a place of those that are kept.
    const removed = keep === undefined ? [] : await namesToRemove(plan.to, plan.name, keep - 1)
    for (const name of removed) terminal.out(`  ${name} would be removed`)
    for (const line of warningsOf(plan)) sayAside(terminal, line)
    return ok(undefined)
  } finally {
    await source.value.close()
  }
}

async function make(
  plan: Plan,
  passphrase: string,
  terminal: Terminal,
): Promise<Result<WrittenBackup, OwnerFailure>> {
  const source = await openBackupSource(plan.location)
  if (!source.ok) return source
  const progress = sayProgress(terminal)
  try {
    return await writeBackup({
      sql: source.value,
      files: plan.files,
      program: VERSION,
      site: plan.name,
      madeOn: Date.now(),
      to: plan.to,
      passphrase,
      onEntry: ({ path }, bytes) => progress(() => `${megabytes(bytes)} read, at ${plainLine(path)}`),
    })
  } finally {
    await source.value.close()
  }
}

/** Notes the backup in the data of the site, so that `doctor` can say when the next one is overdue. */
async function remember(
  folder: string,
  { data, site, every }: BackupOptions,
  { path, sizeBytes, manifest: { madeOn } }: WrittenBackup,
): Promise<Result<void, OwnerFailure>> {
  const opened = await openOwnersData(folder, { ...(data !== undefined && { data }) })
  if (!opened.ok) return opened
  try {
    const dueOn = nextBackupOn(madeOn, every)
    await rememberBackup(opened.value.sql, site, { id: randomUUID(), madeOn, dueOn, file: path, sizeBytes })
    return ok(undefined)
  } finally {
    await opened.value.close()
  }
}

const reportOf = ({ tables, entries, madeOn, site, program }: BackupManifest) => ({
  site,
  program,
  madeOn: new Date(madeOn).toISOString(),
  rows: rowsOf(tables),
  files: entries.filter(({ path }) => !path.startsWith(TABLES)).length,
})

async function backup(
  site: string,
  options: BackupOptions,
  terminal: Terminal,
): Promise<Result<void, OwnerFailure>> {
  const plan = await planOf(site, options)
  if (!plan.ok) return plan
  if (options.dryRun === true) return dryRun(plan.value, options, terminal)
  const passphrase = readPassphrase(options.passphraseFile, process.env, plan.value.folder)
  if (!passphrase.ok) return passphrase
  const made = await make(plan.value, passphrase.value, terminal)
  if (!made.ok) return made
  const { path, sizeBytes, manifest } = made.value
  // A backup before an update leaves the tables as they are.
  const isCurrent = MIGRATIONS.every(({ id }) => manifest.migrations.includes(id))
  const remembered = isCurrent ? await remember(site, options, made.value) : ok(undefined)
  const removed =
    options.keep === undefined ? [] : await removeOutdated(plan.value.to, plan.value.name, options.keep)
  const report = reportOf(manifest)
  if (options.json) terminal.out(jsonText({ file: path, sizeBytes, ...report, removed }))
  else
    terminal.out(
      `${path}: ${plural(report.rows, 'row')} and ${plural(report.files, 'file')}, ${megabytes(sizeBytes)}.`,
    )
  for (const name of removed) sayAside(terminal, `Removed ${plainLine(name)}.`)
  for (const line of warningsOf(plan.value)) sayAside(terminal, line)
  return remembered.ok
    ? remembered
    : err(failed('The backup is whole, but the site does not remember it:', ...remembered.failure.lines))
}

/** Reads a backup and compares everything in it with its manifest. */
export async function verifyBackup(
  file: string,
  passphrase: string,
  terminal: Terminal,
): Promise<Result<BackupManifest, OwnerFailure>> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return err(badInput(`There is no file ${file}.`))
  const progress = sayProgress(terminal)
  const verified = await verifyArchive(createReadStream(file), passphrase, (bytes) =>
    progress(() => `${megabytes(bytes)} checked`),
  )
  return verified.ok ? verified : err(badInput(`${file}: ${verified.failure}`))
}

/** `vitrine backup <folder>` and `vitrine backup verify <file>`. */
export function registerBackup(program: Command, terminal: Terminal, fail: Fail): void {
  const command = program
    .command('backup')
    .description('copy a site with all its data into one encrypted file, also while it runs')
    .enablePositionalOptions()
    .argument('<folder>', 'the site folder')
    .option(
      '--to <folder>',
      'where backups are kept (default: .vitrine/<name>.backups beside the site folder)',
    )
    .option('--keep <number>', 'remove all but so many of the newest backups of this site', parseCount)
    .option(
      '--every <days>',
      'when the next one is due: `vitrine doctor` says when it is overdue',
      parseDays,
      7,
    )
    .option('--passphrase-file <file>', 'the file with the passphrase (default: VITRINE_BACKUP_PASSPHRASE)')
    .option('-d, --data <folder>', 'where the site’s data are kept')
    .option('--site <id>', 'tells sites apart that share one database', 'main')
    .option('--dry-run', 'count what would be copied and write nothing')
    .option('--json', 'write JSON')
    .action(async (folder: string, options: BackupOptions) => {
      const done = await backup(folder, options, terminal)
      if (!done.ok) fail(done.failure)
    })
  command
    .command('verify')
    .description('read a backup to its end and compare everything in it with its checksums')
    .argument('<file>', 'the backup')
    .option('--passphrase-file <file>', 'the file with the passphrase (default: VITRINE_BACKUP_PASSPHRASE)')
    .option('--json', 'write JSON')
    .action(async (file: string, { passphraseFile, json }: PassphraseOptions) => {
      const passphrase = readPassphrase(passphraseFile, process.env, null)
      if (!passphrase.ok) return fail(passphrase.failure)
      const verified = await verifyBackup(file, passphrase.value, terminal)
      if (!verified.ok) return fail(verified.failure)
      const report = reportOf(verified.value)
      if (json) return terminal.out(jsonText(report))
      terminal.out(
        `${file} is whole: ${report.site} at ${report.madeOn}, ${plural(report.rows, 'row')} ` +
          `and ${plural(report.files, 'file')}.`,
      )
    })
}
