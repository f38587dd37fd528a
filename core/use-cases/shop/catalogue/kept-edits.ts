import { money, toDecimalString } from '../../../money/index.js'

/** A value of the catalogue file that an import ignored, since the owner edited it in the shop. */
export interface KeptEdit {
  /** The product, or the code of the variant. */
  readonly name: string
  readonly field: 'name' | 'visibility' | 'price' | 'compare-at price'
  readonly inShop: string
  readonly inFile: string
}

/** A product in the shop, with the file's values of what was edited. */
export interface EditedProduct {
  readonly slug: string
  readonly name: string
  readonly inFile: { readonly name?: string | undefined; readonly isForSale?: boolean | undefined }
}

/** A variant in the shop, with the file's values of what was edited; amounts in minor units. */
export interface EditedVariant {
  /** Its code, or its id. */
  readonly name: string
  readonly currency: string
  readonly price: number
  readonly compareAt: number | null
  readonly inFile: { readonly price?: number | undefined; readonly compareAt?: number | null | undefined }
}

/** The edits of a product that differ from the file. */
export function keptOfProduct({ slug, name, inFile }: EditedProduct): readonly KeptEdit[] {
  return [
    ...(inFile.name === undefined || inFile.name === name
      ? []
      : [{ name: slug, field: 'name', inShop: name, inFile: inFile.name } as const]),
    ...(inFile.isForSale === true
      ? [{ name: slug, field: 'visibility', inShop: 'hidden', inFile: 'for sale' } as const]
      : []),
  ]
}

/** The edits of a variant that differ from the file. */
export function keptOfVariant({
  name,
  currency,
  price,
  compareAt,
  inFile,
}: EditedVariant): readonly KeptEdit[] {
  const textOf = (minor: number | null): string =>
    minor === null ? 'none' : toDecimalString(money(minor, currency))
  const kept = (
    field: KeptEdit['field'],
    here: number | null,
    there: number | null | undefined,
  ): readonly KeptEdit[] =>
    there === undefined || there === here
      ? []
      : [{ name, field, inShop: textOf(here), inFile: textOf(there) }]
  return [...kept('price', price, inFile.price), ...kept('compare-at price', compareAt, inFile.compareAt)]
}
