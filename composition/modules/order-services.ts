import type { CommitChanges, Querier } from '../../adapters/server/sql/engine/index.js'
import { auditChanges } from '../../adapters/server/sql/owner/index.js'
import { createSqlOrderDesk, createSqlWithdrawals } from '../../adapters/server/sql/shop/index.js'
import type { DeskOrder, OrderDecision } from '../../core/orders/index.js'
import type { AuditEntry } from '../../core/owners/index.js'
import type { OrderDesk } from '../../core/ports/owner/order-desk.port.js'
import type { Clock } from '../../core/ports/platform/clock.port.js'
import type { Random } from '../../core/ports/platform/random.port.js'
import type { Withdrawals } from '../../core/ports/shop/withdrawals.port.js'

/** The data of a site, and the time and the ids of the mails about its orders. */
export interface OrderPlace {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  readonly clock: Clock
  readonly random: Random
}

/** The orders and the withdrawals of a site. */
export interface OrderServices {
  /** The orders as a person handles them: each decision is saved with its entry of the audit log. */
  readonly desk: (entryOf: (order: DeskOrder, decision: OrderDecision) => AuditEntry) => OrderDesk
  /** The orders as pages and papers read them. */
  readonly orders: Pick<OrderDesk, 'find' | 'load'>
  readonly withdrawals: Withdrawals
}

/** Makes them over SQL, for a running site and for commands. */
export function createOrderServices({ sql, commit, siteId, clock, random }: OrderPlace): OrderServices {
  const place = { sql, commit, siteId, mails: { clock, random } }
  return {
    desk: (entryOf) =>
      createSqlOrderDesk({
        ...place,
        alongside: (order, decision) => auditChanges(siteId, entryOf(order, decision)),
      }),
    orders: createSqlOrderDesk(place),
    withdrawals: createSqlWithdrawals({ ...place, alongside: (entry) => auditChanges(siteId, entry) }),
  }
}
