import { ownsDownloads } from '../../../../../core/orders/index.js'
import { isStorable } from '../../engine/index.js'
import {
  placedPaymentOf,
  PLACED_STATUSES,
} from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'

/** True if the files of a placed order still belong to its buyer: those of a cancelled one do not. */
export async function mayDownload(
  { sql, siteId }: Pick<StoreContext, 'sql' | 'siteId'>,
  orderId: string,
): Promise<boolean> {
  if (!isStorable(orderId)) return false
  const tables = tablesOf(sql)
  const order = await tables
    .selectFrom('shop_order')
    .leftJoin('order_desk', (join) =>
      join
        .onRef('order_desk.site_id', '=', 'shop_order.site_id')
        .onRef('order_desk.id', '=', 'shop_order.id'),
    )
    .select('order_desk.cancelled_on')
    .where('shop_order.site_id', '=', siteId)
    .where('shop_order.id', '=', orderId)
    .where('shop_order.status', '=', 'placed')
    .executeTakeFirst()
  // Files end with the cancellation itself: an order without a price has no payment to give back.
  if (order === undefined || order.cancelled_on !== null) return false
  const attempts = await tables
    .selectFrom('payment_attempt')
    .select(['status', 'amount_minor', 'captured_minor', 'refunded_minor', 'disputed'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', 'in', PLACED_STATUSES)
    .execute()
  return attempts.every((attempt) =>
    ownsDownloads({
      payment: placedPaymentOf(attempt.status),
      takenMinor: Number(attempt.captured_minor ?? attempt.amount_minor),
      refundedMinor: Number(attempt.refunded_minor ?? 0),
      isDisputed: attempt.disputed === true,
    }),
  )
}
