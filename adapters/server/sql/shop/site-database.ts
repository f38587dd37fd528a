import { kyselyOver } from '../engine/index.js'
import type { Kysely, Querier, ShopTables, Sql } from '../engine/index.js'

/** Typed queries on the shop's tables: over the database or over one open transaction. */
export type Tables = Kysely<ShopTables>

/** The database of a site of a store. One database can hold several sites. */
export interface SiteDatabase {
  readonly sql: Sql
  readonly siteId: string
}

/** Typed queries over a database or an open transaction. */
export const tablesOf = (querier: Querier): Tables => kyselyOver<ShopTables>(querier)

/** Runs `work` in one transaction; it may run several times (see `Sql.tx`). */
export const inTransaction = <T>(
  { sql }: Pick<SiteDatabase, 'sql'>,
  work: (tables: Tables) => Promise<T>,
): Promise<T> => sql.tx((querier) => work(tablesOf(querier)))
