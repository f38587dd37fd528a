import type { SkuRow } from '../../engine/index.js'
import { earlierVariant } from '../../../../../core/use-cases/shop/catalogue/earlier-variant.js'
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

/** The row of the earlier form of a variant. `named`: the ids of the file. */
export const predecessorOf = (
  known: KnownCatalogue,
  product: ListedProduct,
  sku: ListedSku,
  named: ReadonlySet<string>,
): SkuRow | undefined =>
  earlierVariant(
    { byId: known.skus, ofProduct: () => variantsOf(known, product) },
    { id: sku.id, code: sku.code, madeId: () => madeIdOf(product, sku) },
    named,
  )
