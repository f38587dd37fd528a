import type { EditedProduct, EditedVariant } from '../../../../../core/use-cases/shop/catalogue/kept-edits.js'
import { keptOfProduct, keptOfVariant } from '../../../../../core/use-cases/shop/catalogue/kept-edits.js'
import type { CatalogueForms } from '../../../../../core/use-cases/shop/catalogue/stored-catalogue.js'
import { skuIdOf } from '../../../csv/catalogue/catalogue-ids.js'
import type { ProductRow, SkuRow } from '../../engine/index.js'
import { toProductRow, toSkuRow } from './product-rows.js'
import { fileValuesOf, isInFile, outOfFile, withShopEdits } from './file-values.js'

const isSame = <Row extends ProductRow | SkuRow>(row: Row, other: Row): boolean =>
  (Object.keys(row) as (keyof Row)[]).every((name) => row[name] === other[name])

function editedProduct(row: ProductRow): EditedProduct {
  const { name, withdrawn } = fileValuesOf(row)
  return {
    slug: row.slug,
    name: row.name,
    inFile: {
      ...(name !== undefined && { name: String(name) }),
      ...(withdrawn !== undefined && { isForSale: withdrawn === false }),
    },
  }
}

const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function editedVariant(row: SkuRow): EditedVariant {
  const { price_minor: price, compare_at_minor: compareAt } = fileValuesOf(row)
  return {
    name: row.code ?? row.id,
    currency: row.currency,
    price: row.price_minor,
    compareAt: row.compare_at_minor,
    inFile: {
      ...(typeof price === 'number' && { price }),
      ...(compareAt !== undefined && { compareAt: amountOf(compareAt) }),
    },
  }
}

/** Products and variants of a site as rows. */
export const rowForms = (siteId: string): CatalogueForms<ProductRow, SkuRow> => ({
  product: (listed, position, present) => withShopEdits(toProductRow(siteId, listed, position), present),
  variant: ([product, sku], position, stock, earlier) =>
    withShopEdits(toSkuRow(siteId, product, sku, position, stock), earlier),
  madeIdOf: ({ slug, optionSets }, { optionValues }) =>
    skuIdOf(
      slug,
      optionSets.map((set) => set.values.find(({ id }) => id === optionValues[set.id])?.name ?? ''),
    ),
  isInFile,
  outOfFile,
  withSlug: (row, slug) => ({ ...row, slug }),
  withdrawn: (row) => ({ ...row, withdrawn: true }),
  isSameProduct: isSame,
  isSameVariant: isSame,
  stockOf: ({ quantity: left, listed_quantity: listed }) => ({ left, listed }),
  keptOfProduct: (row) => (row.file_values === null ? [] : keptOfProduct(editedProduct(row))),
  keptOfVariant: (row) => (row.file_values === null ? [] : keptOfVariant(editedVariant(row))),
})
