import type { Element } from 'domhandler'
import { productPath, siteOfItemPage } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { pageOfItems } from '../../../../core/collections/index.js'
import type { ListPager } from '../../../../core/collections/index.js'
import {
  completeLinks,
  emptyStateOf,
  PRODUCT_FORM,
  productsOfList,
  PUBLISHED,
  readProductList,
  renameFields,
  slugOfEntry,
  sortedProductsOfList,
} from '../../../../core/recognition/index.js'
import type { ProductList as ListOf } from '../../../../core/recognition/index.js'
import { allAtOnce, oncePer } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { PRODUCT_TABLES } from '../../../../core/builder-markup/index.js'
import type { DrawBudget } from '../draw-budget.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { matches, selectIn } from '../select.js'
import { addDrawing, drawnCopy, setAttribute, setChildren, toggleClass } from './draft.js'
import type { Draw } from './draft.js'
import { drawProduct } from './draw-product.js'
import type { DrawSettings } from './product-scope.js'
import { drawPager, pagerOf } from './draw-pager.js'
import type { PagerPlace } from './draw-pager.js'
import { pageDraft } from './page-draft.js'
import { listsIn } from './product-elements.js'

/** A list of products of a page. */
export interface ProductList extends ListOf<Element> {
  /** The pager; null: none, only the first products are shown. */
  readonly pager: Element | null
}

/** The query parameter for a list's page number. */
const pagerName = (index: number): string => `p${index + 1}_page`

/** True if a list needs more than the first products. */
export const isLongList = ({ pager, sort }: ProductList): boolean => pager !== null || sort !== null

/** True for a published page, on which an empty list stays empty. */
export const isPublished = oncePer((page: ParsedPage): boolean =>
  page.elements.some((element) => matches(element, PUBLISHED)),
)

/** The lists of products on a page, step by step; `ownForm`: the form of the page's own product. */
export function* productListSteps(
  page: ParsedPage,
  body: Element,
  ownForm: Element | null,
): Steps<readonly ProductList[]> {
  const reader = { nodes: pageNodes, tables: PRODUCT_TABLES }
  const around = { isPublished: () => isPublished(page), ownForm }
  const lists: ProductList[] = []
  for (const root of listsIn(body)) {
    yield
    const list = readProductList(reader, root, around)
    if (list !== null) lists.push({ ...list, pager: list.sample === null ? null : (pagerOf(root) ?? null) })
  }
  return lists
}

/** The same, all at once. */
export const productListsOn = (...asked: Parameters<typeof productListSteps>): readonly ProductList[] =>
  allAtOnce(productListSteps(...asked))

function entryDrawings(
  entry: Element,
  product: Product,
  ids: string,
  settings: DrawSettings,
): Map<Element, Draw> {
  const drawings = new Map<Element, Draw>()
  const form = selectIn(entry, PRODUCT_FORM)[0] ?? null
  drawProduct({ product, root: entry, entry, form, isPublished: false, ids }, drawings, settings)
  return drawings
}

/** The position of a list. */
export interface ListPlace {
  readonly path: string
  /** Its number among the product lists of its page, from 0. */
  readonly index: number
  /** The shown parts of lists; null: queries are not answered, so that a list shows all its products. */
  readonly query: URLSearchParams | null
  readonly budget: DrawBudget
}

/** The pager of a list with a pagination. */
export function productPager(
  list: ProductList,
  products: readonly Product[],
  { path, index }: Omit<ListPlace, 'query' | 'budget'>,
): ListPager | null {
  if (list.pager === null) return null
  const shown = productsOfList(list, products, path)
  return { name: pagerName(index), pages: pageOfItems(shown, list.limit, 1).pages }
}

/** The shown part of a list, and the position of its pager. */
function* partOf(
  list: ProductList,
  products: readonly Product[],
  { path, index, query }: ListPlace,
): Steps<{ readonly shown: readonly Product[]; readonly place: PagerPlace }> {
  const name = pagerName(index)
  const whole = yield* sortedProductsOfList(list, products, path)
  const size = list.pager !== null && query === null ? Math.max(whole.length, 1) : list.limit
  const wanted = list.pager === null ? 1 : Number.parseInt(query?.get(name) ?? '1', 10) || 1
  const { shown, page, pages } = pageOfItems(whole, size, wanted)
  return { shown, place: { name, page, pages } }
}

/** Draws a list: an entry for each product, or the empty state. Existing entries are drawn in place. */
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
      const slug = slugOfEntry(pageNodes, entry)
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
    renameFields(pageDraft, entry, index)
    const address = productPath(siteOfItemPage(page.path) ?? '', product.slug)
    completeLinks(pageDraft, entry, { address, name: product.name })
    if (!page.budget.take(entry)) break
    made.push(entry)
  }
  if (list.pager !== null) drawPager(list.pager, place, drawings)
  const isEmpty = made.length === 0
  addDrawing(drawings, host, (draft) => {
    if (!isEmpty) setChildren(draft, made)
    toggleClass(draft, 'w-dyn-hide', isEmpty)
  })
  if (!isEmpty) addDrawing(drawings, root, (draft) => setAttribute(draft, 'data-vitrine-filled', ''))
  const empty = emptyStateOf(pageNodes, root)
  if (empty) addDrawing(drawings, empty, (draft) => toggleClass(draft, 'w-dyn-hide', !isEmpty))
}
