import { kyselyOver } from '../../engine/index.js'
import type { AccountTables, Kysely, Querier } from '../../engine/index.js'

/** Typed queries on the tables of accounts. */
export type Tables = Kysely<AccountTables>

/** Typed queries over a database or an open transaction. */
export const tablesOf = (querier: Querier): Tables => kyselyOver<AccountTables>(querier)
