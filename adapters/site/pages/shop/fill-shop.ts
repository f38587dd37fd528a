import type { Element } from 'domhandler'
import {
  categoryOfSlug,
  categorySlugOfPath,
  siteOfItemPage,
  slugOfPath,
} from '../../../../core/catalog/index.js'
import type { Product, ProductSlug } from '../../../../core/catalog/index.js'
import type { ListPager } from '../../../../core/collections/index.js'
import { priceFormatOf } from '../../../../core/money/index.js'
import { emptyStateOf, entryAround, mainForm } from '../../../../core/recognition/index.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { DrawBudget } from '../draw-budget.js'
import type { Edit } from '../edits.js'
import { currencyStatement } from '../facts/currency.js'
import { pageIdentity } from '../facts/site.js'
import type { ParsedPage } from '../parse-page.js'
import { selectIn } from '../select.js'
import { addDrawing, drawnEdits, setText, toggleClass, wordsOf } from './draft.js'
import type { Draw } from './draft.js'
import { categoryMenuSteps, drawCategoryMenu } from './category-menus.js'
import type { CategoryMenu } from './category-menus.js'
import { drawProduct } from './draw-product.js'
import { drawSavedOptions } from './option-controls.js'
import { bodyOf, closestTo, formsOf, ownFormOf, statedForm, unchangedNodes } from './product-elements.js'
import { grownList } from './grown-lists.js'
import { ownWords } from './own-words.js'
import { headEdits, productHead } from './product-head.js'
import type { ItemHead, ItemWords, SiteFacts } from './product-head.js'
import { drawList, isLongList, isPublished, productListSteps, productPager } from './product-lists.js'
import type { ProductList } from './product-lists.js'
import { savedEntriesOn } from './saved-entries.js'
import type { SavedEntry } from './saved-entries.js'
import { drawSavedEntries, drawWrittenName, isTranslated } from './draw-saved.js'
import { savedListsOn } from './saved-lists.js'
import type { OwnPages, SavedList } from './saved-lists.js'

/** The parts of the shop that a page shows, at one address. */
export interface ShopNeeds {
  readonly path: string
  readonly body: Element
  /** The product of the page; null: none. */
  readonly slug: ProductSlug | null
  /** The form of the page's product; null: none. */
  readonly ownForm: Element | null
  readonly lists: readonly ProductList[]
  /** Lists of categories. */
  readonly menus: readonly CategoryMenu[]
  /** Entries of saved lists, each with its product. */
  readonly entries: readonly SavedEntry[]
  /** Lists that were saved with their products and get new ones. */
  readonly savedLists: readonly SavedList[]
  /** Categories of the products in its lists; null: all products. */
  readonly categories: readonly (string | null)[]
  /** The categories among them with a list that shows more than the first products, or another order. */
  readonly longCategories: ReadonlySet<string | null>
}

/** The shop data that were read for a page. */
export interface ShopData {
  readonly product: Product | null
  readonly products: ReadonlyMap<string | null, readonly Product[]>
  /** True: all products (those of category `null`) are known. @default true */
  readonly isWhole?: boolean
  readonly site: SiteFacts
  readonly nowMs: number
  /** The shown parts of lists; null: queries are not answered. */
  readonly query: URLSearchParams | null
  /** The products that were saved with pages of their own. @default all were, and none is new */
  readonly ownPages?: OwnPages
  /** True for former products of the shop, whose entries are removed. @default none is known */
  readonly wasSold?: (slug: string) => boolean
  /** Shared by all drawing into the page. @default a separate one */
  readonly budget?: DrawBudget
}

/** Finds the shop data that a page needs, a list in each step; null: none. */
export function* shopNeedSteps(page: ParsedPage, path: string): Steps<ShopNeeds | null> {
  const body = bodyOf(page)
  if (body === null) return null
  const slug = slugOfPath(path)
  const lists = yield* productListSteps(page, body, slug === null ? null : mainForm(unchangedNodes, body))
  const drawnLists = new Set(lists.map(({ root }) => root))
  // The name of a category comes from its products.
  const menus = isPublished(page) ? [] : yield* categoryMenuSteps(body, drawnLists)
  const savedLists = yield* savedListsOn(page, body)
  const entries = (yield* savedEntriesOn(page, body, savedLists)).filter(
    ({ element }) => !drawnLists.has(closestTo(element, '.w-dyn-list') ?? element),
  )
  const hasSaved = entries.length + savedLists.length > 0
  const readsAll = categorySlugOfPath(path) !== null || menus.length > 0 || hasSaved
  const ofPage = readsAll ? [null] : []
  if (slug === null && lists.length + ofPage.length === 0) return null
  return {
    path,
    body,
    slug,
    ownForm: slug === null ? null : ownFormOf(body),
    lists,
    menus,
    entries,
    savedLists,
    categories: [...new Set([...ofPage, ...lists.map(({ category }) => category)])],
    longCategories: new Set([
      ...(hasSaved ? [null] : []),
      ...lists.filter(isLongList).map(({ category }) => category),
    ]),
  }
}

/** The same, all at once. */
export const shopNeeds = (page: ParsedPage, path: string): ShopNeeds | null =>
  allAtOnce(shopNeedSteps(page, path))

/** The form of a page's own product, and whether it states the product. */
function ownForm(
  body: Element,
  { id }: Product,
): { readonly form: Element | null; readonly isPublished: boolean } {
  const stated = statedForm(body, id)
  return stated === null
    ? { form: mainForm(unchangedNodes, body), isPublished: false }
    : { form: stated, isPublished: true }
}

/**
 * The texts by which a page names its product. A catalogue has one language: a saved page in the folder of
 * another language (`/de/product/mug`) keeps its own texts.
 */
function wordsOn(page: ParsedPage, { body, path }: ShopNeeds, product: Product): ItemWords {
  const { language } = pageIdentity(page)
  const form = siteOfItemPage(path) ? statedForm(body, product.id) : null
  if (form === null) return { name: product.name, description: wordsOf(product.description ?? ''), language }
  const own = ownWords(page, form)
  return { name: own.name ?? product.name, description: own.description ?? '', language }
}

/**
 * Draws the shop's data into a page, step by step: the same result as the page script's, which then changes
 * nothing.
 */
export function* shopSteps(page: ParsedPage, needs: ShopNeeds, data: ShopData): Steps<readonly Edit[]> {
  const { body, path } = needs
  const { language } = pageIdentity(page)
  const prices = priceFormatOf(currencyStatement(page), language, data.site.priceLocale ?? null)
  const settings = { prices, nowMs: data.nowMs, pageLanguage: language }
  const { budget = new DrawBudget() } = data
  const drawings = new Map<Element, Draw>()
  const { product } = data
  let formerName: string | undefined
  if (product !== null) {
    const { form, isPublished } = ownForm(body, product)
    if (isPublished && form !== null && !isTranslated(path))
      formerName = drawWrittenName(page, form, product, drawings)
    const entry = form === null ? null : entryAround(unchangedNodes, form)
    const root = entry ?? body
    if (isPublished && !isTranslated(path))
      for (const [index, own] of formsOf(root, entry, product).entries())
        addDrawing(drawings, own, (draft) => drawSavedOptions(own, draft, product, `p${index}`))
    drawProduct({ product, root, entry, form, isPublished, ids: 'p' }, drawings, settings)
    // The list with the product of the page has an entry, so its empty state is hidden.
    const list = entry === null || isPublished ? null : closestTo(entry, '.w-dyn-list')
    const empty = list === null ? undefined : emptyStateOf(unchangedNodes, list)
    if (empty) addDrawing(drawings, empty, (draft) => toggleClass(draft, 'w-dyn-hide', true))
  }
  for (const [index, list] of needs.lists.entries()) {
    const products = data.products.get(list.category)
    if (products)
      yield* drawList(list, products, { path, index, query: data.query, budget }, drawings, settings)
  }
  const removed = yield* drawSavedEntries(needs, data, drawings, settings)
  for (const menu of needs.menus)
    yield* drawCategoryMenu(menu, data.products.get(null) ?? [], { path, budget }, drawings)
  const category = categoryName(path, data)
  if (category !== null) drawHeading(body, category, drawings)
  const drawn: Edit[] = [...removed]
  if (data.ownPages !== undefined)
    for (const list of needs.savedLists) {
      const all = data.products.get(null) ?? []
      const grown = yield* grownList(list, all, { path, own: data.ownPages, budget }, settings)
      const empty = grown.length === 0 ? undefined : emptyStateOf(unchangedNodes, list.root)
      if (empty) addDrawing(drawings, empty, (draft) => toggleClass(draft, 'w-dyn-hide', true))
      drawn.push(...grown)
    }
  drawn.push(...(yield* drawnEdits(drawings, budget)))
  const head =
    product === null
      ? categoryHead(path, category, data)
      : {
          ...productHead(product, wordsOn(page, needs, product), path, data.site),
          ...(formerName !== undefined && { formerName }),
        }
  return head === null ? drawn : [...drawn, ...headEdits(page, head)]
}

/** The edits of `shopSteps`, all at once. */
export const shopEdits = (...drawing: Parameters<typeof shopSteps>): readonly Edit[] =>
  allAtOnce(shopSteps(...drawing))

/** The pagers of the product lists of a page, in order. */
export const shopPagers = (
  { lists, path }: ShopNeeds,
  products: ShopData['products'],
): readonly ListPager[] =>
  lists.flatMap((list, index) => productPager(list, products.get(list.category) ?? [], { path, index }) ?? [])

function categoryName(path: string, { products }: ShopData): string | null {
  const slug = categorySlugOfPath(path)
  return slug === null ? null : categoryOfSlug(products.get(null) ?? [], slug)
}

const categoryHead = (path: string, name: string | null, { site: { baseUrl } }: ShopData): ItemHead | null =>
  name === null
    ? null
    : {
        name,
        type: 'website',
        description: '',
        imageUrl: null,
        address: baseUrl === null ? null : baseUrl + path,
        data: [],
      }

const ELSEWHERE = '.w-dyn-item, [data-node-type^="commerce-"], .w-nav, nav, footer'

/** Writes a name into the empty heading of an export. */
function drawHeading(body: Element, name: string, drawings: Map<Element, Draw>): void {
  const heading = selectIn(body, 'h1, h2').find(
    (each) => each.children.length === 0 && closestTo(each, ELSEWHERE) === null,
  )
  if (heading)
    addDrawing(drawings, heading, (draft) => {
      setText(draft, name)
      toggleClass(draft, 'w-dyn-bind-empty', false)
    })
}
