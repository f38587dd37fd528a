import type { MailedOrderReader } from '../../../../../core/use-cases/mails/orders/read-mailed-order.js'
import { orderOfSnapshot } from '../../../../../core/orders/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import type { DownloadLinks } from '../../../../../core/ports/shop/download-links.port.js'
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

/** The stored orders that mails are about, over SQL; `links`: absent if the site serves no files. */
export const createSqlMailedOrders = (
  site: SiteDatabase,
  links: DownloadLinks | undefined,
): MailedOrderReader => ({
  findPlaced: async (id) => {
    const row = await tablesOf(site.sql)
      .selectFrom('shop_order')
      .select(['token', 'snapshot', 'placed_on'])
      .where('site_id', '=', site.siteId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (row?.snapshot == null || row.placed_on === null) return null
    return { order: orderOfSnapshot(row.snapshot), placedMs: Number(row.placed_on), token: row.token }
  },
  findTried: async (id) => {
    const tried = await readTriedOrder(site, id)
    return tried === undefined
      ? null
      : { order: orderOfSnapshot(tried.snapshot), triedMs: Number(tried.created_on) }
  },
  downloadsOf: (order) => downloadsOf(site, order, links),
  stockOf: (order) => readStock(tablesOf(site.sql), site.siteId, order),
})
