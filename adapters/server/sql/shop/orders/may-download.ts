import { downloadFilesOf, keptItems, ownsDownloads, paidParts } from '../../../../../core/orders/index.js'
import { money } from '../../../../../core/money/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import { isStorable } from '../../engine/index.js'
import {
  placedPaymentOf,
  PLACED_STATUSES,
} from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { toRefund } from './handling/order-rows.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'

type Context = Pick<StoreContext, 'sql' | 'siteId'>

/** The lines of a placed order of which not every piece was refunded. */
export async function readKeptItems(
  { sql, siteId }: Context,
  { id, items }: Pick<Order, 'id' | 'items'>,
): Promise<Order['items']> {
  const refunds = await tablesOf(sql)
    .selectFrom('refund')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .execute()
  return keptItems(items, refunds.map(toRefund))
}

/** True if a file is of a line that its buyer keeps, or of none: of an order that was made without it. */
async function isKept(context: Context, order: Order | null, path: string): Promise<boolean> {
  if (order === null) return false
  const areWith = (items: Order['items']): boolean =>
    downloadFilesOf(items).some((file) => file.path === path)
  return areWith(await readKeptItems(context, order)) || !areWith(order.items)
}

/**
 * True if the files of a placed order, and the one at `path`, still belong to its buyer: those of a cancelled one do
 * not.
 */
export async function mayDownload(context: Context, orderId: string, path?: string): Promise<boolean> {
  const { sql, siteId } = context
  if (!isStorable(orderId)) return false
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
  // Files end with the cancellation itself: an order without a price has no payment to give back.
  if (order === undefined || order.cancelled_on !== null) return false
  const attempts = await tables
    .selectFrom('payment_attempt')
    .select(['status', 'amount_minor', 'currency', 'captured_minor', 'refunded_minor', 'disputed'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', 'in', PLACED_STATUSES)
    .execute()
  const placed = order.snapshot === null ? null : (JSON.parse(order.snapshot) as Order)
  const areTheirs = attempts.every((attempt) => {
    const takenMinor = Number(attempt.captured_minor ?? attempt.amount_minor)
    const taken = money(takenMinor, attempt.currency)
    return ownsDownloads({
      payment: placedPaymentOf(attempt.status),
      takenMinor,
      refundedMinor: Number(attempt.refunded_minor ?? 0),
      shippingMinor: placed === null ? 0 : paidParts(placed, taken).shipping.amount,
      isDisputed: attempt.disputed === true,
    })
  })
  return areTheirs && (path === undefined || (await isKept(context, placed, path)))
}
