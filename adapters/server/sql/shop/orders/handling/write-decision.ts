import {
  applyDecision,
  countPieces,
  fulfilmentStandingOf,
  hasUnsentPieces,
  piecesToSend,
} from '../../../../../../core/orders/index.js'
import type {
  DeskOrder,
  DeskPaymentStatus,
  Fulfilment,
  OrderDecision,
  Refund,
} from '../../../../../../core/orders/index.js'
import { changesPapers } from '../../../../../../core/use-cases/documents/papers-of-decision.js'
import type { Stamp } from '../../../../../../core/ports/platform/stamp.port.js'
import { mailsOfDecision } from '../../../../../../core/use-cases/mails/orders/decision-mails.js'
import { eventsOfDecision } from '../../../../../../core/use-cases/events/shop-events.js'
import { collectChanges } from '../../../engine/index.js'
import type { Change, Querier } from '../../../engine/index.js'
import { queueEvents } from '../../../events/index.js'
import { mailsAbout, queueOrderMails } from '../../../mails/index.js'
import type { QueueContext } from '../../../mails/index.js'
import { documentsDue } from '../documents/document-queue.js'
import { returnToStock } from '../../payments/reserved-stock.js'
import { releaseDiscountUse } from '../../payments/discount-uses.js'
import { tablesOf } from '../../site-database.js'
import type { Tables } from '../../site-database.js'
import { eventRows, piecesText } from './order-rows.js'

/** The attempt states for each state of the money, to check that it has not changed. */
const ATTEMPT_WORDS: Readonly<Record<DeskPaymentStatus, readonly string[]>> = {
  pending: ['pending', 'action-required'],
  held: ['authorised'],
  capturing: ['capturing'],
  releasing: ['releasing'],
  taken: ['succeeded'],
  free: ['succeeded'],
  lapsed: ['lapsed'],
  trial: ['trial', 'trial-held'],
}

async function last(write: (querier: Querier) => Promise<void>): Promise<Change> {
  const [change] = await collectChanges(write)
  if (change === undefined) throw new Error('[vitrine] a change without a statement')
  return { ...change, mustChange: true }
}

/**
 * Checks that the payment is unchanged, updates held money, and stores if something is still to be sent and if the
 * order is cancelled.
 */
const movePayment = (siteId: string, order: DeskOrder, decision: OrderDecision): Promise<Change> =>
  last(async (querier) => {
    const words = ATTEMPT_WORDS[order.payment.status]
    const after = applyDecision(order, decision)
    const unsent = hasUnsentPieces(after)
    const cancelled = after.cancelledMs !== null
    await tablesOf(querier)
      .updateTable('payment_attempt')
      .set(({ ref }) => ({ status: decision.held ?? ref('status'), unsent, cancelled }))
      .where('site_id', '=', siteId)
      .where('order_id', '=', order.id)
      .where('status', 'in', words)
      .execute()
  })

/** Counts the change, unless another one was counted since the order was read. */
const countChange = (siteId: string, order: DeskOrder, decision: OrderDecision): Promise<Change> =>
  last(async (querier) => {
    const { cancelledMs } = decision
    const after = applyDecision(order, decision)
    const { id, revision } = order
    await tablesOf(querier)
      .updateTable('order_desk')
      .set({
        revision: revision + 1,
        fulfilment: fulfilmentStandingOf(after),
        to_send: countPieces(piecesToSend(after)),
        ...(cancelledMs !== undefined && { cancelled_on: cancelledMs }),
      })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .execute()
  })

/** Inserts the row that counts the changes of an order before its first change. */
export async function ensureDesk(tables: Tables, siteId: string, id: string): Promise<void> {
  await tables
    .insertInto('order_desk')
    .values({
      site_id: siteId,
      id,
      revision: 0,
      cancelled_on: null,
      fulfilment: 'unfulfilled',
      to_send: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function insertFulfilment(
  tables: Tables,
  siteId: string,
  orderId: string,
  { id, lines, carrier, tracking, atMs }: Fulfilment,
): Promise<void> {
  const row = { order_id: orderId, lines: piecesText(lines), carrier, tracking, sent_on: atMs }
  await tables
    .insertInto('fulfilment')
    .values({ site_id: siteId, id, ...row })
    .execute()
}

async function insertRefund(tables: Tables, siteId: string, orderId: string, refund: Refund): Promise<void> {
  const { id, key, kind, amount, lines, shipping, restocks, reason, state, problem, atMs } = refund
  await tables
    .insertInto('refund')
    .values({
      site_id: siteId,
      id,
      order_id: orderId,
      request_key: key,
      kind,
      amount_minor: amount.amount,
      currency: amount.currency,
      lines: piecesText(lines),
      shipping_minor: shipping.amount,
      restocks,
      reason,
      state,
      problem,
      tries: 0,
      next_on: atMs,
      requested_on: atMs,
    })
    .execute()
}

async function writeParts(
  tables: Tables,
  siteId: string,
  order: DeskOrder,
  decision: OrderDecision,
): Promise<void> {
  const { id, revision } = order
  const {
    events,
    fulfilment,
    refund,
    refundChange,
    returnChanges = [],
    cancelledMs,
    stockBack = [],
  } = decision
  if (fulfilment !== undefined) await insertFulfilment(tables, siteId, id, fulfilment)
  if (refund !== undefined) await insertRefund(tables, siteId, id, refund)
  if (refundChange !== undefined) {
    const { id: refundId, state, problem } = refundChange
    await tables
      .updateTable('refund')
      .set({ state, problem })
      .where('site_id', '=', siteId)
      .where('id', '=', refundId)
      .execute()
  }
  if (changesPapers(order, decision)) await documentsDue(tables, siteId, id)
  for (const { id: returnId, state, changedMs } of returnChanges)
    await tables
      .updateTable('withdrawal')
      .set({ state, changed_on: changedMs })
      .where('site_id', '=', siteId)
      .where('id', '=', returnId)
      .execute()
  if (cancelledMs !== undefined) await releaseDiscountUse(tables, { siteId }, id)
  for (const { skuId, count } of stockBack) await returnToStock(tables, { siteId }, skuId, count)
  const rows = eventRows(siteId, id, revision + 1, events)
  if (rows.length > 0) await tables.insertInto('order_event').values(rows).execute()
}

/** Queues the mails of a decision in the same transaction. */
async function queueMailsOf(
  tables: Tables,
  context: QueueContext,
  order: DeskOrder,
  decision: OrderDecision,
): Promise<void> {
  await queueOrderMails(
    tables,
    context,
    order.placed.email,
    mailsAbout(order, mailsOfDecision(order, decision)),
  )
}

/**
 * The changes of a decision. The first required one checks that the money is unchanged, the second that the
 * order is unchanged; the payment comes first, as in the handling of notices. `mails`: null if shoppers get
 * none.
 */
export async function changesOf(
  siteId: string,
  mails: Stamp | null,
  order: DeskOrder,
  decision: OrderDecision,
): Promise<readonly Change[]> {
  return [
    await movePayment(siteId, order, decision),
    ...(await collectChanges((querier) => ensureDesk(tablesOf(querier), siteId, order.id))),
    await countChange(siteId, order, decision),
    ...(await collectChanges(async (querier) => {
      const tables = tablesOf(querier)
      await writeParts(tables, siteId, order, decision)
      if (mails === null) return
      await queueMailsOf(tables, { ...mails, siteId }, order, decision)
      await queueEvents(tables, { ...mails, siteId }, eventsOfDecision(order, decision))
    })),
  ]
}
