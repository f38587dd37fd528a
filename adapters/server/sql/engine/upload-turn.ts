import type { Querier } from './sql.js'

/**
 * Locks the room of one kind of upload until the transaction ends: two that count it at the same time would both take
 * what is left. What is counted has to be read by a later statement of the same transaction.
 */
export async function takeUploadTurn(
  querier: Querier,
  siteId: string,
  kind: 'forms' | 'accounts',
): Promise<void> {
  await querier.query(
    `INSERT INTO upload_turn (site_id, id) VALUES ($1, $2)
     ON CONFLICT (site_id, id) DO UPDATE SET id = EXCLUDED.id`,
    [siteId, kind],
  )
}
