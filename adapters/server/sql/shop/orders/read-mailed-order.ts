import { confirmationPath } from '../../../../../core/checkout/index.js'
import { orderId, orderToken } from '../../../../../core/orders/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import { orderNumber } from '../../../../../core/shared/index.js'
import type { MailedOrder } from '../../../../../core/use-cases/mails/mailed-order.js'
import { runningOut } from '../../../../../core/use-cases/mails/running-out.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import { downloadsOf } from './read-placed-order.js'

/** The counted pieces that are left of what an order holds, by id of the variant. */
async function readStock(
  { sql, siteId }: Pick<StoreContext, 'sql' | 'siteId'>,
  { items }: Order,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tablesOf(sql)
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

/** A placed order as its mails tell of it; null: there is none any more, or its buyer was forgotten. */
export async function readMailedOrder(
  context: Pick<StoreContext, 'sql' | 'siteId' | 'downloads'>,
  id: string,
): Promise<MailedOrder | null> {
  const row = await tablesOf(context.sql)
    .selectFrom('shop_order')
    .select(['id', 'token', 'snapshot', 'placed_on'])
    .where('site_id', '=', context.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row?.snapshot == null || row.placed_on === null) return null
  const order = JSON.parse(row.snapshot) as Order
  return {
    order: { ...order, downloads: await downloadsOf(order, context) },
    runningOut: runningOut(order.items, await readStock(context, order)),
    number: orderNumber(row.id),
    placedMs: Number(row.placed_on),
    confirmationPath:
      row.token === null
        ? null
        : confirmationPath({ orderId: orderId(row.id), token: orderToken(row.token) }),
  }
}
