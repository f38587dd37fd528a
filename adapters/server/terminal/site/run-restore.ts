import { resolve } from 'node:path'
import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { keptFilesProblem, passphraseIdentity } from '../../backup/index.js'
import { findBucket } from '../../backup/site-bucket.js'
import { createFileStore } from '../../forms/open-file-store.js'
import { readPassphrase } from '../../settings/environment/backup-passphrase.js'
import type { ReadSecrets } from '../../settings/environment/secrets-file.js'
import { finishPlacing } from '../../sql/backups/place-restored.js'
import { findRestoreTargets } from '../../sql/backups/restore-targets.js'
import { manifestReport } from '../../sql/backups/site-backup.js'
import { writeRestore } from '../../sql/backups/write-restore.js'
import { plainFailure, plainLine } from '../plain-words.js'
import { createProgressPrinter } from '../progress.js'
import { printMessage } from '../terminal.js'
import type { Terminal } from '../terminal.js'
import { incompleteLines } from './backup-lines.js'
import { restoredLines, restorePlanLines, stepsAfterRestore } from './restore-lines.js'
import { verifyBackup } from './run-backup.js'
import { siteMissing } from './unknown-site.js'
import { shownLine } from '../printable.js'

/** The options of `vitrine restore`. */
export interface RestoreOptions {
  readonly data?: string
  readonly site: string
  readonly replace?: boolean
  readonly dryRun?: boolean
  readonly passphraseFile?: string
}

/** The parts that a restore needs besides its options. */
export interface RestorePorts extends Pick<Parameters<typeof writeRestore>[0], 'databaseOf'> {
  readonly readSecrets: ReadSecrets
  readonly terminal: Terminal
}

/** Restores a site from a backup, or checks both and says what a restore would write. */
export async function runRestore(
  file: string,
  folder: string,
  { data, site, replace = false, dryRun = false, passphraseFile }: RestoreOptions,
  { databaseOf, readSecrets, terminal }: RestorePorts,
): Promise<Result<void, OwnerFailure>> {
  const secrets = readSecrets(process.env, null)
  const passphrase = readPassphrase(passphraseFile, secrets, 'made')
  if (!passphrase.ok) return passphrase
  const bucket = findBucket(secrets)
  if (!bucket.ok) return bucket
  const cutOff = dryRun ? ok(null) : await finishPlacing(resolve(folder))
  if (!cutOff.ok) return cutOff
  if (cutOff.value !== null) printMessage(terminal, cutOff.value)
  const places = await findRestoreTargets(folder, {
    data,
    databaseUrl: process.env['DATABASE_URL'],
    replaces: replace,
  })
  if (!places.ok) return places
  const key = passphraseIdentity(passphrase.value)
  const manifest = await verifyBackup(file, key, terminal)
  if (!manifest.ok) return manifest
  const { entries, madeOn, sites = [] } = manifest.value
  const unknown = siteMissing(sites, site)
  if (unknown !== null) return err(unknown)
  const report = manifestReport(manifest.value)
  const filesTo = bucket.value === null ? 'the database' : `the bucket ${bucket.value.name}`
  const from = `${file} (${plainLine(manifest.value.site)} at ${new Date(madeOn).toISOString()})`
  const paths = { from, filesTo, places: places.value }
  if (dryRun) {
    for (const line of restorePlanLines(report, paths)) terminal.out(shownLine(line))
    for (const line of incompleteLines(report)) printMessage(terminal, line)
    const problem = bucket.value && (await keptFilesProblem(entries, bucket.value.open))
    if (problem !== null)
      return err(badInput(`The files of members and forms cannot be restored: ${problem}.`))
    for (const occupied of places.value.occupied)
      terminal.out(shownLine(`  ${occupied} would be moved aside`))
    return ok(undefined)
  }
  const progress = createProgressPrinter(terminal)
  const restored = await writeRestore({
    file,
    key,
    manifest: manifest.value,
    places: places.value,
    siteId: site,
    databaseOf,
    bucket: bucket.value?.open ?? null,
    filesInDatabase: (sql, siteId) => createFileStore(sql, siteId, null),
    onEntry: (path) => progress(() => `at ${plainLine(path)}`),
  })
  if (!restored.ok) return err(plainFailure(restored.failure))
  for (const line of restoredLines(restored.value, paths)) terminal.out(shownLine(line))
  // A backup of an earlier version names its sites only by its rows.
  const absent = siteMissing(restored.value.otherSites ?? [], site)
  if (absent !== null) for (const line of absent.lines) printMessage(terminal, line)
  for (const line of incompleteLines(report)) printMessage(terminal, line)
  for (const name of restored.value.aside) printMessage(terminal, `The previous content is now in ${name}.`)
  for (const line of stepsAfterRestore(places.value, entries)) printMessage(terminal, line)
  return ok(undefined)
}
