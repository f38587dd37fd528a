import type { RenewalPorts } from '../../../../../core/use-cases/shop/subscriptions/renew-subscriptions.js'
import { inTransaction, tablesOf } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'
import { createRenewalWork } from './sql-renewal-work.js'

/** The renewals of a site, over SQL. */
export function createSqlRenewals({
  sql,
  siteId,
}: SiteDatabase): Pick<RenewalPorts, 'unitOfWork' | 'due' | 'coming'> {
  const subscriptions = () => tablesOf(sql).selectFrom('subscription').where('site_id', '=', siteId)
  return {
    unitOfWork: (work) => inTransaction({ sql }, (tables) => work(createRenewalWork(tables, { siteId }))),
    due: (nowMs, limit) =>
      subscriptions()
        .select(['id', 'member_id as memberId'])
        .where('due_on', '<=', nowMs)
        .orderBy('due_on')
        .limit(limit)
        .execute(),
    coming: async (afterMs, untilMs) => {
      const rows = await subscriptions()
        .select('id')
        .where('due_on', '>', afterMs)
        .where('due_on', '<=', untilMs)
        .whereRef('announced_period', '<=', 'period')
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
