import type { SkuRow } from '../../engine/index.js'
import { skuIdOf } from '../../../csv/catalogue/catalogue-ids.js'
import type { KnownCatalogue } from './known-catalogue.js'
import type { ListedProduct, ListedSku } from '../../../../../core/use-cases/shop/catalogue/listed-product.js'

/** The id a variant has when the file gives it none. */
const madeIdOf = ({ slug, optionSets }: ListedProduct, { optionValues }: ListedSku): string =>
  skuIdOf(
    slug,
    optionSets.map((set) => set.values.find(({ id }) => id === optionValues[set.id])?.name ?? ''),
  )

/** The variants that belong to a product now: its own, and those of another id that has its address. */
function variantsOf(known: KnownCatalogue, { id, slug }: ListedProduct): readonly SkuRow[] {
  const holder = known.bySlug.get(slug)
  const own = known.skusOf(id)
  return holder === undefined || holder.id === id ? own : [...own, ...known.skusOf(holder.id)]
}

/**
 * Finds what a variant was in the catalogue before, among everything that was ever in it. A variant whose option was
 * renamed, or that got the id its published page has, has a new id; by its code or its options it is still the same
 * thing, unless the file names that as well. `named`: the ids in the file.
 */
export function predecessorOf(
  known: KnownCatalogue,
  product: ListedProduct,
  sku: ListedSku,
  named: ReadonlySet<string>,
): SkuRow | undefined {
  const same = known.skus.get(sku.id)
  if (same !== undefined) return same
  const variants = variantsOf(known, product).filter(({ id }) => !named.has(id))
  if (variants.length === 0) return undefined
  const madeId = madeIdOf(product, sku)
  return (
    variants.find((row) => sku.code !== null && row.code === sku.code) ??
    variants.find((row) => row.id === madeId)
  )
}
