import { quantityLeft } from '../../../catalog/index.js'
import { earlierVariant } from './earlier-variant.js'
import type { KeptEdit } from './kept-edits.js'
import type { ListedProduct, ListedSku } from './listed-product.js'
import type { NamedCatalogue, NamedProduct } from './named-catalogue.js'
import type { CatalogueForms, KnownCatalogue, StoredProduct, StoredVariant } from './stored-catalogue.js'

/** The known catalogue, and the one that replaces it. */
export interface Comparison<Product extends StoredProduct, Variant extends StoredVariant> {
  readonly forms: CatalogueForms<Product, Variant>
  readonly known: KnownCatalogue<Product, Variant>
  readonly named: NamedCatalogue
  /** Products for sale that the file no longer names, by the codes of their variants. */
  readonly unnamedByCode: ReadonlyMap<string, Product>
  /** Products whose change was already returned. */
  readonly returned: ReadonlySet<string>
}

/** The new state of a variant. */
export interface VariantChange<Variant> {
  readonly row: Variant
  /** The variant of another id whose stock it takes over, read when this is written; null: none. */
  readonly stockOf: string | null
  /** The variant whose shop edits it takes over: itself, or the same one under an earlier id. */
  readonly editsOf: string
}

/** Changes that are written together, since no reader may see only a part of them. */
export interface CatalogueChange<Product, Variant> {
  /**
   * Products whose address another product takes: they get a temporary address before that one is written.
   */
  readonly parked: readonly Product[]
  readonly products: readonly Product[]
  readonly skus: readonly VariantChange<Variant>[]
}

/** The change of a product of the file, with the shop edits that differ from the file. */
export interface NamedChange<Product, Variant> extends CatalogueChange<Product, Variant> {
  readonly kept: readonly KeptEdit[]
}

/**
 * The change of a product of the file with its variants and its removed variants, and of the products that it
 * replaces. It replaces the former owner of its address, and products with the code of one of its variants that the
 * file no longer names. Unchanged parts are left out.
 */
export function productChange<P extends StoredProduct, V extends StoredVariant>(
  comparison: Comparison<P, V>,
  { product, position }: NamedProduct,
): NamedChange<P, V> {
  const { forms, known } = comparison
  const before = known.products.get(product.id)
  const row = forms.product(product, position, before)
  const lostAddress = holdersOf(comparison, product)
  const gone = unnamedBefore(comparison, product, lostAddress)
  const withdrawn = [product, ...gone].flatMap(({ id }) => withdrawnVariants(comparison, id))
  const variants = namedVariants(comparison, product)
  const parkedIds = new Set(lostAddress.map(({ id }) => id))
  const differs = (one: V): boolean => {
    const other = known.skus.get(one.id)
    return other === undefined || !forms.isSameVariant(one, other)
  }
  return {
    parked: lostAddress.map((holder) => parked(forms, holder)),
    products: [
      ...(before !== undefined && forms.isSameProduct(row, before) ? [] : [row]),
      ...gone.filter(({ id }) => !parkedIds.has(id)).map(forms.outOfFile),
    ],
    skus: [...variants.filter((one) => differs(one.row)), ...withdrawn],
    kept: [...forms.keptOfProduct(row), ...variants.flatMap((one) => forms.keptOfVariant(one.row))],
  }
}

/** Withdraws a product that the file no longer names. */
export const withdrawal = <P extends StoredProduct, V extends StoredVariant>(
  comparison: Comparison<P, V>,
  row: P,
): CatalogueChange<P, V> => ({
  parked: [],
  products: comparison.forms.isInFile(row) ? [comparison.forms.outOfFile(row)] : [],
  skus: withdrawnVariants(comparison, row.id),
})

/**
 * Addresses are unique at every moment, so the earlier product first gets an address that no page can have.
 */
const parked = <P extends StoredProduct, V extends StoredVariant>(
  { outOfFile, withSlug }: CatalogueForms<P, V>,
  row: P,
): P => outOfFile(withSlug(row, `${row.slug}~${row.id}`))

/** The other product that still has the address of a product; usually none. */
function holdersOf<P extends StoredProduct, V extends StoredVariant>(
  { known, named, returned }: Comparison<P, V>,
  product: ListedProduct,
): readonly P[] {
  const holder = known.bySlug.get(product.slug)
  if (holder === undefined || holder.id === product.id) return []
  const hasLeft = named.products.has(holder.id) && returned.has(holder.id)
  return hasLeft ? [] : [holder]
}

function unnamedBefore<P extends StoredProduct, V extends StoredVariant>(
  { named, unnamedByCode, returned }: Comparison<P, V>,
  product: ListedProduct,
  lostAddress: readonly P[],
): readonly P[] {
  const hadCode = product.skus.flatMap(({ code }) => (code === null ? [] : (unnamedByCode.get(code) ?? [])))
  return [...new Set([...lostAddress, ...hadCode])].filter(
    ({ id }) => !named.products.has(id) && !returned.has(id),
  )
}

const withdrawnVariants = <P extends StoredProduct, V extends StoredVariant>(
  { forms, known, named }: Comparison<P, V>,
  productId: string,
): readonly VariantChange<V>[] =>
  known
    .skusOf(productId)
    .filter(({ id, withdrawn }) => !withdrawn && !named.skuIds.has(id))
    .map((row) => ({ row: forms.withdrawn(row), stockOf: null, editsOf: row.id }))

/** The present variants of a product: its own, and those of another id with its address. */
function variantsOf<P extends StoredProduct, V extends StoredVariant>(
  known: KnownCatalogue<P, V>,
  { id, slug }: ListedProduct,
): readonly V[] {
  const holder = known.bySlug.get(slug)
  const own = known.skusOf(id)
  return holder === undefined || holder.id === id ? own : [...own, ...known.skusOf(holder.id)]
}

/** The new state of a product's variants; a variant whose number in the file is the same keeps its stock. */
function namedVariants<P extends StoredProduct, V extends StoredVariant>(
  { forms, known, named }: Comparison<P, V>,
  product: ListedProduct,
): readonly VariantChange<V>[] {
  const earlierOf = (sku: ListedSku): V | undefined =>
    earlierVariant(
      { byId: known.skus, ofProduct: () => variantsOf(known, product) },
      { id: sku.id, code: sku.code, madeId: () => forms.madeIdOf(product, sku) },
      named.skuIds,
    )
  return product.skus.map((sku, index) => {
    const listed = quantityLeft(sku.inventory)
    const before = earlierOf(sku)
    const stock = before === undefined ? null : forms.stockOf(before)
    const goesOn = stock !== null && stock.listed === listed
    const row = forms.variant([product, sku], index, goesOn ? stock.left : listed, before)
    const takesOver = goesOn && before !== undefined && before.id !== row.id
    return { row, stockOf: takesOver ? before.id : null, editsOf: before?.id ?? row.id }
  })
}
