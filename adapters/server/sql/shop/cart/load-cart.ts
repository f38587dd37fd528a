import { prepared } from '../../engine/index.js'
import type { OrderRow, ProductRow, SkuRow } from '../../engine/index.js'
import { MAX_CART_LINES } from '../../../../../core/use-cases/shop/buying-rules.js'
import { rowText } from '../row-text.js'
import type { StoreSite, Tables } from '../store-site.js'
import { hasBegunTrial } from '../subscriptions/begun-trials.js'
import { hasTrial, planOfLine } from './cart.js'
import type { Cart, CartLine } from './cart.js'
import { readDiscount } from './discount-row.js'

type Reading = Pick<StoreSite, 'siteId' | 'settings'>

/**
 * Reads the parts of an order. `memberOf` returns the logged-in member or null; it is called only if needed.
 */
export async function loadCart(
  tables: Tables,
  context: Reading,
  order: OrderRow,
  memberOf: () => Promise<string | null>,
): Promise<Cart> {
  const lines = await loadLines(tables, context, order.id)
  return {
    order,
    lines: await withoutBegunTrial(tables, context, order.id, lines, memberOf),
    discount: order.discount_code === null ? null : await readDiscount(tables, context, order.discount_code),
  }
}

/** Removes the trial from a line if its buyer has begun one of the product before: each member gets one. */
async function withoutBegunTrial(
  tables: Tables,
  context: Reading,
  orderId: string,
  lines: readonly CartLine[],
  memberOf: () => Promise<string | null>,
): Promise<readonly CartLine[]> {
  const line = lines.find(hasTrial)
  const memberId = line === undefined ? null : await memberOf()
  if (line === undefined || memberId === null) return lines
  if (!(await hasBegunTrial(tables, context, { memberId, productId: line.product.id, orderId }))) return lines
  const plan = JSON.stringify({ ...planOfLine(line), trialDays: null })
  return lines.map((each) => (each === line ? { ...line, sku: { ...line.sku, plan } } : each))
}

const selectLines = prepared((tables: Tables, siteId: string, orderId: string) =>
  tables
    .selectFrom('order_line')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'order_line.site_id').onRef('sku.id', '=', 'order_line.sku_id'),
    )
    .innerJoin('product', (join) =>
      join.onRef('product.site_id', '=', 'sku.site_id').onRef('product.id', '=', 'sku.product_id'),
    )
    .selectAll('order_line')
    .select([rowText('sku').as('sku_row'), rowText('product').as('product_row')])
    .where('order_line.site_id', '=', siteId)
    .where('order_line.order_id', '=', orderId)
    .orderBy('order_line.added_on')
    .orderBy('order_line.id')
    .limit(MAX_CART_LINES),
)

async function loadLines(
  tables: Tables,
  { siteId, settings }: Reading,
  orderId: string,
): Promise<readonly CartLine[]> {
  const { rows } = await selectLines(tables, siteId, orderId)
  return rows.flatMap(({ sku_row: skuText, product_row: productText, ...row }): CartLine[] => {
    const sku = JSON.parse(skuText) as SkuRow
    const product = JSON.parse(productText) as ProductRow
    // Amounts of two currencies cannot be added. Such a line remains only if the owner changed the currency.
    if (sku.currency !== settings.currency) return []
    return [{ row, sku, product, isGone: sku.withdrawn || product.withdrawn }]
  })
}
