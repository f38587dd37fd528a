import { basename } from 'node:path/posix'
import type { Element } from 'domhandler'
import {
  attributeSetting,
  attributeOf,
  classesOf,
  fitOf,
  selectIn,
  paginatedLists,
  silentLists,
  wordsOf,
} from '../../pages/index.js'
import type { Edit, ParsedPage, SilentList } from '../../pages/index.js'
import { collectionSlug } from './collection-slug.js'
import type { PageNote } from './page-notes.js'
import type { QueryPages } from '../files/query-pages.js'

/** The saved facts about lists on several pages. */
export interface SavedListPages {
  readonly queryPages: QueryPages
  /** The number of entries on a page of each list of a page, in order, as far as its saved parts show it. */
  readonly pageSizes: ReadonlyMap<string, readonly (number | undefined)[]>
}

/** The data that lists of a site can show. */
export interface SiteLists {
  readonly hasProducts: boolean
  /** Collections without those of the shop, by their names in addresses. */
  readonly collections: readonly string[]
}

const OF_SHOP: ReadonlySet<string> = new Set(['product', 'category', 'sku'])
const TEMPLATE = /^detail_([\w-]+)\.html$/

/** Finds the data that lists can show, by the templates and tables of a site. */
export function siteLists(
  pages: readonly string[],
  tables: readonly { readonly path: string; readonly kind: 'products' | 'collection' }[],
): SiteLists {
  const templates = pages.flatMap((path) => TEMPLATE.exec(basename(path))?.[1] ?? [])
  const ofTables = tables.flatMap(({ path, kind }) =>
    kind === 'collection' ? [collectionSlug(path, pages)] : [],
  )
  return {
    hasProducts: templates.includes('product') || tables.some(({ kind }) => kind === 'products'),
    collections: [...new Set([...templates, ...ofTables])].filter((slug) => !OF_SHOP.has(slug)),
  }
}

/** The collections that have a template at the root of the site and no table, by their names in addresses. */
export const templatesWithoutTable = (
  pages: readonly string[],
  tables: readonly string[],
): readonly string[] =>
  pages
    .flatMap((path) => TEMPLATE.exec(path)?.[1] ?? [])
    .filter((slug) => !OF_SHOP.has(slug) && !tables.includes(slug))

/** Words that designers use for products. */
const PRODUCTS = wordsOf(
  'product shop store goods merch bestseller seller arrival catalogue catalog ' +
    'produkt produkte laden produit boutique producto prodotto produto tienda negozio winkel loja butik',
)
/** Words that designers use for content that is not for sale, also if the collection has another name. */
const OTHERS = wordsOf(
  'article author blog case category client event faq gallery job journal member partner person ' +
    'portfolio post project question recipe review service story team testimonial work',
)
/** Weight of the whole page, like that of the part around a list. */
const PAGE_WEIGHT = 2

type ListContent = 'products' | 'collection' | 'undecided'

/**
 * The content of a list. It shows products if the words near it say so and none contradicts, or if the site
 * has nothing else to list. `areAllShown`: each collection of a site with products has a list on the page.
 */
function contentOf(
  { near }: SilentList,
  path: string,
  { hasProducts, collections }: SiteLists,
  areAllShown: boolean,
): ListContent {
  const ofPage = wordsOf(path)
  const fit = (wanted: ReadonlySet<string>): number =>
    fitOf(wanted, near) + ([...wanted].some((word) => ofPage.has(word)) ? PAGE_WEIGHT : 0)
  const fits = collections.map((slug) => fit(wordsOf(slug))).sort((one, other) => other - one)
  const [best = 0, second = 0] = fits
  const isOfShop = TEMPLATE.test(basename(path)) && /_(?:product|category)\./.test(path)
  const asProducts = fit(PRODUCTS) + (isOfShop ? PAGE_WEIGHT : 0)
  const asOther = Math.max(best, fitOf(OTHERS, near))
  if (hasProducts && asProducts > asOther) return 'products'
  // A page rarely shows a collection twice: if each has its list, the one without a name shows products.
  if (areAllShown && asOther === 0) return 'products'
  const isOnly = collections.length === 1 && !hasProducts
  return isOnly || best > Math.max(second, hasProducts ? asProducts : 0) ? 'collection' : 'undecided'
}

/** The designer's name for a list, else its position on the page. */
function nameOf(root: Element, number: number): string {
  const inside = [root, ...selectIn(root, '.w-dyn-items, .w-dyn-item')]
  const own = inside.flatMap((element) => classesOf(element).filter((name) => !/^w-/.test(name)))
  const id = attributeOf(root, 'id')
  return own[0] ? `.${own[0]}` : id ? `#${id}` : `number ${number + 1}`
}

/**
 * Marks the lists of an export that show products, as far as that can be detected, and reports the others. `saved` are
 * the saved further parts of its lists.
 */
export function markedLists(
  page: ParsedPage,
  path: string,
  lists: SiteLists,
  saved: SavedListPages,
): { readonly edits: readonly Edit[]; readonly notes: readonly PageNote[] } {
  const edits: Edit[] = []
  const notes: PageNote[] = []
  const choices = [
    ...(lists.hasProducts ? ['data-vitrine-products'] : []),
    ...lists.collections.map((slug) => `data-vitrine-collection="${slug}"`),
  ]
  const ofProducts = new Set<Element>()
  const silent = silentLists(page)
  const areAllShown =
    lists.hasProducts &&
    lists.collections.every((slug) => {
      const words = wordsOf(slug)
      return silent.some(({ near }) => fitOf(words, near) > 0)
    })
  silent.forEach((list, number) => {
    const content = contentOf(list, path, lists, areAllShown)
    if (content === 'products') {
      const value = basename(path) === 'detail_product.html' ? 'related' : ''
      edits.push(...[attributeSetting(list.root, 'data-vitrine-products', value) ?? []].flat())
      ofProducts.add(list.root)
    } else if (content === 'undecided' && choices.length > 0)
      notes.push({ tag: 'list-undecided', list: nameOf(list.root, number), choices })
  })
  const sizes = saved.pageSizes.get(path) ?? []
  paginatedLists(page).forEach(({ root, lacksLimit, next }, number) => {
    const size = sizes[number]
    if (next !== null && saved.queryPages.addressOf(path, next) === null)
      notes.push({ tag: 'list-unsaved', list: nameOf(root, number), address: next })
    if (!lacksLimit || ofProducts.has(root)) return
    if (size === undefined) notes.push({ tag: 'list-paged', list: nameOf(root, number) })
    else edits.push(...[attributeSetting(root, 'data-vitrine-limit', String(size)) ?? []].flat())
  })
  return { edits, notes }
}
