import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import { kyselyOver } from '../engine/index.js'
import type { Kysely, Querier, ShopTables, Sql } from '../engine/index.js'
import type { StoreSettings } from '../../../../core/use-cases/settings/store-settings.js'

/** Typed queries on the shop's tables: over the database or over one open transaction. */
export type Tables = Kysely<ShopTables>

/** A site of a store: the database of its rows, and the values of new ones. One database can hold several sites. */
export interface StoreSite {
  readonly sql: Sql
  readonly siteId: string
  readonly settings: StoreSettings
  /** The language of the site, such as `de-AT`, for the names of taxes and of lines. @default English */
  readonly language?: string
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}

/** Typed queries over a database or an open transaction. */
export const tablesOf = (querier: Querier): Tables => kyselyOver<ShopTables>(querier)

/** Runs `work` in one transaction; it may run several times (see `Sql.tx`). */
export const inTransaction = <T>(
  { sql }: Pick<StoreSite, 'sql'>,
  work: (tables: Tables) => Promise<T>,
): Promise<T> => sql.tx((querier) => work(tablesOf(querier)))
