import type { LastBackup } from '../../../../core/use-cases/backups/index.js'
import type { Querier } from '../engine/index.js'

/** A finished backup. */
export interface MadeBackup extends LastBackup {
  readonly id: string
  readonly sizeBytes: number
}

/** Records a backup, so that an overdue next one is noticed. Rejects with `SqlError`. */
export async function rememberBackup(sql: Querier, siteId: string, backup: MadeBackup): Promise<void> {
  const { id, madeOn, dueOn, file, sizeBytes } = backup
  await sql.query(
    `INSERT INTO backup_run (site_id, id, made_on, due_on, file, size_bytes) VALUES ($1, $2, $3, $4, $5, $6)`,
    [siteId, id, madeOn, dueOn, file, sizeBytes],
  )
}

/** The newest backup of a site, as its database knows it. */
export interface KnownBackup extends LastBackup {
  readonly id: string
  /** True: the owner was notified that the next backup is overdue. */
  readonly isNoticeSent: boolean
}

/** The newest backup of a site; null if there is none. Rejects with `SqlError`. */
export async function readLastBackup(sql: Querier, siteId: string): Promise<KnownBackup | null> {
  const { rows } = await sql.query(
    `SELECT id, made_on, due_on, file, told_on FROM backup_run WHERE site_id = $1 ORDER BY made_on DESC LIMIT 1`,
    [siteId],
  )
  const [row] = rows
  return row === undefined
    ? null
    : {
        id: String(row['id']),
        madeOn: Number(row['made_on']),
        dueOn: Number(row['due_on']),
        file: String(row['file']),
        isNoticeSent: row['told_on'] !== null,
      }
}
