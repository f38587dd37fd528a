import { err, failed, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import type { BackupManifest } from '../../../../core/use-cases/backups/index.js'
import type { ArchiveKey, OpenFiles } from '../../backup/index.js'
import { findBucket } from '../../backup/site-bucket.js'
import { readPassphrase } from '../../settings/environment/backup-passphrase.js'
import type { ReadSecrets } from '../../settings/environment/secrets-file.js'
import {
  backupWarnings,
  countBackup,
  hasBackupTable,
  isOfThisVersion,
  makeBackup,
  manifestReport,
  planBackup,
  verifyBackupFile,
} from '../../sql/backups/site-backup.js'
import type { BackupPlan } from '../../sql/backups/site-backup.js'
import { removeOutdated } from '../../sql/backups/write-backup.js'
import type { WrittenBackup } from '../../sql/backups/write-backup.js'
import { jsonText, plainFailure, plainLine } from '../plain-words.js'
import { megabytes, createProgressPrinter } from '../progress.js'
import { printMessage } from '../terminal.js'
import type { Terminal } from '../terminal.js'
import { countedLines, incompleteLines, lostFileLines, madeLine, missingAdvice } from './backup-lines.js'
import { shownLine } from '../printable.js'

/** The options of `vitrine backup`. */
export interface BackupOptions {
  readonly data?: string
  readonly to?: string
  readonly keep?: number
  readonly dryRun?: boolean
  /** False with `--no-bucket-files`. */
  readonly bucketFiles: boolean
  readonly passphraseFile?: string
  readonly json?: boolean
}

/** The parts that a backup needs besides its options. */
export interface BackupPorts {
  /** The version of the program, stored with the backup. */
  readonly program: string
  readonly readSecrets: ReadSecrets
  /** Opens the data of the site; fails with `bad-input` if the arguments name none. */
  readonly checkData: () => Promise<Result<void, OwnerFailure>>
  /** Remembers the backup in the data of its site. */
  readonly remember: (made: WrittenBackup) => Promise<Result<void, OwnerFailure>>
  readonly terminal: Terminal
}

async function countOnly(
  plan: BackupPlan,
  { keep, bucketFiles }: BackupOptions,
  { readSecrets, terminal }: BackupPorts,
): Promise<Result<void, OwnerFailure>> {
  const bucket = findBucket(readSecrets(process.env, plan.folder))
  if (!bucket.ok) return bucket
  const counted = await countBackup(plan, keep)
  if (!counted.ok) return counted
  for (const line of countedLines(plan, counted.value)) terminal.out(shownLine(line))
  const fate = { leavesOut: !bucketFiles, hasBucket: bucket.value !== null }
  for (const line of lostFileLines(counted.value, fate)) printMessage(terminal, line)
  for (const line of backupWarnings(plan, process.env)) printMessage(terminal, line)
  return ok(undefined)
}

const noBucket: OpenFiles = () => Promise.resolve(ok(null))

const AS_THEY_ARE =
  'The tables are of an older version: they are in the backup as they are, and were not changed.'

/** Backs up a site, or counts what a backup would have. */
export async function runBackup(
  folder: string,
  options: BackupOptions,
  ports: BackupPorts,
): Promise<Result<void, OwnerFailure>> {
  const { readSecrets, terminal } = ports
  const { keep } = options
  const planned = await planBackup(folder, { ...options, databaseUrl: process.env['DATABASE_URL'] })
  if (!planned.ok) return planned
  const plan = planned.value
  // Tables of an older version may lack what names the site.
  const here = await ports.checkData()
  if (!here.ok && here.failure.tag === 'bad-input') return here
  if (options.dryRun === true) return countOnly(plan, options, ports)
  const secrets = readSecrets(process.env, plan.folder)
  const passphrase = readPassphrase(options.passphraseFile, secrets, 'new')
  if (!passphrase.ok) return passphrase
  const notes = new Set<string>()
  const bucket = findBucket(secrets, (note) => notes.add(note))
  if (!bucket.ok) return bucket
  const progress = createProgressPrinter(terminal)
  const made = await makeBackup(plan, {
    passphrase: passphrase.value,
    program: ports.program,
    madeOn: Date.now(),
    keptFiles: options.bucketFiles ? (bucket.value?.open ?? noBucket) : null,
    onEntry: ({ path }, bytes) => progress(() => `${megabytes(bytes)} read, at ${plainLine(path)}`),
  })
  if (!made.ok) return made
  const { path, sizeBytes, manifest } = made.value
  const remembered = hasBackupTable(manifest) ? await ports.remember(made.value) : ok(undefined)
  const report = manifestReport(manifest)
  const isIncomplete = report.missingFiles.length > 0
  // An incomplete backup replaces no complete one.
  const removed = keep === undefined || isIncomplete ? [] : await removeOutdated(plan.to, plan.name, keep)
  if (options.json) terminal.out(jsonText({ file: path, sizeBytes, ...report, removed }))
  else terminal.out(shownLine(madeLine(path, sizeBytes, report)))
  for (const name of removed) printMessage(terminal, `Removed ${plainLine(name)}.`)
  if (!isOfThisVersion(manifest)) printMessage(terminal, AS_THEY_ARE)
  for (const line of backupWarnings(plan, process.env)) printMessage(terminal, line)
  if (isIncomplete) {
    for (const note of notes) printMessage(terminal, note)
    return err(failed(...incompleteLines(report), ...missingAdvice(bucket.value !== null, keep)))
  }
  for (const line of incompleteLines(report)) printMessage(terminal, line)
  return remembered.ok
    ? remembered
    : err(failed('The backup is whole, but the site does not remember it:', ...remembered.failure.lines))
}

/** Reads a backup to its end and compares it with its manifest; says how far it is. */
export async function verifyBackup(
  file: string,
  key: ArchiveKey,
  terminal: Terminal,
): Promise<Result<BackupManifest, OwnerFailure>> {
  const progress = createProgressPrinter(terminal)
  const verified = await verifyBackupFile(file, key, (bytes) => progress(() => `${megabytes(bytes)} checked`))
  return verified.ok ? verified : err(plainFailure(verified.failure))
}
