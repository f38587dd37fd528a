import {
  categoryOfSlug,
  categorySlugOfPath,
  MAX_LISTED_PRODUCTS,
  PRODUCT_SORTS,
  relatedProducts,
  slugOfPath,
  sortProducts,
} from '../catalog/index.js'
import type { Product, ProductQuery } from '../catalog/index.js'
import { closest, contains } from './page-nodes.js'
import type { PageNodes } from './page-nodes.js'
import { lacksPrice } from './product-fields.js'
import type { ProductTables } from './product-fields.js'
import { NAMED, PRODUCT_FORM, slugOfEntry, STATES_PRODUCT } from './product-marks.js'

/**
 * A list of products. Its entries are made from `sample`; null: they exist already and name their products
 * (docs/bindings.md).
 */
export interface ProductList<N> {
  readonly root: N
  readonly host: N
  readonly sample: N | null
  readonly entries: readonly N[]
  /** The category that its owner named; null: what it shows follows from the address. */
  readonly category: string | null
  /** On a product page: shows what goes with the product. */
  readonly isRelated: boolean
  readonly limit: number
  /** The order that its owner named; null: as the catalogue has the products. */
  readonly sort: NonNullable<ProductQuery['sort']> | null
}

/** The access to elements, and the tables to recognise prices by. */
export interface ListReader<N, F extends string> {
  readonly nodes: PageNodes<N>
  readonly tables: ProductTables<F>
}

/** The page on which a list stands. */
export interface ListPage<N> {
  /** True if the builder's server filled the page. */
  readonly isPublished: () => boolean
  /** The form that sells the product of this page; null: it is no product's page, or has none. */
  readonly ownForm: N | null
}

/** Lists of pictures, and of what belongs to one item. */
const INNER_LIST = '[data-wf-collection], [data-vitrine-bind="more-images"]'
/** A form that sells, or a price that is bound to the chosen SKU: products alone have them. */
const SOLD = `${PRODUCT_FORM}, [data-wf-sku-bindings*="f_price_"]`
/** The mark of a list whose entries were drawn before the page was sent: they are updated, never recreated. */
const FILLED = 'data-vitrine-filled'
/** The page that all products of an export share: every link to it shows one of them. */
const TEMPLATE = /(?:^|\/)detail_product(?:\.html)?(?:[?#]|$)/

/** Reads a list of products; null: it lists something else, or is complete. */
export function readProductList<N, F extends string>(
  reader: ListReader<N, F>,
  root: N,
  page: ListPage<N>,
): ProductList<N> | null {
  const { nodes } = reader
  const [host] = nodes.select(root, '.w-dyn-items')
  if (host === undefined || closest(nodes, host, '.w-dyn-list') !== root || nodes.matches(host, INNER_LIST))
    return null
  const entries = nodes.children(host).filter((child) => nodes.matches(child, '.w-dyn-item'))
  const [first] = entries
  if (first === undefined || nodes.select(host, STATES_PRODUCT).length > 0) return null
  if (page.ownForm !== null && contains(nodes, host, page.ownForm)) return null
  const stated = (name: string): string | null => nodes.attribute(root, `data-vitrine-${name}`)
  // A list of search results is drawn with the search.
  if (stated('search') !== null) return null
  const category = stated('category')
  const isDeclared = category !== null || stated('products') !== null
  // A published page's lists were filled by the server; their empty elements are intended.
  if (!isDeclared && page.isPublished()) return null
  const isFilled = nodes.attribute(root, FILLED) !== null
  const isSample = !isFilled && entries.length === 1 && (isDeclared || isEmptyProduct(reader, first))
  if (!isSample && !isFilled && !entries.some((entry) => needsFilling(reader, entry))) return null
  const limit = Number.parseInt(stated('limit') ?? '', 10)
  return {
    root,
    host,
    sample: isSample ? first : null,
    entries,
    category,
    isRelated: (stated('products') ?? 'related') === 'related',
    limit: limit > 0 ? Math.min(limit, MAX_LISTED_PRODUCTS) : MAX_LISTED_PRODUCTS,
    sort: PRODUCT_SORTS.get((stated('sort') ?? '').trim()) ?? null,
  }
}

/**
 * True for the one entry that an export keeps of a product list: it names no product, but sells one, shows a price
 * or links to one.
 */
function isEmptyProduct<N, F extends string>({ nodes, tables }: ListReader<N, F>, entry: N): boolean {
  if (slugOfEntry(nodes, entry) !== null || nodes.select(entry, NAMED).length > 0) return false
  const leadsToTemplate = (): boolean =>
    nodes
      .select(entry, 'a[href*="detail_product"]')
      .some((link) => TEMPLATE.test(nodes.attribute(link, 'href') ?? ''))
  return nodes.select(entry, SOLD).length > 0 || lacksPrice(nodes, tables, entry) || leadsToTemplate()
}

/** An entry that says which product it shows, and lacks parts of it. */
const needsFilling = <N, F extends string>({ nodes, tables }: ListReader<N, F>, entry: N): boolean =>
  slugOfEntry(nodes, entry) !== null &&
  (nodes.select(entry, '[data-wf-sku-bindings], [data-vitrine-bind]').length > 0 ||
    lacksPrice(nodes, tables, entry))

/** True for a list that shows what goes with the product at a path. */
export const showsRelated = ({ category, isRelated }: ProductList<unknown>, path: string): boolean =>
  category === null && isRelated && slugOfPath(path) !== null

/**
 * The products of a list among those that were read for it, not yet in its own order. They are those of its
 * category, on a product page those related to it, on a category page its products, else all.
 */
export function productsOfList(
  list: ProductList<unknown>,
  products: readonly Product[],
  path: string,
): readonly Product[] {
  const { category } = list
  if (category !== null) return products
  const slug = slugOfPath(path)
  if (slug !== null && showsRelated(list, path)) return relatedProducts(products, slug)
  const ofPage = categorySlugOfPath(path)
  if (ofPage === null) return products
  const name = categoryOfSlug(products, ofPage)
  return products.filter(({ categories }) => categories.some((each) => each === name))
}

/** The products of a list, in its order. */
export function* sortedProductsOfList(
  list: ProductList<unknown>,
  products: readonly Product[],
  path: string,
): ReturnType<typeof sortProducts> {
  const found = productsOfList(list, products, path)
  return list.sort === null ? found : yield* sortProducts(found, list.sort)
}
