import { retryConflicts } from '../retry-conflicts.js'
import type { Querier, Sql, TransactionOptions } from '../sql.js'
import type { SerialEngine } from './serial-engine.js'

/** The `Sql` port over the embedded engine. It has one connection: a transaction blocks all other statements. */
export function sqlOverPglite(engine: SerialEngine, location: string): Sql {
  const tx: Sql['tx'] = (work, options = {}) => retryConflicts(() => transact(engine, work, options))
  return {
    location: location === 'memory' ? 'memory' : `the folder ${location}`,
    query: (text, values) => engine.exclusive(({ query }) => query(text, values)),
    tx,
    asyncCommit: { query: (text, values) => tx(({ query }) => query(text, values), { mayBeLost: true }) },
    close: engine.close,
  }
}

const transact = <T>(
  engine: SerialEngine,
  work: (querier: Querier) => Promise<T>,
  { mayBeLost = false }: TransactionOptions,
): Promise<T> =>
  engine.exclusive(async ({ query, defer, control }) => {
    await control('BEGIN')
    try {
      const answer = await work({ query, defer })
      await control('COMMIT', { mayBeLost })
      return answer
    } catch (thrown) {
      await control('ROLLBACK').catch(() => undefined)
      throw thrown
    }
  })
