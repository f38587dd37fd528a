import { createHash } from 'node:crypto'
import { attributeOf, shopNeedSteps } from '../index.js'
import { inSlices } from '../in-turns.js'
import type { PageData, PageFiller, PageFilling, ShopNeeds, SiteFacts } from '../index.js'
import { MAX_LISTED_PRODUCTS, productId, productSlug } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import type { ProductGateway } from '../../../../core/ports/shop/commerce-gateway.port.js'
import { createBoundedCache, ok } from '../../../../core/shared/index.js'
import type { FolderPages } from './own-pages.js'
import { oncePerPage } from './once-per-page.js'

/** Reads a shop's goods for its pages. */
export type Catalogue = ProductGateway

/** The settings for drawing the shop's pages. */
export interface ShopFillingsOptions {
  /** The catalogue for visitors without a log-in. */
  readonly catalogue: () => Catalogue
  readonly site: SiteFacts
  readonly nowMs: () => number
  /** The products with pages in the folder, and the version of this state. */
  readonly ownPages: () => FolderPages
}

/** The shop's content of a page. */
export interface ShopFilling extends Pick<PageFilling, 'version' | 'isAbsent'> {
  readonly needs: ShopNeeds
  readonly data: NonNullable<PageData['shop']>
}

/** The shop's content for every visitor. */
export interface ShopFillings {
  readonly fill: (...page: Parameters<PageFiller['fill']>) => Promise<ShopFilling | null>
  /** The products for sale, with their version; null: the shop does not answer. */
  readonly products: () => Promise<{ readonly value: readonly Product[]; readonly version: string } | null>
  /** True if a product with this slug exists, or if the shop does not answer. */
  readonly hasProduct: (slug: string) => Promise<boolean>
  /** True if a category with this slug exists, or if that is unknown. */
  readonly hasCategory: (slug: string, slugOf: (name: string) => string) => Promise<boolean>
}

/** Data with their version. */
interface Reading<T> {
  readonly value: T
  readonly version: string
}

/** The maximum age of prices and stock on a page if reading is quick; the shop decides again at a purchase. */
const FRESH_MS = 2_000
/**
 * A result is kept for at least this multiple of its reading time, so that slow reads do not follow one
 * another.
 */
const KEPT_DURATIONS = 4
const MAX_FRESH_MS = 30_000
const LIMIT_BYTES = 32_000_000
/** The maximum number of entries that are read for a list with a pagination or an order. */
const MAX_LISTED = 1_000

const readingOf = <T>(value: T): Reading<T> & { readonly sizeBytes: number } => {
  const json = JSON.stringify(value)
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 16)
  return { value, version, sizeBytes: json.length * 2 }
}

/** Reads a list page by page; null: the shop does not answer. */
async function readList(
  { listProducts }: Catalogue,
  category: string | null,
  most: number,
): Promise<readonly Product[] | null> {
  const found: Product[] = []
  for (;;) {
    const after = found.at(-1)?.id
    const answer = await listProducts({ category, limit: MAX_LISTED_PRODUCTS, ...(after && { after }) })
    if (!answer.ok) return null
    const [first] = answer.value
    // An engine without pagination returns the first page again.
    if (first && found.some(({ id }) => id === first.product.id)) return found
    found.push(...answer.value.map(({ product }) => product))
    if (answer.value.length < MAX_LISTED_PRODUCTS || found.length >= most) return found
  }
}

/** A part of the catalogue as it was read last. */
interface Kept<T> {
  readonly reading: Promise<Reading<T> | null>
  readonly sizeBytes: number
  /** The time from which a request starts another read, so that no visitor has to wait. */
  readonly renewedFrom: number
  readonly freshUntil: number
  /** The read that will replace this one. Absent: none has begun. */
  readonly next?: Promise<Reading<T> | null>
}

type Sized<T> = Reading<T> & { readonly sizeBytes: number }

/** Makes a reader of one kind of parts, which reads each part once for all requests within a short time. */
function createKeptReads<T>({ catalogue, nowMs }: ShopFillingsOptions) {
  const cache = createBoundedCache<Kept<T>>(LIMIT_BYTES)
  return (
    key: string,
    read: (commerce: Catalogue) => Promise<Sized<T> | null>,
  ): Promise<Reading<T> | null> => {
    const begun = nowMs()
    const known = cache.get(key)
    const isFresh = known !== undefined && begun < known.freshUntil
    if (isFresh && (known.next || begun < known.renewedFrom)) return known.reading
    if (known?.next) return known.next
    /** After a failure, a result that is still fresh stays. */
    const drop = (): void =>
      known !== undefined && nowMs() < known.freshUntil
        ? cache.set(key, known, known.sizeBytes)
        : cache.delete(key)
    const keep = (answer: Sized<T> | null): Reading<T> | null => {
      if (answer === null) {
        drop()
        return null
      }
      const durationMs = nowMs() - begun
      const keptMs = Math.max(FRESH_MS, Math.min(MAX_FRESH_MS, KEPT_DURATIONS * durationMs))
      const freshUntil = nowMs() + keptMs
      const { sizeBytes } = answer
      cache.set(key, { reading, sizeBytes, renewedFrom: freshUntil - durationMs, freshUntil }, sizeBytes)
      return answer
    }
    const reading: Promise<Reading<T> | null> = read(catalogue()).then(keep, (error: unknown) => {
      drop()
      throw error
    })
    if (isFresh) {
      cache.set(key, { ...known, next: reading }, known.sizeBytes)
      reading.catch(() => undefined)
      return known.reading
    }
    // All requests meanwhile wait for this reading, however long it takes.
    cache.set(key, { reading, sizeBytes: 0, renewedFrom: Infinity, freshUntil: Infinity }, 0)
    return reading
  }
}

/** Reads the parts of the catalogue that pages show. */
function createCatalogueReader(options: ShopFillingsOptions) {
  const products = createKeptReads<Product | null>(options)
  const lists = createKeptReads<readonly Product[]>(options)
  const names = createKeptReads<readonly string[] | null>(options)
  return {
    product: (slug: string) =>
      products(slug, async (commerce) => {
        const answer = await commerce.readProduct({ slug: productSlug(slug) })
        if (answer.ok) return readingOf(answer.value.product)
        return answer.failure.tag === 'unreachable' ? null : readingOf(null)
      }),
    /** True if a product of this id is for sale, under any address; null: the shop does not answer. */
    sells: async (id: string): Promise<boolean | null> => {
      const reading = await products(`id ${id}`, async (commerce) => {
        const answer = await commerce.readProduct({ id: productId(id) })
        if (answer.ok) return readingOf(answer.value.product)
        return answer.failure.tag === 'unreachable' ? null : readingOf(null)
      })
      return reading && reading.value !== null
    },
    list: (category: string | null, isLong = false) =>
      lists(JSON.stringify([category, isLong]), async (commerce) => {
        const found = await readList(commerce, category, isLong ? MAX_LISTED : MAX_LISTED_PRODUCTS)
        return found && readingOf(found)
      }),
    /** The categories of the whole catalogue; null: the shop cannot list them. */
    categories: () =>
      names('', async ({ listCategories }) => {
        const answer = listCategories === undefined ? ok(null) : await listCategories()
        return answer.ok ? readingOf(answer.value) : null
      }),
  }
}

/** The cache limit for the needs of one page at all of its addresses. */
const NEEDS_LIMIT_BYTES = 250_000
/** The memory for one list or menu. */
const NEED_BYTES = 400

const sizeOf = (needs: ShopNeeds | null): number =>
  needs === null
    ? 0
    : (needs.lists.length +
        needs.menus.length +
        needs.entries.length +
        needs.savedLists.length +
        needs.categories.length) *
      NEED_BYTES

/** Draws the shop into pages before they are sent; if the shop does not answer, pages are sent without it. */
export function createShopFillings(options: ShopFillingsOptions): ShopFillings {
  const catalogue = createCatalogueReader(options)
  const needsOf = oncePerPage<ShopNeeds | null>(NEEDS_LIMIT_BYTES, sizeOf)

  /**
   * True for a page about a product that the shop does not have. Always false for a site without a catalogue. A
   * product with a new address is found by the id on the page.
   */
  async function isAbsent({ ownForm }: ShopNeeds, hasCatalogue: boolean): Promise<boolean> {
    if (ownForm === null) return false
    const id = attributeOf(ownForm, 'data-commerce-product-id')
    if (id && (await catalogue.sells(id)) !== false) return false
    return hasCatalogue || ((await catalogue.list(null))?.value.length ?? 0) > 0
  }

  return {
    fill: async (page, { path }) => {
      const needs = await needsOf(page, path, () => inSlices(shopNeedSteps(page, path)))
      if (needs === null) return null
      const [product, ...lists] = await Promise.all([
        needs.slug === null ? null : catalogue.product(needs.slug),
        ...needs.categories.map((category) => catalogue.list(category, needs.longCategories.has(category))),
      ])
      const products = new Map(
        needs.categories.flatMap((category, index) => {
          const list = lists[index]
          return list ? [[category, list.value] as const] : []
        }),
      )
      const ownPages = options.ownPages()
      const isGone = product?.value === null && (await isAbsent(needs, ownPages.hasCatalogue))
      const versions = [product?.version, ...lists.map((list) => list?.version), ownPages.version]
      const version = [path, ...versions].join(' ')
      const isWhole = (products.get(null)?.length ?? MAX_LISTED) < MAX_LISTED
      const isShop = ownPages.hasCatalogue || (products.get(null)?.length ?? 0) > 0
      const wasSold = (slug: string): boolean => isShop && ownPages.has(productSlug(slug))
      return {
        version,
        isAbsent: isGone,
        needs,
        data: {
          product: product?.value ?? null,
          products,
          isWhole,
          site: options.site,
          ownPages,
          wasSold,
        },
      }
    },
    products: () => catalogue.list(null, true),
    hasProduct: async (slug) => {
      const reading = await catalogue.product(slug)
      return reading === null || reading.value !== null
    },
    hasCategory: async (slug, slugOf) => {
      const reading = await catalogue.list(null)
      if (reading === null) return true
      const isOneOf = (names: readonly string[]): boolean => names.some((name) => slugOf(name) === slug)
      if (reading.value.some(({ categories }) => isOneOf(categories))) return true
      if (reading.value.length < MAX_LISTED_PRODUCTS) return false
      const all = await catalogue.categories()
      return all === null || all.value === null || isOneOf(all.value)
    },
  }
}
