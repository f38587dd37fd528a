import type { AuditEntry } from '../../../../core/owners/index.js'
import { isDuplicate } from '../engine/index.js'
import type { Querier, Sql } from '../engine/index.js'
import { auditChanges } from './audit-statements.js'

/** Thrown if the key of an entry was used before, so that the transaction writes nothing. */
class KeyUsed extends Error {}

/** The result of a change, and whether it changed anything. */
export interface EnteredChange<T> {
  readonly value: T
  readonly hasChanged: boolean
}

/**
 * Makes a change and writes its entry of the audit log with it; a change that changed nothing gets no entry.
 * Null: the entry's key was used before, and nothing was written.
 */
export async function withEntry<T>(
  { sql, siteId }: { readonly sql: Pick<Sql, 'tx'>; readonly siteId: string },
  entry: AuditEntry,
  work: (querier: Querier) => Promise<EnteredChange<T>>,
): Promise<EnteredChange<T> | null> {
  try {
    return await sql.tx(async (querier) => {
      const change = await work(querier)
      if (!change.hasChanged) return change
      for (const { text, values } of auditChanges(siteId, entry))
        if ((await querier.query(text, values)).changedRows === 0) throw new KeyUsed()
      return change
    })
  } catch (thrown) {
    if (thrown instanceof KeyUsed || isDuplicate(thrown)) return null
    throw thrown
  }
}
