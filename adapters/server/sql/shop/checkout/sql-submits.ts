import type { SubmitStore, SubmitWork } from '../../../../../core/use-cases/shop/checkout/submit-ports.js'
import { defer } from '../../engine/index.js'
import type { OrderRow, PaymentAttemptRow } from '../../engine/index.js'
import { loadCart } from '../cart/load-cart.js'
import { toShownLine } from '../cart/open-cart-rows.js'
import { saveUpToDate } from '../cart/save-cart.js'
import { keyId, secretId, sourceId } from '../ids.js'
import { knownRow } from '../known-row.js'
import { attemptInsertion, newAttemptRow } from '../orders/insert-attempt.js'
import { lineageOf } from '../orders/lock-visitor.js'
import type { StoreVisitor } from '../orders/lock-visitor.js'
import { findSession } from '../orders/session-of-request.js'
import { createVisitorWork } from '../orders/sql-visitor-work.js'
import { toStoredOrder } from '../orders/to-stored-order.js'
import { findAttempt, lockOrderById, updateAttempt, updateOrder } from '../orders/order-statements.js'
import { takeDiscount } from '../payments/discount-uses.js'
import { takeStock } from '../payments/reserved-stock.js'
import { columnsOf, toAttempt } from '../payments/stored-attempt.js'
import { inTransaction, tablesOf } from '../site-database.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { writeBegunTrial } from '../subscriptions/trial-records.js'
import { membershipsOf } from '../subscriptions/subscription-rows.js'
import { findSubmission, rememberSubmission } from './submissions.js'

type Site = Pick<SiteDatabase, 'siteId'>

/** A submit in one open transaction, with a cache of the rows that it locked or read. */
function createSubmitWork(tables: Tables, site: Site, visitor: StoreVisitor): SubmitWork {
  const { siteId } = site
  const orders = new Map<string, OrderRow>()
  const attempts = new Map<string, PaymentAttemptRow>()
  const locked = (row: OrderRow | null) => {
    if (row !== null) orders.set(row.id, row)
    return row && toStoredOrder(row)
  }
  const { rowId: _, ...visitorWork } = createVisitorWork(tables, siteId, visitor, orders)
  return {
    ...visitorWork,
    findSubmission: ({ lineage, key }) => findSubmission(tables, site, keyId('submit', lineage, key)),
    saveSubmission: ({ lineage, key }, outcome, nowMs) =>
      rememberSubmission(tables, site, { id: keyId('submit', lineage, key), outcome, nowMs }),
    findAttempt: async (id) => {
      const row = await findAttempt(tables, site, id)
      if (row !== null) attempts.set(id, row)
      return row && toAttempt(row)
    },
    saveAttempt: async ({ id }, change, nowMs) => {
      const columns = columnsOf(change, nowMs)
      await updateAttempt(tables, siteId, id, columns).execute()
      return toAttempt({ ...knownRow(attempts, id), ...columns })
    },
    lockOrder: async (id) => locked(await lockOrderById(tables, site, id)),
    loadCart: async ({ id }, memberId) => {
      const order = knownRow(orders, id)
      const cart = await loadCart(tables, siteId, { order, toLine: toShownLine }, async () => memberId)
      return { ...cart, startedMs: order.started_on, updatedMs: order.updated_on }
    },
    membershipsOf: (memberId, productId) => membershipsOf(tables, siteId, memberId, productId),
    digest: (...parts) => secretId('cart', ...parts),
    saveUpToDate: (before, after) => saveUpToDate(tables, siteId, before, after),
    beginTrial: (trial) => writeBegunTrial(tables, site, trial),
    takeStock: (needed) => takeStock(tables, site, needed),
    takeDiscount: ({ code, usageLimit }) => takeDiscount(tables, site, code, usageLimit),
    insertAttempt: async (attempt, email, nowMs) => {
      const row = newAttemptRow(site, attempt, nowMs)
      await defer(tables, attemptInsertion(tables, row, { items: attempt.frozen.items, email }))
      return toAttempt(row)
    },
    markSubmitting: ({ id, attempts: before }, memberId, nowMs) =>
      updateOrder(tables, knownRow(orders, id), {
        status: 'submitting',
        attempts: before + 1,
        member_id: memberId,
        updated_on: nowMs,
      }),
  }
}

/** The member whose order an attempt pays; null: a guest's. */
async function ownerOf(tables: Tables, siteId: string, attemptId: string): Promise<string | null> {
  const row = await tables
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', (join) =>
      join
        .onRef('shop_order.site_id', '=', 'payment_attempt.site_id')
        .onRef('shop_order.id', '=', 'payment_attempt.order_id'),
    )
    .select('shop_order.member_id')
    .where('payment_attempt.site_id', '=', siteId)
    .where('payment_attempt.id', '=', attemptId)
    .executeTakeFirst()
  return row?.member_id ?? null
}

/** The submits of a visitor, over SQL. */
export function createSqlSubmits(site: Site & Pick<SiteDatabase, 'sql'>, visitor: StoreVisitor): SubmitStore {
  const { sql, siteId } = site
  const tables = tablesOf(sql)
  return {
    isVisitorKnown: visitor.id !== '',
    source: sourceId(visitor.address ?? visitor.id),
    unitOfWork: (work) => inTransaction(site, (locked) => work(createSubmitWork(locked, site, visitor))),
    findSubmission: async (key) => {
      const lineage = await lineageOf(tables, site, visitor.id)
      return findSubmission(tables, site, keyId('submit', lineage, key))
    },
    ownerOf: (attemptId) => ownerOf(tables, siteId, attemptId),
    findSession: () => findSession(tables, siteId, visitor),
  }
}
