import { stampOf } from '../../../../../../core/ports/platform/stamp.port.js'
import type { StampSources } from '../../../../../../core/ports/platform/stamp.port.js'
import { orderId } from '../../../../../../core/orders/index.js'
import type { DeskOrder, OrderDecision } from '../../../../../../core/orders/index.js'
import type { OrderDesk, RefundQueue } from '../../../../../../core/ports/owner/order-desk.port.js'
import { ENOUGH_ORDERS, onlyOrder } from '../../../../../../core/use-cases/shop/orders/only-order.js'
import { err, ok } from '../../../../../../core/shared/index.js'
import { isStorable } from '../../../engine/index.js'
import type { Change, CommitChanges, Querier } from '../../../engine/index.js'
import { createSqlOrderList } from '../sql-order-list.js'
import { tablesOf } from '../../site-database.js'
import { readDeskOrder } from './read-desk-order.js'
import { changesOf } from './write-decision.js'

/** The database and the site of orders, and the function that makes changes in one transaction. */
export interface SqlOrderDeskOptions {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
  /** The times and ids of mails to shoppers about changes; null: no mails. */
  readonly mails: StampSources | null
  /** Further statements, written in the same transaction as a decision. @default none */
  readonly alongside?: (read: DeskOrder, decision: OrderDecision) => readonly Change[]
}

/** The orders of a shop for their owner, over SQL. */
export function createSqlOrderDesk({
  sql,
  commit,
  siteId,
  mails,
  alongside = () => [],
}: SqlOrderDeskOptions): OrderDesk {
  const tables = tablesOf(sql)
  return {
    find: async (numberOrId) => {
      if (!isStorable(numberOrId)) return err('unknown')
      const page = await createSqlOrderList({ sql, siteId }).page({
        filter: { number: numberOrId },
        sort: { key: 'time', isDescending: true },
        limit: ENOUGH_ORDERS,
        after: null,
      })
      if (!page.ok)
        throw new Error(page.failure.tag === 'unavailable' ? page.failure.message : 'no such page')
      const named = onlyOrder(page.value.items.map(({ id }) => id))
      return named.tag === 'one' ? ok(named.id) : err(named.tag)
    },
    load: (id) => readDeskOrder(tables, siteId, id),
    save: async (read, decision) =>
      commit([
        ...(await changesOf(siteId, mails && stampOf(mails), read, decision)),
        ...alongside(read, decision),
      ]),
  }
}

/** Batch size; the next run handles the rest. */
const MAX_DUE = 100

/** The refunds of a shop that wait for their providers, over SQL. */
export function createSqlRefundQueue({
  sql,
  siteId,
}: Pick<SqlOrderDeskOptions, 'sql' | 'siteId'>): RefundQueue {
  const tables = tablesOf(sql)
  return {
    due: async (nowMs) => {
      const rows = await tables
        .selectFrom('refund')
        .select(['id', 'order_id', 'tries'])
        .where('site_id', '=', siteId)
        .where('state', 'in', ['requested', 'pending'])
        .where('next_on', '<=', nowMs)
        .orderBy('next_on')
        .limit(MAX_DUE)
        .execute()
      return rows.map(({ id, order_id: order, tries }) => ({ refundId: id, orderId: orderId(order), tries }))
    },
    postpone: async (refundId, nextMs) => {
      await tables
        .updateTable('refund')
        .set(({ eb }) => ({ next_on: nextMs, tries: eb('tries', '+', 1) }))
        .where('site_id', '=', siteId)
        .where('id', '=', refundId)
        .execute()
    },
  }
}
