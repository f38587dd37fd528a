import { MAX_NAMED_LINES } from '../../../../../core/orders/index.js'
import type { LinesLeft } from '../../../../../core/orders/index.js'
import type { Tables } from '../site-database.js'

/** The lines that are still in a member's earlier cart, in which a log-in left them; null: none. */
export async function loadLinesLeft(
  tables: Tables,
  siteId: string,
  cartId: string,
  memberId: string,
): Promise<LinesLeft | null> {
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
    .where('order_line.order_id', '=', cartId)
    .where('shop_order.member_id', '=', memberId)
    .where('shop_order.status', '=', 'cart')
    .orderBy('order_line.added_on', 'desc')
    .orderBy('order_line.id')
    .limit(MAX_NAMED_LINES)
    .execute()
  const [first] = lines
  return first === undefined ? null : { count: Number(first.count), names: lines.map(({ name }) => name) }
}
