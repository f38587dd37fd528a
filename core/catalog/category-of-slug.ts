import type { Product } from './product.js'
import { toSlug } from './slug.js'

/**
 * The category whose name gives the slug of an address, as `Table lamps` gives `table-lamps`; null: no
 * product has such a category.
 */
export const categoryOfSlug = (
  products: readonly Pick<Product, 'categories'>[],
  slug: string,
): string | null =>
  products.flatMap(({ categories }) => categories).find((name) => toSlug(name) === slug) ?? null
