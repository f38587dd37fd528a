import type { PGlite, Transaction } from '@electric-sql/pglite'
import { retryConflicts } from '../retry-conflicts.js'
import type { Querier, Sql, SqlAnswer, SqlValue } from '../sql.js'
import { toSqlError } from '../sql-error.js'

/** The `Sql` port over a running PGlite. It has one connection: a transaction makes everything else wait. */
export function sqlOverPglite(engine: PGlite, place: string): Sql {
  return {
    place: place === 'memory' ? 'memory' : `the folder ${place}`,
    query: querierOver(engine).query,
    tx: (work) => retryConflicts(() => transact(engine, work)),
    close: async () => {
      if (!engine.closed) await engine.close()
    },
  }
}

/** What `work` itself throws passes through untouched; whatever the engine throws around it is translated. */
async function transact<T>(engine: PGlite, work: (querier: Querier) => Promise<T>): Promise<T> {
  let thrownByWork: { readonly reason: unknown } | null = null
  try {
    return await engine.transaction(async (transaction) => {
      try {
        return await work(querierOver(transaction))
      } catch (reason) {
        thrownByWork = { reason }
        throw reason
      }
    })
  } catch (thrown) {
    const failed = thrownByWork as { readonly reason: unknown } | null
    throw failed?.reason === thrown ? thrown : toSqlError(thrown)
  }
}

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
