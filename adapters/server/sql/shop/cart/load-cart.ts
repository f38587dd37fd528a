import type { OpenLine } from '../../../../../core/use-cases/shop/cart/open-cart.js'
import type { LoadedCart } from '../../../../../core/use-cases/shop/cart/present-cart.js'
import { prepared } from '../../engine/index.js'
import type { OrderRow, ProductRow, SkuRow } from '../../engine/index.js'
import { MAX_CART_LINES } from '../../../../../core/use-cases/shop/buying-rules.js'
import { rowText } from '../row-text.js'
import type { Tables } from '../site-database.js'
import { hasBegunTrial } from '../subscriptions/trial-records.js'
import type { CartLine } from './cart.js'
import { readDiscount } from './discount-row.js'
import { toCartHead } from './open-cart-rows.js'

/**
 * Reads a cart whose lines are made by `toLine`. `memberOf` returns the logged-in member or null; it is called only if
 * needed.
 */
export async function loadCart<Line extends OpenLine>(
  tables: Tables,
  siteId: string,
  { order, toLine }: { readonly order: OrderRow; readonly toLine: (line: CartLine) => Line },
  memberOf: () => Promise<string | null>,
): Promise<LoadedCart<Line>> {
  const lines = (await loadLines(tables, siteId, order.id)).map(toLine)
  return {
    ...toCartHead(order),
    lines,
    isTrialBegun: await isTrialBegun(tables, siteId, { orderId: order.id, lines }, memberOf),
    discount: order.discount_code === null ? null : await readDiscount(tables, siteId, order.discount_code),
  }
}

/** True if the buyer of a cart has begun the trial in it with another order. */
async function isTrialBegun(
  tables: Tables,
  siteId: string,
  { orderId, lines }: { readonly orderId: string; readonly lines: readonly OpenLine[] },
  memberOf: () => Promise<string | null>,
): Promise<boolean> {
  const trial = lines.find(({ variant }) => variant.trialDays > 0)
  const memberId = trial === undefined ? null : await memberOf()
  if (trial === undefined || memberId === null) return false
  return hasBegunTrial(tables, { siteId }, { memberId, productId: trial.variant.productId, orderId })
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

async function loadLines(tables: Tables, siteId: string, orderId: string): Promise<readonly CartLine[]> {
  const { rows } = await selectLines(tables, siteId, orderId)
  return rows.map(({ sku_row: skuText, product_row: productText, ...row }) => {
    const sku = JSON.parse(skuText) as SkuRow
    const product = JSON.parse(productText) as ProductRow
    return { row, sku, product, isGone: sku.withdrawn || product.withdrawn }
  })
}
