import { err, ok, sortSteps } from '../shared/index.js'
import type { Result, SortOrder, Steps } from '../shared/index.js'
import type { ProductId } from './ids.js'
import type { Product } from './product.js'
import { toSearchText, toSearchWords } from './search-text.js'

/** The sort keys of product lists: the place in the catalogue, the name, or the lowest price. */
export const PRODUCT_SORT_KEYS = ['position', 'name', 'price'] as const
export type ProductSortKey = (typeof PRODUCT_SORT_KEYS)[number]

/** Orders by the texts in which owners name them: `price`, or `-price` from the last to the first. */
export const PRODUCT_SORTS: ReadonlyMap<string, SortOrder<ProductSortKey>> = new Map(
  PRODUCT_SORT_KEYS.flatMap((key) =>
    [false, true].map((isDescending) => [`${isDescending ? '-' : ''}${key}`, { key, isDescending }] as const),
  ),
)

/** A part of the product list: filter, order and start. */
export interface ProductQuery {
  /** The name of a category; null: all products. */
  readonly category: string | null
  /** The maximum number of entries, 1 to 100. */
  readonly limit: number
  /**
   * Words that must all occur in a product's name, description, categories or article codes, regardless of
   * case and accents. Empty or absent: no search.
   */
  readonly search?: string
  /** Absent: the order of the catalogue, which also decides between equal names and prices. */
  readonly sort?: SortOrder<ProductSortKey>
  /**
   * The last product of the previous page, after which the list continues. Absent: it begins with the first
   * product.
   */
  readonly after?: ProductId
}

/** The data of a product that decide if and where a list shows it. */
export interface ListedEntry {
  readonly id: ProductId
  readonly name: string
  readonly categories: readonly string[]
  /** Texts that a search reads beside name and categories. */
  readonly words: string
  /** In minor units of the shop's currency; null: nothing is for sale, so the product is not listed. */
  readonly lowestPrice: number | null
}

/** Reduces a product to the data of a list. */
export const toListedEntry = ({ id, name, categories, description, skus }: Product): ListedEntry => ({
  id,
  name,
  categories,
  words: [description ?? '', ...skus.map(({ code }) => code ?? '')].join(' '),
  lowestPrice: skus.reduce<number | null>(
    (lowest, { price }) => (lowest === null || price.amount < lowest ? price.amount : lowest),
    null,
  ),
})

interface Placed {
  readonly entry: ListedEntry
  readonly position: number
  /** The name in its comparison form; empty in other orders. */
  readonly name: string
}

const withoutTags = (text: string): string => text.replace(/<[^<>]*>/g, '')

const compareTexts = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

function compareBy({ key, isDescending }: SortOrder<ProductSortKey>): (one: Placed, other: Placed) => number {
  const direction = isDescending ? -1 : 1
  const compare = (one: Placed, other: Placed): number => {
    switch (key) {
      case 'position':
        return one.position - other.position
      case 'name':
        return compareTexts(one.name, other.name)
      case 'price':
        return (one.entry.lowestPrice ?? 0) - (other.entry.lowestPrice ?? 0)
    }
  }
  return (one, other) => direction * compare(one, other) || one.position - other.position
}

/**
 * The products that a list shows. `entries` are the shop's products in the order of its catalogue, including
 * those that are no longer for sale. A list can thus continue after a product that was withdrawn since.
 */
export function* selectListed(
  entries: readonly ListedEntry[],
  { category, limit, search = '', sort = { key: 'position', isDescending: false }, after }: ProductQuery,
): Steps<Result<readonly ProductId[], { readonly tag: 'unknown-cursor' }>> {
  const words = toSearchWords(search)
  const placed: Placed[] = []
  for (const [position, entry] of entries.entries()) {
    yield
    placed.push({ entry, position, name: sort.key === 'name' ? toSearchText(entry.name) : '' })
  }
  const begin = after === undefined ? null : placed.find(({ entry }) => entry.id === after)
  if (begin === undefined) return err({ tag: 'unknown-cursor' })
  const compare = compareBy(sort)
  const found: Placed[] = []
  for (const each of placed) {
    yield
    const { entry } = each
    if (entry.lowestPrice === null || (category !== null && !entry.categories.includes(category))) continue
    if (begin !== null && compare(each, begin) <= 0) continue
    if (words.length > 0) {
      const text = toSearchText([entry.name, ...entry.categories, withoutTags(entry.words)].join(' '))
      if (!words.every((word) => text.includes(word))) continue
    }
    found.push(each)
  }
  const isSorted = sort.key === 'position' && !sort.isDescending
  const sorted = isSorted ? found : yield* sortSteps(found, compare)
  return ok(sorted.slice(0, limit).map(({ entry }) => entry.id))
}

/** All products for sale among some, in an order. */
export function* sortProducts(
  products: readonly Product[],
  sort: SortOrder<ProductSortKey>,
): Steps<readonly Product[]> {
  const query = { category: null, limit: products.length, sort }
  const sorted = yield* selectListed(products.map(toListedEntry), query)
  const byId = new Map(products.map((product) => [product.id, product]))
  return sorted.ok ? sorted.value.flatMap((id) => byId.get(id) ?? []) : products
}
