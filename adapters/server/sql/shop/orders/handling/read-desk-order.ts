import { money } from '../../../../../../core/money/index.js'
import { doneMinor, orderId, orderOfSnapshot } from '../../../../../../core/orders/index.js'
import type {
  DeskOrder,
  DeskPayment,
  DeskPaymentStatus,
  Refund,
} from '../../../../../../core/orders/index.js'
import { latestAttemptId } from '../../../../../../core/use-cases/shop/orders/stored-order.js'
import { isOpen, placedPaymentOf } from '../../../../../../core/use-cases/shop/payments/attempt-status.js'
import type { PaymentAttemptRow } from '../../../engine/index.js'
import type { Tables } from '../../site-database.js'
import { toDeclaredReturn, toEvent, toFulfilment, toRefund } from './order-rows.js'

/** The state of an attempt's money at the desk; null: its order was never placed. */
function deskStatusOf(attempt: PaymentAttemptRow): DeskPaymentStatus | null {
  if (isOpen(attempt)) return 'pending'
  if (attempt.status === 'releasing') return 'releasing'
  const placed = placedPaymentOf(attempt.status)
  return placed === 'taken' && attempt.amount_minor === 0 ? 'free' : placed
}

function paymentOf(
  attempt: PaymentAttemptRow,
  status: DeskPaymentStatus,
  refunds: readonly Refund[],
): DeskPayment {
  const { currency, amount_minor: amountMinor, captured_minor: capturedMinor } = attempt
  const takenMinor = status === 'taken' ? (capturedMinor ?? amountMinor) : 0
  return {
    status,
    provider: attempt.provider,
    reference: attempt.reference,
    amount: money(amountMinor, currency),
    taken: money(takenMinor, currency),
    refunded: money(Math.max(attempt.refunded_minor ?? 0, doneMinor(refunds)), currency),
    isDisputed: attempt.disputed === true,
  }
}

/** The refunds, the withdrawals and the log of orders, oldest first. */
async function readHistories(tables: Tables, siteId: string, ids: readonly string[]) {
  const refunds = await tables
    .selectFrom('refund')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', 'in', ids)
    .orderBy('requested_on')
    .orderBy('id')
    .execute()
  const returns = await tables
    .selectFrom('withdrawal')
    .select(['id', 'order_id', 'lines', 'state', 'received_on'])
    .where('site_id', '=', siteId)
    .where(({ eb, or }) => or([eb('id', 'in', ids), eb('order_id', 'in', ids)]))
    .orderBy('received_on')
    .orderBy('id')
    .execute()
  const events = await tables
    .selectFrom('order_event')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', 'in', ids)
    .orderBy('place')
    .execute()
  return (id: string) => ({
    refunds: refunds.filter(({ order_id }) => order_id === id).map(toRefund),
    returns: returns.filter((row) => (row.order_id ?? row.id) === id).map(toDeclaredReturn),
    events: events.filter(({ order_id }) => order_id === id).map(toEvent),
  })
}

/** The refunds, the withdrawals and the log of an order, oldest first. */
export const readHistory = async (tables: Tables, siteId: string, id: string) =>
  (await readHistories(tables, siteId, [id]))(id)

/** Reads orders with their history; orders that were never placed are left out. */
export async function readDeskOrders(
  tables: Tables,
  siteId: string,
  ids: readonly string[],
): Promise<readonly DeskOrder[]> {
  if (ids.length === 0) return []
  // Read first, so that all later data are at least as new as the revision that a change is checked against.
  const desks = await tables
    .selectFrom('order_desk')
    .select(['id', 'revision', 'cancelled_on'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  const orders = await tables
    .selectFrom('shop_order')
    .select(['id', 'attempts', 'snapshot'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .execute()
  if (orders.length === 0) return []
  const attempts = await tables
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', orders.map(latestAttemptId))
    .execute()
  if (attempts.length === 0) return []
  const historyOf = await readHistories(tables, siteId, ids)
  const fulfilments = await tables
    .selectFrom('fulfilment')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', 'in', ids)
    .orderBy('sent_on')
    .orderBy('id')
    .execute()
  return orders.flatMap(({ id, snapshot }) => {
    const attempt = attempts.find(({ order_id }) => order_id === id)
    const status = attempt && deskStatusOf(attempt)
    if (attempt === undefined || !status) return []
    const desk = desks.find((each) => each.id === id)
    const history = historyOf(id)
    return [
      {
        id: orderId(id),
        revision: desk?.revision ?? 0,
        placed: orderOfSnapshot(snapshot ?? attempt.snapshot),
        placedMs: attempt.created_on,
        payment: paymentOf(attempt, status, history.refunds),
        fulfilments: fulfilments.filter(({ order_id }) => order_id === id).map(toFulfilment),
        cancelledMs: desk?.cancelled_on ?? null,
        ...history,
      },
    ]
  })
}

/** Reads an order with its history; null: it does not exist, or was never placed. */
export const readDeskOrder = async (tables: Tables, siteId: string, id: string): Promise<DeskOrder | null> =>
  (await readDeskOrders(tables, siteId, [id]))[0] ?? null
