import { MAX_NAMED_LINES } from '../../../../../core/orders/index.js'
import type { LinesLeft } from '../../../../../core/orders/index.js'
import type { OrderRow } from '../../engine/index.js'
import type { StoreSite, Tables } from '../store-site.js'

/** The lines that a log-in left in the member's earlier cart and that are still there; null: none. */
export async function loadLinesLeft(
  tables: Tables,
  { siteId }: Pick<StoreSite, 'siteId'>,
  order: OrderRow,
): Promise<LinesLeft | null> {
  if (order.left_in === null || order.member_id === null) return null
  const lines = await tables
    .selectFrom('order_line')
    .innerJoin('shop_order', (join) =>
      join
        .onRef('shop_order.site_id', '=', 'order_line.site_id')
        .onRef('shop_order.id', '=', 'order_line.order_id'),
    )
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'order_line.site_id').onRef('sku.id', '=', 'order_line.sku_id'),
    )
    .innerJoin('product', (join) =>
      join.onRef('product.site_id', '=', 'sku.site_id').onRef('product.id', '=', 'sku.product_id'),
    )
    .select(({ fn }) => ['product.name', fn.countAll<string>().over().as('count')])
    .where('order_line.site_id', '=', siteId)
    .where('order_line.order_id', '=', order.left_in)
    .where('shop_order.member_id', '=', order.member_id)
    .where('shop_order.status', '=', 'cart')
    .orderBy('order_line.added_on', 'desc')
    .orderBy('order_line.id')
    .limit(MAX_NAMED_LINES)
    .execute()
  const [first] = lines
  return first === undefined ? null : { count: Number(first.count), names: lines.map(({ name }) => name) }
}
