import { createHash } from 'node:crypto'
import type { CardStore } from '../../../../../core/use-cases/shop/subscriptions/change-card.js'
import { inTransaction, tablesOf } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'
import { createRenewalWork } from './sql-renewal-work.js'
import { findSubscription, standingOf } from './subscription-rows.js'

/** The characters of a digest that are part of a provider's key. */
const DIGEST_LENGTH = 24

/** The subscriptions that take another card, over SQL. */
export function createSqlCards(site: SiteDatabase): CardStore {
  const tables = tablesOf(site.sql)
  return {
    find: async (id) => {
      const row = await findSubscription(tables, site, id)
      return row && { memberId: row.member_id, standing: standingOf(row) }
    },
    unitOfWork: (work) => inTransaction(site, (locked) => work(createRenewalWork(locked, site))),
    digest: (parts) =>
      createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGEST_LENGTH),
  }
}
