import { readLastBackup } from '../../adapters/server/sql/backups/index.js'
import { assertNever, plural } from '../../core/shared/index.js'
import { backupStanding } from '../../core/use-cases/backups/index.js'
import type { BackupStanding, LastBackup } from '../../core/use-cases/backups/index.js'
import { dataLocationOf } from '../../adapters/server/site-folder/data-location.js'
import type { Environment } from '../../adapters/server/settings/secrets-file.js'
import { openOwnersData } from './owner-data.js'
import { siteFinding } from '../../adapters/server/doctor/site-finding.js'
import type { SiteFinding } from '../../adapters/server/doctor/site-finding.js'
import { unusedFolderNotice } from './standing-notice.js'

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
          `Run \`vitrine backup ${folder}\` and see why it did not run ${EVERY_NIGHT}.`,
        ),
      ]
    case 'current':
      return []
    default:
      return assertNever(standing)
  }
}

/** The last backup that the data remember; null: none, or there are no data to ask. */
async function lastBackup(folder: string, siteId: string): Promise<LastBackup | null> {
  const opened = await openOwnersData(folder, {})
  if (!opened.ok) return null
  try {
    return await readLastBackup(opened.value.sql, siteId)
  } catch {
    return null
  } finally {
    await opened.value.close()
  }
}

/** Says where the data are, and whether the next backup of them is overdue. */
export async function backupFindings(
  folder: string,
  environment: Environment,
  siteId: string,
  nowMs: number,
): Promise<readonly SiteFinding[]> {
  const location = dataLocationOf(folder, undefined, environment['DATABASE_URL'])
  return [
    ...unusedFolderNotice(folder, location).map((line) =>
      siteFinding('problem', 'backups', line, `Run \`vitrine move ${folder}\`, or take DATABASE_URL away.`),
    ),
    ...findingOf(backupStanding(await lastBackup(folder, siteId), nowMs), folder, location.description),
  ]
}
