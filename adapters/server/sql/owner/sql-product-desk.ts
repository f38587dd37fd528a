import { groupBy } from '../../../../core/shared/index.js'
import type { ProductDesk } from '../../../../core/ports/owner/product-desk.port.js'
import type { OwnedProduct, OwnedVariant } from '../../../../core/catalog/index.js'
import { isStorable, likeText } from '../engine/index.js'
import type { Change, CommitChanges, ProductRow, Querier, SkuRow, SqlValue } from '../engine/index.js'
import { IN_FILE, lockCatalogue, notePrices, PRICE_HISTORY } from '../shop/index.js'
import type { WithPriceHistory } from '../shop/index.js'
import { commitUnlessTaken } from './commit-unless-taken.js'
import { auditChanges } from './audit-statements.js'
import { productFileText, toOwnedProduct, variantFileText } from './owned-rows.js'

/** The database and the site of a catalogue, and the function that makes its changes in one transaction. */
export interface SqlProductDeskOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
}

/** The columns that an edit compares and writes, in this order. */
type Values = Readonly<Record<string, SqlValue>>

const productValues = ({ name, isVisible, inFile }: OwnedProduct): Values => ({
  name,
  withdrawn: !isVisible,
  file_values: productFileText(inFile),
})

const priceValues = ({ price, compareAt, inFile }: OwnedVariant): Values => ({
  price_minor: price.amount,
  compare_at_minor: compareAt?.amount ?? null,
  file_values: variantFileText(inFile),
})

const TYPES: Readonly<Record<string, string>> = {
  name: 'TEXT',
  withdrawn: 'BOOLEAN',
  file_values: 'TEXT',
  price_minor: 'BIGINT',
  compare_at_minor: 'BIGINT',
  quantity: 'BIGINT',
}

/** Sets columns of a row that still have the values that were read; does nothing if no column differs. */
function update(
  siteId: string,
  table: 'product' | 'sku',
  id: string,
  before: Values,
  after: Values,
): readonly Change[] {
  const names = Object.keys(after)
  if (names.every((name) => before[name] === after[name])) return []
  const places = (offset: number) =>
    names.map((name, index) => [name, `CAST($${index + offset} AS ${TYPES[name]})`] as const)
  const sets = places(3).map(([name, value]) => `${name} = ${value}`)
  const same = places(3 + names.length).map(([name, value]) => `${name} IS NOT DISTINCT FROM ${value}`)
  const text = `UPDATE ${table} SET ${sets.join(', ')} WHERE site_id = $1 AND id = $2 AND ${same.join(' AND ')}`
  const values = [after, before].flatMap((side) => names.map((name) => side[name] ?? null))
  return [{ text, values: [siteId, id, ...values], mustChange: true }]
}

function variantChanges(siteId: string, before: OwnedVariant, after: OwnedVariant): readonly Change[] {
  return [
    ...update(siteId, 'sku', after.id, priceValues(before), priceValues(after)),
    ...update(siteId, 'sku', after.id, { quantity: before.left }, { quantity: after.left }),
  ]
}

/** The statements of an edit: none of them writes if one finds its row changed. */
const changesOf = (siteId: string, before: OwnedProduct, after: OwnedProduct): readonly Change[] => [
  lockCatalogue(siteId),
  ...update(siteId, 'product', after.id, productValues(before), productValues(after)),
  ...after.variants.flatMap((variant) => {
    const read = before.variants.find(({ id }) => id === variant.id)
    return read === undefined ? [] : variantChanges(siteId, read, variant)
  }),
  notePrices(
    siteId,
    after.variants.map(({ id }) => id),
  ),
]

/** The products of a shop as their owner edits them, over SQL. */
export function createSqlProductDesk({ sql, commit, siteId }: SqlProductDeskOptions): ProductDesk {
  async function withSkus(rows: readonly ProductRow[]): Promise<readonly OwnedProduct[]> {
    if (rows.length === 0) return []
    const ids = rows.map((_, index) => `$${index + 2}`)
    const found = await sql.query(
      `SELECT sku.*, ${PRICE_HISTORY} AS price_history FROM sku
       WHERE site_id = $1 AND withdrawn = FALSE AND product_id IN (${ids.join(', ')})`,
      [siteId, ...rows.map(({ id }) => id)],
    )
    const all = found.rows as unknown as readonly (SkuRow & WithPriceHistory)[]
    const byProduct = groupBy(all, (sku) => sku.product_id)
    return rows.flatMap((row) => {
      const skus = byProduct.get(row.id)
      return skus === undefined ? [] : [toOwnedProduct(row, skus)]
    })
  }

  const select = async (where: string, values: readonly SqlValue[]): Promise<readonly OwnedProduct[]> => {
    const { rows } = await sql.query(
      `SELECT product.* FROM product WHERE product.site_id = $1 AND ${IN_FILE} AND ${where}`,
      [siteId, ...values],
    )
    return withSkus(rows as unknown as readonly ProductRow[])
  }

  return {
    list: ({ search = '', outOfStock = false, hidden, after, limit }) => {
      if (!isStorable(search) || (after !== null && !isStorable(after))) return Promise.resolve([])
      return select(
        `EXISTS (SELECT 1 FROM sku WHERE sku.site_id = $1 AND sku.product_id = product.id AND sku.withdrawn = FALSE
           AND (NOT CAST($2 AS BOOLEAN) OR sku.quantity = 0))
         AND (CAST($3 AS TEXT) IS NULL OR LOWER(product.name) LIKE $3 OR EXISTS (
           SELECT 1 FROM sku WHERE sku.site_id = $1 AND sku.product_id = product.id AND sku.withdrawn = FALSE
             AND LOWER(sku.code) LIKE $3))
         AND (CAST($4 AS BOOLEAN) IS NULL OR product.withdrawn = $4)
         AND (CAST($5 AS TEXT) IS NULL OR (product.position, product.id) > (
           SELECT last.position, last.id FROM product AS last WHERE last.site_id = $1 AND last.id = $5))
         ORDER BY product.position, product.id LIMIT $6`,
        [outOfStock, search === '' ? null : likeText(search), hidden ?? null, after, limit],
      )
    },
    find: async (name) => {
      if (!isStorable(name)) return null
      const found = await select(
        `(product.id = $2 OR product.slug = $2 OR EXISTS (
           SELECT 1 FROM sku WHERE sku.site_id = $1 AND sku.product_id = product.id AND sku.withdrawn = FALSE
             AND sku.code = $2))`,
        [name],
      )
      return found.find(({ id, slug }) => id === name || slug === name) ?? found[0] ?? null
    },
    ordersWith: async (variantIds) => {
      if (variantIds.length === 0) return new Map()
      const { rows } = await sql.query(
        `SELECT order_line.sku_id, COUNT(*) AS orders FROM order_line
         JOIN shop_order ON shop_order.site_id = $1 AND shop_order.id = order_line.order_id
           AND shop_order.placed_on IS NOT NULL
         WHERE order_line.site_id = $1
           AND order_line.sku_id IN (SELECT json_array_elements_text(CAST($2 AS JSON)))
         GROUP BY order_line.sku_id`,
        [siteId, JSON.stringify(variantIds)],
      )
      return new Map(rows.map((row) => [`${row['sku_id']}`, Number(row['orders'])]))
    },
    save: (before, after, entry) =>
      commitUnlessTaken(commit, [...changesOf(siteId, before, after), ...auditChanges(siteId, entry)]),
  }
}
