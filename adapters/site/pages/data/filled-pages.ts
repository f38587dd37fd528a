import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  collectionPagers,
  collectionSteps,
  DrawBudget,
  hasTooLongList,
  itemAt,
  MAX_DRAWN_BYTES,
  searchedAt,
  searchSteps,
  shopPagers,
  shopSteps,
} from '../index.js'
import type {
  CollectionsData,
  Edit,
  PageFiller,
  PageFilling,
  ParsedPage,
  ShopNeeds,
  SiteFacts,
} from '../index.js'
import { toSlug } from '../../../../core/catalog/index.js'
import { namesListPage, turnedPage } from '../../../../core/collections/index.js'
import type { Collection, ListPager } from '../../../../core/collections/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { inSlices } from '../in-turns.js'
import { createOwnPages } from './own-pages.js'
import { createShopFillings } from './shop-fillings.js'
import type { Catalogue, ShopFilling, ShopFillings } from './shop-fillings.js'
import { createSearchIndex } from './search-index.js'
import type { SearchSources } from '../search/search-texts.js'
import { createSiteCollections } from './site-collections.js'
import type { CollectionsReading } from './site-collections.js'
import { oncePerPage } from './once-per-page.js'

/** The data that a site draws into its pages. */
export interface FilledPagesOptions {
  readonly folder: string
  readonly catalogue: () => Catalogue
  readonly site: SiteFacts
  readonly nowMs: () => number
  /** True if the server of the pages reads queries; static hosts do not. */
  readonly answersQueries: boolean
  /** True for item pages that every visitor may read, so that a search may find them. @default all are */
  readonly isOpen?: SearchSources['isOpen']
  /** Called with the path of a page whose lists exceed its limit; their last entries are left out. */
  readonly onFull?: (path: string) => void
  /** Called with the path of a page with a list that is left as it is, since it has too many elements. */
  readonly onTooLong?: (path: string) => void
}

/** The data of a site in its pages. */
export interface FilledPages extends PageFiller {
  /** True if a page made from a template exists, or if that is unknown. */
  readonly hasItem: (page: { readonly collection: string; readonly slug: string }) => Promise<boolean>
  readonly collections: () => Promise<CollectionsReading>
  readonly products: ShopFillings['products']
}

/** The maximum size of a built page: it is a file, in which lists show all entries. */
const MAX_BUILT_BYTES = 16_000_000
/** The cache limit for the pagers of pages. */
const PAGERS_LIMIT_BYTES = 100_000
const PAGER_BYTES = 100

/** The lists of a page that show products or categories, and so no collections. */
const listsOfShop = (needs: ShopNeeds | null): ReadonlySet<object> =>
  new Set(needs === null ? [] : [...needs.lists, ...needs.menus].map(({ root }) => root))

/** Draws the data of a page into it: its shop, its collections and the results of a search. */
function* drawPage(
  page: ParsedPage,
  { needs, data }: PageFilling,
  {
    nowMs,
    budget,
    collectionsData,
    searchIndex,
  }: {
    readonly nowMs: number
    readonly budget: DrawBudget
    readonly collectionsData: (read: readonly Collection[]) => CollectionsData
    readonly searchIndex: ReturnType<typeof createSearchIndex>
  },
): Steps<readonly Edit[]> {
  const { path, query } = needs
  const others = listsOfShop(needs.shop)
  const drawn =
    needs.shop === null || data.shop === null
      ? []
      : yield* shopSteps(page, needs.shop, { ...data.shop, nowMs, query, budget })
  const listed =
    data.collections.length === 0
      ? []
      : yield* collectionSteps(page, collectionsData(data.collections), { path, query, others, budget })
  const found =
    needs.search === null || data.search === null
      ? []
      : yield* searchSteps(page, needs.search, yield* searchIndex(data.search.version, data.search.sources))
  return [...drawn, ...listed, ...found]
}

/** The collections, by their slugs, that have pages for their items in a folder. */
const pagesIn =
  (folder: string) =>
  (collections: readonly Collection[]): ReadonlySet<string> =>
    new Set(
      collections.map(({ slug }) => slug).filter((slug) => existsSync(join(folder, `detail_${slug}.html`))),
    )

/**
 * Makes the function that finds the list page of a query (`l1_page=2`); null: none. Only the text of the query is
 * examined.
 */
function createTurning(collectionsData: (read: readonly Collection[]) => CollectionsData) {
  const pagersOf = oncePerPage<readonly ListPager[]>(
    PAGERS_LIMIT_BYTES,
    (pagers) => pagers.length * PAGER_BYTES,
  )
  return async (
    page: ParsedPage,
    { path, query }: { readonly path: string; readonly query: string },
    ofShop: ShopFilling | null,
    reading: CollectionsReading,
  ): Promise<string | null> => {
    if (!namesListPage(query)) return null
    const others = listsOfShop(ofShop?.needs ?? null)
    const request = { path, query: new URLSearchParams(), others }
    const pagers = await pagersOf(page, `${reading.version} ${path}`, () =>
      inSlices(collectionPagers(page, collectionsData(reading.collections), request)),
    )
    const ofGoods = ofShop === null ? [] : shopPagers(ofShop.needs, ofShop.data.products)
    const asked = new URLSearchParams(query)
    return turnedPage((name) => asked.get(name), [...ofGoods, ...pagers])
  }
}

/** The data that a search looks through. */
interface SearchedData extends Pick<FilledPagesOptions, 'answersQueries'> {
  readonly shop: ShopFillings
  readonly collections: FilledPages['collections']
  readonly withPages: ReturnType<typeof pagesIn>
  readonly isOpen: SearchSources['isOpen']
}

/** Reads the data for a search at an address; null: not the address of a search. */
const createSearchReader =
  ({ shop, collections, withPages, isOpen, answersQueries }: SearchedData) =>
  async (address: { readonly path: string; readonly query: string }) => {
    const asked = answersQueries ? searchedAt(address.path, address.query) : null
    if (asked === null) return null
    const sold = await shop.products()
    const reading = await collections()
    const version = `${reading.version} ${sold?.version ?? ''}`
    const listed = withPages(reading.collections)
    const sources = {
      products: sold?.value ?? [],
      collections: reading.collections.filter(({ slug }) => listed.has(slug)),
      isOpen,
    }
    return { asked, version, sources }
  }

/** Draws the shop and the collections of a site into its pages. */
export function createFilledPages(options: FilledPagesOptions): FilledPages {
  const {
    folder,
    catalogue,
    site,
    nowMs,
    answersQueries,
    isOpen = () => true,
    onFull = () => undefined,
    onTooLong = () => undefined,
  } = options
  const shop = createShopFillings({ catalogue, site, nowMs, ownPages: createOwnPages(folder, nowMs) })
  const collections = createSiteCollections(folder, nowMs)
  const searchIndex = createSearchIndex()

  const withPages = pagesIn(folder)
  const collectionsData = (read: readonly Collection[]): CollectionsData => ({
    collections: read,
    withPages: withPages(read),
    site,
  })
  const turnedBy = createTurning(collectionsData)

  const readSearch = createSearchReader({ shop, collections, withPages, isOpen, answersQueries })

  return {
    collections,
    products: shop.products,
    fill: async (page, address) => {
      const { path } = address
      const ofShop = await shop.fill(page, address)
      const search = await readSearch(address)
      const reading = await collections()
      if (ofShop === null && reading.collections.length === 0 && search === null) return null
      // A query that changes no list of the page needs no page of its own.
      const turned = answersQueries ? await turnedBy(page, address, ofShop, reading) : null
      const searched = search && `${search.version} ${search.asked}`
      return {
        version: [path, turned ?? '', reading.version, ofShop?.version, searched].join(' '),
        isAbsent: ofShop?.isAbsent ?? false,
        needs: {
          path,
          query: answersQueries ? new URLSearchParams(turned ?? '') : null,
          shop: ofShop?.needs ?? null,
          search: search?.asked ?? null,
        },
        data: { shop: ofShop?.data ?? null, collections: reading.collections, search },
      }
    },
    draw: async (page, filling) => {
      const budget = new DrawBudget(answersQueries ? MAX_DRAWN_BYTES : MAX_BUILT_BYTES)
      const tools = { nowMs: nowMs(), budget, collectionsData, searchIndex }
      const edits = await inSlices(drawPage(page, filling, tools))
      if (budget.isFull) onFull(filling.needs.path)
      if (hasTooLongList(page)) onTooLong(filling.needs.path)
      return edits
    },
    hasItem: async ({ collection, slug }) => {
      // Variants have no pages; their products have them.
      if (collection === 'product' || collection === 'sku') return shop.hasProduct(slug)
      if (collection === 'category') return shop.hasCategory(slug, toSlug)
      const found = itemAt(`/${collection}/${encodeURIComponent(slug)}`, (await collections()).collections)
      return found === null || found.item !== null
    },
  }
}
