import type { PGlite, Transaction } from '@electric-sql/pglite'
import { retryConflicts } from '../retry-conflicts.js'
import type { Querier, Sql, SqlAnswer, SqlValue } from '../sql.js'
import { toSqlError } from '../sql-error.js'

/** The `Sql` port over a running PGlite. It has one connection: a transaction makes everything else wait. */
export function sqlOverPglite(engine: PGlite, place: string): Sql {
  return {
    place: place === 'memory' ? 'memory' : `the folder ${place}`,
    query: querierOver(engine).query,
    tx: (work) =>
      retryConflicts(async () => {
        try {
          return await engine.transaction((transaction) => work(querierOver(transaction)))
        } catch (thrown) {
          throw isFromEngine(thrown) ? toSqlError(thrown) : thrown
        }
      }),
    close: async () => {
      if (!engine.closed) await engine.close()
    },
  }
}

/** What `work` itself throws passes through a transaction untouched; only the engine's own errors are translated. */
const isFromEngine = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'severity' in thrown

function querierOver(engine: PGlite | Transaction): Querier {
  return {
    query: async (text, values = []): Promise<SqlAnswer> => {
      try {
        const { rows, affectedRows } = await engine.query<Record<string, unknown>>(text, values as SqlValue[])
        return { rows, changedRows: affectedRows ?? 0 }
      } catch (thrown) {
        throw toSqlError(thrown)
      }
    },
  }
}
