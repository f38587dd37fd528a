import type { EndedChange } from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import { MONEY_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { recordFailedRefunds } from '../orders/handling/record-failed-refunds.js'
import { recordProviderNews } from '../orders/handling/record-provider-news.js'
import { lockAttempt } from '../orders/visitor-order.js'
import { endIfGivenBack } from '../subscriptions/renewal-outcome.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { followCapture, followNews } from './queue-follow-ups.js'
import { columnsOf } from './stored-attempt.js'

const { held, capturing, releasing, testing } = MONEY_STATUSES

/** The states in which an attempt must be for a change to be written. */
const EXPECTED = {
  'want-capture': [held],
  captured: [held, capturing, releasing],
  lapse: [held, capturing, releasing],
  'release-hold': [testing],
} as const

const updateOf = (
  tables: Tables,
  { site_id: siteId, id }: PaymentAttemptRow,
  change: EndedChange,
  now: number,
) =>
  tables
    .updateTable('payment_attempt')
    .set(columnsOf(change, now))
    .where('site_id', '=', siteId)
    .where('id', '=', id)

/**
 * Writes a change of an attempt whose order is placed or whose stock was released, if its state is still the
 * expected one. False: the attempt or its order has changed since, so that the provider must be asked again.
 */
export async function saveEndedAttempt(
  context: StoreContext,
  read: PaymentAttemptRow,
  change: EndedChange,
): Promise<boolean> {
  if (change.tag === 'taken') {
    const { isDisputed, failedRefunds = [] } = change.paid
    if (!(await saveTaken(context, read, change))) return false
    if (isDisputed) context.onMail?.()
    return recordFailedRefunds(context, read.order_id, failedRefunds)
  }
  await inTransaction(context, async (tables) => {
    const written = await updateOf(tables, read, change, context.clock.wallTime())
      .where('status', 'in', EXPECTED[change.tag])
      .executeTakeFirst()
    if (change.tag === 'captured' && written.numUpdatedRows > 0n)
      await followCapture(tables, context, read.order_id, change.paid)
  })
  if (change.tag === 'captured') context.onMail?.()
  return true
}

/** Stores taken and refunded money on the order, which stays placed; its subscription may end. */
const saveTaken = (
  context: StoreContext,
  read: PaymentAttemptRow,
  change: Extract<EndedChange, { readonly tag: 'taken' }>,
): Promise<boolean> =>
  inTransaction(context, async (tables) => {
    const { order, attempt: now } = await lockAttempt(tables, context, read)
    const isAsRead =
      now?.captured_minor === read.captured_minor &&
      now.refunded_minor === read.refunded_minor &&
      now.disputed === read.disputed
    if (!isAsRead) return false
    await updateOf(tables, read, change, context.clock.wallTime()).execute()
    const { paid } = change
    const news = await recordProviderNews(tables, context, read, paid)
    const about = { id: read.order_id, email: order?.email ?? null }
    await followNews(tables, context, about, { news, paid })
    if (order !== null) await endIfGivenBack(tables, context, order, paid)
    return true
  })
