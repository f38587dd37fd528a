import type { HeldStock } from '../../../../../core/use-cases/shop/payments/attempt-ports.js'
import { OPEN_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { prepared } from '../../engine/index.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { reservedOf } from './stored-attempt.js'

const selectForShoppers = prepared((tables: Tables, siteId: string) =>
  tables
    .selectFrom('payment_attempt')
    .select('reserved')
    .where('site_id', '=', siteId)
    .where('status', '=', 'action-required'),
)

/** The stock that unpaid orders of a site hold, over SQL. */
export function createSqlHeldStock({ sql, siteId }: SiteDatabase): HeldStock {
  const tables = tablesOf(sql)
  return {
    bySourceOf: async ({ id, source }) => {
      const rows = await tables
        .selectFrom('payment_attempt')
        .select('reserved')
        .where('site_id', '=', siteId)
        .where('status', 'in', OPEN_STATUSES)
        .where('source', '=', source)
        .where('id', '!=', id)
        .execute()
      return rows.flatMap(reservedOf)
    },
    forShoppers: async () => (await selectForShoppers(tables, siteId)).rows.flatMap(reservedOf),
    left: async (skuIds) => {
      const rows = await tables
        .selectFrom('sku')
        .select(['id', 'quantity'])
        .where('site_id', '=', siteId)
        .where('id', 'in', skuIds)
        .execute()
      return new Map(rows.map(({ id, quantity }) => [id, quantity]))
    },
  }
}
