import type { Order, OrderEvent } from '../../../../../core/orders/index.js'
import type { ChargedPayment } from '../../../../../core/ports/payments/payment-processor.port.js'
import type { EndedWithoutOrder } from '../../../../../core/use-cases/mails/orders/payment-mails.js'
import {
  afterCapture,
  afterFailure,
  afterNews,
} from '../../../../../core/use-cases/shop/payments/payment-follow-ups.js'
import type { FollowUps } from '../../../../../core/use-cases/shop/payments/payment-follow-ups.js'
import { queueEvents } from '../../events/index.js'
import { mailsAbout, queueOrderMails } from '../../mails/index.js'
import { documentsDue } from '../orders/documents/document-queue.js'
import type { StoreContext, Tables } from '../store-context.js'

/** The order that a payment is for; `email`: null if it has none. */
interface PaidOrder {
  readonly id: string
  readonly email: string | null
}

/** Queues the follow-ups of a change of a payment, in the transaction of that change. */
export async function queueFollowUps(
  tables: Tables,
  context: StoreContext,
  order: PaidOrder,
  { mails, events, hasDocuments }: FollowUps,
): Promise<void> {
  if (hasDocuments) await documentsDue(tables, context.siteId, order.id)
  await queueEvents(tables, context, events)
  if (context.onMail !== undefined)
    await queueOrderMails(tables, context, order.email, mailsAbout(order, mails))
}

/** Queues what follows a payment that ended without an order. */
export const followFailure = (
  tables: Tables,
  context: StoreContext,
  order: PaidOrder,
  ended: EndedWithoutOrder,
): Promise<void> => queueFollowUps(tables, context, order, afterFailure(ended))

/** Queues what follows news about money that was taken before. */
export const followNews = (
  tables: Tables,
  context: StoreContext,
  order: PaidOrder,
  { news, paid }: { readonly news: readonly OrderEvent[]; readonly paid: ChargedPayment },
): Promise<void> => queueFollowUps(tables, context, order, afterNews(context.settings, order.id, news, paid))

/** Queues what follows the capture of an order's money. */
export async function followCapture(
  tables: Tables,
  context: StoreContext,
  orderId: string,
  paid: ChargedPayment,
): Promise<void> {
  const row = await tables
    .selectFrom('shop_order')
    .select(['email', 'snapshot'])
    .where('site_id', '=', context.siteId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  const order = row?.snapshot ? (JSON.parse(row.snapshot) as Order) : null
  const followUps = afterCapture(context.settings, orderId, order, paid)
  await queueFollowUps(tables, context, { id: orderId, email: row?.email ?? null }, followUps)
}
