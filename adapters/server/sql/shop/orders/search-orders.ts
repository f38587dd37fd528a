import { wantedWords } from '../../../../../core/orders/index.js'
import { idEndOfOrderNumber } from '../../../../../core/shared/index.js'
import { isSpelled, likeText } from '../../engine/index.js'
import type { Querier, SqlValue } from '../../engine/index.js'

/** Orders found by a text; null: too many, so that reading page by page is faster. */
export type FoundOrders = readonly string[] | null

const MAX_FOUND = 2000
/** The characters of an id's end that the index of order numbers has. */
const INDEXED_END = 10

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
  if (end === null) return isId
  const endsWith = (text: string): string =>
    `RIGHT(payment_attempt.order_id, ${text.length}) = $${values.push(text)}`
  // The index has the last ten characters; the number of a renewal contains more of them.
  const indexed = end.slice(-INDEXED_END)
  return `(${isId} OR ${indexed === end ? endsWith(end) : `(${endsWith(indexed)} AND ${endsWith(end)})`})`
}

/** A letter that sorts after every word with the same beginning. */
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

const ID_LIKE = /^(?=.*\d)[\w-]+$/

/** True if a text may be an order's number or id; names and addresses are not looked up as such. */
const mayBeNumber = (text: string): boolean => idEndOfOrderNumber(text) !== null || ID_LIKE.test(text.trim())

/** The orders with a word of some beginning. Appends to `values`. */
const ordersOfWord = (word: string, values: SqlValue[]): string =>
  `SELECT found.order_id FROM order_word AS found WHERE found.site_id = $1
    AND found.word COLLATE "C" >= $${values.push(word)}
    AND found.word COLLATE "C" < $${values.push(`${word}${LAST_LETTER}`)}`

/** The word that the fewest orders have; null: all words are frequent. */
async function rarestWord(sql: Querier, siteId: string, words: readonly string[]): Promise<string | null> {
  const [first, ...others] = words
  if (first === undefined || others.length === 0) return first ?? null
  const values: SqlValue[] = [siteId]
  const counts = words.map(
    (word, place) =>
      `(SELECT count(*) FROM (${ordersOfWord(word, values)} LIMIT ${MAX_FOUND + 1}) AS matches) AS word_${place}`,
  )
  const [row = {}] = (await sql.query(`SELECT ${counts.join(', ')}`, values)).rows
  const countOf = (place: number): number => Number(row[`word_${place}`])
  const [rarest] = [...words.keys()].sort((one, other) => countOf(one) - countOf(other))
  return rarest === undefined || countOf(rarest) > MAX_FOUND ? null : (words[rarest] ?? null)
}

/**
 * The query of orders that have a word with each wanted beginning. If there is a rare word, the others are
 * checked within its orders; otherwise each word is read once. Appends to `values`.
 */
function ordersOfWords(words: readonly string[], rarest: string | null, values: SqlValue[]): string {
  if (rarest === null) return words.map((word) => `(${ordersOfWord(word, values)})`).join(' INTERSECT ')
  const others = words.filter((word) => word !== rarest)
  return `${ordersOfWord(rarest, values)} AND ${wordsCondition('found.order_id', others, values)}`
}

/** The orders of a mailbox by the spellings of its address (`spellingsOf`). */
export const ordersOfMailbox = (sql: Querier, siteId: string, spellings: string): Promise<FoundOrders> =>
  readFound(
    sql,
    [
      `SELECT id AS order_id FROM shop_order WHERE site_id = $1 AND email IS NOT NULL AND ${isSpelled('email', '$2')}`,
    ],
    [siteId, spellings],
  )

async function readFound(
  sql: Querier,
  queries: readonly string[],
  values: readonly SqlValue[],
): Promise<FoundOrders> {
  if (queries.length === 0) return []
  const text = `${queries.map((query) => `(${query})`).join(' UNION ALL ')} LIMIT ${MAX_FOUND + 1}`
  const { rows } = await sql.query(text, values)
  return rows.length > MAX_FOUND ? null : rows.map((row) => `${row['order_id']}`)
}

/** Finds the orders that have each word of a shopper's address, and perhaps others. */
async function searchAddress(sql: Querier, siteId: string, email: string): Promise<FoundOrders> {
  const words = wantedWords(email)
  const values: SqlValue[] = [siteId]
  return words.length === 0
    ? []
    : readFound(sql, [ordersOfWords(words, await rarestWord(sql, siteId, words), values)], values)
}

/**
 * Finds orders by a text in number, shopper, variants or parcels. A number or id of an order finds that order
 * only, and an address its shopper only. Parcels have no index for a part of their numbers, so they are read
 * only if nothing else has the text.
 */
export async function searchOrders(sql: Querier, siteId: string, text: string): Promise<FoundOrders> {
  if (text.includes('@')) return searchAddress(sql, siteId, text)
  const numbered = mayBeNumber(text) ? await numberedOrders(sql, siteId, text) : []
  if (numbered.length > 0) return numbered
  const part = likeText(text)
  const values: SqlValue[] = [siteId, part]
  const words = wantedWords(text)
  const rarest = await rarestWord(sql, siteId, words)
  const ofWords = words.length === 0 ? [] : [ordersOfWords(words, rarest, values)]
  const found = await readFound(sql, [...ofWords, `${ORDERS_OF_VARIANTS} $2)`], values)
  return found?.length === 0 ? readFound(sql, [`${ORDERS_OF_PARCELS} $2`], [siteId, part]) : found
}
