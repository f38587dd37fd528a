import { orderOrNull } from '../row-documents.js'
import type { AttemptWork } from '../../../../../core/use-cases/shop/payments/attempt-ports.js'
import type { PlacedMoney } from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import { MONEY_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import type { FollowUps } from '../../../../../core/use-cases/shop/payments/payment-follow-ups.js'
import { defer } from '../../engine/index.js'
import type { OrderRow, PaymentAttemptRow } from '../../engine/index.js'
import { queueEvents } from '../../events/index.js'
import { mailsAbout, orderMailRows, queueOrderMails } from '../../mails/index.js'
import type { QueueContext } from '../../mails/index.js'
import { knownRow } from '../known-row.js'
import { documentsDue } from '../orders/documents/document-queue.js'
import { readHistory } from '../orders/handling/read-desk-order.js'
import { recordNews } from '../orders/handling/record-news.js'
import { readStock } from '../orders/sql-mailed-orders.js'
import { toStoredOrder } from '../orders/to-stored-order.js'
import { lockAttempt, updateAttempt, updateOrder } from '../orders/order-statements.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { forgetBegunTrial } from '../subscriptions/trial-records.js'
import { insertSubscription } from '../subscriptions/insert-subscription.js'
import { createLockedSubscriptions } from '../subscriptions/locked-subscriptions.js'
import { releaseReserved } from './reserved-stock.js'
import { columnsOf, toAttempt } from './stored-attempt.js'

/** An order without a means of payment: the former one is not offered again. */
const NO_METHOD = { payment_provider: null, payment_method: null, card: null } as const

/** The payment attempts of one open transaction, with a cache of its locked rows. */
export function createAttemptWork(tables: Tables, site: Pick<SiteDatabase, 'siteId'>): AttemptWork {
  const { siteId } = site
  const attempts = new Map<string, PaymentAttemptRow>()
  const orders = new Map<string, OrderRow>()
  const changeOrder = async (
    { id }: { readonly id: string },
    columns: Partial<OrderRow>,
    mails: Parameters<typeof updateOrder>[3] = [],
  ) => {
    const row = knownRow(orders, id)
    await updateOrder(tables, row, columns, mails)
    return toStoredOrder({ ...row, ...columns })
  }
  return {
    lock: async ({ id, orderId }) => {
      const { attempt, order } = await lockAttempt(tables, site, { id, order_id: orderId })
      if (attempt !== null) attempts.set(id, attempt)
      if (order !== null) orders.set(orderId, order)
      return { attempt: attempt && toAttempt(attempt), order: order && toStoredOrder(order) }
    },
    save: async ({ id }, change, nowMs) => {
      const columns = columnsOf(change, nowMs)
      await defer(tables, updateAttempt(tables, siteId, id, columns))
      return toAttempt({ ...knownRow(attempts, id), ...columns })
    },
    saveEnded: (attempt, change, from, nowMs) =>
      saveEnded(updateAttempt(tables, siteId, attempt.id, columnsOf(change, nowMs)), from),
    placeOrder: (order, { order: placed, token, reference, begun }, mails, stamp) => {
      const rows = orderMailRows({ siteId, ...stamp }, order.email, mailsAbout(order, mails))
      const columns = {
        status: 'placed',
        token,
        subtotal_minor: placed.subtotal.amount,
        total_minor: placed.total.amount,
        payment_method: null,
        payment_reference: reference,
        snapshot: JSON.stringify(placed),
        updated_on: placed.updatedOn,
        placed_on: placed.updatedOn,
        ...(begun && { subscription_id: begun.id, period: begun.period }),
      }
      return changeOrder(order, columns, rows)
    },
    reopenOrder: (order, { status, forgetsMethod }, nowMs) =>
      changeOrder(order, { status, ...(forgetsMethod && NO_METHOD), updated_on: nowMs }),
    readMailedOrder: (id) => readMailedOrder(tables, siteId, id),
    releaseReserved: ({ id }) => releaseReserved(tables, site, knownRow(attempts, id)),
    stockOf: (order) => readStock(tables, siteId, order),
    forgetTrial: (orderId) => forgetBegunTrial(tables, site, orderId),
    insertSubscription: (begun, stamp) => insertSubscription(tables, site, begun, stamp),
    subscriptions: createLockedSubscriptions(tables, site),
    historyOf: (orderId) => readHistory(tables, siteId, orderId),
    recordNews: (orderId, news) => recordNews(tables, siteId, orderId, news),
    queue: (order, followUps, stamp) => queueFollowUps(tables, { siteId, ...stamp }, order, followUps),
  }
}

async function saveEnded(
  update: ReturnType<typeof updateAttempt>,
  from: readonly PlacedMoney[] | 'any',
): Promise<boolean> {
  const { numUpdatedRows } = await (
    from === 'any'
      ? update
      : update.where(
          'status',
          'in',
          from.map((money) => MONEY_STATUSES[money]),
        )
  ).executeTakeFirst()
  return numUpdatedRows > 0n
}

async function readMailedOrder(tables: Tables, siteId: string, id: string) {
  const row = await tables
    .selectFrom('shop_order')
    .select(['email', 'snapshot'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  return { email: row.email, order: orderOrNull(row.snapshot) }
}

/** Queues the follow-ups of a change of a payment, in the transaction of that change. */
async function queueFollowUps(
  tables: Tables,
  context: QueueContext,
  order: { readonly id: string; readonly email: string | null },
  { mails, events, hasDocuments }: FollowUps,
): Promise<void> {
  if (hasDocuments) await documentsDue(tables, context.siteId, order.id)
  await queueEvents(tables, context, events)
  await queueOrderMails(tables, context, order.email, mailsAbout(order, mails))
}
