import { randomUUID } from 'node:crypto'
import type { Command } from 'commander'
import {
  backupWarnings,
  countBackup,
  isOfThisVersion,
  makeBackup,
  manifestReport,
  noteBackup,
  planBackup,
  verifyBackupFile,
} from '../../../adapters/server/sql/backups/site-backup.js'
import type { BackupPlan } from '../../../adapters/server/sql/backups/site-backup.js'
import {
  countedLines,
  incompleteLines,
  madeLine,
  wholeLine,
  lostFileLines,
  missingAdvice,
} from '../../../adapters/server/terminal/site/backup-lines.js'
import type { OpenFiles } from '../../../adapters/server/backup/index.js'
import { removeOutdated } from '../../../adapters/server/sql/backups/write-backup.js'
import {
  jsonText,
  megabytes,
  plainLine,
  sayAside,
  sayProgress,
} from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { err, failed, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import type { BackupManifest } from '../../../core/use-cases/backups/index.js'
import { VERSION } from '../../version.js'
import { readPassphrase } from '../../../adapters/server/settings/environment/backup-passphrase.js'
import { parseDays } from '../../../adapters/server/terminal/arguments/numbers.js'
import { parseCount } from '../../../adapters/server/terminal/arguments/count.js'
import { findBucket } from '../../../adapters/server/backup/site-bucket.js'
import { readSecrets } from '../../server/read-secrets.js'
import { withOwnersData } from '../people/owner-data.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'

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
  /** False with `--no-bucket-files`. */
  readonly bucketFiles: boolean
}

async function dryRun(
  plan: BackupPlan,
  { keep, bucketFiles }: BackupOptions,
  terminal: Terminal,
): Promise<Result<void, OwnerFailure>> {
  const bucket = findBucket(readSecrets(process.env, plan.folder))
  if (!bucket.ok) return bucket
  const counted = await countBackup(plan, keep)
  if (!counted.ok) return counted
  for (const line of countedLines(plan, counted.value)) terminal.out(line)
  const fate = { leavesOut: !bucketFiles, hasBucket: bucket.value !== null }
  for (const line of lostFileLines(counted.value, fate)) sayAside(terminal, line)
  for (const line of backupWarnings(plan, process.env)) sayAside(terminal, line)
  return ok(undefined)
}

const noBucket: OpenFiles = () => Promise.resolve(ok(null))

async function backup(
  folder: string,
  options: BackupOptions,
  terminal: Terminal,
): Promise<Result<void, OwnerFailure>> {
  const { keep, site, every: everyDays } = options
  const planned = await planBackup(folder, { ...options, databaseUrl: process.env['DATABASE_URL'] })
  if (!planned.ok) return planned
  const plan = planned.value
  // A backup before an update is made of tables that this version cannot read.
  const here = await withOwnersData(folder, options, () => Promise.resolve(ok(undefined)))
  if (!here.ok && here.failure.tag === 'bad-input') return here
  if (options.dryRun === true) return dryRun(plan, options, terminal)
  const secrets = readSecrets(process.env, plan.folder)
  const passphrase = readPassphrase(options.passphraseFile, secrets, 'new')
  if (!passphrase.ok) return passphrase
  const notes = new Set<string>()
  const bucket = findBucket(secrets, (note) => notes.add(note))
  if (!bucket.ok) return bucket
  const progress = sayProgress(terminal)
  const made = await makeBackup(plan, {
    passphrase: passphrase.value,
    program: VERSION,
    madeOn: Date.now(),
    keptFiles: options.bucketFiles ? (bucket.value?.open ?? noBucket) : null,
    onEntry: ({ path }, bytes) => progress(() => `${megabytes(bytes)} read, at ${plainLine(path)}`),
  })
  if (!made.ok) return made
  const { path, sizeBytes, manifest } = made.value
  // A backup before an update leaves the tables as they are.
  const remembered = isOfThisVersion(manifest)
    ? await withOwnersData(folder, options, async ({ sql }) =>
        ok(await noteBackup(sql, site, made.value, { id: randomUUID(), everyDays })),
      )
    : ok(undefined)
  const report = manifestReport(manifest)
  const isIncomplete = report.missingFiles.length > 0
  // An incomplete backup replaces no complete one.
  const removed = keep === undefined || isIncomplete ? [] : await removeOutdated(plan.to, plan.name, keep)
  if (options.json) terminal.out(jsonText({ file: path, sizeBytes, ...report, removed }))
  else terminal.out(madeLine(path, sizeBytes, report))
  for (const name of removed) sayAside(terminal, `Removed ${plainLine(name)}.`)
  for (const line of backupWarnings(plan, process.env)) sayAside(terminal, line)
  if (isIncomplete) {
    for (const note of notes) sayAside(terminal, note)
    return err(failed(...incompleteLines(report), ...missingAdvice(bucket.value !== null, keep)))
  }
  for (const line of incompleteLines(report)) sayAside(terminal, line)
  return remembered.ok
    ? remembered
    : err(failed('The backup is whole, but the site does not remember it:', ...remembered.failure.lines))
}

/** Reads a backup to its end and compares it with its manifest; says how far it is. */
export function verifyBackup(
  file: string,
  passphrase: string,
  terminal: Terminal,
): Promise<Result<BackupManifest, OwnerFailure>> {
  const progress = sayProgress(terminal)
  return verifyBackupFile(file, passphrase, (bytes) => progress(() => `${megabytes(bytes)} checked`))
}

/** `vitrine backup <folder>` and `vitrine backup verify <file>`. */
export function registerBackup(program: Command, terminal: Terminal, fail: Fail): void {
  const command = program
    .command('backup')
    .description('back up a site with all its data into one encrypted file, also while it runs')
    .enablePositionalOptions()
    .argument('<folder>', 'the site folder')
    .option(
      '--to <folder>',
      'where backups are kept (default: .vitrine/<name>.backups beside the site folder)',
    )
    .option(
      '--keep <number>',
      'keep this many of the newest backups of the site and remove the others',
      parseCount,
    )
    .option(
      '--every <days>',
      'days until the next backup is due; `vitrine doctor` reports an overdue one',
      parseDays,
      7,
    )
    .option('--passphrase-file <file>', 'the file with the passphrase (default: VITRINE_BACKUP_PASSPHRASE)')
    .option('-d, --data <folder>', 'where the site’s data are kept')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)
    .option('--no-bucket-files', 'leave out files of members and forms that are stored in a bucket')
    .option('--dry-run', 'count what would be copied and write nothing')
    .option('--json', 'write JSON')
    .action(async (folder: string, options: BackupOptions) => {
      const done = await backup(folder, options, terminal)
      if (!done.ok) fail(done.failure)
    })
  command
    .command('verify')
    .description('read a whole backup and compare its content with the checksums')
    .argument('<file>', 'the backup')
    .option('--passphrase-file <file>', 'the file with the passphrase (default: VITRINE_BACKUP_PASSPHRASE)')
    .option('--json', 'write JSON')
    .action(async (file: string, { passphraseFile, json }: PassphraseOptions) => {
      const passphrase = readPassphrase(passphraseFile, readSecrets(process.env, null), 'made')
      if (!passphrase.ok) return fail(passphrase.failure)
      const verified = await verifyBackup(file, passphrase.value, terminal)
      if (!verified.ok) return fail(verified.failure)
      const report = manifestReport(verified.value)
      if (json) return terminal.out(jsonText(report))
      terminal.out(wholeLine(file, report))
      for (const line of incompleteLines(report)) sayAside(terminal, line)
    })
}
