import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import { categoryOfSlug, categorySlugOfPath, slugOfPath } from '../../../../core/catalog/index.js'
import type { Product, ProductSlug } from '../../../../core/catalog/index.js'
import { slugOfEntry } from '../../../../core/recognition/index.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import type { Steps } from '../../../../core/shared/index.js'
import { attributeOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { matches, selectIn } from '../select.js'
import { closestTo, listsIn } from './product-elements.js'
import { isPublished } from './product-lists.js'

/** A list that was saved with its products, each entry with the product of its links. */
export interface SavedList {
  readonly root: Element
  readonly entries: readonly { readonly element: Element; readonly slug: ProductSlug }[]
}

/** The facts about a product that decide in which lists it belongs. */
type Placed = Pick<Product, 'slug' | 'categories'>

/**
 * The new products for a saved list. Either all, those of a category, or none, since the list shows related
 * products (`beside`) or a selection of the owner. `instead`: as many as were saved, if none of these is sold
 * any more.
 */
export type ListGrowth =
  | { readonly tag: 'all' | 'instead' | 'beside' | 'choice' }
  | { readonly tag: 'category'; readonly category: string }

/**
 * Products that were saved with pages of their own; `makesPages`: others get one from the site's template.
 */
export interface OwnPages {
  readonly has: (slug: ProductSlug) => boolean
  readonly makesPages: boolean
}

const ENTRY = '.w-dyn-item:not(.w-dyn-repeater-item)'

type FoundList = SavedList & { readonly isWhole: boolean }

function* savedListSteps(page: ParsedPage, body: Element): Steps<readonly FoundList[]> {
  if (!isPublished(page)) return []
  const lists: FoundList[] = []
  for (const root of listsIn(body)) {
    const host = selectIn(root, '.w-dyn-items').find((each) => closestTo(each, '.w-dyn-list') === root)
    const entries = host?.children.filter(isTag).filter((child) => matches(child, ENTRY)) ?? []
    const known: SavedList['entries'][number][] = []
    for (const element of entries) {
      yield
      const slug = slugOfEntry(pageNodes, element)
      if (slug !== null) known.push({ element, slug })
    }
    if (known.length > 0) lists.push({ root, entries: known, isWhole: known.length === entries.length })
  }
  return lists
}

/** The lists of a saved page with products; `isWhole`: every entry links to one. */
export const listsWithProducts = (page: ParsedPage, body: Element): readonly FoundList[] =>
  allAtOnce(savedListSteps(page, body))

/** The lists of a saved page in which every entry links to one product, step by step. */
export function* savedListsOn(page: ParsedPage, body: Element): Steps<readonly SavedList[]> {
  return (yield* savedListSteps(page, body)).filter(({ isWhole }) => isWhole)
}

/**
 * Decides which new products belong into a saved list. A list of all saved products gets all, a list of a
 * whole category those of the category, as far as they are still sold. A selection of products stays
 * unchanged until none of it is sold, since the list would be empty then. The owner's attribute
 * (`data-vitrine-products`, `data-vitrine-category`) takes precedence.
 */
export function growthOf(
  { root, entries }: SavedList,
  products: readonly Placed[],
  path: string,
  hasOwnPage: OwnPages['has'],
): ListGrowth {
  const shown = new Set(entries.map(({ slug }) => slug))
  const named = attributeOf(root, 'data-vitrine-category')
  if (named !== null) return { tag: 'category', category: named }
  if (attributeOf(root, 'data-vitrine-products') === '') return { tag: 'all' }
  if (slugOfPath(path) !== null) return { tag: 'beside' }
  const saved = products.filter(({ slug }) => hasOwnPage(slug))
  const sold = products.filter(({ slug }) => shown.has(slug)).length
  const savedIn = (name: string): readonly Placed[] =>
    saved.filter(({ categories }) => categories.includes(name))
  const holds = (some: readonly Placed[]): boolean =>
    some.length > 0 && some.every(({ slug }) => shown.has(slug))
  const growing = (category: string | null | undefined): ListGrowth =>
    category == null ? { tag: 'choice' } : { tag: 'category', category }
  const ofPage = categorySlugOfPath(path)
  if (ofPage !== null) {
    const name = categoryOfSlug(products, ofPage)
    return growing(name !== null && (sold === 0 || holds(savedIn(name))) ? name : null)
  }
  if (holds(saved) || (sold === 0 && saved.length === 0)) return { tag: 'all' }
  if (sold === 0) return { tag: 'instead' }
  const names = [...new Set(saved.flatMap(({ categories }) => categories))]
  return growing(names.find((name) => savedIn(name).length === sold && holds(savedIn(name))))
}
