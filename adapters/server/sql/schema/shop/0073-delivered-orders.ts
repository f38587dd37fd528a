import type { Migration } from '../../engine/migrations/migration.js'

/** The pieces of a line (`item`) of a placed order that were sent. */
const SENT = `COALESCE((SELECT SUM(CAST(line ->> 1 AS BIGINT)) FROM fulfilment
  CROSS JOIN json_array_elements(CAST(fulfilment.lines AS JSON)) AS line
  WHERE fulfilment.site_id = payment_attempt.site_id AND fulfilment.order_id = payment_attempt.order_id
    AND line ->> 0 = item ->> 'id'), 0)`

/** Text that the database does not take for JSON: a NUL, or half of a letter. */
const UNREADABLE = String.raw`'\\u(0000|[dD][89a-fA-F])'`

/**
 * An order does not wait for its owner if all that is left of it is delivered by the site (`linesToDeliver`):
 * memberships without a parcel, and files of goods that are never shipped.
 */
export const DELIVERED_ORDERS: Migration = {
  id: '0073-delivered-orders',
  statements: [
    `UPDATE payment_attempt SET unsent = FALSE WHERE unsent AND CASE
      WHEN snapshot LIKE '{%"items":[{%' AND snapshot !~ ${UNREADABLE} THEN NOT EXISTS (
        SELECT 1 FROM json_array_elements(CAST(snapshot AS JSON) -> 'items') AS item
        WHERE NOT (COALESCE(item #>> '{product,type}', '') = 'Membership'
            AND COALESCE(CAST(snapshot AS JSON) #>> '{flags,requiresShipping}', '') = 'false')
          AND NOT (COALESCE(item #>> '{product,type}', '') IN ('Digital', 'Advanced')
            AND COALESCE(item #>> '{product,fields,download-files}', '') <> '')
          AND CAST(item ->> 'count' AS BIGINT) > ${SENT})
      ELSE FALSE END`,
  ],
}
