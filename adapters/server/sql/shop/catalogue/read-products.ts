import type { Product } from '../../../../../core/catalog/index.js'
import { groupBy } from '../../../../../core/shared/index.js'
import { fragment, isStorable } from '../../engine/index.js'
import type { ProductRow } from '../../engine/index.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { toProduct } from './product-rows.js'
import { PRICE_HISTORY } from './price-statements.js'

/** The site whose catalogue is read, and the currency of the prices. */
export interface CatalogueReading extends SiteDatabase {
  readonly currency: string
}

/**
 * These queries use connections of their own, so that pages show products even while all requests with a cart
 * wait for a locked table.
 */
export const catalogueOf = ({ sql }: Pick<SiteDatabase, 'sql'>): Tables => tablesOf(sql.reserved ?? sql)

/** A product for sale, by id or slug; null: none. */
export async function findProduct(
  context: CatalogueReading,
  which: { readonly id: string } | { readonly slug: string },
): Promise<Product | null> {
  if (!isStorable('id' in which ? which.id : which.slug)) return null
  const row = await catalogueOf(context)
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

/** All products for sale, in the order of the catalogue file. */
export async function listProducts(context: CatalogueReading): Promise<readonly Product[]> {
  const rows = await catalogueOf(context)
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', context.siteId)
    .where('withdrawn', '=', false)
    .orderBy('position')
    .execute()
  return withSkus(context, rows)
}

/** The names of a row's categories. */
export const categoriesOf = (row: Pick<ProductRow, 'categories'>): readonly unknown[] =>
  JSON.parse(row.categories) as readonly unknown[]

/** The category names of all products for sale, each once. */
export async function listCategories({
  sql,
  siteId,
  currency,
}: CatalogueReading): Promise<readonly string[]> {
  const rows = await catalogueOf({ sql })
    .selectFrom('product')
    .select('product.categories')
    .distinct()
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'product.site_id').onRef('sku.product_id', '=', 'product.id'),
    )
    .where('product.site_id', '=', siteId)
    .where('product.withdrawn', '=', false)
    .where('sku.withdrawn', '=', false)
    .where('sku.currency', '=', currency)
    .execute()
  return [...new Set(rows.flatMap(categoriesOf).map(String))]
}

const MAX_NAMED = 100

/**
 * A price in another currency is not for sale until the next import. A product without SKUs for sale is left
 * out.
 */
export async function withSkus(
  context: CatalogueReading,
  rows: readonly ProductRow[],
): Promise<readonly Product[]> {
  if (rows.length === 0) return []
  const { siteId, currency } = context
  const query = catalogueOf(context)
    .selectFrom('sku')
    .selectAll()
    .select(fragment.raw<string | null>(PRICE_HISTORY).as('price_history'))
    .where('site_id', '=', siteId)
    .where('withdrawn', '=', false)
    .where('currency', '=', currency)
  const ids = rows.map(({ id }) => id)
  // A whole catalogue is read without listing its products, which may be more than a statement allows.
  const skus = await (ids.length <= MAX_NAMED ? query.where('product_id', 'in', ids) : query).execute()
  const byProduct = groupBy(skus, (sku) => sku.product_id)
  return rows.flatMap((row) => {
    const own = byProduct.get(row.id)
    return own === undefined ? [] : [toProduct(row, own)]
  })
}
