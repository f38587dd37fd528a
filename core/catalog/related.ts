import type { Product } from './product.js'
import type { ProductSlug } from './ids.js'

/** The maximum number of other products in a product page's list without settings. */
const MAX_RELATED = 6

/** The other products on a product page: those of its categories, else any. */
export function relatedProducts(products: readonly Product[], slug: ProductSlug): readonly Product[] {
  const categories = products.find((product) => product.slug === slug)?.categories ?? []
  const others = products.filter((product) => product.slug !== slug)
  const akin = others.filter((product) => product.categories.some((name) => categories.includes(name)))
  return (akin.length > 0 ? akin : others).slice(0, MAX_RELATED)
}
