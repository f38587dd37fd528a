import { CompiledQuery } from 'kysely'
import { fragment, prepared } from '../../engine/index.js'
import type { ProductRow, SkuRow } from '../../engine/index.js'
import type { Tables } from '../site-database.js'
import { notePrices } from './price-statements.js'
import { fileValuesOf, withShopEdits } from './file-values.js'
import { inParts } from '../../../platform/in-parts.js'
import type {
  CatalogueChange,
  VariantChange,
} from '../../../../../core/use-cases/shop/catalogue/product-change.js'

const PRODUCT_COLUMNS: readonly (keyof ProductRow)[] = [
  'site_id',
  'id',
  'slug',
  'name',
  'type',
  'description',
  'categories',
  'shippable',
  'option_sets',
  'default_sku_id',
  'fields',
  'position',
  'withdrawn',
  'file_values',
]

const SKU_COLUMNS: readonly (keyof SkuRow)[] = [
  'site_id',
  'id',
  'product_id',
  'code',
  'price_minor',
  'compare_at_minor',
  'currency',
  'weight',
  'width',
  'height',
  'length',
  'main_image',
  'more_images',
  'option_values',
  'quantity',
  'listed_quantity',
  'billing',
  'plan',
  'unit_pricing',
  'position',
  'withdrawn',
  'file_values',
]

/**
 * Inserts rows, or replaces those with the same id. All rows are one value, so that one statement fits any
 * number of them: writing them out takes longer than inserting them.
 */
const upsertInto = (
  table: 'product' | 'sku',
  columns: readonly string[],
  more: Record<string, string> = {},
) => {
  const names = columns.join(', ')
  const changes = columns
    .filter((column) => column !== 'site_id' && column !== 'id')
    .map((column) => `${column} = ${more[column] ?? `excluded.${column}`}`)
  const [before, after] = [
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, `,
    `::json) ON CONFLICT (site_id, id) DO UPDATE SET ${changes.join(', ')}`,
  ]
  return async (tables: Tables, rows: readonly (ProductRow | SkuRow)[]): Promise<void> => {
    for await (const part of inParts(rows))
      await fragment`${fragment.raw(before)}${JSON.stringify(part)}${fragment.raw(after)}`.execute(tables)
  }
}

const writeProducts = upsertInto('product', PRODUCT_COLUMNS)

/** Sales since the comparison reduce the stock as before, unless the file has a new count. */
const writeSkus = upsertInto('sku', SKU_COLUMNS, {
  quantity:
    'CASE WHEN sku.listed_quantity IS NOT DISTINCT FROM excluded.listed_quantity ' +
    'THEN sku.quantity ELSE excluded.quantity END',
})

/** Writes one change, in a transaction. */
export async function writeChange(
  tables: Tables,
  siteId: string,
  { parked, products, skus }: CatalogueChange<ProductRow, SkuRow>,
): Promise<void> {
  await writeProducts(tables, parked)
  const edited = products.map((row) => ({ row, editsOf: row.id }))
  await writeProducts(tables, await withEdits(tables, siteId, 'product', edited))
  const written = await withEdits(tables, siteId, 'sku', await withStock(tables, siteId, skus))
  await writeSkus(tables, written)
  if (written.length === 0) return
  const { text, values } = notePrices(
    siteId,
    written.map(({ id }) => id),
  )
  await tables.executeQuery(CompiledQuery.raw(text, [...values]))
}

/** A row to write, and the row whose edits it takes over. */
interface Edited<Row> {
  readonly row: Row
  readonly editsOf: string
}

/**
 * Adds the edits that owners made since the comparison; no edit comes in between, since edits wait for the
 * lock.
 */
async function withEdits<Row extends ProductRow | SkuRow>(
  tables: Tables,
  siteId: string,
  table: 'product' | 'sku',
  changes: readonly Edited<Row>[],
): Promise<readonly Row[]> {
  if (changes.length === 0) return []
  const ids = JSON.stringify(changes.map(({ editsOf }) => editsOf))
  const edited = await fragment<Row>`SELECT * FROM ${fragment.raw(table)} WHERE site_id = ${siteId}
    AND file_values IS NOT NULL AND id IN (SELECT json_array_elements_text(${ids}::json))`.execute(tables)
  const byId = new Map(edited.rows.map((row) => [row.id, row]))
  return changes.map(({ row, editsOf }) => withEditsOf(row, byId.get(editsOf)))
}

/** A row with its present edits, in place of the edits that were read earlier. */
function withEditsOf<Row extends ProductRow | SkuRow>(row: Row, edited: Row | undefined): Row {
  if (row.file_values === null && edited === undefined) return row
  return withShopEdits({ ...row, ...fileValuesOf(row), file_values: null }, edited)
}

const lockStock = prepared((tables: Tables, siteId: string, skuId: string) =>
  tables
    .selectFrom('sku')
    .select('quantity')
    .where('site_id', '=', siteId)
    .where('id', '=', skuId)
    .forUpdate(),
)

/**
 * A variant with a new id takes over the stock of its old id, whose row is locked: no order buys it
 * meanwhile.
 */
async function withStock(
  tables: Tables,
  siteId: string,
  skus: readonly VariantChange<SkuRow>[],
): Promise<readonly Edited<SkuRow>[]> {
  const changes: Edited<SkuRow>[] = []
  for (const { row, stockOf, editsOf } of skus) {
    const before = stockOf === null ? null : (await lockStock(tables, siteId, stockOf)).rows[0]
    changes.push({ row: before ? { ...row, quantity: before.quantity } : row, editsOf })
  }
  return changes
}
