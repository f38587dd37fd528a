import { wantedWords } from '../../../../../core/orders/index.js'
import { idEndOfOrderNumber } from '../../../../../core/shared/index.js'
import { likeText } from '../../engine/index.js'
import type { Querier, SqlValue } from '../../engine/index.js'

/** Orders found by a text; null: so many that a list finds a page of them sooner one by one. */
export type FoundOrders = readonly string[] | null

const MAX_FOUND = 2000

const ORDERS_OF_PARCELS = 'SELECT order_id FROM fulfilment WHERE site_id = $1 AND LOWER(tracking) LIKE'
const ORDERS_OF_VARIANTS = `SELECT order_line.order_id FROM order_line
  WHERE order_line.site_id = $1 AND order_line.sku_id IN
    (SELECT sku.id FROM sku WHERE sku.site_id = $1 AND LOWER(sku.code) LIKE`

/** The condition that an order has a number, or an id; the number is the end of the id. Appends to `values`. */
export function numberCondition(number: string, values: SqlValue[]): string {
  const isId = `payment_attempt.order_id = $${values.push(number.trim())}`
  const end = idEndOfOrderNumber(number)
  return end === null ? isId : `(${isId} OR payment_attempt.order_id LIKE $${values.push(`%${end}`)})`
}

/** After every word that begins with what stands before it. */
const LAST_LETTER = '\u{10ffff}'

/**
 * The condition that an order has for each wanted word one that begins so. It counts: for `EXISTS` a database would
 * read all orders of a frequent word. Appends to `values`.
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
 * The condition that an order is found by a text: its number, shopper, variants or parcels. It is for reading orders
 * one by one. Appends to `values`.
 */
export function textCondition(text: string, values: SqlValue[]): string {
  const part = `$${values.push(likeText(text))}`
  const words = wantedWords(text)
  const among = (orders: string): string => `payment_attempt.order_id IN (${orders})`
  return `(${numberCondition(text, values)}
    OR ${words.length === 0 ? 'FALSE' : `(${wordsCondition('payment_attempt.order_id', words, values)})`}
    OR ${among(`${ORDERS_OF_PARCELS} ${part}`)} OR ${among(`${ORDERS_OF_VARIANTS} ${part})`)})`
}

/** Looks orders up by a text: their number, shopper, variants or parcels, each in an index or a narrow table. */
export async function searchOrders(sql: Querier, siteId: string, text: string): Promise<FoundOrders> {
  const values: SqlValue[] = [siteId, likeText(text)]
  // The longest word is in the fewest orders; the others are looked for in those.
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
     UNION ALL (SELECT payment_attempt.order_id FROM payment_attempt
       WHERE payment_attempt.site_id = $1 AND ${numberCondition(text, values)})
     LIMIT ${MAX_FOUND + 1}`,
    values,
  )
  return rows.length > MAX_FOUND ? null : rows.map((row) => `${row['order_id']}`)
}
