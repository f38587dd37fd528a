import { groupBy } from '../../../core/shared/index.js'
import type { ProductRow, SkuRow } from '../../sql/index.js'
import { skuIdOf } from './catalogue-ids.js'
import type { ListedProduct, ListedSku } from './listed-product.js'

/** The id a variant has when the file gives it none. */
const madeIdOf = ({ slug, optionSets }: ListedProduct, { optionValues }: ListedSku): string =>
  skuIdOf(
    slug,
    optionSets.map((set) => set.values.find(({ id }) => id === optionValues[set.id])?.name ?? ''),
  )

/**
 * Finds what a variant was in the catalogue before, among everything that was ever in it. A variant whose option was
 * renamed, or that got the id its published page has, has a new id; by its code or its options it is still the same
 * thing. The known rows are looked through once, not for each variant: a large catalogue has many of both.
 */
export function createPredecessors(
  products: readonly ProductRow[],
  skus: readonly SkuRow[],
): (product: ListedProduct, sku: ListedSku) => SkuRow | undefined {
  const byId = new Map(skus.map((row) => [row.id, row]))
  const byProduct = groupBy(skus, (row) => row.product_id)
  const bySlug = groupBy(products, (row) => row.slug)
  const ofProduct = ({ id, slug }: ListedProduct): readonly SkuRow[] =>
    [...new Set([id, ...(bySlug.get(slug) ?? []).map((row) => row.id)])].flatMap(
      (productId) => byProduct.get(productId) ?? [],
    )
  return (product, sku) => {
    const same = byId.get(sku.id)
    if (same !== undefined) return same
    const known = ofProduct(product)
    return (
      known.find((row) => sku.code !== null && row.code === sku.code) ??
      known.find((row) => row.id === madeIdOf(product, sku))
    )
  }
}
