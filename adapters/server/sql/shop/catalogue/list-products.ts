import { setImmediate as nextTurn } from 'node:timers/promises'
import { performance } from 'node:perf_hooks'
import { productId, selectListed } from '../../../../../core/catalog/index.js'
import type { ListedEntry, Product, ProductQuery } from '../../../../../core/catalog/index.js'
import { inSteps, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { orderedQueryOf, readOrderedPage } from './ordered-page.js'
import { catalogueOf, categoriesOf, withSkus } from './read-products.js'
import type { CatalogueReading } from './read-products.js'

/** The time after which selecting pauses for other requests. */
const SLICE_MS = 5

/** All products in the form for lists, in the order of the catalogue; texts are read for a search only. */
async function entriesOf(context: CatalogueReading, readsTexts: boolean): Promise<readonly ListedEntry[]> {
  const rows = await catalogueOf(context)
    .selectFrom('product')
    .leftJoin('sku', (join) =>
      join
        .onRef('sku.site_id', '=', 'product.site_id')
        .onRef('sku.product_id', '=', 'product.id')
        .on('sku.withdrawn', '=', false)
        .on('sku.currency', '=', context.currency),
    )
    .select(['product.id', 'product.name', 'product.categories', 'product.withdrawn'])
    .select(({ fn }) => fn.min('sku.price_minor').as('lowest'))
    .$if(readsTexts, (query) =>
      query
        .select('product.description')
        .select(({ fn, val }) => fn<string | null>('string_agg', ['sku.code', val(' ')]).as('codes')),
    )
    .where('product.site_id', '=', context.siteId)
    .groupBy([
      'product.site_id',
      'product.id',
      'product.name',
      'product.categories',
      'product.withdrawn',
      'product.position',
    ])
    .$if(readsTexts, (query) => query.groupBy('product.description'))
    .orderBy('product.position')
    .orderBy('product.id')
    .execute()
  return rows.map((row) => ({
    id: productId(row.id),
    name: row.name,
    categories: categoriesOf(row).map(String),
    words: [row.description ?? '', row.codes ?? ''].join(' '),
    lowestPrice: row.withdrawn ? null : row.lowest,
  }))
}

/** The products that match a query. */
export async function queryProducts(
  context: CatalogueReading,
  query: ProductQuery,
): Promise<Result<readonly Product[], { readonly tag: 'unknown-cursor' }>> {
  const ordered = orderedQueryOf(query)
  if (ordered !== null) return readOrderedPage(context, ordered)
  const entries = await entriesOf(context, (query.search ?? '') !== '')
  const selected = await inSteps(
    selectListed(entries, query),
    () => nextTurn(),
    () => performance.now(),
    SLICE_MS,
  )
  if (!selected.ok || selected.value.length === 0) return selected.ok ? ok([]) : selected
  const rows = await catalogueOf(context)
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', context.siteId)
    .where('withdrawn', '=', false)
    .where('id', 'in', [...selected.value])
    .execute()
  const byId = new Map((await withSkus(context, rows)).map((product) => [product.id, product]))
  return ok(selected.value.flatMap((id) => byId.get(id) ?? []))
}
