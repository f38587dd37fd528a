import { quantityLeft } from '../../../core/catalog/index.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { ProductRow, SkuRow, Sql } from '../../sql/index.js'
import { SqlError } from '../../sql/index.js'
import type { StoreSettings } from '../settings/store-settings.js'
import { inTransaction } from '../store-context.js'
import type { Tables } from '../store-context.js'
import { toProductRow, toSkuRow } from './catalogue-rows.js'
import type { CatalogueProblem } from './csv-table.js'
import type { ListedProduct } from './listed-product.js'
import { parseCatalogue } from './parse-catalogue.js'
import { createPredecessors } from './sku-predecessors.js'
import { writeProducts, writeSkus } from './write-catalogue.js'

/** What an import did, counted in products; `skus` is how many SKUs are for sale now. */
export interface ImportReport {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly withdrawn: number
  readonly skus: number
}

/**
 * Why nothing was imported. `withdrawals`: the file no longer names `withdrawn` of the `known` products for
 * sale, which is more than is taken for intended.
 */
export type ImportFailure =
  | { readonly tag: 'invalid'; readonly problems: readonly CatalogueProblem[] }
  | { readonly tag: 'withdrawals'; readonly withdrawn: number; readonly known: number }
  | { readonly tag: 'database'; readonly message: string }

/** What an import is made with. */
export interface ImportOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly settings: Pick<StoreSettings, 'currency' | 'fields'>
  /** Withdraw however many products the file no longer names. @default false */
  readonly allowsWithdrawals?: boolean
}

/** A file that names fewer was hardly meant: it is half written, or only its header is left. */
const LARGEST_SHARE_WITHDRAWN = 1 / 5

/**
 * Makes the catalogue what a file says, in one go: with any problem nothing is changed. The file is the whole
 * catalogue: what it no longer names is withdrawn from sale and comes back when it is named again. A SKU's
 * stock is set only when its number in the file differs from the number of the last import, so importing the
 * same file again keeps what was sold. Never rejects.
 */
export async function importCatalogue(
  { sql, siteId, settings, allowsWithdrawals = false }: ImportOptions,
  text: string,
): Promise<Result<ImportReport, ImportFailure>> {
  const parsed = parseCatalogue(text, settings)
  if (!parsed.ok) return err({ tag: 'invalid', problems: parsed.failure })
  try {
    return await inTransaction({ sql }, async (tables) => {
      const known = await readKnown(tables, siteId)
      const failure = allowsWithdrawals ? null : withdrawalFailure(known.products, parsed.value)
      return failure === null ? ok(await replaceCatalogue(tables, siteId, known, parsed.value)) : err(failure)
    })
  } catch (thrown) {
    if (!(thrown instanceof SqlError)) throw thrown
    return err({ tag: 'database', message: thrown.message })
  }
}

interface KnownCatalogue {
  readonly products: readonly ProductRow[]
  readonly skus: readonly SkuRow[]
}

/** Everything that was ever in the catalogue, locked until the transaction ends. */
async function readKnown(tables: Tables, siteId: string): Promise<KnownCatalogue> {
  const products = await tables
    .selectFrom('product')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const skus = await tables
    .selectFrom('sku')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return { products, skus }
}

/** A product that only got another id keeps its address and is not withdrawn. */
function withdrawalFailure(
  known: readonly ProductRow[],
  named: readonly ListedProduct[],
): ImportFailure | null {
  const names = new Set<string>(named.flatMap(({ id, slug }) => [id, slug]))
  const forSale = known.filter(({ withdrawn }) => !withdrawn)
  const lost = forSale.filter(({ id, slug }) => !names.has(id) && !names.has(slug))
  return lost.length > forSale.length * LARGEST_SHARE_WITHDRAWN
    ? { tag: 'withdrawals', withdrawn: lost.length, known: forSale.length }
    : null
}

async function replaceCatalogue(
  tables: Tables,
  siteId: string,
  { products: knownProducts, skus: knownSkus }: KnownCatalogue,
  products: readonly ListedProduct[],
): Promise<ImportReport> {
  const productRows = products.map((product, index) => toProductRow(siteId, product, index))
  const predecessorOf = createPredecessors(knownProducts, knownSkus)
  const skuRows = products.flatMap((product) => skuRowsOf(siteId, product, predecessorOf))
  const parked = new Map(withLostAddress(knownProducts, productRows).map((row) => [row.id, row]))
  const changedProducts = changed(
    [
      ...productRows,
      ...withdrawnRows(
        knownProducts.map((row) => parked.get(row.id) ?? row),
        productRows,
      ),
    ],
    knownProducts,
  )
  const changedSkus = changed([...skuRows, ...withdrawnRows(knownSkus, skuRows)], knownSkus)
  await writeProducts(tables, [...parked.values()])
  await writeProducts(tables, changedProducts)
  await writeSkus(tables, changedSkus)
  return reportOf(productRows, knownProducts, changedProducts, changedSkus, skuRows.length)
}

/**
 * Products whose address belongs to another one from now on, such as one that got the id its published page
 * has. An address is unique at every moment, so they first step aside to one that no page can have.
 */
function withLostAddress(known: readonly ProductRow[], named: readonly ProductRow[]): readonly ProductRow[] {
  const owners = new Map(named.map(({ slug, id }) => [slug, id]))
  return known
    .filter(({ slug, id }) => (owners.get(slug) ?? id) !== id)
    .map((row) => ({ ...row, slug: `${row.slug}~${row.id}`, withdrawn: true }))
}

function skuRowsOf(
  siteId: string,
  product: ListedProduct,
  predecessorOf: ReturnType<typeof createPredecessors>,
): readonly SkuRow[] {
  return product.skus.map((sku, index) => {
    const listed = quantityLeft(sku.inventory)
    const before = predecessorOf(product, sku)
    const stock = before !== undefined && before.listed_quantity === listed ? before.quantity : listed
    return toSkuRow(siteId, product, sku, index, stock)
  })
}

type Withdrawable = ProductRow | SkuRow

const withdrawnRows = <Row extends Withdrawable>(
  known: readonly Row[],
  named: readonly Row[],
): readonly Row[] => {
  const ids = new Set(named.map(({ id }) => id))
  return known.filter(({ id }) => !ids.has(id)).map((row) => ({ ...row, withdrawn: true }))
}

const changed = <Row extends Withdrawable>(rows: readonly Row[], known: readonly Row[]): readonly Row[] => {
  const before = new Map(known.map((row) => [row.id, row]))
  return rows.filter((row) => !isSameRow(row, before.get(row.id)))
}

const isSameRow = <Row extends Withdrawable>(row: Row, other: Row | undefined): boolean =>
  other !== undefined && (Object.keys(row) as (keyof Row)[]).every((name) => row[name] === other[name])

function reportOf(
  rows: readonly ProductRow[],
  known: readonly ProductRow[],
  changedProducts: readonly ProductRow[],
  changedSkus: readonly SkuRow[],
  skus: number,
): ImportReport {
  const knownIds = new Set(known.filter(({ withdrawn }) => !withdrawn).map(({ id }) => id))
  const touched = new Set([
    ...changedProducts.map(({ id }) => id),
    ...changedSkus.map((row) => row.product_id),
  ])
  const created = rows.filter(({ id }) => !knownIds.has(id)).length
  const updated = rows.filter(({ id }) => knownIds.has(id) && touched.has(id)).length
  return {
    created,
    updated,
    unchanged: rows.length - created - updated,
    withdrawn: changedProducts.filter(({ withdrawn }) => withdrawn).length,
    skus,
  }
}
