import { stampOf } from '../../../../core/ports/platform/stamp.port.js'
import type { StampSources } from '../../../../core/ports/platform/stamp.port.js'
import { backupNotice } from '../../../../core/use-cases/mails/backup-notice.js'
import type { NoticeShop } from '../../../../core/use-cases/mails/orders/mailed-order.js'
import type { Querier } from '../engine/index.js'
import { insertMailFor, mailRowOf } from '../mails/index.js'
import { readLastBackup } from './index.js'

/** The site whose owner is notified of an overdue backup. */
export interface BackupNoticeContext extends StampSources {
  readonly sql: Querier
  readonly siteId: string
  readonly shop: () => NoticeShop
}

/**
 * Queues the notice about an overdue backup, once for each backup; true if one was queued. Several processes
 * may call it at the same time. Rejects with `SqlError`.
 */
export async function notifyOverdueBackup(context: BackupNoticeContext): Promise<boolean> {
  const { sql, siteId, shop } = context
  const stamp = stampOf(context)
  const last = await readLastBackup(sql, siteId)
  const mail = last && backupNotice(last, stamp.nowMs, shop())
  if (last === null || mail === null) return false
  const row = mailRowOf({ siteId, ...stamp }, mail)
  const { changedRows } = await sql.query(
    `WITH told AS (UPDATE backup_run SET told_on = $1 WHERE site_id = $2 AND id = $3 AND told_on IS NULL
       RETURNING id)
     ${insertMailFor('told', row, 4)}`,
    [stamp.nowMs, siteId, last.id, ...Object.values(row)],
  )
  return changedRows > 0
}
