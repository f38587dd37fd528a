import { wantedWords } from '../../../../../core/orders/index.js'
import { idEndOfOrderNumber } from '../../../../../core/shared/index.js'
import { likeText } from '../../engine/index.js'
import type { Querier, SqlValue } from '../../engine/index.js'

/** Orders found by a text; null: too many, so that reading page by page is faster. */
export type FoundOrders = readonly string[] | null

const MAX_FOUND = 2000

const ORDERS_OF_PARCELS = 'SELECT order_id FROM fulfilment WHERE site_id = $1 AND LOWER(tracking) LIKE'
const ORDERS_OF_VARIANTS = `SELECT order_line.order_id FROM order_line
  WHERE order_line.site_id = $1 AND order_line.sku_id IN
    (SELECT sku.id FROM sku WHERE sku.site_id = $1 AND LOWER(sku.code) LIKE`

/**
 * The condition for an order number, which is the end of the id, or an id, each found by an index. Appends to
 * `values`.
 */
export function numberCondition(number: string, values: SqlValue[]): string {
  const isId = `payment_attempt.order_id = $${values.push(number.trim())}`
  const end = idEndOfOrderNumber(number)
  return end === null
    ? isId
    : `(${isId} OR RIGHT(payment_attempt.order_id, ${end.length}) = $${values.push(end)})`
}

/** Sorts after every word with the same beginning. */
const LAST_LETTER = '\u{10ffff}'

/**
 * The condition that an order has a word with each wanted beginning. It counts, because with `EXISTS` a
 * database would read all orders of a frequent word. Appends to `values`.
 */
function wordsCondition(orderColumn: string, words: readonly string[], values: SqlValue[]): string {
  const conditions = words.map(
    (
      word,
    ) => `(SELECT count(*) FROM order_word WHERE order_word.site_id = $1 AND order_word.order_id = ${orderColumn}
      AND order_word.word COLLATE "C" >= $${values.push(word)}
      AND order_word.word COLLATE "C" < $${values.push(`${word}${LAST_LETTER}`)}) > 0`,
  )
  return conditions.length === 0 ? 'TRUE' : conditions.join(' AND ')
}

/**
 * The condition that a text matches an order's number, shopper, variants or parcels, for orders read one by
 * one. Appends to `values`.
 */
export function textCondition(text: string, values: SqlValue[]): string {
  const part = `$${values.push(likeText(text))}`
  const words = wantedWords(text)
  const among = (orders: string): string => `payment_attempt.order_id IN (${orders})`
  return `(${numberCondition(text, values)}
    OR ${words.length === 0 ? 'FALSE' : `(${wordsCondition('payment_attempt.order_id', words, values)})`}
    OR ${among(`${ORDERS_OF_PARCELS} ${part}`)} OR ${among(`${ORDERS_OF_VARIANTS} ${part})`)})`
}

/** Finds orders by their number or id. */
async function numberedOrders(sql: Querier, siteId: string, number: string): Promise<readonly string[]> {
  const values: SqlValue[] = [siteId]
  const condition = numberCondition(number, values)
  const { rows } = await sql.query(
    `SELECT payment_attempt.order_id FROM payment_attempt
     WHERE payment_attempt.site_id = $1 AND ${condition} LIMIT ${MAX_FOUND}`,
    values,
  )
  return rows.map((row) => `${row['order_id']}`)
}

/**
 * Finds orders by a text in number, shopper, variants or parcels, each by an index or a narrow table. A number or
 * id of an order finds that order only.
 */
export async function searchOrders(sql: Querier, siteId: string, text: string): Promise<FoundOrders> {
  const numbered = await numberedOrders(sql, siteId, text)
  if (numbered.length > 0) return numbered
  const values: SqlValue[] = [siteId, likeText(text)]
  // The longest word matches the fewest orders; the others are checked within those.
  const [first, ...others] = [...wantedWords(text)].sort((one, other) => other.length - one.length)
  const ofWords =
    first === undefined
      ? ''
      : `(SELECT found.order_id FROM order_word AS found WHERE found.site_id = $1
          AND found.word COLLATE "C" >= $${values.push(first)}
          AND found.word COLLATE "C" < $${values.push(`${first}${LAST_LETTER}`)}
          AND ${wordsCondition('found.order_id', others, values)})
        UNION ALL`
  const { rows } = await sql.query(
    `${ofWords} (${ORDERS_OF_PARCELS} $2)
     UNION ALL (${ORDERS_OF_VARIANTS} $2))
     LIMIT ${MAX_FOUND + 1}`,
    values,
  )
  return rows.length > MAX_FOUND ? null : rows.map((row) => `${row['order_id']}`)
}
