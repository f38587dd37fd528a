import type { Querier, Sql, SqlAnswer, SqlValue } from './sql.js'

/** One change of a transaction that is decided before it begins. */
export interface Change {
  readonly text: string
  readonly values: readonly SqlValue[]
  /** It has to change a row, or nothing of the transaction is written. */
  readonly mustChange?: boolean
}

/** Makes changes in one transaction; false: one that had to change a row changed none, and nothing was written. */
export type CommitChanges = (changes: readonly Change[]) => Promise<boolean>

const CHANGED_TABLE = /^\s*(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM)\s+"?(\w+)/i

/** The tables that changes write to. */
export const changedTables = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ text }) => CHANGED_TABLE.exec(text)?.[1]?.toLowerCase() ?? []))

/** Ends a transaction whose changes were decided from something that is no longer so. */
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
 * The changes that `write` makes, to be committed together: its statements are taken down instead of run, so that they
 * can be sent to another process at once. `write` reads nothing.
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
