import type { Product } from './product.js'
import type { ProductSlug } from './ids.js'
import { toSlug } from './slug.js'

/** As many others as a product page shows in a list that says nothing about itself. */
const MAX_RELATED = 6

/** The products that a product page shows besides its own: others of its categories, else any others. */
export function relatedProducts(products: readonly Product[], slug: ProductSlug): readonly Product[] {
  const categories = products.find((product) => product.slug === slug)?.categories ?? []
  const others = products.filter((product) => product.slug !== slug)
  const akin = others.filter((product) => product.categories.some((name) => categories.includes(name)))
  return (akin.length > 0 ? akin : others).slice(0, MAX_RELATED)
}

/**
 * The category whose name makes the slug of an address, as `Table lamps` makes `table-lamps`; null: no
 * product is in such a category.
 */
export const categoryOfSlug = (
  products: readonly Pick<Product, 'categories'>[],
  slug: string,
): string | null =>
  products.flatMap(({ categories }) => categories).find((name) => toSlug(name) === slug) ?? null
