import { err, ok, sortSteps } from '../shared/index.js'
import type { Result, SortOrder, Steps } from '../shared/index.js'
import type { ProductId } from './ids.js'
import type { Product } from './product.js'
import { toSearchText, toSearchWords } from './search-text.js'

/** By what a list of products is sorted: the place in the catalogue, the name, or the lowest price. */
export const PRODUCT_SORT_KEYS = ['position', 'name', 'price'] as const
export type ProductSortKey = (typeof PRODUCT_SORT_KEYS)[number]

/** The products that are listed, their order, and where the list begins. */
export interface ProductQuery {
  /** The name of a category; null: all products. */
  readonly category: string | null
  /** At most so many entries, 1 to 100. */
  readonly limit: number
  /**
   * Words that a product has all of, in its name, description, categories or article codes; upper case and accents
   * make no difference. Empty or absent: no search.
   */
  readonly search?: string
  /** Absent: as the catalogue has them. Equal names and prices keep the order of the catalogue. */
  readonly sort?: SortOrder<ProductSortKey>
  /** The last product of the page before: the list goes on behind it. Absent: it begins with the first one. */
  readonly after?: ProductId
}

/** The part of a product that decides whether a list shows it and where. */
export interface ListedEntry {
  readonly id: ProductId
  readonly name: string
  readonly categories: readonly string[]
  /** Texts that a search looks at beside name and categories. */
  readonly words: string
  /** In minor units of the shop's currency; null: nothing of it is for sale, and it is not listed. */
  readonly lowestPrice: number | null
}

/** A product as a list sees it. */
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
  /** The name as it is compared; empty in other orders. */
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
 * The products that a list shows. `entries` are those of the shop in the order of its catalogue, also products that
 * are no longer for sale: a list goes on behind one that was withdrawn after it was shown.
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
