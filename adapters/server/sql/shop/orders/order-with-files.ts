import type { OrderWithFiles } from '../../../../../core/use-cases/shop/orders/owned-files.js'
import { orderOrNull } from '../row-documents.js'
import { isStorable } from '../../engine/index.js'
import { PLACED_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { toRefund } from './handling/order-rows.js'
import { standingOf } from './money-standing.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'

/** A placed order with the facts that decide which of its files belong to its buyer; null: there is no such order. */
export async function readOrderWithFiles(
  { sql, siteId }: SiteDatabase,
  orderId: string,
): Promise<OrderWithFiles | null> {
  if (!isStorable(orderId)) return null
  const tables = tablesOf(sql)
  const order = await tables
    .selectFrom('shop_order')
    .leftJoin('order_desk', (join) =>
      join
        .onRef('order_desk.site_id', '=', 'shop_order.site_id')
        .onRef('order_desk.id', '=', 'shop_order.id'),
    )
    .select(['order_desk.cancelled_on', 'shop_order.snapshot'])
    .where('shop_order.site_id', '=', siteId)
    .where('shop_order.id', '=', orderId)
    .where('shop_order.status', '=', 'placed')
    .executeTakeFirst()
  if (order === undefined) return null
  const attempts = await tables
    .selectFrom('payment_attempt')
    .select(['status', 'amount_minor', 'currency', 'captured_minor', 'refunded_minor', 'disputed'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', 'in', PLACED_STATUSES)
    .execute()
  const refunds = await tables
    .selectFrom('refund')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute()
  const placed = orderOrNull(order.snapshot)
  return {
    placed,
    isCancelled: order.cancelled_on !== null,
    payments: attempts.map((attempt) => standingOf(attempt, placed)),
    refunds: refunds.map(toRefund),
  }
}
