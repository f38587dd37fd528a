import { createHash } from 'node:crypto'
import type { CardPorts } from '../../../../../core/use-cases/shop/subscriptions/change-card.js'
import type { AttemptPorts } from '../../../../../core/use-cases/shop/payments/attempt-ports.js'
import { inTransaction, tablesOf } from '../store-site.js'
import type { StoreSite } from '../store-site.js'
import { createRenewalWork } from './sql-renewal-work.js'
import { findSubscription, standingOf } from './subscription-rows.js'

/** The characters of a digest that are part of a provider's key. */
const DIGEST_LENGTH = 24

/** The ports of another card, over the store's database and its payments. */
export function createCardPorts(context: StoreSite, payments: AttemptPorts): CardPorts {
  const tables = tablesOf(context.sql)
  return {
    find: async (id) => {
      const row = await findSubscription(tables, context, id)
      return row && { memberId: row.member_id, standing: standingOf(row) }
    },
    unitOfWork: (work) => inTransaction(context, (locked) => work(createRenewalWork(locked, context))),
    digest: (parts) =>
      createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, DIGEST_LENGTH),
    payments,
  }
}
