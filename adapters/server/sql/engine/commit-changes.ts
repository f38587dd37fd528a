import type { Querier, Sql, SqlAnswer, SqlValue } from './sql.js'

/** A change of a transaction whose changes are decided beforehand. */
export interface Change {
  readonly text: string
  readonly values: readonly SqlValue[]
  /** True if it must change a row; otherwise the whole transaction is rolled back. */
  readonly mustChange?: boolean
}

/** Commits changes in one transaction; false if a required change matched no row, and nothing was written. */
export type CommitChanges = (changes: readonly Change[]) => Promise<boolean>

const CHANGED_TABLE = /^\s*(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+"?(\w+)/i

/** The tables that changes write to. */
export const changedTables = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ text }) => CHANGED_TABLE.exec(text)?.[1]?.toLowerCase() ?? []))

/** Ends a transaction whose changes were decided from outdated data. */
class Outdated extends Error {}

/** `CommitChanges` over a database of this process. Rejects as `Sql.tx`. */
export const commitChanges =
  ({ tx }: Pick<Sql, 'tx'>): CommitChanges =>
  async (changes) => {
    try {
      await tx(async ({ query }) => {
        for (const { text, values, mustChange = false } of changes) {
          const { changedRows } = await query(text, values)
          if (mustChange && changedRows === 0) throw new Outdated()
        }
      })
      return true
    } catch (thrown) {
      if (thrown instanceof Outdated) return false
      throw thrown
    }
  }

const NOTHING: SqlAnswer = { rows: [], changedRows: 0 }

/**
 * Collects the changes of `write` for one commit: its statements are recorded instead of run, so that they
 * can be sent to another process together. `write` reads nothing.
 */
export async function collectChanges(write: (querier: Querier) => Promise<void>): Promise<readonly Change[]> {
  const changes: Change[] = []
  await write({
    query: async (text, values = []) => {
      changes.push({ text, values })
      return NOTHING
    },
  })
  return changes
}
