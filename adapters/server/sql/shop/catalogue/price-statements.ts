import { lowestPriorPrice } from '../../../../../core/catalog/index.js'
import { money } from '../../../../../core/money/index.js'
import type { Money } from '../../../../../core/money/index.js'
import type { PriceEntry } from '../../../../../core/catalog/index.js'
import type { Change, SkuRow } from '../../engine/index.js'

/** The statement that records the prices of variants if they differ from the last recorded ones. */
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

/** A row of a variant with its earlier prices (`PRICE_HISTORY`). */
export interface WithPriceHistory {
  /** JSON text of its prices, oldest first. Null: the price is not reduced; absent: not read. */
  readonly price_history?: string | null
}

/**
 * The earlier prices of a row of `sku`, as a column; only for reduced variants, so that others need no
 * search.
 */
export const PRICE_HISTORY = `CASE WHEN sku.compare_at_minor > sku.price_minor THEN (
    SELECT CAST(json_agg(json_build_object('sinceMs', past.since, 'price', past.price_minor,
      'compareAt', past.compare_at_minor) ORDER BY past.since) AS TEXT)
    FROM sku_price AS past
    WHERE past.site_id = sku.site_id AND past.sku_id = sku.id AND past.currency = sku.currency) END`

/** The lowest price of the 30 days before the reduction of a variant; null: not reduced, or unknown. */
export function lowestPriceIn({
  price_history: text,
  currency,
}: Pick<SkuRow, 'currency'> & WithPriceHistory): Money | null {
  if (text === undefined || text === null) return null
  const lowest = lowestPriorPrice(JSON.parse(text) as readonly PriceEntry[])
  return lowest === null ? null : money(lowest, currency)
}
