import type { Querier } from '../../engine/index.js'

/** The attempts by which no money was taken and none will be. */
const WITHOUT_MONEY = `('declined', 'released')`

/** A trial takes nothing yet and keeps a card. */
const OF_VALUE = `(amount_minor > 0 OR purpose IS NOT NULL)`

/**
 * True if a shop has taken real money, or may be taking it: an attempt at a provider that moves money stands,
 * also one without an answer. A free order and a payment of a test mode do not count.
 */
export async function hasTakenMoney(sql: Querier, siteId: string): Promise<boolean> {
  const { rows } = await sql.query(
    `SELECT 1 AS found FROM payment_attempt WHERE site_id = $1 AND status NOT IN ${WITHOUT_MONEY} ` +
      `AND ${OF_VALUE} AND (moves_money OR (moves_money IS NULL AND provider <> 'sandbox')) LIMIT 1`,
    [siteId],
  )
  return rows.length > 0
}
