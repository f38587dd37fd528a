import { ordersOfVisitors } from '../orders/order-statements.js'
import { inTransaction } from '../site-database.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { deleteOrders } from './delete-orders.js'

/** Batch size, so that no transaction grows with the number of old carts. */
const AT_ONCE = 500

/**
 * Deletes carts that were not changed since a time, and the visitors of such carts and of placed orders of that
 * age. Returns the number of examined orders.
 */
export async function forgetCarts({ sql, siteId }: SiteDatabase, before: number): Promise<number> {
  return inTransaction({ sql }, async (tables) => {
    await tables
      .deleteFrom('visitor')
      .where('site_id', '=', siteId)
      .where('order_id', 'is', null)
      // A replaced secret still finds the order by its key.
      .where(({ eb, or }) => or([eb('replaced_on', 'is', null), eb('replaced_on', '<', before)]))
      .execute()
    const carts = await tables
      .selectFrom('shop_order')
      .select('id')
      .where('site_id', '=', siteId)
      // A member's cart may have no visitor, so carts are not looked up by visitors.
      .where('status', '=', 'cart')
      .where('updated_on', '<', before)
      .limit(AT_ONCE)
      .execute()
    const placed = await ordersOfVisitors(tables, { siteId })
      .select('shop_order.id')
      .where('shop_order.status', '=', 'placed')
      .where('shop_order.updated_on', '<', before)
      .limit(AT_ONCE)
      .execute()
    await forgetAttempts(tables, siteId, before)
    const ids = [...carts, ...placed].map(({ id }) => id)
    if (ids.length === 0) return 0
    await tables.deleteFrom('visitor').where('site_id', '=', siteId).where('order_id', 'in', ids).execute()
    await deleteOrders(
      tables,
      siteId,
      carts.map(({ id }) => id),
    )
    return ids.length
  })
}

/** Deletes unsuccessful payment attempts, unless another attempt placed their order. */
async function forgetAttempts(tables: Tables, siteId: string, beforeMs: number): Promise<void> {
  await tables
    .deleteFrom('payment_attempt')
    .where('site_id', '=', siteId)
    .where('status', 'in', ['declined', 'released'])
    .where('updated_on', '<', beforeMs)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('shop_order')
            .select('shop_order.id')
            .whereRef('shop_order.site_id', '=', 'payment_attempt.site_id')
            .whereRef('shop_order.id', '=', 'payment_attempt.order_id')
            .where('shop_order.status', '!=', 'cart'),
        ),
      ),
    )
    .execute()
}
