import { isSlug, slugOfPath, toSlug } from '../../../../core/catalog/index.js'
import { groupBy, someOf } from '../../../../core/shared/index.js'
import { matches } from '../../pages/index.js'
import type { ParsedPage } from '../../pages/index.js'
import { rootAddress } from '../files/site-address.js'
import type { CatalogueGap } from './catalogue-rows.js'
import { currencyCodeOf } from './currency-settings.js'
import type { MergedProduct } from './merge-products.js'
import { categoriesIn, imagesOf, nameIn, pricesIn } from './page-products.js'
import { productEntries } from './product-entries.js'

/** The data in a list entry that links to a product and has no form. */
export interface ListedProduct {
  readonly slug: string
  readonly name: string | null
  /** As shown: `$ 9.99 USD`. */
  readonly price: string | null
  readonly compareAt: string | null
  readonly images: readonly string[]
  readonly categories: readonly string[]
}

/** Products of lists, and the gaps in their data. */
export interface MergedLists {
  readonly products: readonly MergedProduct[]
  readonly gaps: readonly CatalogueGap[]
}

const SELLING = '[data-node-type="commerce-add-to-cart-form"]'

/** The entries of a saved page that link to exactly one product and have no form. */
export function listedProductsOn(page: ParsedPage, path: string): readonly ListedProduct[] {
  const currency = currencyCodeOf(page)
  return productEntries(page, slugOfPath)
    .filter(({ own }) => !own.some((element) => matches(element, SELLING)))
    .map(({ entry, own, slug }) => ({
      slug,
      name: nameIn(entry, slug),
      ...pricesIn(own, own, currency),
      images: imagesOf(own).map((address) => rootAddress(path, address)),
      categories: categoriesIn(own),
    }))
}

/** Maximum number of products named in one sentence. */
const MAX_NAMED = 3

const spaced = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim()

const distinct = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => (text === null ? [] : [spaced(text)]))),
]

/**
 * True if a name and its address share a word; another name may be a different text of the entry, such as its
 * category.
 */
const fits = (name: string, slug: string): boolean => {
  const words = new Set(toSlug(name).split('-'))
  return toSlug(slug)
    .split('-')
    .some((word) => words.has(word))
}

/** The data on which all entries of a product agree; null: they differ. */
function agreed(slug: string, entries: readonly ListedProduct[]): MergedProduct | null {
  const [name, ...otherNames] = distinct(entries.map((entry) => entry.name))
  const [price, ...otherPrices] = distinct(entries.map((entry) => entry.price))
  if (name === undefined || price === undefined || otherNames.length + otherPrices.length > 0) return null
  if (!fits(name, slug) || !isSlug(slug)) return null
  return {
    productId: '',
    skuId: null,
    slug,
    name,
    price,
    compareAt: entries.find(({ compareAt }) => compareAt !== null)?.compareAt ?? null,
    images: [...new Set(entries.flatMap(({ images }) => images))],
    options: [],
    chosen: {},
    description: null,
    categories: [...new Set(entries.flatMap(({ categories }) => categories))],
  }
}

const gapOf = (slugs: readonly string[], message: (first: string) => string): readonly CatalogueGap[] =>
  slugs[0] === undefined ? [] : [{ product: someOf(slugs, MAX_NAMED), message: message(slugs[0]) }]

/**
 * The products that appear only in lists. A product is used if all its entries agree on name and price and
 * the link fits; otherwise it is reported with the line to write. `isKnown`: true for products with more data
 * on pages.
 */
export function mergeListed(
  listed: readonly ListedProduct[],
  isKnown: (slug: string) => boolean,
): MergedLists {
  const bySlug = groupBy(
    listed.filter(({ slug }) => !isKnown(slug)),
    ({ slug }) => slug,
  )
  const products: MergedProduct[] = []
  const unread: string[] = []
  for (const [slug, entries] of bySlug) {
    const product = agreed(slug, entries)
    if (product === null) unread.push(slug)
    else products.push(product)
  }
  return {
    products,
    gaps: [
      ...gapOf(
        products.map(({ slug }) => slug),
        () =>
          'read from lists alone, since their pages were not saved: complete their lines in catalogue.csv, ' +
          'such as options, description and further pictures',
      ),
      ...gapOf(
        unread,
        (first) =>
          'shown in lists that do not agree on a name and a price, and their pages were not saved; for each that is ' +
          `sold write a line into catalogue.csv with "Product Handle" ${first}, "Product Name" and "Variant Price"`,
      ),
    ],
  }
}
