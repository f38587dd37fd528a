import type { Tables } from '../site-database.js'

/** Deletes orders with their lines and words; for carts only, since placed orders are kept. */
export async function deleteOrders(tables: Tables, siteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tables.deleteFrom('order_line').where('site_id', '=', siteId).where('order_id', 'in', ids).execute()
  await tables.deleteFrom('order_word').where('site_id', '=', siteId).where('order_id', 'in', ids).execute()
  await tables.deleteFrom('shop_order').where('site_id', '=', siteId).where('id', 'in', ids).execute()
}
