import type { Order, OrderRenewal } from '../../../../../core/orders/index.js'
import { orderToken } from '../../../../../core/orders/index.js'
import { assertNever } from '../../../../../core/shared/index.js'
import { eventsOfPlacement } from '../../../../../core/use-cases/events/shop-events.js'
import { runningOut } from '../../../../../core/use-cases/mails/running-out.js'
import type { OpenChange, PlacedMoney } from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import { mailsOfFailure, mailsOfPlacement } from '../../../../../core/use-cases/mails/payment-mails.js'
import type { EndedWithoutOrder } from '../../../../../core/use-cases/mails/payment-mails.js'
import { defer } from '../../engine/index.js'
import type { OrderRow, PaymentAttemptRow } from '../../engine/index.js'
import { mailsAbout, orderMailRows, queueOrderMails } from '../../mails/index.js'
import { queueEvents } from '../../events/index.js'
import { readStock } from '../orders/read-mailed-order.js'
import { documentsDue } from '../orders/documents/document-queue.js'
import { attemptId, findAttempt, lockOrderById, updateOrder } from '../orders/visitor-order.js'
import { forgetBegunTrial } from '../subscriptions/begun-trials.js'
import { insertSubscription } from '../subscriptions/begin-subscription.js'
import type { BegunPeriod } from '../subscriptions/begin-subscription.js'
import { writeNotRenewed, writeRenewed } from '../subscriptions/renewal-outcome.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { releaseReserved } from './reserved-stock.js'
import { columnsOf, termsOf } from './stored-attempt.js'

/** The rows after a save; null: the row does not exist any more. */
export interface Saved {
  readonly attempt: PaymentAttemptRow | null
  readonly order: OrderRow | null
}

type Change<Tag extends OpenChange['tag']> = Extract<OpenChange, { readonly tag: Tag }>

/**
 * Writes a change of an open attempt, with the order locked, unless another process was faster. `change`
 * null: nothing is written. Returns the present rows.
 */
export async function saveOpenAttempt(
  context: StoreContext,
  { id, order_id: orderId, status: expected }: PaymentAttemptRow,
  change: OpenChange | null,
): Promise<Saved> {
  const saved = await inTransaction(context, async (tables): Promise<Saved> => {
    const order = await lockOrderById(tables, context, orderId)
    const attempt = await findAttempt(tables, context, id)
    const isCurrent = order?.status === 'submitting' && attemptId(order.id, order.attempts) === id
    if (change === null || !isCurrent || attempt?.status !== expected) return { attempt, order }
    const columns = columnsOf(change, context.clock.wallTime())
    if (change.tag === 'place') {
      const placed = await placeOrder(tables, context, attempt, order, change, columns)
      return { attempt: { ...attempt, ...columns }, order: placed }
    }
    if (change.tag === 'release') await release(tables, context, attempt, order, change, columns)
    else await updateAttempt(tables, attempt, columns)
    return {
      attempt: await findAttempt(tables, context, id),
      order: await lockOrderById(tables, context, orderId),
    }
  })
  // Its mails are committed now; a shopper who sees the payment fail gets none.
  if (change?.tag === 'place' || (change?.tag === 'release' && hasMails(context, change))) context.onMail?.()
  return saved
}

async function placeOrder(
  tables: Tables,
  context: StoreContext,
  attempt: PaymentAttemptRow,
  order: OrderRow,
  change: Change<'place'>,
  columns: Partial<PaymentAttemptRow>,
): Promise<OrderRow> {
  const { reference, card } = change.paid
  const now = context.clock.wallTime()
  const frozen = JSON.parse(attempt.snapshot) as Order
  await updateAttempt(tables, attempt, columns)
  const begun = await writeSubscribed(tables, context, attempt, order, change)
  const placed: Order = {
    ...frozen,
    ...(frozen.renewal && { renewal: renewalFrom(frozen.renewal, begun?.renewsMs ?? null) }),
    status: 'placed',
    card: card ?? frozen.card,
    updatedOn: now,
  }
  const columnsOfOrder = {
    status: 'placed',
    token: orderToken(context.random.token()),
    subtotal_minor: placed.subtotal.amount,
    total_minor: placed.total.amount,
    payment_method: null,
    payment_reference: reference,
    snapshot: JSON.stringify(placed),
    updated_on: now,
    placed_on: now,
    ...begun?.columns,
  }
  // The mails of a subscription report its renewals.
  const isTold = context.onMail !== undefined && change.subscription !== 'renewed'
  const mails = isTold ? mailsAbout(order, mailsOfPlacement(placed, change.money)) : []
  await updateOrder(tables, order, columnsOfOrder, orderMailRows(context, order.email, mails))
  if (context.settings.invoices.issue === 'when-paid') await documentsDue(tables, context.siteId, order.id)
  await queuePlacement(tables, context, placed, change.money)
  return { ...order, ...columnsOfOrder }
}

/** Queues the events of a placed order, and of variants that it leaves with little stock. */
async function queuePlacement(
  tables: Tables,
  context: StoreContext,
  placed: Order,
  money: PlacedMoney,
): Promise<void> {
  if (context.settings.webhooks.length === 0) return
  const low = runningOut(placed.items, await readStock(tables, context.siteId, placed))
  await queueEvents(tables, context, eventsOfPlacement(placed, money, low))
}

/** The agreed renewals, from the actual start of the subscription. */
const renewalFrom = (agreed: OrderRenewal, renewsMs: number | null): OrderRenewal | null =>
  renewsMs === null ? null : { ...agreed, fromMs: renewsMs }

/** Writes the subscription that a paid order begins or renews; returns the one that it begins. */
async function writeSubscribed(
  tables: Tables,
  context: StoreContext,
  attempt: PaymentAttemptRow,
  order: OrderRow,
  { subscription, paid }: Change<'place'>,
): Promise<BegunPeriod | null> {
  switch (subscription) {
    case 'none':
      return null
    case 'begins':
      return insertSubscription(tables, context, order, attempt, paid)
    case 'renewed':
      await writeRenewed(tables, context, order)
      return null
    default:
      return assertNever(subscription)
  }
}

const endOf = (
  { clock, isUnattended = false }: StoreContext,
  attempt: PaymentAttemptRow,
  { failure }: Change<'release'>,
): EndedWithoutOrder => ({
  purpose: termsOf(attempt).purpose,
  wasPending: attempt.status === 'pending' && attempt.reference !== null,
  isRefused: failure !== null,
  ageMs: clock.wallTime() - attempt.created_on,
  isAttended: !isUnattended,
})

/** True if a failed payment is reported by mail: no shopper waits for its answer, or it was a renewal. */
const hasMails = ({ isUnattended = false }: StoreContext, { order }: Change<'release'>): boolean =>
  isUnattended || order === 'unpaid'

/** Releases the stock, discount and trial of an attempt. */
async function release(
  tables: Tables,
  context: StoreContext,
  attempt: PaymentAttemptRow,
  order: OrderRow,
  change: Change<'release'>,
  columns: Partial<PaymentAttemptRow>,
): Promise<void> {
  await releaseReserved(tables, context, attempt)
  if (change.forgetsTrial) await forgetBegunTrial(tables, context, order.id)
  await updateAttempt(tables, attempt, columns)
  const method = change.forgetsMethod ? { payment_provider: null, payment_method: null, card: null } : {}
  await updateOrder(tables, order, {
    status: change.order,
    ...method,
    updated_on: context.clock.wallTime(),
  })
  if (context.onMail !== undefined)
    await queueOrderMails(
      tables,
      context,
      order.email,
      mailsAbout(order, mailsOfFailure(endOf(context, attempt, change))),
    )
  if (change.order !== 'unpaid') return
  const reason = change.failure?.message ?? null
  await writeNotRenewed(tables, context, order, { reason, nextTryMs: attempt.next_try_on })
}

async function updateAttempt(
  tables: Tables,
  { site_id: siteId, id }: PaymentAttemptRow,
  change: Partial<PaymentAttemptRow>,
): Promise<void> {
  await defer(
    tables,
    tables.updateTable('payment_attempt').set(change).where('site_id', '=', siteId).where('id', '=', id),
  )
}
