import type { Collection } from '../../../core/collections/index.js'
import type { Edit } from './edits.js'
import type { ParsedPage } from './parse-page.js'
import type { SearchSources } from './search/search-texts.js'
import type { ShopData, ShopNeeds } from './shop/fill-shop.js'
import type { PageView } from './transforms/page-transform.js'

/** The parts of a page at one address that show data of the site. */
export interface PageNeeds {
  readonly path: string
  /** The parts of its lists that are shown; null: queries are not answered. */
  readonly query: URLSearchParams | null
  /** null: it shows nothing of the shop. */
  readonly shop: ShopNeeds | null
  /** The words of a search; null: it shows no results. */
  readonly search: string | null
}

/** The data that a page is drawn with. */
export interface PageData {
  readonly shop: Omit<ShopData, 'nowMs' | 'query' | 'budget'> | null
  readonly collections: readonly Collection[]
  readonly search: { readonly version: string; readonly sources: SearchSources } | null
}

/** The content that data put into a page at one address. */
export interface PageFilling {
  /** Distinguishes this filling of the page from all others. */
  readonly version: string
  readonly needs: PageNeeds
  readonly data: PageData
  /** True if the page is about an item that the site no longer has, so that it is not sent. */
  readonly isAbsent: boolean
}

/** The data of a site, read for its pages and drawn into them. */
export interface PageFiller {
  /** Reads the data that a page shows at an address; null: it shows none. */
  readonly fill: (page: ParsedPage, address: Pick<PageView, 'path' | 'query'>) => Promise<PageFilling | null>
  readonly draw: (page: ParsedPage, filling: PageFilling) => Promise<readonly Edit[]>
}
