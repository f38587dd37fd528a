import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { collectionEdits, itemAt } from '../../adapters/site-pages/index.js'
import type { PageFiller, SiteFacts } from '../../adapters/site-pages/index.js'
import { toSlug } from '../../core/catalog/index.js'
import { createShopPages } from './shop-pages.js'
import type { Catalogue } from './shop-pages.js'
import { createSiteCollections } from './site-collections.js'
import type { CollectionsReading } from './site-collections.js'

/** What a site puts into its pages before they are sent. */
export interface SitePagesOptions {
  readonly folder: string
  readonly catalogue: () => Catalogue
  readonly site: SiteFacts
  readonly nowMs: () => number
  /** Whether whoever sends the pages reads queries; hosts of files do not. */
  readonly answersQueries: boolean
}

/** The data of a site in its pages. */
export interface SitePages {
  readonly fill: PageFiller
  /** Whether a page made from a template exists; true where that cannot be known. */
  readonly hasItem: (page: { readonly collection: string; readonly slug: string }) => Promise<boolean>
  readonly collections: () => CollectionsReading
}

/** Puts the shop and the collections of a site into its pages. */
export function createSitePages(options: SitePagesOptions): SitePages {
  const { folder, catalogue, site, nowMs, answersQueries } = options
  const shop = createShopPages({ catalogue, site, nowMs })
  const collections = createSiteCollections(folder, nowMs)

  const withPages = (reading: CollectionsReading): ReadonlySet<string> =>
    new Set(
      reading.collections
        .map(({ slug }) => slug)
        .filter((slug) => existsSync(join(folder, `detail_${slug}.html`))),
    )

  return {
    collections,
    fill: async (page, address) => {
      const ofShop = await shop.fill(page, address)
      const reading = collections()
      if (reading.collections.length === 0) return ofShop
      // Of the question only the pages of lists count: others must not fill the memory with equal pages.
      const pages = [...new URLSearchParams(address.query)].filter(([name]) => /^l\d+_page$/.test(name))
      const query = new URLSearchParams(pages)
      return {
        version: [address.path, query, reading.version, ofShop?.version].join(' '),
        edits: () => [
          ...(ofShop?.edits() ?? []),
          ...collectionEdits(
            page,
            { collections: reading.collections, withPages: withPages(reading), site },
            { path: address.path, query: answersQueries ? query : null, others: ofShop?.lists ?? new Set() },
          ),
        ],
      }
    },
    hasItem: async ({ collection, slug }) => {
      if (collection === 'product') return shop.hasProduct(slug)
      if (collection === 'category') return shop.hasCategory(slug, toSlug)
      const found = itemAt(`/${collection}/${encodeURIComponent(slug)}`, collections().collections)
      return found === null || found.item !== null
    },
  }
}
