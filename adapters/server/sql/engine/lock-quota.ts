import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'

/** A kind of data with a limit on its size. */
export type QuotaKind = 'forms' | 'accounts' | 'members'

/** The subject of a limit on files: a kind of files, or one member. */
export type FileHolder = 'forms' | 'accounts' | `accounts/${string}`

interface TakenBytes {
  readonly bytes: number | string
}

const bytesOf = ({ rows }: { readonly rows: readonly TakenBytes[] }): number => Number(rows[0]?.bytes ?? 0)

/**
 * Locks the limit of one kind until the transaction ends, and returns the size of its files. Without the
 * lock, two concurrent transactions would both use the remaining space. Other counted data must be read by a
 * later statement of the same transaction.
 */
export const lockQuota = async (
  tables: QueryExecutorProvider,
  siteId: string,
  kind: QuotaKind,
): Promise<number> =>
  bytesOf(
    await sql<TakenBytes>`INSERT INTO upload_turn (site_id, id, taken) VALUES (${siteId}, ${kind}, 1)
      ON CONFLICT (site_id, id) DO UPDATE SET taken = upload_turn.taken + 1 RETURNING bytes`.execute(tables),
  )

/** The size of a holder's files. */
export const readTakenBytes = async (
  tables: QueryExecutorProvider,
  siteId: string,
  holder: FileHolder,
): Promise<number> =>
  bytesOf(
    await sql<TakenBytes>`SELECT bytes FROM upload_turn WHERE site_id = ${siteId} AND id = ${holder}`.execute(
      tables,
    ),
  )

/**
 * Adds to the size of a holder's files, in the transaction that changes the files and after `lockQuota`.
 * Nothing is subtracted for a holder without a row, such as a deleted member.
 */
export async function addTakenBytes(
  tables: QueryExecutorProvider,
  siteId: string,
  holder: FileHolder,
  bytes: number,
): Promise<void> {
  const change =
    bytes < 0
      ? sql`UPDATE upload_turn SET bytes = bytes + ${bytes} WHERE site_id = ${siteId} AND id = ${holder}`
      : sql`INSERT INTO upload_turn (site_id, id, taken, bytes) VALUES (${siteId}, ${holder}, 0, ${bytes})
          ON CONFLICT (site_id, id) DO UPDATE SET bytes = upload_turn.bytes + excluded.bytes`
  await change.execute(tables)
}
