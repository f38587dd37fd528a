import type { SettingChange, SettingsHistory } from '../../../../core/ports/owner/files/settings-file.port.js'
import type { CommitChanges, Querier } from '../engine/index.js'
import { commitUnlessTaken } from './commit-unless-taken.js'
import { auditChanges, correctEntry } from './audit-statements.js'

/** The changes of settings that were made in the shop, over SQL. */
export const createSqlSettingsHistory = ({
  sql,
  commit,
  siteId,
}: {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
}): SettingsHistory => ({
  last: async () => {
    const found = await sql.query(
      'SELECT at, acted_by, edits FROM settings_change WHERE site_id = $1 ORDER BY at DESC, id DESC LIMIT 1',
      [siteId],
    )
    const [row] = found.rows
    return row === undefined
      ? null
      : {
          changes: JSON.parse(`${row['edits']}`) as readonly SettingChange[],
          atMs: Number(row['at']),
          by: `${row['acted_by']}`,
        }
  },
  keep: (changes, entry) =>
    commitUnlessTaken(commit, [
      {
        text: 'INSERT INTO settings_change (site_id, id, at, acted_by, edits) VALUES ($1, $2, $3, $4, $5)',
        values: [siteId, entry.id, entry.atMs, entry.by, JSON.stringify(changes)],
      },
      ...auditChanges(siteId, entry),
    ]),
  forget: async (id, detail) => {
    await commit([
      { text: 'DELETE FROM settings_change WHERE site_id = $1 AND id = $2', values: [siteId, id] },
      ...correctEntry(siteId, id, detail),
    ])
  },
})
