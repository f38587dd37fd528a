import { inParts } from '../../../platform/in-parts.js'
import type { ListedProduct } from '../../../../../core/use-cases/shop/catalogue/listed-product.js'

/** A product of a file; `position` is its place in the catalogue, from 0. */
export interface NamedProduct {
  readonly product: ListedProduct
  readonly position: number
}

/** The products of a file, by their ids and addresses. */
export interface NamedCatalogue {
  /** By their ids, in the order of the file. */
  readonly products: ReadonlyMap<string, NamedProduct>
  readonly bySlug: ReadonlyMap<string, NamedProduct>
  readonly skuIds: ReadonlySet<string>
}

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
