import type { Querier } from '../../engine/index.js'

/** The states of attempts that took no money and never will. */
const WITHOUT_MONEY = `('declined', 'released')`

/**
 * The condition for attempts that matter: they took money, or are trials, which take none yet but store a
 * card.
 */
const OF_VALUE = `(amount_minor > 0 OR purpose IS NOT NULL)`

/**
 * True if a shop has taken real money, or may have. It has an attempt, even one without an answer, at a
 * provider that moves money. Free orders and test payments do not count.
 */
export async function hasTakenMoney(sql: Querier, siteId: string): Promise<boolean> {
  const { rows } = await sql.query(
    `SELECT 1 AS found FROM payment_attempt WHERE site_id = $1 AND status NOT IN ${WITHOUT_MONEY} ` +
      `AND ${OF_VALUE} AND (moves_money OR (moves_money IS NULL AND provider <> 'sandbox')) LIMIT 1`,
    [siteId],
  )
  return rows.length > 0
}
