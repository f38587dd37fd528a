import { mailedInvoiceOf } from '../../../../../core/orders/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import type { ChargedPayment } from '../../../../../core/ports/payments/payment-processor.port.js'
import { eventOfCapture } from '../../../../../core/use-cases/events/shop-events.js'
import { mailsOfCapture } from '../../../../../core/use-cases/mails/payment-mails.js'
import type { EndedChange } from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import { MONEY_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { isRefundedWhole } from '../../../../../core/use-cases/shop/payments/ended-attempt.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { queueEvents } from '../../events/index.js'
import { mailsAbout, queueOrderMails } from '../../mails/index.js'
import { documentsDue } from '../orders/documents/document-queue.js'
import { recordProviderNews } from '../orders/desk/record-provider-news.js'
import { findAttempt, lockOrderById } from '../orders/visitor-order.js'
import { endIfGivenBack } from '../subscriptions/renewal-outcome.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
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
 * expected one. False: the taken amount has changed since, and nothing is written.
 */
export async function saveEndedAttempt(
  context: StoreContext,
  read: PaymentAttemptRow,
  change: EndedChange,
): Promise<boolean> {
  if (change.tag === 'taken') {
    const isSaved = await saveTaken(context, read, change)
    if (isSaved && change.paid.isDisputed) context.onMail?.()
    return isSaved
  }
  await inTransaction(context, async (tables) => {
    const written = await updateOf(tables, read, change, context.clock.wallTime())
      .where('status', 'in', EXPECTED[change.tag])
      .executeTakeFirst()
    if (change.tag === 'captured' && written.numUpdatedRows > 0n)
      await followCapture(tables, context, read, change.paid)
  })
  if (change.tag === 'captured') context.onMail?.()
  return true
}

/** Queues the invoice and the files of an order whose money was just taken. */
async function followCapture(
  tables: Tables,
  context: StoreContext,
  { order_id: orderId }: PaymentAttemptRow,
  { amount }: ChargedPayment,
): Promise<void> {
  if (context.settings.webhooks.length > 0)
    await queueEvents(tables, context, [eventOfCapture(orderId, amount)])
  if (context.settings.invoices.issue === 'when-paid') await documentsDue(tables, context.siteId, orderId)
  if (context.onMail === undefined) return
  const order = await tables
    .selectFrom('shop_order')
    .select(['id', 'email', 'snapshot'])
    .where('site_id', '=', context.siteId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order?.snapshot) return
  const { business, invoices } = context.settings
  const mailsInvoices = business !== null && mailedInvoiceOf(invoices) === 'pdf'
  const mails = mailsOfCapture(JSON.parse(order.snapshot) as Order, mailsInvoices)
  await queueOrderMails(tables, context, order.email, mailsAbout(order, mails))
}

/** Stores taken and refunded money on the order, which stays placed; its subscription may end. */
const saveTaken = (
  context: StoreContext,
  read: PaymentAttemptRow,
  change: Extract<EndedChange, { readonly tag: 'taken' }>,
): Promise<boolean> =>
  inTransaction(context, async (tables) => {
    const order = await lockOrderById(tables, context, read.order_id)
    const now = await findAttempt(tables, context, read.id)
    const isAsRead =
      now?.captured_minor === read.captured_minor &&
      now.refunded_minor === read.refunded_minor &&
      now.disputed === read.disputed
    if (!isAsRead) return false
    await updateOf(tables, read, change, context.clock.wallTime()).execute()
    const { paid } = change
    await recordProviderNews(tables, context, read, paid)
    await documentsDue(tables, context.siteId, read.order_id)
    const given = { isWhole: isRefundedWhole(paid), isDisputed: paid.isDisputed }
    await endIfGivenBack(tables, context, order, given)
    return true
  })
