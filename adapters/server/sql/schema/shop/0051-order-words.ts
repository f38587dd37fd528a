import type { Migration } from '../../engine/migrations/migration.js'

/**
 * The search words of an order (`searchWords`), one for each row, found by their beginnings. Bytes are
 * compared, so that every database gives the same results with the same index.
 */
export const ORDER_WORDS: Migration = {
  id: '0051-order-words',
  statements: [
    `CREATE TABLE IF NOT EXISTS order_word (
      site_id TEXT NOT NULL,
      id TEXT NOT NULL,
      order_id TEXT NOT NULL,
      word TEXT NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
    `INSERT INTO order_word (site_id, id, order_id, word)
      SELECT DISTINCT site_id, order_id || ' ' || word, order_id, word FROM (
        SELECT payment_attempt.site_id, payment_attempt.order_id, unnest(string_to_array(REGEXP_REPLACE(
          LOWER(LEFT(COALESCE(customer_name, '') || ' ' || COALESCE(shop_order.email, ''), 500)),
          '[][:space:]!-/:-@[-\`{-~]+', ' ', 'g'), ' ')) AS word
        FROM payment_attempt JOIN shop_order
          ON shop_order.site_id = payment_attempt.site_id AND shop_order.id = payment_attempt.order_id) AS words
      WHERE word <> '' ON CONFLICT DO NOTHING`,
    'CREATE INDEX IF NOT EXISTS order_word_by_word ON order_word (site_id, word COLLATE "C", order_id)',
    'CREATE INDEX IF NOT EXISTS order_word_by_order ON order_word (site_id, order_id)',
    'CREATE INDEX IF NOT EXISTS attempt_by_order ON payment_attempt (site_id, order_id)',
  ],
}
