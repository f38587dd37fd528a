import { plural } from '../../../../core/shared/index.js'
import type { BackupManifest } from '../../../../core/use-cases/backups/backup-manifest.js'
import { KEY_FILE } from '../../settings/environment/account-key.js'
import type { RestoreTargets } from '../../sql/backups/restore-targets.js'
import type { ManifestReport } from '../../sql/backups/site-backup.js'
import type { Restored } from '../../sql/backups/write-restore.js'
import { keptFilesText } from './backup-lines.js'

/** A restore: its backup, its targets, and the place of the files of members and forms. */
export interface RestoreSummary {
  readonly from: string
  readonly filesTo: string
  readonly places: RestoreTargets
}

/** The effect of a restore that was not carried out. */
export function restorePlanLines(
  { rows, keptFiles }: ManifestReport,
  { from, filesTo, places }: RestoreSummary,
): readonly string[] {
  return [
    `${plural(rows, 'row')} would be restored from ${from} to ${places.location.description};`,
    `the files of the site would go to ${places.site}. Nothing was written.`,
    ...(keptFiles > 0 ? [`${keptFilesText(keptFiles)} would go to ${filesTo}.`] : []),
  ]
}

/** The content of a restored site. */
export const restoredLines = (
  { rows, files, keptFiles, orders }: Restored,
  { from, filesTo, places }: RestoreSummary,
): readonly string[] => [
  `Restored ${plural(rows, 'row')} from ${from} to ${places.location.description}, ` +
    `${plural(files, 'file')} to ${places.site}. Every row was read again and compared.`,
  `${plural(orders.count, 'order')} can be read${orders.newest === null ? '' : `, the newest is ${orders.newest}`}.`,
  ...(keptFiles > 0
    ? [`${keptFilesText(keptFiles)} are in ${filesTo}. Every one was read again and compared.`]
    : []),
]

/** The steps that a restore leaves to the owner. */
export const stepsAfterRestore = (
  { location, data }: RestoreTargets,
  entries: BackupManifest['entries'],
): readonly string[] => [
  ...(location.tag === 'server' && entries.some(({ path }) => path.endsWith(`/${KEY_FILE}`))
    ? [`Set VITRINE_ACCOUNTS_KEY to the content of ${data}/${KEY_FILE}, or members cannot use their apps.`]
    : []),
  'Next: set the keys of payments and mail, which are in no backup, and start the site.',
  'Start it once: a second shop with the same keys sends the mails that wait and charges renewals as well.',
]
