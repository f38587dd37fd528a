import { noticeProvider } from '../../../../../../core/orders/index.js'
import type { OrderEvent } from '../../../../../../core/orders/index.js'
import type { ChargedPayment } from '../../../../../../core/ports/payments/payment-processor.port.js'
import type { PaymentAttemptRow } from '../../../engine/index.js'
import type { StoreContext, Tables } from '../../store-context.js'
import { eventRows } from './order-rows.js'
import { readHistory } from './read-desk-order.js'
import { ensureDesk } from './write-decision.js'

/**
 * Records news of the provider in the log of an order and counts the change, so that an earlier decision is
 * not written. Call it in the transaction that writes the payment. Returns the news; empty: nothing changed.
 */
export async function recordProviderNews(
  tables: Tables,
  { siteId, clock }: Pick<StoreContext, 'siteId' | 'clock'>,
  before: PaymentAttemptRow,
  { amount, refunded, isDisputed, disputeDueMs, failedRefunds = [] }: ChargedPayment,
): Promise<readonly OrderEvent[]> {
  const isSame =
    before.captured_minor === amount.amount &&
    before.refunded_minor === refunded.amount &&
    before.disputed === isDisputed
  // A refund on the provider's page can make up for one that the bank returned: the sum is the same.
  if (isSame && failedRefunds.length === 0) return []
  const { order_id: id } = before
  const says = {
    refundedMinor: refunded.amount,
    isDisputed,
    failedRefunds: failedRefunds.map(({ key }) => key),
    ...(disputeDueMs !== undefined && { disputeDueMs }),
  }
  const news = noticeProvider(await readHistory(tables, siteId, id), says, { atMs: clock.wallTime() })
  if (isSame && news.length === 0) return []
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
  return news
}
