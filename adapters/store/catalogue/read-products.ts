import type { Product } from '../../../core/catalog/index.js'
import type { ProductRow, SkuRow } from '../../sql/index.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import { isStorable } from '../text-input.js'
import { toProduct } from './catalogue-rows.js'

type Reading = Pick<StoreContext, 'sql' | 'siteId' | 'settings'>

/** A product that is for sale, by id or slug; null where there is none. */
export async function findProduct(
  context: Reading,
  which: { readonly id: string } | { readonly slug: string },
): Promise<Product | null> {
  if (!isStorable('id' in which ? which.id : which.slug)) return null
  const row = await tablesOf(context.sql)
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', context.siteId)
    .where('withdrawn', '=', false)
    .where('id' in which ? 'id' : 'slug', '=', 'id' in which ? which.id : which.slug)
    .executeTakeFirst()
  if (row === undefined) return null
  const [product] = await withSkus(context, [row])
  return product ?? null
}

/** Every product that is for sale, in the order of the catalogue file. */
export async function listProducts(context: Reading): Promise<readonly Product[]> {
  const rows = await tablesOf(context.sql)
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', context.siteId)
    .where('withdrawn', '=', false)
    .orderBy('position')
    .execute()
  return withSkus(context, rows)
}

/** A price in another currency is not for sale until the catalogue is imported again. A product without any SKU left is not there. */
async function withSkus(
  { sql, siteId, settings }: Reading,
  rows: readonly ProductRow[],
): Promise<readonly Product[]> {
  const [only] = rows
  if (only === undefined) return []
  const query = tablesOf(sql)
    .selectFrom('sku')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('withdrawn', '=', false)
    .where('currency', '=', settings.currency)
  const skus = await (rows.length === 1 ? query.where('product_id', '=', only.id) : query).execute()
  const byProduct = new Map<string, SkuRow[]>()
  for (const sku of skus) byProduct.set(sku.product_id, [...(byProduct.get(sku.product_id) ?? []), sku])
  return rows.flatMap((row) => {
    const own = byProduct.get(row.id)
    return own === undefined ? [] : [toProduct(row, own)]
  })
}
