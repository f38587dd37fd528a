import type { Order, OrderRenewal } from '../../../../../core/orders/index.js'
import { orderToken } from '../../../../../core/orders/index.js'
import { assertNever } from '../../../../../core/shared/index.js'
import type { OpenChange } from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import {
  afterPlacement,
  sendsEvents,
} from '../../../../../core/use-cases/shop/payments/payment-follow-ups.js'
import type { EndedWithoutOrder } from '../../../../../core/use-cases/mails/orders/payment-mails.js'
import { defer } from '../../engine/index.js'
import type { OrderRow, PaymentAttemptRow } from '../../engine/index.js'
import { mailsAbout, orderMailRows } from '../../mails/index.js'
import { readStock } from '../orders/read-mailed-order.js'
import { attemptId, lockAttempt, updateOrder } from '../orders/visitor-order.js'
import type { AttemptWithOrder } from '../orders/visitor-order.js'
import { forgetBegunTrial } from '../subscriptions/begun-trials.js'
import { insertSubscription } from '../subscriptions/begin-subscription.js'
import type { BegunPeriod } from '../subscriptions/begin-subscription.js'
import { writeNotRenewed, writeRenewed } from '../subscriptions/renewal-outcome.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { followFailure, queueFollowUps } from './queue-follow-ups.js'
import { releaseReserved } from './reserved-stock.js'
import { columnsOf, termsOf } from './stored-attempt.js'

type Change<Tag extends OpenChange['tag']> = Extract<OpenChange, { readonly tag: Tag }>

/**
 * Writes a change of an open attempt, with the order locked, unless another process was faster. Returns the
 * present rows.
 */
export async function saveOpenAttempt(
  context: StoreContext,
  read: PaymentAttemptRow,
  change: OpenChange,
): Promise<AttemptWithOrder> {
  const saved = await inTransaction(context, async (tables): Promise<AttemptWithOrder> => {
    const present = await lockAttempt(tables, context, read)
    const { attempt, order } = present
    const isCurrent = order?.status === 'submitting' && attemptId(order.id, order.attempts) === read.id
    if (!isCurrent || attempt?.status !== read.status) return present
    return write(tables, context, { attempt, order }, change)
  })
  // Its mails are committed now; a shopper who sees the payment fail gets none.
  if (change.tag === 'place' || (change.tag === 'release' && hasMails(context, change))) context.onMail?.()
  return saved
}

/** An attempt that can still be changed. */
interface Open {
  readonly attempt: PaymentAttemptRow
  readonly order: OrderRow
}

async function write(tables: Tables, context: StoreContext, open: Open, change: OpenChange): Promise<Open> {
  const columns = columnsOf(change, context.clock.wallTime())
  const attempt = { ...open.attempt, ...columns }
  switch (change.tag) {
    case 'place':
      await updateAttempt(tables, open.attempt, columns)
      return { attempt, order: await placeOrder(tables, context, open, change) }
    case 'release':
      await releaseReserved(tables, context, open.attempt)
      await updateAttempt(tables, open.attempt, columns)
      return { attempt, order: await reopenOrder(tables, context, open, change) }
    default:
      await updateAttempt(tables, open.attempt, columns)
      return { attempt, order: open.order }
  }
}

async function placeOrder(
  tables: Tables,
  context: StoreContext,
  { attempt, order }: Open,
  change: Change<'place'>,
): Promise<OrderRow> {
  const { reference, card } = change.paid
  const now = context.clock.wallTime()
  const frozen = JSON.parse(attempt.snapshot) as Order
  const begun = await writeSubscribed(tables, context, attempt, order, change)
  const placed: Order = {
    ...frozen,
    ...(frozen.renewal && { renewal: renewalFrom(frozen.renewal, begun?.renewsMs ?? null) }),
    status: 'placed',
    card: card ?? frozen.card,
    updatedOn: now,
  }
  const columns = {
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
  const stock = sendsEvents(context.settings) ? await readStock(tables, context.siteId, placed) : new Map()
  const { mails, ...others } = afterPlacement(context.settings, placed, change, stock)
  const rows =
    context.onMail === undefined ? [] : orderMailRows(context, order.email, mailsAbout(order, mails))
  await updateOrder(tables, order, columns, rows)
  await queueFollowUps(tables, context, order, { ...others, mails: [] })
  return { ...order, ...columns }
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

/** Makes the order of a failed payment a cart again, or an unpaid period of its subscription. */
async function reopenOrder(
  tables: Tables,
  context: StoreContext,
  { attempt, order }: Open,
  change: Change<'release'>,
): Promise<OrderRow> {
  if (change.forgetsTrial) await forgetBegunTrial(tables, context, order.id)
  const method = change.forgetsMethod ? { payment_provider: null, payment_method: null, card: null } : {}
  const columns = { status: change.order, ...method, updated_on: context.clock.wallTime() }
  await updateOrder(tables, order, columns)
  await followFailure(tables, context, order, endOf(context, attempt, change))
  if (change.order === 'unpaid') {
    const reason = change.failure?.message ?? null
    await writeNotRenewed(tables, context, order, { reason, nextTryMs: attempt.next_try_on })
  }
  return { ...order, ...columns }
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
