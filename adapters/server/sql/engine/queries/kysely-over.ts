import {
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import { deferText, isDeferred } from './deferred.js'
import type { Querier, SqlValue } from '../sql.js'

/** Transactions belong to `Sql.tx`, which retries them; a transaction by Kysely is a bug. */
const refuseTransaction = (): Promise<never> =>
  Promise.reject(new Error('[vitrine] transactions are begun with Sql.tx, not with Kysely'))

/** The querier is open already, and its owner closes it. */
const driver: Driver = {
  init: () => Promise.resolve(),
  acquireConnection: () => Promise.reject(new Error('[vitrine] a querier has no connections to give away')),
  releaseConnection: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
  beginTransaction: refuseTransaction,
  commitTransaction: refuseTransaction,
  rollbackTransaction: refuseTransaction,
}

const adapter = new PostgresAdapter()
/** The compiler keeps no state between queries. */
const compiler = new PostgresQueryCompiler()

const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
}

/**
 * Typed queries over any querier: the whole database or one open transaction. Creating one is cheap, and so is a query
 * beside its statement: Kysely's connection handling is left out.
 */
export function kyselyOver<Tables>(querier: Querier): Kysely<Tables> {
  const connection: DatabaseConnection = {
    executeQuery: async <R>(compiled: CompiledQuery): Promise<QueryResult<R>> => {
      const { sql } = compiled
      const parameters = compiled.parameters as readonly SqlValue[]
      if (isDeferred(compiled)) {
        await deferText(querier, sql, parameters)
        return { rows: [] }
      }
      const { rows, changedRows } = await querier.query(sql, parameters)
      return { rows: rows as unknown as R[], numAffectedRows: BigInt(changedRows) }
    },
    streamQuery: () => {
      throw new Error('[vitrine] streaming queries are not supported')
    },
  }
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
}
