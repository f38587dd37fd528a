import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ProductRow, ShopTables, SkuRow } from '../../engine/index.js'
import type { KnownCatalogue } from '../../../../../core/use-cases/shop/catalogue/stored-catalogue.js'
import type { Tables } from '../site-database.js'

/** All products and SKUs that were ever in the catalogue. */
export type KnownRows = KnownCatalogue<ProductRow, SkuRow>

/** Rows of one query: the embedded engine answers no other request meanwhile. */
const PAGE = 250

/** All rows of a site in the order of their ids, page by page with a pause before each. */
async function* pagesOf<Name extends 'product' | 'sku'>(
  tables: Tables,
  table: Name,
  siteId: string,
): AsyncGenerator<readonly ShopTables[Name][]> {
  for (let after: string | undefined = ''; after !== undefined;) {
    await nextTurn()
    const page: readonly (ProductRow | SkuRow)[] = await tables
      .selectFrom<'product' | 'sku'>(table)
      .selectAll()
      .where('site_id', '=', siteId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    yield page as readonly ShopTables[Name][]
    after = page.length < PAGE ? undefined : page.at(-1)?.id
  }
}

/** Reads the whole catalogue. It locks nothing and delays no request: stock may be sold meanwhile. */
export async function readKnownCatalogue(tables: Tables, siteId: string): Promise<KnownRows> {
  const products = new Map<string, ProductRow>()
  const bySlug = new Map<string, ProductRow>()
  const skus = new Map<string, SkuRow>()
  const byProduct = new Map<string, SkuRow[]>()
  for await (const page of pagesOf(tables, 'product', siteId)) {
    for (const row of page) {
      products.set(row.id, row)
      bySlug.set(row.slug, row)
    }
  }
  for await (const page of pagesOf(tables, 'sku', siteId)) {
    for (const row of page) {
      skus.set(row.id, row)
      const ofProduct = byProduct.get(row.product_id)
      if (ofProduct) ofProduct.push(row)
      else byProduct.set(row.product_id, [row])
    }
  }
  return { products, skus, bySlug, skusOf: (productId) => byProduct.get(productId) ?? [] }
}
