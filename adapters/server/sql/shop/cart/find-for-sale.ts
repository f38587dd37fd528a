import type { SkuId } from '../../../../../core/catalog/index.js'
import type { CartReadings } from '../../../../../core/use-cases/shop/cart/cart-ports.js'
import type { Variant } from '../../../../../core/use-cases/shop/cart/open-cart.js'
import type { CartChange } from '../../../../../core/ports/shop/commerce-gateway.port.js'
import { isStorable, prepared } from '../../engine/index.js'
import type { ProductRow, SkuRow } from '../../engine/index.js'
import { keyId } from '../ids.js'
import { rowText } from '../row-text.js'
import type { Tables } from '../site-database.js'
import { toVariant } from './open-cart-rows.js'
import type { RequestKey } from '../../../../../core/use-cases/shop/request-key.js'

const answers = (tables: Tables, siteId: string, answerId: string) =>
  tables.selectFrom('cart_answer').select('answer').where('site_id', '=', siteId).where('id', '=', answerId)

const forSale = (tables: Tables, siteId: string, skuId: string, currency: string) =>
  tables
    .selectFrom('sku')
    .innerJoin('product', (join) =>
      join.onRef('product.site_id', '=', 'sku.site_id').onRef('product.id', '=', 'sku.product_id'),
    )
    .select([rowText('sku').as('sku_row'), rowText('product').as('product_row')])
    .where('sku.site_id', '=', siteId)
    .where('sku.id', '=', skuId)
    .where('sku.withdrawn', '=', false)
    .where('sku.currency', '=', currency)
    .where('product.withdrawn', '=', false)

const selectForSale = prepared(forSale)
const selectAnswer = prepared(answers)
const selectBoth = prepared(
  (tables: Tables, siteId: string, skuId: string, currency: string, answerId: string) =>
    forSale(tables, siteId, skuId, currency).select(() => answers(tables, siteId, answerId).as('answer')),
)

const variantOf = (row: { readonly sku_row: string; readonly product_row: string }): Variant =>
  toVariant({
    sku: JSON.parse(row.sku_row) as SkuRow,
    product: JSON.parse(row.product_row) as ProductRow,
  })

const toChange = (answer: string): CartChange => JSON.parse(answer) as CartChange

/** A variant for sale; null: none. */
export async function findForSale(
  tables: Tables,
  siteId: string,
  skuId: SkuId,
  currency: string,
): Promise<Variant | null> {
  if (!isStorable(skuId)) return null
  const [row] = (await selectForSale(tables, siteId, skuId, currency)).rows
  return row === undefined ? null : variantOf(row)
}

/** Finds the earlier answer to an addition's key, else the variant to add; null: neither exists. */
export async function findAnswerOrSale(
  tables: Tables,
  siteId: string,
  { lineage, key }: RequestKey,
  skuId: SkuId,
  currency: string,
): ReturnType<CartReadings['findAnswerOrSale']> {
  const answerId = keyId('add', lineage, key)
  const [row] = isStorable(skuId) ? (await selectBoth(tables, siteId, skuId, currency, answerId)).rows : []
  if (row?.answer != null) return { earlier: toChange(row.answer) }
  if (row !== undefined) return { found: variantOf(row) }
  // The variant may have been withdrawn since the key was answered.
  const [known] = (await selectAnswer(tables, siteId, answerId)).rows
  return known === undefined ? null : { earlier: toChange(known.answer) }
}
