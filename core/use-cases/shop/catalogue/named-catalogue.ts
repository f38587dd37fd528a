import type { ListedProduct } from './listed-product.js'

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
