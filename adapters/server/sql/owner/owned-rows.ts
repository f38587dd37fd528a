import { measureText, optionTexts, unitPriceOf } from '../../../../core/catalog/index.js'
import { money } from '../../../../core/money/index.js'
import type {
  OwnedProduct,
  OwnedVariant,
  ProductInFile,
  VariantInFile,
} from '../../../../core/catalog/index.js'
import type { ProductRow, SkuRow } from '../engine/index.js'
import { fileValuesOf, fileValuesText, toProduct } from '../shop/index.js'
import type { WithPriceHistory } from '../shop/index.js'

/**
 * A product with its variants, as its owner edits it; `skus` are the variants that the catalogue file names, read
 * with their earlier prices.
 */
export function toOwnedProduct(row: ProductRow, skus: readonly (SkuRow & WithPriceHistory)[]): OwnedProduct {
  const product = toProduct(row, skus)
  const byId = new Map(skus.map((sku) => [sku.id, sku]))
  const values = fileValuesOf(row)
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    isVisible: !row.withdrawn,
    categories: product.categories.map(String),
    variants: product.skus.flatMap(({ id, optionValues, mainImage, unit, lowestPrior = null }) => {
      const sku = byId.get(id)
      if (sku === undefined) return []
      const price = money(sku.price_minor, sku.currency)
      return {
        ...toOwnedVariant(sku),
        options: optionTexts(product.optionSets, optionValues),
        imageUrl: mainImage?.url ?? null,
        lowestPrior,
        unitPrice: unit == null ? null : { price: unitPriceOf(price, unit), per: measureText(unit.base) },
      }
    }),
    inFile: {
      ...(values.name !== undefined && { name: String(values.name) }),
      ...(values.withdrawn !== undefined && { isVisible: values.withdrawn !== true }),
    },
  }
}

function toOwnedVariant(
  row: SkuRow,
): Omit<OwnedVariant, 'options' | 'imageUrl' | 'lowestPrior' | 'unitPrice'> {
  const { price_minor: price, compare_at_minor: compareAt } = fileValuesOf(row)
  const amount = (minor: number) => money(minor, row.currency)
  return {
    id: row.id,
    code: row.code,
    price: amount(row.price_minor),
    compareAt: row.compare_at_minor === null ? null : amount(row.compare_at_minor),
    left: row.quantity,
    inFile: {
      ...(price !== undefined && { price: amount(Number(price)) }),
      ...(compareAt !== undefined && { compareAt: compareAt === null ? null : amount(Number(compareAt)) }),
    },
  }
}

/** The text of `file_values` of a product. */
export const productFileText = ({ name, isVisible }: ProductInFile): string | null =>
  fileValuesText({
    ...(name !== undefined && { name }),
    ...(isVisible !== undefined && { withdrawn: !isVisible }),
  })

/** The text of `file_values` of a variant. */
export const variantFileText = ({ price, compareAt }: VariantInFile): string | null =>
  fileValuesText({
    ...(price !== undefined && { price_minor: price.amount }),
    ...(compareAt !== undefined && { compare_at_minor: compareAt?.amount ?? null }),
  })
