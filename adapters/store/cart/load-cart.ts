import type { OrderRow } from '../../sql/index.js'
import type { StoreContext, Tables } from '../store-context.js'
import type { Cart, CartLine } from './cart.js'

type Reading = Pick<StoreContext, 'siteId' | 'settings'>

/** Reads what belongs to an order. */
export async function loadCart(tables: Tables, context: Reading, order: OrderRow): Promise<Cart> {
  return {
    order,
    lines: await loadLines(tables, context, order.id),
    usedCount: order.discount_code === null ? 0 : await usedCountOf(tables, context, order.discount_code),
  }
}

/** How many placed orders used a discount code. */
export async function usedCountOf(
  tables: Tables,
  { siteId }: Pick<StoreContext, 'siteId'>,
  code: string,
): Promise<number> {
  const row = await tables
    .selectFrom('discount_use')
    .select('used_count')
    .where('site_id', '=', siteId)
    .where('id', '=', code)
    .executeTakeFirst()
  return row?.used_count ?? 0
}

async function loadLines(
  tables: Tables,
  { siteId, settings }: Reading,
  orderId: string,
): Promise<readonly CartLine[]> {
  const rows = await tables
    .selectFrom('order_line')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('added_on')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const skuIds = rows.map((row) => row.sku_id)
  const skus = await tables
    .selectFrom('sku')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', skuIds)
    .execute()
  const products = await tables
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', [...new Set(skus.map((sku) => sku.product_id))])
    .execute()
  const skuOf = new Map(skus.map((sku) => [sku.id, sku]))
  const productOf = new Map(products.map((product) => [product.id, product]))
  return rows.flatMap((row): CartLine[] => {
    const sku = skuOf.get(row.sku_id)
    const product = productOf.get(sku?.product_id ?? '')
    // Amounts of two currencies are never added up; such a line can only be left from before the
    // owner changed the currency.
    if (sku?.currency !== settings.currency || product === undefined) return []
    return [{ row, sku, product, isGone: sku.withdrawn || product.withdrawn }]
  })
}
