import type { SubmitPorts, SubmitWork } from '../../../../../core/use-cases/shop/checkout/submit-ports.js'
import type { AttemptPorts } from '../../../../../core/use-cases/shop/payments/attempt-ports.js'
import { defer } from '../../engine/index.js'
import type { OrderRow, PaymentAttemptRow } from '../../engine/index.js'
import { shopTerms } from '../cart/price-cart.js'
import { saveUpToDate } from '../cart/save-cart.js'
import { keyId, sourceId } from '../ids.js'
import { knownRow } from '../known-row.js'
import { attemptInsertion, newAttemptRow } from '../orders/insert-attempt.js'
import { lineageOf, lockShopper } from '../orders/lock-visitor.js'
import type { StoreVisitor } from '../orders/lock-visitor.js'
import { memberOf } from '../orders/session-member.js'
import { toStoredOrder } from '../orders/to-stored-order.js'
import { findAttempt, lockOrderById, updateAttempt, updateOrder } from '../orders/visitor-order.js'
import { takeDiscount } from '../payments/discount-uses.js'
import { takeStock } from '../payments/reserved-stock.js'
import { columnsOf, toAttempt } from '../payments/stored-attempt.js'
import { inTransaction, tablesOf } from '../store-site.js'
import type { StoreSite, Tables } from '../store-site.js'
import { writeBegunTrial } from '../subscriptions/begun-trials.js'
import { loadCartToPlace } from './load-cart-to-place.js'
import { findSubmission, rememberSubmission } from './submissions.js'

/** A submit in one open transaction, with a cache of the rows that it locked or read. */
function createSubmitWork(tables: Tables, context: StoreSite, visitor: StoreVisitor): SubmitWork {
  const { siteId } = context
  const orders = new Map<string, OrderRow>()
  const attempts = new Map<string, PaymentAttemptRow>()
  const locked = (row: OrderRow | null) => {
    if (row !== null) orders.set(row.id, row)
    return row && toStoredOrder(row)
  }
  return {
    lockShopper: async () => {
      const { lineage, order, memberId } = await lockShopper(tables, context, visitor)
      return { lineage, memberId, order: locked(order) }
    },
    findSubmission: ({ lineage, key }) => findSubmission(tables, context, keyId('submit', lineage, key)),
    saveSubmission: ({ lineage, key }, outcome, nowMs) =>
      rememberSubmission(tables, context, { id: keyId('submit', lineage, key), outcome, nowMs }),
    findAttempt: async (id) => {
      const row = await findAttempt(tables, context, id)
      if (row !== null) attempts.set(id, row)
      return row && toAttempt(row)
    },
    saveAttempt: async ({ id }, change, nowMs) => {
      const columns = columnsOf(change, nowMs)
      await updateAttempt(tables, siteId, id, columns).execute()
      return toAttempt({ ...knownRow(attempts, id), ...columns })
    },
    lockOrder: async (id) => locked(await lockOrderById(tables, context, id)),
    loadCart: ({ id }, memberId) =>
      loadCartToPlace(
        tables,
        { siteId, settings: context.settings, terms: shopTerms(context) },
        knownRow(orders, id),
        memberId,
      ),
    saveUpToDate: (before, after) => saveUpToDate(tables, siteId, before, after),
    beginTrial: (trial) => writeBegunTrial(tables, context, trial),
    takeStock: (needed) => takeStock(tables, context, needed),
    takeDiscount: ({ code, usageLimit }) => takeDiscount(tables, context, code, usageLimit),
    insertAttempt: async (attempt, email, nowMs) => {
      const row = newAttemptRow(context, attempt, nowMs)
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

/** The ports of a visitor's submits, over SQL. */
export function createSubmitPorts(
  context: StoreSite,
  visitor: StoreVisitor,
  payments: AttemptPorts,
): SubmitPorts {
  const { sql, siteId, settings } = context
  const tables = tablesOf(sql)
  return {
    isVisitorKnown: visitor.id !== '',
    source: sourceId(visitor.address ?? visitor.id),
    unitOfWork: (work) =>
      inTransaction(context, (locked) => work(createSubmitWork(locked, context, visitor))),
    findSubmission: async (key) => {
      const lineage = await lineageOf(tables, context, visitor.id)
      return findSubmission(tables, context, keyId('submit', lineage, key))
    },
    ownerOf: (attemptId) => ownerOf(tables, siteId, attemptId),
    memberId: () => memberOf(tables, context, visitor),
    payments,
    terms: () => shopTerms(context),
    settings,
  }
}
