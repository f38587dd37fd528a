import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { DatabaseConnection, Driver, QueryResult, CompiledQuery } from 'kysely'
import type { Querier, SqlValue } from './sql.js'

/**
 * Typed queries over anything that takes statements: the whole database or one open transaction. Making one
 * costs next to nothing.
 */
export const kyselyOver = <Tables>(querier: Querier): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(querier),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

/**
 * Transactions belong to `Sql.tx`, which tries them again; asking Kysely for one is a mistake in the program.
 */
const refuseTransaction = (): Promise<never> =>
  Promise.reject(new Error('[vitrine] transactions are begun with Sql.tx, not with Kysely'))

function driverOver(querier: Querier): Driver {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const { rows, changedRows } = await querier.query(sql, parameters as readonly SqlValue[])
      return { rows: rows as unknown as R[], numAffectedRows: BigInt(changedRows) }
    },
    streamQuery: () => {
      throw new Error('[vitrine] streaming queries are not supported')
    },
  }
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
  }
}
