import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import {
  collectionPagers,
  collectionSteps,
  DrawBudget,
  itemAt,
  MAX_DRAWN_BYTES,
  searchedAt,
  searchSteps,
} from '../index.js'
import type { CollectionsData, Edit, PageFiller, ParsedPage, SiteFacts } from '../index.js'
import { toSlug } from '../../../../core/catalog/index.js'
import { namesListPage, turnedPage } from '../../../../core/collections/index.js'
import type { ListPager } from '../../../../core/collections/index.js'
import { createBoundedCache, inSteps } from '../../../../core/shared/index.js'
import type { BoundedCache, Steps } from '../../../../core/shared/index.js'
import { createOwnPages } from './own-pages.js'
import { createShopFillings } from './shop-fillings.js'
import type { Catalogue, ShopFillings } from './shop-fillings.js'
import { createSearchIndex } from './search-index.js'
import type { SearchSources } from '../search/search-texts.js'
import { createSiteCollections } from './site-collections.js'
import type { CollectionsReading } from './site-collections.js'

/** The data that a site puts into its pages before they are sent. */
export interface FilledPagesOptions {
  readonly folder: string
  readonly catalogue: () => Catalogue
  readonly site: SiteFacts
  readonly nowMs: () => number
  /** True if the server of the pages reads queries; hosts of files do not. */
  readonly answersQueries: boolean
  /** True for pages of items that every visitor may read, so that a search may find them. @default all are */
  readonly isOpen?: SearchSources['isOpen']
  /** Is told of a path at which the lists of a page are longer than a page may be: their last entries are left out. */
  readonly onFull?: (path: string) => void
}

/** The data of a site in its pages. */
export interface FilledPages {
  readonly fill: PageFiller
  /** True if a page made from a template exists, or if that cannot be known. */
  readonly hasItem: (page: { readonly collection: string; readonly slug: string }) => Promise<boolean>
  readonly collections: () => Promise<CollectionsReading>
  readonly products: ShopFillings['products']
}

/** A drawing gives way to other requests after this time. */
const SLICE_MS = 5
/** A page that is built is a file: its lists have all their entries on one page. */
const MAX_BUILT_BYTES = 16_000_000
/** The pagers of one page at all of its addresses take at most this. */
const PAGERS_LIMIT_BYTES = 100_000
const PAGER_BYTES = 100

/** Does steps of a drawing with turns for other requests. */
const givingWay = <T>(steps: Steps<T>): Promise<T> =>
  inSteps(
    steps,
    () => setImmediate(),
    () => performance.now(),
    SLICE_MS,
  )

/** The lists of a page that show no collections, and the state of the collections. */
interface ListsBefore {
  readonly others: ReadonlySet<object>
  readonly version: string
  readonly ofShop: readonly ListPager[]
}

/** The pagers of pages, counted once for each page, state of the collections and address. */
function createPagers() {
  const known = new WeakMap<ParsedPage, BoundedCache<readonly ListPager[]>>()
  return async (
    page: ParsedPage,
    key: string,
    count: () => Promise<readonly ListPager[]>,
  ): Promise<readonly ListPager[]> => {
    const ofPage = known.get(page) ?? createBoundedCache<readonly ListPager[]>(PAGERS_LIMIT_BYTES)
    known.set(page, ofPage)
    const earlier = ofPage.get(key)
    if (earlier !== undefined) return earlier
    const pagers = await count()
    ofPage.set(key, pagers, pagers.length * PAGER_BYTES)
    return pagers
  }
}

/** Puts the shop and the collections of a site into its pages. */
export function createFilledPages(options: FilledPagesOptions): FilledPages {
  const {
    folder,
    catalogue,
    site,
    nowMs,
    answersQueries,
    isOpen = () => true,
    onFull = () => undefined,
  } = options
  const shop = createShopFillings({ catalogue, site, nowMs, ownPages: createOwnPages(folder, nowMs) })
  const collections = createSiteCollections(folder, nowMs)
  const searchIndex = createSearchIndex()

  const pagersOf = createPagers()

  /** The list page that a query asks for (`l1_page=2`); null: none, found by its text alone. */
  const turnedBy = async (
    page: ParsedPage,
    { path, query }: { readonly path: string; readonly query: string },
    data: () => CollectionsData,
    { others, version, ofShop }: ListsBefore,
  ): Promise<string | null> => {
    if (!namesListPage(query)) return null
    const pagers = await pagersOf(page, `${version} ${path}`, () =>
      givingWay(collectionPagers(page, data(), { path, query: new URLSearchParams(), others })),
    )
    const asked = new URLSearchParams(query)
    return turnedPage((name) => asked.get(name), [...ofShop, ...pagers])
  }

  const withPages = (reading: CollectionsReading): ReadonlySet<string> =>
    new Set(
      reading.collections
        .map(({ slug }) => slug)
        .filter((slug) => existsSync(join(folder, `detail_${slug}.html`))),
    )

  /** Reads what a search at an address looks through; null: it is not the address of a search. */
  const readSearch = async (address: { readonly path: string; readonly query: string }) => {
    const asked = answersQueries ? searchedAt(address.path, address.query) : null
    if (asked === null) return null
    const sold = await shop.products()
    const reading = await collections()
    const version = `${reading.version} ${sold?.version ?? ''}`
    const listed = withPages(reading)
    const sources = {
      products: sold?.value ?? [],
      collections: reading.collections.filter(({ slug }) => listed.has(slug)),
      isOpen,
    }
    return { version: `${version} ${asked}`, asked, texts: () => searchIndex(version, sources) }
  }

  return {
    collections,
    products: shop.products,
    fill: async (page, address) => {
      const { path } = address
      const ofShop = await shop.fill(page, address)
      if (ofShop?.isAbsent === true) return { version: ofShop.version, edits: async () => [], isAbsent: true }
      const search = await readSearch(address)
      const reading = await collections()
      if (ofShop === null && reading.collections.length === 0 && search === null) return null
      const data = () => ({ collections: reading.collections, withPages: withPages(reading), site })
      const others = ofShop?.lists ?? new Set<object>()
      // A query is a page of its own only where it turns a list of this page; all others have the page itself.
      const turned = answersQueries
        ? await turnedBy(page, address, data, {
            others,
            version: reading.version,
            ofShop: ofShop?.pagers ?? [],
          })
        : null
      const query = answersQueries ? new URLSearchParams(turned ?? '') : null
      function* steps(budget: DrawBudget): Steps<readonly Edit[]> {
        const drawn = ofShop === null ? [] : yield* ofShop.steps(query, budget)
        const listed =
          reading.collections.length === 0
            ? []
            : yield* collectionSteps(page, data(), { path, query, others, budget })
        const found = search === null ? [] : yield* searchSteps(page, search.asked, yield* search.texts())
        return [...drawn, ...listed, ...found]
      }
      return {
        version: [path, turned ?? '', reading.version, ofShop?.version, search?.version].join(' '),
        edits: async () => {
          const budget = new DrawBudget(answersQueries ? MAX_DRAWN_BYTES : MAX_BUILT_BYTES)
          const edits = await givingWay(steps(budget))
          if (budget.isFull) onFull(path)
          return edits
        },
      }
    },
    hasItem: async ({ collection, slug }) => {
      // Variants have no pages of their own: their products have.
      if (collection === 'product' || collection === 'sku') return shop.hasProduct(slug)
      if (collection === 'category') return shop.hasCategory(slug, toSlug)
      const found = itemAt(`/${collection}/${encodeURIComponent(slug)}`, (await collections()).collections)
      return found === null || found.item !== null
    },
  }
}
