import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'

/** Kinds of things for which a site has only so much room. */
export type TurnKind = 'forms' | 'accounts' | 'members'

/**
 * Locks the room for one kind of thing until the transaction ends: two that count it at the same time, in whichever
 * process, would both take what is left. What is counted has to be read by a later statement of the same transaction.
 */
export async function takeTurn(tables: QueryExecutorProvider, siteId: string, kind: TurnKind): Promise<void> {
  await sql`INSERT INTO upload_turn (site_id, id, taken) VALUES (${siteId}, ${kind}, 1)
    ON CONFLICT (site_id, id) DO UPDATE SET taken = upload_turn.taken + 1`.execute(tables)
}
