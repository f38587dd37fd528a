import { toSlug } from '../../../../core/catalog/index.js'
import { groupBy } from '../../../../core/shared/index.js'
import { mostFrequent } from '../pages/most-frequent.js'
import type { FoundProduct, ProductLink } from './page-products.js'
import { productNameOf } from './product-name.js'

/** The combined data about a product on all pages of a site. */
export interface MergedProduct extends Omit<FoundProduct, 'source' | 'slug' | 'name' | 'clues'> {
  readonly slug: string
  readonly name: string
}

/** The most frequent text of all places; null: none. */
const mostFrequentText = (texts: readonly (string | null)[]): string | null =>
  mostFrequent(texts.filter((text) => text !== null))?.value ?? null

/** Headings on pages of several products, such as that of a search or a newsletter; they are no names. */
function sharedHeadings(found: readonly FoundProduct[]): ReadonlySet<string> {
  const productsOf = new Map<string, Set<string>>()
  for (const { productId, clues = [] } of found)
    for (const { source, text } of clues)
      if (source === 'heading') productsOf.set(text, (productsOf.get(text) ?? new Set()).add(productId))
  return new Set([...productsOf].filter(([, ids]) => ids.size > 1).map(([text]) => text))
}

/** The name on which all places agree; null: no page of the product was saved. */
function agreedName(found: readonly FoundProduct[], shared: ReadonlySet<string>): string | null {
  const clues = found.flatMap((each) => each.clues ?? [])
  const entries = found.flatMap(({ source, name }) =>
    source === 'card' && name !== null ? [{ source: 'entry' as const, text: name }] : [],
  )
  // A heading that pages share may still be the name, since two products can have the same name.
  return clues.length === 0
    ? null
    : (productNameOf([...clues, ...entries], shared) ?? productNameOf([...clues, ...entries]))
}

function mergeOne(
  productId: string,
  found: readonly FoundProduct[],
  shared: ReadonlySet<string>,
): Omit<MergedProduct, 'slug'> & { slug: string | null } {
  // A product's own page is more complete and more reliable than an entry of a list.
  const ordered = [
    ...found.filter(({ source }) => source === 'page'),
    ...found.filter(({ source }) => source === 'card'),
  ]
  const pages = ordered.filter(({ source }) => source === 'page')
  const first = <T>(read: (each: FoundProduct) => T | null): T | null =>
    ordered.map(read).find((value) => value !== null) ?? null
  const name =
    agreedName(ordered, shared) ??
    mostFrequentText(pages.map((each) => each.name)) ??
    mostFrequentText(ordered.map((each) => each.name))
  return {
    productId,
    skuId: first((each) => each.skuId),
    slug: first((each) => each.slug),
    name: name ?? productId,
    price: first((each) => each.price),
    compareAt: first((each) => each.compareAt),
    images: [...new Set(ordered.flatMap(({ images }) => images))],
    options: first((each) => (each.options.length > 0 ? each.options : null)) ?? [],
    chosen: first((each) => (Object.keys(each.chosen).length > 0 ? each.chosen : null)) ?? {},
    description: first((each) => each.description),
    categories: [...new Set(ordered.flatMap(({ categories }) => categories))],
  }
}

/**
 * One entry for each product that pages name by id, in the order of first appearance; each with a unique
 * address.
 */
export function mergeProducts(
  found: readonly FoundProduct[],
  links: readonly ProductLink[],
): readonly MergedProduct[] {
  const taken = new Set<string>()
  const slugOf = new Map(links.map(({ text, slug }) => [text, slug]))
  const shared = sharedHeadings(found)
  return [...groupBy(found, ({ productId }) => productId)].map(([productId, each]) => {
    const merged = mergeOne(productId, each, shared)
    const base = merged.slug ?? slugOf.get(merged.name) ?? (toSlug(merged.name) || productId)
    let slug = base
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
    taken.add(slug)
    return { ...merged, slug }
  })
}
