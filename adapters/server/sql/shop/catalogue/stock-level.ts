import { numberOrNull } from '../../engine/index.js'
import type { Change, Querier } from '../../engine/index.js'
import { MAX_STOCK, optionTexts } from '../../../../../core/catalog/index.js'
import type { Product, Sku } from '../../../../../core/catalog/index.js'
import { namedVariant } from '../../../../../core/use-cases/shop/catalogue/named-variant.js'
import type { StockOrder } from '../../../../../core/ports/owner/stock-desk.port.js'

/** The remaining pieces of a variant; null: unlimited. `listed` is the number in the catalogue file. */
export interface StockLevel {
  readonly code: string | null
  readonly id: string
  readonly product: string
  /** The chosen options, such as "Colour: Blue". */
  readonly options: readonly string[]
  readonly left: number | null
  readonly listed: number | null
}

const COLUMNS =
  'sku.code, sku.id, product.name, product.option_sets, sku.option_values, sku.quantity, sku.listed_quantity'
const FOR_SALE =
  'FROM sku JOIN product ON product.site_id = sku.site_id AND product.id = sku.product_id ' +
  'WHERE sku.site_id = $1 AND sku.withdrawn = FALSE AND product.withdrawn = FALSE'

const toLevel = (row: Readonly<Record<string, unknown>>): StockLevel => ({
  code: row['code'] === null ? null : String(row['code']),
  id: String(row['id']),
  product: String(row['name']),
  options: optionTexts(
    JSON.parse(String(row['option_sets'])) as Product['optionSets'],
    JSON.parse(String(row['option_values'])) as Sku['optionValues'],
  ),
  left: numberOrNull(row['quantity']),
  listed: numberOrNull(row['listed_quantity']),
})

/** The stock of every variant for sale, in the order of the catalogue. */
export async function listStock(sql: Querier, siteId: string): Promise<readonly StockLevel[]> {
  const { rows } = await sql.query(
    `SELECT ${COLUMNS} ${FOR_SALE} ORDER BY product.position, sku.position, sku.id`,
    [siteId],
  )
  return rows.map(toLevel)
}

/**
 * The stock of the variant with this code or id; null: none is for sale. Codes are unique among variants for
 * sale.
 */
export async function findStock(sql: Querier, siteId: string, name: string): Promise<StockLevel | null> {
  const { rows } = await sql.query(`SELECT ${COLUMNS} ${FOR_SALE} AND (sku.code = $2 OR sku.id = $2)`, [
    siteId,
    name,
  ])
  return namedVariant(rows.map(toLevel), name)
}

/**
 * The statement for a delivery or a count of a variant while the shop sells. As a single statement it loses
 * neither a simultaneous sale nor the delivery. It changes no row if the result exceeds the maximum, or if
 * the stock differs from the expected number. The number of the catalogue file stays, so that the next import
 * of an unchanged file keeps this stock.
 */
export const stockChange = (siteId: string, skuId: string, order: StockOrder): Change =>
  order.tag === 'add'
    ? {
        text: 'UPDATE sku SET quantity = quantity + $3 WHERE site_id = $1 AND id = $2 AND quantity <= $4',
        values: [siteId, skuId, order.pieces, MAX_STOCK - order.pieces],
        mustChange: true,
      }
    : {
        text:
          'UPDATE sku SET quantity = $3 WHERE site_id = $1 AND id = $2 ' +
          'AND ($4 OR quantity IS NOT DISTINCT FROM CAST($5 AS BIGINT))',
        values: [siteId, skuId, order.pieces, order.expected === undefined, order.expected ?? null],
        mustChange: true,
      }
