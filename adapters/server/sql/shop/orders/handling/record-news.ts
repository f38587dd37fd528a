import type { OrderEvent } from '../../../../../../core/orders/index.js'
import type { Tables } from '../../site-database.js'
import { eventRows } from './order-rows.js'
import { ensureDesk } from './write-decision.js'

/** Adds events to the log of an order and counts the change, so that an earlier decision is not written. */
export async function recordNews(
  tables: Tables,
  siteId: string,
  id: string,
  news: readonly OrderEvent[],
): Promise<void> {
  await ensureDesk(tables, siteId, id)
  const { revision } = await tables
    .updateTable('order_desk')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  const rows = eventRows(siteId, id, revision, news)
  if (rows.length > 0) await tables.insertInto('order_event').values(rows).execute()
}
