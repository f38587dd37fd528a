import type { Money } from '../money/index.js'

/** The fields of a product that its owner may edit in the shop. */
export const PRODUCT_FIELDS = ['name', 'visibility'] as const
/** One of `PRODUCT_FIELDS`. */
export type ProductField = (typeof PRODUCT_FIELDS)[number]

/** The fields of a variant that its owner may edit in the shop; its stock is counted separately. */
export const VARIANT_FIELDS = ['price', 'compare-at'] as const
/** One of `VARIANT_FIELDS`. */
export type VariantField = (typeof VARIANT_FIELDS)[number]

/** The catalogue file's values of the fields that were edited in the shop; an import keeps the edits. */
export interface VariantInFile {
  readonly price?: Money
  readonly compareAt?: Money | null
}

/** A variant as its owner sees it. */
export interface OwnedVariant {
  readonly id: string
  readonly code: string | null
  /** Such as `Size: L`. */
  readonly options: readonly string[]
  readonly price: Money
  readonly compareAt: Money | null
  /** Remaining pieces; null: unlimited. */
  readonly left: number | null
  readonly imageUrl: string | null
  /** The lowest price of the 30 days before a reduction; null: not reduced, or no earlier price is known. */
  readonly lowestPrior: Money | null
  /** The price of a measure, such as 1 kg; null: not sold by measure. */
  readonly unitPrice: { readonly price: Money; readonly per: string } | null
  readonly inFile: VariantInFile
}

/** The catalogue file's values of the product fields that were edited in the shop. */
export interface ProductInFile {
  readonly name?: string
  readonly isVisible?: boolean
}

/** A product as its owner sees it, including products that are hidden from the shop. */
export interface OwnedProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly isVisible: boolean
  readonly categories: readonly string[]
  readonly variants: readonly OwnedVariant[]
  readonly inFile: ProductInFile
}

/** The edited fields of a product: an import keeps them. */
export const editedFields = ({ inFile }: OwnedProduct): readonly ProductField[] => [
  ...(inFile.name === undefined ? [] : (['name'] as const)),
  ...(inFile.isVisible === undefined ? [] : (['visibility'] as const)),
]

/** The edited fields of a variant: an import keeps them. */
export const editedVariantFields = ({ inFile }: OwnedVariant): readonly VariantField[] => [
  ...(inFile.price === undefined ? [] : (['price'] as const)),
  ...(inFile.compareAt === undefined ? [] : (['compare-at'] as const)),
]
