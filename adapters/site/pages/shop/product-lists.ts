import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import {
  categoryOfSlug,
  categorySlugOfPath,
  PRODUCT_SORT_KEYS,
  productPath,
  relatedProducts,
  selectListed,
  siteOfItemPage,
  toListedEntry,
} from '../../../../core/catalog/index.js'
import type { Product, ProductSlug, ProductSortKey } from '../../../../core/catalog/index.js'
import { pageOfItems } from '../../../../core/collections/index.js'
import type { ListPager } from '../../../../core/collections/index.js'
import { lacksPrice } from '../../../../core/recognition/index.js'
import { parseSortOrder } from '../../../../core/shared/index.js'
import type { SortOrder, Steps } from '../../../../core/shared/index.js'
import { PRODUCT_TABLES } from '../../../../core/builder-markup/index.js'
import type { DrawRoom } from '../draw-room.js'
import { attributeOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { matches, selectIn, selectOnce } from '../select.js'
import { addDrawing, drawnCopy, setAttribute, setChildren, toggleClass } from './draft.js'
import type { Draw } from './draft.js'
import { drawProduct } from './draw-product.js'
import type { DrawSettings } from './draw-product.js'
import { drawPager, pagerOf } from './draw-pager.js'
import type { PagerPlace } from './draw-pager.js'
import { completeLinks, emptyStateOf, renameFields } from './entry-parts.js'
import { closestTo, FORM, linkedSlug, slugOfEntry, STATED } from './product-elements.js'

/**
 * A list of products: its entries are made from `sample`, or (null) are there and say which product they show
 * (docs/bindings.md).
 */
export interface ProductList {
  readonly root: Element
  readonly host: Element
  readonly sample: Element | null
  readonly entries: readonly Element[]
  /** The category that its owner named; null: what it shows follows from the address. */
  readonly category: string | null
  readonly limit: number
  /** The order that its owner named; null: as the catalogue has the products. */
  readonly sort: SortOrder<ProductSortKey> | null
  /** Shows a part of the products at a time; null: it has none, and shows the first ones. */
  readonly pager: Element | null
}

/** As many entries as a list of the builder's has at most. */
export const MAX_ENTRIES = 100

/** A selector of elements that only published pages have. */
export const PUBLISHED = `[data-wf-bindings], [data-wf-cart-query]:not([data-wf-cart-query=""]), ${STATED}`
const PICTURES = '[data-wf-collection], [data-vitrine-bind="more-images"]'

const lacksItsPrice = (entry: Element): boolean => lacksPrice(pageNodes, PRODUCT_TABLES, entry)

/** The page that all products of an export share: every link to it shows one of them. */
const TEMPLATE = /(?:^|\/)detail_product(?:\.html)?(?:[?#]|$)/

const leadsToTemplate = (entry: Element): boolean =>
  selectIn(entry, 'a[href*="detail_product"]').some((link) => TEMPLATE.test(attributeOf(link, 'href') ?? ''))

/** A form that sells, or a price that is bound to the chosen SKU: products alone have them. */
const SOLD = `${FORM}, [data-wf-sku-bindings*="f_price_"]`

const isEmptyProduct = (entry: Element): boolean =>
  slugOfEntry(entry) === null &&
  selectIn(entry, '[data-vitrine-product]').length === 0 &&
  (selectIn(entry, SOLD).length > 0 || lacksItsPrice(entry) || leadsToTemplate(entry))

const needsFilling = (entry: Element): boolean =>
  selectIn(entry, '[data-wf-sku-bindings], [data-vitrine-bind]').length > 0 || lacksItsPrice(entry)

function readList(
  root: Element,
  isPublishedPage: boolean,
  ownForm: Element | null,
  isProductPage: boolean,
): ProductList | null {
  const host = selectIn(root, '.w-dyn-items')[0]
  if (host === undefined || closestTo(host, '.w-dyn-list') !== root || matches(host, PICTURES)) return null
  const entries = host.children.filter(isTag).filter((child) => matches(child, '.w-dyn-item'))
  const [first] = entries
  if (first === undefined || selectIn(host, STATED).length > 0) return null
  if (isProductPage && ownForm !== null && closestTo(ownForm, '.w-dyn-items') === host) return null
  // A list of what was found is drawn with the search.
  if (attributeOf(root, 'data-vitrine-search') !== null) return null
  const category = attributeOf(root, 'data-vitrine-category')
  const isDeclared = category !== null || attributeOf(root, 'data-vitrine-products') !== null
  // A published page's lists were filled by the server; what is empty in them is meant to be.
  if (!isDeclared && isPublishedPage) return null
  const isSample = entries.length === 1 && (isDeclared || isEmptyProduct(first))
  if (!isSample && !entries.some((entry) => linkedSlug(entry) !== null && needsFilling(entry))) return null
  const limit = Number.parseInt(attributeOf(root, 'data-vitrine-limit') ?? '', 10)
  const sortText = attributeOf(root, 'data-vitrine-sort')
  const sort = sortText === null ? null : parseSortOrder(sortText.trim(), PRODUCT_SORT_KEYS)
  return {
    root,
    host,
    sample: isSample ? first : null,
    entries,
    category,
    limit: limit > 0 ? Math.min(limit, MAX_ENTRIES) : MAX_ENTRIES,
    sort: sort?.ok ? sort.value : null,
    pager: isSample ? (pagerOf(root) ?? null) : null,
  }
}

/** The name of the number of a list in a query. */
const pagerName = (index: number): string => `p${index + 1}_page`

/** True where more than the first products have to be read for a list. */
export const isLongList = ({ pager, sort }: ProductList): boolean => pager !== null || sort !== null

/** True if a page was published: its empty lists are empty on purpose. */
export const isPublished = (page: ParsedPage): boolean =>
  page.elements.some((element) => matches(element, PUBLISHED))

/** The lists of products on a page; `ownForm` sells the page's own product. */
export function productListsOn(
  page: ParsedPage,
  body: Element,
  ownForm: Element | null,
  slug: ProductSlug | null,
): readonly ProductList[] {
  const roots = selectOnce(body, '.w-dyn-list')
  if (roots.length === 0) return []
  return roots.flatMap((root) => readList(root, isPublished(page), ownForm, slug !== null) ?? [])
}

/** The products that a list shows of those that were read for it, in its order. */
function* productsFor(
  list: ProductList,
  products: readonly Product[],
  path: string,
  slug: ProductSlug | null,
): Steps<readonly Product[]> {
  const found = productsOf(list, products, path, slug)
  if (list.sort === null) return found
  const query = { category: null, limit: found.length, sort: list.sort }
  const sorted = yield* selectListed(found.map(toListedEntry), query)
  const byId = new Map(found.map((product) => [product.id, product]))
  return sorted.ok ? sorted.value.flatMap((id) => byId.get(id) ?? []) : found
}

function productsOf(
  { category, root }: ProductList,
  products: readonly Product[],
  path: string,
  slug: ProductSlug | null,
): readonly Product[] {
  if (category !== null) return products
  if (slug !== null && (attributeOf(root, 'data-vitrine-products') ?? 'related') === 'related')
    return relatedProducts(products, slug)
  const ofPage = categorySlugOfPath(path)
  if (ofPage === null) return products
  const name = categoryOfSlug(products, ofPage)
  return products.filter(({ categories }) => categories.some((each) => each === name))
}

function entryDrawings(
  entry: Element,
  product: Product,
  ids: string,
  settings: DrawSettings,
): Map<Element, Draw> {
  const drawings = new Map<Element, Draw>()
  const form = selectIn(entry, FORM)[0] ?? null
  drawProduct({ product, root: entry, entry, form, isPublished: false, ids }, drawings, settings)
  return drawings
}

/** The place where a list is shown. */
export interface ListPlace {
  readonly path: string
  readonly slug: ProductSlug | null
  /** Its place among the lists of products of its page, from 0. */
  readonly index: number
  /** The parts of lists that are shown; null: queries are not answered, so that a list shows all its products. */
  readonly query: URLSearchParams | null
  readonly room: DrawRoom
}

/** The pager of a list that has one, in as many parts as its products make. */
export function productPager(
  list: ProductList,
  products: readonly Product[],
  { path, slug, index }: Omit<ListPlace, 'query' | 'room'>,
): ListPager | null {
  if (list.pager === null) return null
  const shown = productsOf(list, products, path, slug)
  return { name: pagerName(index), pages: pageOfItems(shown, list.limit, 1).pages }
}

/** The part of a list that is shown, and where its pager stands. */
function* partOf(
  list: ProductList,
  products: readonly Product[],
  { path, slug, index, query }: ListPlace,
): Steps<{ readonly shown: readonly Product[]; readonly place: PagerPlace }> {
  const name = pagerName(index)
  const whole = yield* productsFor(list, products, path, slug)
  const size = list.pager !== null && query === null ? Math.max(whole.length, 1) : list.limit
  const wanted = list.pager === null ? 1 : Number.parseInt(query?.get(name) ?? '1', 10) || 1
  const { shown, page, pages } = pageOfItems(whole, size, wanted)
  return { shown, place: { name, page, pages } }
}

/**
 * Draws a list: an entry for each product, or none and the empty state. Entries that are there are drawn in place.
 */
export function* drawList(
  list: ProductList,
  products: readonly Product[],
  page: ListPlace,
  drawings: Map<Element, Draw>,
  settings: DrawSettings,
): Steps<void> {
  const { root, host, sample } = list
  if (sample === null) {
    for (const [index, entry] of list.entries.entries()) {
      yield
      const slug = slugOfEntry(entry)
      const product = products.find((each) => each.slug === slug)
      if (product === undefined) continue
      for (const [element, draw] of entryDrawings(entry, product, `l${page.index}-${index}`, settings))
        addDrawing(drawings, element, draw)
    }
    return
  }
  const { shown, place } = yield* partOf(list, products, page)
  const made: Element[] = []
  for (const [index, product] of shown.entries()) {
    yield
    const entry = drawnCopy(sample, entryDrawings(sample, product, `l${page.index}-${index}`, settings))
    setAttribute(entry, 'data-vitrine-product', product.slug)
    renameFields(entry, index)
    completeLinks(entry, productPath(siteOfItemPage(page.path) ?? '', product.slug), product.name)
    if (!page.room.take(entry)) break
    made.push(entry)
  }
  if (list.pager !== null) drawPager(list.pager, place, drawings)
  const isEmpty = made.length === 0
  addDrawing(drawings, host, (draft) => {
    if (!isEmpty) setChildren(draft, made)
    toggleClass(draft, 'w-dyn-hide', isEmpty)
  })
  if (!isEmpty) addDrawing(drawings, root, (draft) => setAttribute(draft, 'data-vitrine-filled', ''))
  const empty = emptyStateOf(root)
  if (empty) addDrawing(drawings, empty, (draft) => toggleClass(draft, 'w-dyn-hide', !isEmpty))
}
