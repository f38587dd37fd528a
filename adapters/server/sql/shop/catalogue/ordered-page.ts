import { productId } from '../../../../../core/catalog/index.js'
import type { Product, ProductQuery, ProductSortKey } from '../../../../../core/catalog/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result, SortOrder } from '../../../../../core/shared/index.js'
import { fragment, isStorable } from '../../engine/index.js'
import { catalogueOf, withSkus } from './read-products.js'
import type { CatalogueReading } from './read-products.js'

/** The orders that the database keeps itself; names are compared without case and accents. */
type StoredOrder = SortOrder<Exclude<ProductSortKey, 'name'>>

/** A query for one page in an order of the database. */
export interface OrderedQuery extends Pick<ProductQuery, 'category' | 'limit' | 'after'> {
  readonly order: StoredOrder
}

/**
 * A query that the database can order: it has no search words and is not ordered by name. null: the products
 * must be compared one by one.
 */
export function orderedQueryOf({ category, limit, after, search, sort }: ProductQuery): OrderedQuery | null {
  const { key, isDescending } = sort ?? { key: 'position', isDescending: false }
  if ((search ?? '') !== '' || key === 'name') return null
  return { category, limit, order: { key, isDescending }, ...(after !== undefined && { after }) }
}

/** The products with their lowest prices; null: no variant of a product is for sale. */
const pricedProducts = (context: CatalogueReading) =>
  catalogueOf(context)
    .selectFrom('product')
    .innerJoinLateral(
      (tables) =>
        tables
          .selectFrom('sku')
          .select(({ fn }) => fn.min('sku.price_minor').as('lowest'))
          .whereRef('sku.site_id', '=', 'product.site_id')
          .whereRef('sku.product_id', '=', 'product.id')
          .where('sku.withdrawn', '=', false)
          .where('sku.currency', '=', context.currency)
          .as('sold'),
      (join) => join.onTrue(),
    )
    .where('product.site_id', '=', context.siteId)

type Priced = ReturnType<typeof pricedProducts>

/** True for a row of a category. Names are compared as they are stored, since an escape may have no text. */
function ofCategory(category: string) {
  const stored = JSON.stringify(category)
  return fragment<boolean>`(strpos(product.categories, ${stored}) > 0 AND ${stored} IN (
    SELECT CAST(each.name AS TEXT) FROM json_array_elements(CAST(product.categories AS JSON)) AS each(name)))`
}

/**
 * The condition for the rows after the last product of the previous page, which may have been withdrawn
 * since. Null: that product is unknown.
 */
async function continued(
  context: CatalogueReading,
  page: Priced,
  { order: { key, isDescending }, after }: OrderedQuery,
): Promise<Priced | null> {
  if (after === undefined) return page
  if (!isStorable(after)) return null
  const last = await pricedProducts(context)
    .select(['product.id', 'product.position', 'product.withdrawn', 'sold.lowest'])
    .where('product.id', '=', after)
    .executeTakeFirst()
  if (last === undefined) return null
  const { id, position } = last
  const beyond = fragment.raw(isDescending ? '<' : '>')
  if (key === 'position')
    return page.where(fragment<boolean>`(product.position, product.id) ${beyond} (${position}, ${id})`)
  const lowest = last.withdrawn ? 0 : (last.lowest ?? 0)
  return page.where(
    fragment<boolean>`(sold.lowest ${beyond} ${lowest}
      OR (sold.lowest = ${lowest} AND (product.position, product.id) > (${position}, ${id})))`,
  )
}

/** Reads one page that the database selects and orders: no other products are read. */
export async function readOrderedPage(
  context: CatalogueReading,
  query: OrderedQuery,
): Promise<Result<readonly Product[], { readonly tag: 'unknown-cursor' }>> {
  const { category, limit, order } = query
  const page = await continued(context, pricedProducts(context), query)
  if (page === null) return err({ tag: 'unknown-cursor' })
  const direction = order.isDescending ? 'desc' : 'asc'
  const byPosition = order.key === 'position' ? direction : 'asc'
  const rows = await page
    .selectAll('product')
    .where('product.withdrawn', '=', false)
    .where('sold.lowest', 'is not', null)
    .$if(category !== null, (found) => found.where(ofCategory(category ?? '')))
    .$if(order.key === 'price', (found) => found.orderBy('sold.lowest', direction))
    .orderBy('product.position', byPosition)
    .orderBy('product.id', byPosition)
    .limit(limit)
    .execute()
  const products = new Map((await withSkus(context, rows)).map((product) => [product.id, product]))
  return ok(rows.flatMap(({ id }) => products.get(productId(id)) ?? []))
}
