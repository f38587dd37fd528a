import { assertNever, plural } from '../../../core/shared/index.js'
import { backupStanding } from '../../../core/use-cases/backups/index.js'
import type { BackupStanding, LastBackup } from '../../../core/use-cases/backups/index.js'
import { unusedFolderNotice } from '../site-folder/data-location.js'
import type { DataLocation } from '../site-folder/data-location.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

const EVERY_NIGHT = 'every night, with --to on another machine or disk (docs/backup.md)'

function findingOf(standing: BackupStanding, folder: string, place: string): readonly SiteFinding[] {
  switch (standing.tag) {
    case 'never':
      return [
        siteFinding(
          'note',
          'backups',
          `Orders and messages are in ${place} and nowhere else.`,
          `Run \`vitrine backup ${folder}\` ${EVERY_NIGHT}.`,
        ),
      ]
    case 'overdue':
      return [
        siteFinding(
          'problem',
          'backups',
          `The last backup is ${plural(standing.days, 'day')} old: ${standing.file}.`,
          `Run \`vitrine backup ${folder}\` and find out why it did not run ${EVERY_NIGHT}.`,
        ),
      ]
    case 'current':
      return []
    default:
      return assertNever(standing)
  }
}

/** Reports where the data are, and whether their next backup is overdue. */
export const backupFindings = (
  folder: string,
  location: DataLocation,
  lastBackup: LastBackup | null,
  nowMs: number,
): readonly SiteFinding[] => [
  ...unusedFolderNotice(folder, location).map((line) =>
    siteFinding('problem', 'backups', line, `Run \`vitrine move ${folder}\`, or take DATABASE_URL away.`),
  ),
  ...findingOf(backupStanding(lastBackup, nowMs), folder, location.description),
]
