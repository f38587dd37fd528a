import { resolve } from 'node:path'
import type { Command } from 'commander'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { readPassphrase } from '../../../adapters/server/settings/environment/backup-passphrase.js'
import { verifyBackup } from './backup.js'
import { finishPlacing } from '../../../adapters/server/sql/backups/place-restored.js'
import { plainLine, sayAside, sayProgress } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { findRestoreTargets } from '../../../adapters/server/sql/backups/restore-targets.js'
import { writeRestore } from '../../../adapters/server/sql/backups/write-restore.js'
import { createSqlFileStore } from '../../../adapters/server/forms/index.js'
import { keptFilesProblem } from '../../../adapters/server/backup/index.js'
import { manifestReport } from '../../../adapters/server/sql/backups/site-backup.js'
import { incompleteLines } from '../../../adapters/server/terminal/site/backup-lines.js'
import {
  restoredLines,
  restorePlanLines,
  stepsAfterRestore,
} from '../../../adapters/server/terminal/site/restore-lines.js'
import { databaseOf } from '../../server/database-of.js'
import { findBucket } from '../../../adapters/server/backup/site-bucket.js'
import { readSecrets } from '../../server/read-secrets.js'
import { siteMissing } from '../../../adapters/server/terminal/site/unknown-site.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'

interface RestoreOptions {
  readonly data?: string
  readonly site: string
  readonly replace?: boolean
  readonly dryRun?: boolean
  readonly passphraseFile?: string
}

async function restore(
  file: string,
  folder: string,
  { data, site, replace = false, dryRun = false, passphraseFile }: RestoreOptions,
  terminal: Terminal,
): Promise<Result<void, OwnerFailure>> {
  const secrets = readSecrets(process.env, null)
  const passphrase = readPassphrase(passphraseFile, secrets, 'made')
  if (!passphrase.ok) return passphrase
  const bucket = findBucket(secrets)
  if (!bucket.ok) return bucket
  const cutOff = dryRun ? ok(null) : await finishPlacing(resolve(folder))
  if (!cutOff.ok) return cutOff
  if (cutOff.value !== null) sayAside(terminal, cutOff.value)
  const places = await findRestoreTargets(folder, {
    data,
    databaseUrl: process.env['DATABASE_URL'],
    replaces: replace,
  })
  if (!places.ok) return places
  const manifest = await verifyBackup(file, passphrase.value, terminal)
  if (!manifest.ok) return manifest
  const { entries, madeOn, sites = [] } = manifest.value
  const unknown = siteMissing(sites, site)
  if (unknown !== null) return err(unknown)
  const report = manifestReport(manifest.value)
  const filesTo = bucket.value === null ? 'the database' : `the bucket ${bucket.value.name}`
  const from = `${file} (${plainLine(manifest.value.site)} at ${new Date(madeOn).toISOString()})`
  const told = { from, filesTo, places: places.value }
  if (dryRun) {
    for (const line of restorePlanLines(report, told)) terminal.out(line)
    for (const line of incompleteLines(report)) sayAside(terminal, line)
    const problem = bucket.value && (await keptFilesProblem(entries, bucket.value.open))
    if (problem !== null)
      return err(badInput(`The files of members and forms cannot be restored: ${problem}.`))
    for (const occupied of places.value.occupied) terminal.out(`  ${occupied} would be moved aside`)
    return ok(undefined)
  }
  const progress = sayProgress(terminal)
  const restored = await writeRestore({
    file,
    passphrase: passphrase.value,
    manifest: manifest.value,
    places: places.value,
    siteId: site,
    databaseOf,
    bucket: bucket.value?.open ?? null,
    filesInDatabase: createSqlFileStore,
    onEntry: (path) => progress(() => `at ${plainLine(path)}`),
  })
  if (!restored.ok) return restored
  for (const line of restoredLines(restored.value, told)) terminal.out(line)
  // A backup of an earlier version names its sites only by its rows.
  const absent = siteMissing(restored.value.otherSites ?? [], site)
  if (absent !== null) for (const line of absent.lines) sayAside(terminal, line)
  for (const line of incompleteLines(report)) sayAside(terminal, line)
  for (const name of restored.value.aside) sayAside(terminal, `The previous content is now in ${name}.`)
  for (const line of stepsAfterRestore(places.value, entries)) sayAside(terminal, line)
  return ok(undefined)
}

/** `vitrine restore <file> <folder>`: makes a site with all its data from a backup. */
export function registerRestore(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('restore')
    .description(
      'restore a site with all its data from a backup, into a folder or the PostgreSQL of DATABASE_URL',
    )
    .argument('<file>', 'the backup')
    .argument('<folder>', 'the site folder to create')
    .option('-d, --data <folder>', 'the target folder (default: .vitrine/<name> beside the site folder)')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)
    .option('--replace', 'rename existing folders and data first; nothing is deleted')
    .option('--dry-run', 'check the backup and the targets, and write nothing')
    .option('--passphrase-file <file>', 'the file with the passphrase (default: VITRINE_BACKUP_PASSPHRASE)')
    .action(async (file: string, folder: string, options: RestoreOptions) => {
      const done = await restore(file, folder, options, terminal)
      if (!done.ok) fail(done.failure)
    })
}
