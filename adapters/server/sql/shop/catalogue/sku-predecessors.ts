import type { SkuRow } from '../../engine/index.js'
import { skuIdOf } from '../../../csv/catalogue/catalogue-ids.js'
import type { KnownCatalogue } from './known-catalogue.js'
import type { ListedProduct, ListedSku } from '../../../../../core/use-cases/shop/catalogue/listed-product.js'

/** The id of a variant without an id in the file. */
const madeIdOf = ({ slug, optionSets }: ListedProduct, { optionValues }: ListedSku): string =>
  skuIdOf(
    slug,
    optionSets.map((set) => set.values.find(({ id }) => id === optionValues[set.id])?.name ?? ''),
  )

/** The present variants of a product: its own, and those of another id with its address. */
function variantsOf(known: KnownCatalogue, { id, slug }: ListedProduct): readonly SkuRow[] {
  const holder = known.bySlug.get(slug)
  const own = known.skusOf(id)
  return holder === undefined || holder.id === id ? own : [...own, ...known.skusOf(holder.id)]
}

/**
 * Finds the earlier form of a variant in the known catalogue. A variant with a renamed option, or with the id
 * of its published page, has a new id; it is identified by its code or its options, unless the file names the
 * earlier id too. `named`: the ids of the file.
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
