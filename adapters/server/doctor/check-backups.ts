import { assertNever, plural } from '../../../core/shared/index.js'
import type { OwnerFailure } from '../../../core/shared/index.js'
import { backupStanding } from '../../../core/use-cases/backups/index.js'
import type { BackupStanding, LastBackup } from '../../../core/use-cases/backups/index.js'
import { unusedFolderNotice } from '../site-folder/data-location.js'
import type { DataLocation } from '../site-folder/data-location.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

const EVERY_NIGHT = 'every night, with --to on another machine or disk (docs/backup.md)'

function findingOf(standing: BackupStanding, place: string): readonly SiteFinding[] {
  switch (standing.tag) {
    case 'never':
      return [
        siteFinding(
          'note',
          'backups',
          `Orders and messages are in ${place} and nowhere else.`,
          `Run \`vitrine backup\` ${EVERY_NIGHT}.`,
        ),
      ]
    case 'overdue':
      return [
        siteFinding(
          'problem',
          'backups',
          `The last backup is ${plural(standing.days, 'day')} old: ${standing.file}.`,
          `Run \`vitrine backup\` and find out why it did not run ${EVERY_NIGHT}.`,
        ),
      ]
    case 'current':
      return []
    default:
      return assertNever(standing)
  }
}

/** The state of the data of a site. */
interface DataState {
  /** The failure of tables that are of an older version: this one does not read them. */
  readonly older: OwnerFailure | null
  readonly lastBackup: LastBackup | null
}

function stateFindings(
  { description }: DataLocation,
  { older, lastBackup }: DataState,
  nowMs: number,
): readonly SiteFinding[] {
  if (older === null) return findingOf(backupStanding(lastBackup, nowMs), description)
  const [message = '', ...fix] = older.lines
  return [siteFinding('problem', 'backups', message, fix.join(' '))]
}

/** Reports where the data are, whether an update waits for them, and whether their next backup is overdue. */
export const dataFindings = (
  folder: string,
  location: DataLocation,
  state: DataState,
  nowMs: number,
): readonly SiteFinding[] => [
  ...unusedFolderNotice(folder, location).map((line) =>
    siteFinding('problem', 'backups', line, 'Run `vitrine move`, or take DATABASE_URL away.'),
  ),
  ...stateFindings(location, state, nowMs),
]
