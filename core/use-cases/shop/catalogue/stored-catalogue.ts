import type { KeptEdit } from './kept-edits.js'
import type { ListedProduct, ListedSku } from './listed-product.js'

/** The parts of a stored product that an import needs for its decisions. */
export interface StoredProduct {
  readonly id: string
  readonly slug: string
  /** True if it is not for sale. */
  readonly withdrawn: boolean
}

/** A variant as a storage keeps it. */
export interface StoredVariant {
  readonly id: string
  readonly code: string | null
  /** True if it is no longer for sale. */
  readonly withdrawn: boolean
}

/** All products and variants that were ever in the catalogue, by their ids. */
export interface KnownCatalogue<Product extends StoredProduct, Variant extends StoredVariant> {
  readonly products: ReadonlyMap<string, Product>
  readonly skus: ReadonlyMap<string, Variant>
  readonly bySlug: ReadonlyMap<string, Product>
  readonly skusOf: (productId: string) => readonly Variant[]
}

/** The stock of a variant, and the number that the file has for it; null: unlimited. */
export interface VariantStock {
  readonly left: number | null
  readonly listed: number | null
}

/** Makes the stored forms of what an import decides, and compares them. */
export interface CatalogueForms<Product extends StoredProduct, Variant extends StoredVariant> {
  /** A product of the file, with the shop's edits of its present form. */
  readonly product: (listed: ListedProduct, position: number, present: Product | undefined) => Product
  /** A variant of the file with this stock, and with the shop's edits of its earlier form. */
  readonly variant: (
    listed: readonly [ListedProduct, ListedSku],
    position: number,
    stock: number | null,
    earlier: Variant | undefined,
  ) => Variant
  /** The id that the options of a variant would give it. */
  readonly madeIdOf: (product: ListedProduct, sku: ListedSku) => string
  /** True if the file names a product: it is for sale, or its owner has hidden it. */
  readonly isInFile: (product: Product) => boolean
  /** A product that the file no longer names. */
  readonly outOfFile: (product: Product) => Product
  readonly withSlug: (product: Product, slug: string) => Product
  readonly withdrawn: (variant: Variant) => Variant
  readonly isSameProduct: (one: Product, other: Product) => boolean
  readonly isSameVariant: (one: Variant, other: Variant) => boolean
  readonly stockOf: (variant: Variant) => VariantStock
  readonly keptOfProduct: (product: Product) => readonly KeptEdit[]
  readonly keptOfVariant: (variant: Variant) => readonly KeptEdit[]
}
