import { resolve } from 'node:path'
import type { Command } from 'commander'
import { badInput, err, ok, plural } from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { readPassphrase } from '../../../adapters/server/settings/environment/backup-passphrase.js'
import { verifyBackup } from './backup.js'
import type { Fail } from '../../../adapters/server/terminal/failure.js'
import { plainLine } from '../../../adapters/server/terminal/plain-words.js'
import { sayProgress } from '../../../adapters/server/terminal/progress.js'
import { finishPlacing } from '../../../adapters/server/sql/backups/place-restored.js'
import { findRestoreTargets } from '../../../adapters/server/sql/backups/restore-targets.js'
import type { RestoreTargets } from '../../../adapters/server/sql/backups/restore-targets.js'
import { writeRestore } from '../../../adapters/server/sql/backups/write-restore.js'
import { sayAside } from '../../../adapters/server/terminal/terminal.js'
import type { Terminal } from '../../../adapters/server/terminal/terminal.js'
import { createSqlFileStore } from '../../../adapters/server/forms/index.js'
import { keptFilesProblem } from '../../../adapters/server/backup/index.js'
import { manifestReport } from '../../../adapters/server/sql/backups/site-backup.js'
import { incompleteLines, keptFilesText } from '../../../adapters/server/terminal/site/backup-lines.js'
import { databaseOf } from '../../server/database-of.js'
import { findBucket } from '../../../adapters/server/backup/site-bucket.js'
import { readSecrets } from '../../server/read-secrets.js'
import { KEY_FILE } from '../../../adapters/server/settings/environment/account-key.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'

interface RestoreOptions {
  readonly data?: string
  readonly site: string
  readonly replace?: boolean
  readonly dryRun?: boolean
  readonly passphraseFile?: string
}

const nextSteps = ({ location, data }: RestoreTargets, hasKey: boolean): readonly string[] => [
  ...(hasKey && location.tag === 'server'
    ? [`Set VITRINE_ACCOUNTS_KEY to the content of ${data}/${KEY_FILE}, or members cannot use their apps.`]
    : []),
  'Next: set the keys of payments and mail, which are in no backup, and start the site.',
  'Start it once: a second shop with the same keys sends the mails that wait and charges renewals as well.',
]

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
  const { entries, madeOn } = manifest.value
  const report = manifestReport(manifest.value)
  const filesTo = bucket.value === null ? 'the database' : `the bucket ${bucket.value.name}`
  const from = `${file} (${plainLine(manifest.value.site)} at ${new Date(madeOn).toISOString()})`
  if (dryRun) {
    const rows = manifest.value.tables.reduce((sum, table) => sum + table.rows, 0)
    terminal.out(`${plural(rows, 'row')} would go from ${from} to ${places.value.location.description};`)
    terminal.out(`its files would go to ${places.value.site}. Nothing was written.`)
    if (report.keptFiles > 0) terminal.out(`${keptFilesText(report.keptFiles)} would go to ${filesTo}.`)
    for (const line of incompleteLines(report)) sayAside(terminal, line)
    const problem = bucket.value && (await keptFilesProblem(entries, bucket.value.open))
    if (problem !== null) return err(badInput(`They cannot be restored: ${problem}.`))
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
  const { rows, files, keptFiles, orders, aside, otherSites } = restored.value
  terminal.out(
    `${plural(rows, 'row')} went from ${from} to ${places.value.location.description}, ` +
      `${plural(files, 'file')} to ${places.value.site}. Every row was read again and compared.`,
  )
  terminal.out(
    `${plural(orders.count, 'order')} can be read${orders.newest === null ? '' : `, the newest is ${orders.newest}`}.`,
  )
  if (keptFiles > 0)
    terminal.out(`${keptFilesText(keptFiles)} are in ${filesTo}. Every one was read again and compared.`)
  if (otherSites !== null && otherSites.length > 0)
    sayAside(
      terminal,
      `No site "${plainLine(site)}" is in the backup (--site); it has: ${otherSites.map(plainLine).join(', ')}.`,
    )
  for (const line of incompleteLines(report)) sayAside(terminal, line)
  for (const name of aside) sayAside(terminal, `What was there before is now ${name}.`)
  for (const line of nextSteps(
    places.value,
    entries.some(({ path }) => path.endsWith(`/${KEY_FILE}`)),
  ))
    sayAside(terminal, line)
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
