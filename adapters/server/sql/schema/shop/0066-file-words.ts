import type { Migration } from '../../engine/migrations/migration.js'

/** Orders with files for buyers are found by a word for each file (`fileWord`), as by the words of their names. */
export const FILE_WORDS: Migration = {
  id: '0066-file-words',
  statements: [
    `INSERT INTO order_word (site_id, id, order_id, word)
      SELECT DISTINCT site_id, order_id || ' ' || word, order_id, word FROM (
        SELECT site_id, order_id, LEFT('/' || BTRIM(path), 500) AS word FROM (
          SELECT site_id, order_id, unnest(string_to_array(
            json_array_elements(CAST(snapshot AS JSON) -> 'items') -> 'product' -> 'fields' ->> 'download-files',
            CHR(59))) AS path
          FROM payment_attempt WHERE POSITION('"download-files"' IN snapshot) > 0
        ) AS paths WHERE BTRIM(path) <> ''
      ) AS words ON CONFLICT DO NOTHING`,
  ],
}
