import { money } from '../../../../../../core/money/index.js'
import { doneMinor, orderId } from '../../../../../../core/orders/index.js'
import type {
  DeskOrder,
  DeskPayment,
  DeskPaymentStatus,
  Order,
  Refund,
} from '../../../../../../core/orders/index.js'
import { isOpen, placedPaymentOf } from '../../../../../../core/use-cases/shop/payments/attempt-status.js'
import type { PaymentAttemptRow } from '../../../engine/index.js'
import type { Tables } from '../../store-context.js'
import { attemptId, findAttempt } from '../visitor-order.js'
import { toEvent, toFulfilment, toRefund } from './order-rows.js'

/** The standing of an attempt's money at the desk; null: its order was never placed. */
export function deskStatusOf(attempt: PaymentAttemptRow): DeskPaymentStatus | null {
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

/** The refunds and the log of an order, oldest first. */
export async function readHistory(tables: Tables, siteId: string, id: string) {
  const refunds = await tables
    .selectFrom('refund')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .orderBy('requested_on')
    .orderBy('id')
    .execute()
  const events = await tables
    .selectFrom('order_event')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .orderBy('place')
    .execute()
  return { refunds: refunds.map(toRefund), events: events.map(toEvent) }
}

/** Reads an order with all that was done with it; null: there is none, or it was never placed. */
export async function readDeskOrder(tables: Tables, siteId: string, id: string): Promise<DeskOrder | null> {
  // First, so that what is read after it is at least as new as the revision that a change is checked against.
  const desk = await tables
    .selectFrom('order_desk')
    .select(['revision', 'cancelled_on'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  const order = await tables
    .selectFrom('shop_order')
    .select(['attempts', 'snapshot'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (order === undefined) return null
  const attempt = await findAttempt(tables, { siteId }, attemptId(id, order.attempts))
  const status = attempt === null ? null : deskStatusOf(attempt)
  if (attempt === null || status === null) return null
  const history = await readHistory(tables, siteId, id)
  const fulfilments = await tables
    .selectFrom('fulfilment')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', id)
    .orderBy('sent_on')
    .orderBy('id')
    .execute()
  return {
    id: orderId(id),
    revision: desk?.revision ?? 0,
    placed: JSON.parse(order.snapshot ?? attempt.snapshot) as Order,
    placedMs: attempt.created_on,
    payment: paymentOf(attempt, status, history.refunds),
    fulfilments: fulfilments.map(toFulfilment),
    cancelledMs: desk?.cancelled_on ?? null,
    ...history,
  }
}
