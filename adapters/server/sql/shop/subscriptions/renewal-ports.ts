import type { RenewalPorts } from '../../../../../core/use-cases/shop/subscriptions/renew-subscriptions.js'
import type { AttemptPorts } from '../../../../../core/use-cases/shop/payments/attempt-ports.js'
import { settleAttempt } from '../../../../../core/use-cases/shop/payments/settle-attempt.js'
import { inTransaction, tablesOf } from '../store-site.js'
import type { StoreSite } from '../store-site.js'
import { createRenewalWork } from './sql-renewal-work.js'

/** The renewals of the store, over its database and its payment providers. */
export function createRenewalPorts(
  context: StoreSite,
  payments: AttemptPorts,
  isMember: RenewalPorts['isMember'] = async () => true,
): RenewalPorts {
  const { sql, siteId, clock, random } = context
  const subscriptions = () => tablesOf(sql).selectFrom('subscription').where('site_id', '=', siteId)
  return {
    clock,
    random,
    isMember,
    processors: payments.processors,
    unitOfWork: (work) => inTransaction(context, (tables) => work(createRenewalWork(tables, context))),
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
    settle: async (attempt) => {
      const { tag } = await settleAttempt(payments, attempt, { challenge: 'abandon' })
      return tag === 'placed' || tag === 'unknown' ? tag : 'refused'
    },
  }
}
