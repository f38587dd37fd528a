import type { Product, Sku } from '../../../../../core/catalog/index.js'
import {
  PRODUCT_TYPE_IDS,
  productId,
  productSlug,
  skuId,
  toProductType,
  inventoryOf,
  quantityLeft,
} from '../../../../../core/catalog/index.js'
import { money } from '../../../../../core/money/index.js'
import type { ProductRow, SkuRow } from '../../engine/index.js'
import { documentText } from '../row-documents.js'
import { lowestPriceIn } from './price-statements.js'
import type { WithPriceHistory } from './price-statements.js'
import type { ListedSku } from '../../../../../core/use-cases/shop/catalogue/listed-product.js'

/** JSON text that this program wrote. */
const documentOf = <T>(text: string): T => JSON.parse(text) as T

function toSku(row: SkuRow & WithPriceHistory): Sku {
  const lowestPrior = lowestPriceIn(row)
  return {
    id: skuId(row.id),
    code: row.code,
    price: money(row.price_minor, row.currency),
    compareAtPrice: row.compare_at_minor === null ? null : money(row.compare_at_minor, row.currency),
    weight: row.weight,
    width: row.width,
    length: row.length,
    height: row.height,
    mainImage: row.main_image === null ? null : documentOf<NonNullable<Sku['mainImage']>>(row.main_image),
    moreImages: documentOf<Sku['moreImages']>(row.more_images),
    optionValues: documentOf<Sku['optionValues']>(row.option_values),
    inventory: inventoryOf(row.quantity),
    billing: row.billing === 'subscription' ? 'subscription' : 'one-time',
    ...(row.unit_pricing !== null && { unit: documentOf<NonNullable<Sku['unit']>>(row.unit_pricing) }),
    ...(lowestPrior !== null && { lowestPrior }),
    ...(row.plan !== null && { plan: documentOf<NonNullable<Sku['plan']>>(row.plan) }),
  }
}

/** `skus`: the rows of the SKUs for sale. */
export function toProduct(row: ProductRow, skus: readonly (SkuRow & WithPriceHistory)[]): Product {
  const type = toProductType(row.type)
  const sold = [...skus].sort((left, right) => left.position - right.position).map(toSku)
  return {
    id: productId(row.id),
    slug: productSlug(row.slug),
    name: row.name,
    type,
    typeId: PRODUCT_TYPE_IDS[type],
    description: row.description,
    categories: documentOf<Product['categories']>(row.categories),
    shippable: row.shippable,
    optionSets: documentOf<Product['optionSets']>(row.option_sets),
    defaultSkuId: row.default_sku_id === null ? null : skuId(row.default_sku_id),
    skus: sold,
    fields: documentOf<Product['fields']>(row.fields),
  }
}

/** A product as its row; `position` is its place in the catalogue, from 0. */
export const toProductRow = (siteId: string, product: Product, position: number): ProductRow => ({
  site_id: siteId,
  id: product.id,
  slug: product.slug,
  name: product.name,
  type: product.type,
  description: product.description,
  categories: JSON.stringify(product.categories),
  shippable: product.shippable,
  option_sets: JSON.stringify(product.optionSets),
  default_sku_id: product.defaultSkuId,
  fields: JSON.stringify(product.fields),
  position,
  withdrawn: false,
  file_values: null,
})

/** `stock`: the number of pieces; null: unlimited. `listed_quantity` keeps the number of the file. */
export const toSkuRow = (
  siteId: string,
  product: Product,
  sku: ListedSku,
  position: number,
  stock: number | null,
): SkuRow => ({
  site_id: siteId,
  id: sku.id,
  product_id: product.id,
  code: sku.code,
  price_minor: sku.price.amount,
  compare_at_minor: sku.compareAtPrice?.amount ?? null,
  currency: sku.price.currency,
  weight: sku.weight,
  width: sku.width,
  height: sku.height,
  length: sku.length,
  main_image: documentText(sku.mainImage),
  more_images: JSON.stringify(sku.moreImages),
  option_values: JSON.stringify(sku.optionValues),
  quantity: stock,
  listed_quantity: quantityLeft(sku.inventory),
  billing: sku.billing,
  plan: documentText(sku.plan),
  unit_pricing: sku.unit == null ? null : JSON.stringify(sku.unit),
  position,
  withdrawn: false,
  file_values: null,
})
