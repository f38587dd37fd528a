import { inParts } from '../../../platform/in-parts.js'
import type { ListedProduct } from '../../../../../core/use-cases/shop/catalogue/listed-product.js'
import type {
  NamedCatalogue,
  NamedProduct,
} from '../../../../../core/use-cases/shop/catalogue/named-catalogue.js'

/** Indexes the products of a file, with pauses for other requests. */
export async function nameCatalogue(listed: readonly ListedProduct[]): Promise<NamedCatalogue> {
  const products = new Map<string, NamedProduct>()
  const bySlug = new Map<string, NamedProduct>()
  const skuIds = new Set<string>()
  for await (const part of inParts(listed)) {
    for (const product of part) {
      const entry = { product, position: products.size }
      products.set(product.id, entry)
      bySlug.set(product.slug, entry)
      for (const { id } of product.skus) skuIds.add(id)
    }
  }
  return { products, bySlug, skuIds }
}
