import { quantityLeft } from '../../../../../core/catalog/index.js'
import type { ProductRow, SkuRow } from '../../engine/index.js'
import { toProductRow, toSkuRow } from './catalogue-rows.js'
import { isInFile, outOfFile, withShopEdits } from './file-values.js'
import { keptOfProduct, keptOfSku } from './kept-edits.js'
import type { KeptEdit } from './kept-edits.js'
import type { KnownCatalogue } from './known-catalogue.js'
import type { ListedProduct } from '../../../../../core/use-cases/shop/catalogue/listed-product.js'
import type {
  NamedCatalogue,
  NamedProduct,
} from '../../../../../core/use-cases/shop/catalogue/named-catalogue.js'
import { predecessorOf } from './sku-predecessors.js'

/** The known catalogue, and the one that replaces it. */
export interface Comparison {
  readonly siteId: string
  readonly known: KnownCatalogue
  readonly named: NamedCatalogue
  /** Products for sale that the file no longer names, by the codes of their variants. */
  readonly unnamedByCode: ReadonlyMap<string, ProductRow>
  /** Products whose change was already returned. */
  readonly told: ReadonlySet<string>
}

/** The new state of a variant. */
export interface SkuChange {
  readonly row: SkuRow
  /** The variant of another id whose stock it takes over, read when this is written; null: none. */
  readonly stockOf: string | null
  /** The variant whose shop edits it takes over: itself, or the same one under an earlier id. */
  readonly editsOf: string
}

/** Changes that are written together, since no reader may see only a part of them. */
export interface CatalogueChange {
  /**
   * Products whose address another product takes: they get a temporary address before that one is written.
   */
  readonly parked: readonly ProductRow[]
  readonly products: readonly ProductRow[]
  readonly skus: readonly SkuChange[]
}

/** The change of a product of the file, with the shop edits that differ from the file. */
export interface NamedChange extends CatalogueChange {
  readonly kept: readonly KeptEdit[]
}

const isSame = <Row extends ProductRow | SkuRow>(row: Row, other: Row | undefined): boolean =>
  other !== undefined && (Object.keys(row) as (keyof Row)[]).every((name) => row[name] === other[name])

/**
 * The change of a product of the file with its variants and its removed variants, and of the products that it
 * replaces: the one with its address before, and those with the code of one of its variants that the file no
 * longer names. Unchanged parts are left out.
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

/** Withdraws a product that the file no longer names. */
export const withdrawal = (comparison: Comparison, row: ProductRow): CatalogueChange => ({
  parked: [],
  products: isInFile(row) ? [outOfFile(row)] : [],
  skus: withdrawnSkus(comparison, row.id),
})

/**
 * Addresses are unique at every moment, so the earlier product first gets an address that no page can have.
 */
const aside = (row: ProductRow): ProductRow => outOfFile({ ...row, slug: `${row.slug}~${row.id}` })

/** The other product that still has the address of a product; usually none. */
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

/** The new state of a product's variants. */
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
