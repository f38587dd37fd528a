import { fragment, prepared } from '../../engine/index.js'
import type { ProductRow, SkuRow } from '../../engine/index.js'
import type { Tables } from '../store-context.js'
import { inParts } from '../../../platform/in-parts.js'
import type { CatalogueChange, SkuChange } from './product-change.js'

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
  'position',
  'withdrawn',
]

/**
 * Inserts rows, or replaces those with the same id. All rows are one value, so that there is one statement for any
 * number of them: written out, its text takes longer than the rows.
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

/** Pieces that were sold since the rows were compared stay sold, unless the file counted anew. */
const writeSkus = upsertInto('sku', SKU_COLUMNS, {
  quantity:
    'CASE WHEN sku.listed_quantity IS NOT DISTINCT FROM excluded.listed_quantity ' +
    'THEN sku.quantity ELSE excluded.quantity END',
})

/** Writes what belongs together, in a transaction. */
export async function writeChange(
  tables: Tables,
  siteId: string,
  { parked, products, skus }: CatalogueChange,
): Promise<void> {
  await writeProducts(tables, parked)
  await writeProducts(tables, products)
  await writeSkus(tables, await withStock(tables, siteId, skus))
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
 * A variant with a new id takes over the stock of its old one, whose row is locked: no order buys it
 * meanwhile.
 */
async function withStock(
  tables: Tables,
  siteId: string,
  skus: readonly SkuChange[],
): Promise<readonly SkuRow[]> {
  const rows: SkuRow[] = []
  for (const { row, stockOf } of skus) {
    const before = stockOf === null ? null : (await lockStock(tables, siteId, stockOf)).rows[0]
    rows.push(before ? { ...row, quantity: before.quantity } : row)
  }
  return rows
}
