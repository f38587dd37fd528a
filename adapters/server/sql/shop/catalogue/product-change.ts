import { quantityLeft } from '../../../../../core/catalog/index.js'
import type { ProductRow, SkuRow } from '../../engine/index.js'
import { toProductRow, toSkuRow } from './catalogue-rows.js'
import { isInFile, outOfFile, withShopEdits } from './file-values.js'
import { keptOfProduct, keptOfSku } from './kept-edits.js'
import type { KeptEdit } from './kept-edits.js'
import type { KnownCatalogue } from './known-catalogue.js'
import type { ListedProduct } from '../../../../../core/use-cases/shop/catalogue/listed-product.js'
import type { NamedCatalogue, NamedProduct } from './named-catalogue.js'
import { predecessorOf } from './sku-predecessors.js'

/** The known catalogue, and the one that it is to become. */
export interface Comparison {
  readonly siteId: string
  readonly known: KnownCatalogue
  readonly named: NamedCatalogue
  /** Products for sale that the file no longer names, by the codes of their variants. */
  readonly unnamedByCode: ReadonlyMap<string, ProductRow>
  /** Products whose change was told already. */
  readonly told: ReadonlySet<string>
}

/** A variant as it is to be. */
export interface SkuChange {
  readonly row: SkuRow
  /** The variant of another id whose stock it goes on with, as it is when this is written; null: none. */
  readonly stockOf: string | null
  /** The variant whose edits of the shop it goes on with: itself, or the same one under an earlier id. */
  readonly editsOf: string
}

/** A change that is written together, since no reader may see one part of it without the others. */
export interface CatalogueChange {
  /** Products whose address belongs to another one from now on: they step aside before that is written. */
  readonly parked: readonly ProductRow[]
  readonly products: readonly ProductRow[]
  readonly skus: readonly SkuChange[]
}

/** The change of a product that a file names, with the edits of the shop that the file says otherwise. */
export interface NamedChange extends CatalogueChange {
  readonly kept: readonly KeptEdit[]
}

const isSame = <Row extends ProductRow | SkuRow>(row: Row, other: Row | undefined): boolean =>
  other !== undefined && (Object.keys(row) as (keyof Row)[]).every((name) => row[name] === other[name])

/**
 * A named product with its variants and those that it has no more, and with the products that it takes the place of:
 * the one that had its address, and those that had the code of one of its variants and are named no longer. What of
 * it is known already is left out.
 */
export function productChange(comparison: Comparison, { product, position }: NamedProduct): NamedChange {
  const { siteId, known } = comparison
  const row = withShopEdits(toProductRow(siteId, product, position), known.products.get(product.id))
  const lostAddress = holdersOf(comparison, product)
  const gone = unnamedBefore(comparison, product, lostAddress)
  const withdrawn = [product, ...gone].flatMap(({ id }) => withdrawnSkus(comparison, id))
  const skus = namedSkus(comparison, product)
  const parkedIds = new Set(lostAddress.map(({ id }) => id))
  return {
    parked: lostAddress.map(aside),
    products: [
      ...(isSame(row, known.products.get(row.id)) ? [] : [row]),
      ...gone.filter(({ id }) => !parkedIds.has(id)).map(outOfFile),
    ],
    skus: [...skus.filter(({ row: sku }) => !isSame(sku, known.skus.get(sku.id))), ...withdrawn],
    kept: [...keptOfProduct(row), ...skus.flatMap(({ row: sku }) => keptOfSku(sku))],
  }
}

/** Withdraws from sale a product that the file no longer names. */
export const withdrawal = (comparison: Comparison, row: ProductRow): CatalogueChange => ({
  parked: [],
  products: isInFile(row) ? [outOfFile(row)] : [],
  skus: withdrawnSkus(comparison, row.id),
})

/** An address is unique at every moment, so that of another product first becomes one that no page can have. */
const aside = (row: ProductRow): ProductRow => outOfFile({ ...row, slug: `${row.slug}~${row.id}` })

/** The other product that has the address of a product so far; as a rule there is none. */
function holdersOf({ known, named, told }: Comparison, product: ListedProduct): readonly ProductRow[] {
  const holder = known.bySlug.get(product.slug)
  if (holder === undefined || holder.id === product.id) return []
  const hasLeft = named.products.has(holder.id) && told.has(holder.id)
  return hasLeft ? [] : [holder]
}

function unnamedBefore(
  { named, unnamedByCode, told }: Comparison,
  product: ListedProduct,
  lostAddress: readonly ProductRow[],
): readonly ProductRow[] {
  const hadCode = product.skus.flatMap(({ code }) => (code === null ? [] : (unnamedByCode.get(code) ?? [])))
  return [...new Set([...lostAddress, ...hadCode])].filter(
    ({ id }) => !named.products.has(id) && !told.has(id),
  )
}

const withdrawnSkus = ({ known, named }: Comparison, productId: string): readonly SkuChange[] =>
  known
    .skusOf(productId)
    .filter(({ id, withdrawn }) => !withdrawn && !named.skuIds.has(id))
    .map((row) => ({ row: { ...row, withdrawn: true }, stockOf: null, editsOf: row.id }))

/** The variants of a product as they are to be. */
function namedSkus({ siteId, known, named }: Comparison, product: ListedProduct): readonly SkuChange[] {
  return product.skus.map((sku, index) => {
    const listed = quantityLeft(sku.inventory)
    const before = predecessorOf(known, product, sku, named.skuIds)
    const goesOn = before !== undefined && before.listed_quantity === listed
    const inFile = toSkuRow(siteId, product, sku, index, goesOn ? before.quantity : listed)
    const row = withShopEdits(inFile, before)
    return { row, stockOf: goesOn && before.id !== row.id ? before.id : null, editsOf: before?.id ?? row.id }
  })
}
