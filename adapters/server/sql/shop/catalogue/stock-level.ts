import { numberOrNull } from '../../engine/index.js'
import type { Querier } from '../../engine/index.js'
import { MAX_STOCK } from '../../../../../core/catalog/index.js'

/** The pieces of a variant that are left; null: without end. `listed` is the number in the catalogue file. */
export interface StockLevel {
  readonly code: string | null
  readonly id: string
  readonly product: string
  readonly left: number | null
  readonly listed: number | null
}

/**
 * A delivery that is added to what is left, or a new count of everything; null counts no longer. `expected` is what was
 * left when its owner read it; absent: any.
 */
export type StockEntry =
  | { readonly tag: 'add'; readonly pieces: number }
  | { readonly tag: 'set'; readonly pieces: number | null; readonly expected?: number | null }

/**
 * The outcome of an entry. `uncounted`: pieces cannot be added to stock without end. `too-many`: more than a
 * variant may have. `other-count`: another number is left than was expected. `unknown`: no variant for sale has this
 * code or id.
 */
export type StockChange =
  | { readonly tag: 'changed'; readonly level: StockLevel }
  | { readonly tag: 'uncounted' }
  | { readonly tag: 'too-many' }
  | { readonly tag: 'other-count' }
  | { readonly tag: 'unknown' }

const COLUMNS = 'sku.code, sku.id, product.name, sku.quantity, sku.listed_quantity'
const FOR_SALE =
  'FROM sku JOIN product ON product.site_id = sku.site_id AND product.id = sku.product_id ' +
  'WHERE sku.site_id = $1 AND sku.withdrawn = FALSE AND product.withdrawn = FALSE'

const toLevel = (row: Readonly<Record<string, unknown>>): StockLevel => ({
  code: row['code'] === null ? null : String(row['code']),
  id: String(row['id']),
  product: String(row['name']),
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
 * The stock of the variant with this code or id; null: none is for sale. A code is unique among what is for sale; an id
 * that equals the code of another variant stands behind it.
 */
export async function findStock(sql: Querier, siteId: string, name: string): Promise<StockLevel | null> {
  const { rows } = await sql.query(`SELECT ${COLUMNS} ${FOR_SALE} AND (sku.code = $2 OR sku.id = $2)`, [
    siteId,
    name,
  ])
  const levels = rows.map(toLevel)
  return levels.find(({ code }) => code === name) ?? levels[0] ?? null
}

/**
 * Enters a delivery or a count for the variant with this code or id, while the shop sells. One statement changes the
 * stock, so that a sale at the same moment is lost as little as the delivery. The number in the catalogue file stays
 * as it is: the next import of an unchanged file keeps this stock.
 */
export async function enterStock(
  sql: Querier,
  siteId: string,
  name: string,
  entry: StockEntry,
): Promise<StockChange> {
  const level = await findStock(sql, siteId, name)
  if (level === null) return { tag: 'unknown' }
  if (entry.tag === 'add' && level.left === null) return { tag: 'uncounted' }
  const { rows } =
    entry.tag === 'add'
      ? await sql.query(
          'UPDATE sku SET quantity = quantity + $3 ' +
            'WHERE site_id = $1 AND id = $2 AND quantity <= $4 RETURNING quantity',
          [siteId, level.id, entry.pieces, MAX_STOCK - entry.pieces],
        )
      : await sql.query(
          'UPDATE sku SET quantity = $3 WHERE site_id = $1 AND id = $2 ' +
            'AND ($4 OR quantity IS NOT DISTINCT FROM CAST($5 AS BIGINT)) RETURNING quantity',
          [siteId, level.id, entry.pieces, entry.expected === undefined, entry.expected ?? null],
        )
  const [row] = rows
  if (row === undefined) return { tag: entry.tag === 'add' ? 'too-many' : 'other-count' }
  return { tag: 'changed', level: { ...level, left: numberOrNull(row['quantity']) } }
}
