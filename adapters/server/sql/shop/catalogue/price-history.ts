import { groupBy } from '../../../../../core/shared/index.js'
import { lowestPriorPrice } from '../../../../../core/catalog/index.js'
import { money } from '../../../../../core/money/index.js'
import type { Money } from '../../../../../core/money/index.js'
import type { Change, Querier, SkuRow } from '../../engine/index.js'

/** The statement that notes the prices of variants where they differ from those noted last. */
export const notePrices = (siteId: string, skuIds: readonly string[]): Change => ({
  text: `INSERT INTO sku_price (site_id, id, sku_id, since, price_minor, compare_at_minor, currency)
    SELECT sku.site_id, sku.id || ' ' || moment.ms, sku.id, moment.ms,
      sku.price_minor, sku.compare_at_minor, sku.currency
    FROM (SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS ms) AS moment
    CROSS JOIN sku LEFT JOIN LATERAL (
      SELECT price_minor, compare_at_minor, currency FROM sku_price
      WHERE sku_price.site_id = sku.site_id AND sku_price.sku_id = sku.id ORDER BY since DESC LIMIT 1
    ) AS last ON TRUE
    WHERE sku.site_id = $1 AND sku.id IN (SELECT json_array_elements_text(CAST($2 AS JSON)))
      AND (last.price_minor IS DISTINCT FROM sku.price_minor OR last.currency IS DISTINCT FROM sku.currency
        OR last.compare_at_minor IS DISTINCT FROM sku.compare_at_minor)
    ON CONFLICT (site_id, id) DO UPDATE
      SET price_minor = excluded.price_minor, compare_at_minor = excluded.compare_at_minor`,
  values: [siteId, JSON.stringify(skuIds)],
})

/** The lowest prices of the 30 days before their reductions, of those variants that are reduced, by their ids. */
export async function readLowestPrices(
  sql: Querier,
  siteId: string,
  skus: readonly SkuRow[],
): Promise<ReadonlyMap<string, Money>> {
  const reduced = skus.filter(({ price_minor: price, compare_at_minor: compared }) => (compared ?? 0) > price)
  if (reduced.length === 0) return new Map()
  const { rows } = await sql.query(
    `SELECT sku_id, since, price_minor, compare_at_minor, currency FROM sku_price
     WHERE site_id = $1 AND sku_id IN (SELECT json_array_elements_text(CAST($2 AS JSON))) ORDER BY since`,
    [siteId, JSON.stringify(reduced.map(({ id }) => id))],
  )
  const bySku = groupBy(rows, (row) => `${row['sku_id']}`)
  return new Map(
    reduced.flatMap(({ id, currency }) => {
      const entries = (bySku.get(id) ?? [])
        .filter((row) => row['currency'] === currency)
        .map((row) => ({
          sinceMs: Number(row['since']),
          price: Number(row['price_minor']),
          compareAt: row['compare_at_minor'] === null ? null : Number(row['compare_at_minor']),
        }))
      const lowest = lowestPriorPrice(entries)
      return lowest === null ? [] : [[id, money(lowest, currency)] as const]
    }),
  )
}
