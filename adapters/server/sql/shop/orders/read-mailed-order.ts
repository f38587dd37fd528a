import { confirmationPath } from '../../../../../core/checkout/index.js'
import { orderId, orderOfSnapshot, orderToken } from '../../../../../core/orders/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import { orderNumber } from '../../../../../core/shared/index.js'
import type { MailedOrder } from '../../../../../core/use-cases/mails/orders/mailed-order.js'
import type { OrderMail } from '../../../../../core/use-cases/mails/orders/order-mail.js'
import type { DownloadLinks } from '../../../../../core/ports/shop/download-links.port.js'
import { runningOut } from '../../../../../core/use-cases/mails/running-out.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { downloadsOf } from './order-downloads.js'

/** The remaining counted pieces of an order's variants, by variant id. */
export async function readStock(
  tables: Tables,
  siteId: string,
  { items }: Order,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tables
    .selectFrom('sku')
    .select(['id', 'quantity'])
    .where('site_id', '=', siteId)
    .where('id', 'in', [...new Set(items.map(({ sku }) => sku.id as string))])
    .where('withdrawn', '=', false)
    .execute()
  return new Map(
    rows.flatMap(({ id, quantity }) => (quantity === null ? [] : [[id, Number(quantity)] as const])),
  )
}

/** The order of the newest payment attempt, as it would have been placed. */
const readTriedOrder = ({ sql, siteId }: SiteDatabase, id: string) =>
  tablesOf(sql)
    .selectFrom('shop_order')
    .innerJoin('payment_attempt', (join) =>
      join
        .onRef('payment_attempt.site_id', '=', 'shop_order.site_id')
        .onRef('payment_attempt.order_id', '=', 'shop_order.id'),
    )
    .select(['payment_attempt.snapshot', 'payment_attempt.created_on'])
    .where('shop_order.site_id', '=', siteId)
    .where('shop_order.id', '=', id)
    .where('shop_order.status', '!=', 'placed')
    .orderBy('payment_attempt.created_on', 'desc')
    .executeTakeFirst()

/** An unpaid order for the mail about the failed payment; null: it was placed since, or deleted. */
async function readUnpaidOrder(context: SiteDatabase, id: string): Promise<MailedOrder | null> {
  const tried = await readTriedOrder(context, id)
  if (tried === undefined) return null
  return {
    order: orderOfSnapshot(tried.snapshot),
    runningOut: [],
    number: orderNumber(id),
    placedMs: Number(tried.created_on),
    confirmationPath: null,
  }
}

/** An order for a mail; null: it was deleted, its buyer was erased, or it is paid by now. */
export async function readMailedOrder(
  context: SiteDatabase & { readonly downloads?: DownloadLinks },
  { kind, orderId: id }: Pick<OrderMail, 'kind' | 'orderId'>,
): Promise<MailedOrder | null> {
  if (kind === 'orderPaymentFailed') return readUnpaidOrder(context, id)
  const row = await tablesOf(context.sql)
    .selectFrom('shop_order')
    .select(['id', 'token', 'snapshot', 'placed_on'])
    .where('site_id', '=', context.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row?.snapshot == null || row.placed_on === null) return null
  const order = orderOfSnapshot(row.snapshot)
  const downloads = await downloadsOf(context, order, context.downloads)
  // Without files that still belong to the buyer there is nothing to send.
  if (kind === 'orderDownloads' && downloads.length === 0) return null
  return {
    order: { ...order, downloads },
    runningOut: runningOut(order.items, await readStock(tablesOf(context.sql), context.siteId, order)),
    number: orderNumber(row.id),
    placedMs: Number(row.placed_on),
    confirmationPath:
      row.token === null
        ? null
        : confirmationPath({ orderId: orderId(row.id), token: orderToken(row.token) }),
  }
}
