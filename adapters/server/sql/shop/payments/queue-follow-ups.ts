import type { FollowUps } from '../../../../../core/use-cases/shop/payments/payment-follow-ups.js'
import { queueEvents } from '../../events/index.js'
import { mailsAbout, queueOrderMails } from '../../mails/index.js'
import { documentsDue } from '../orders/documents/document-queue.js'
import type { StoreContext, Tables } from '../store-context.js'

/** Queues the follow-ups of a change of a payment, in the transaction of that change. */
export async function queueFollowUps(
  tables: Tables,
  context: StoreContext,
  order: { readonly id: string; readonly email: string | null },
  { mails, events, hasDocuments }: FollowUps,
): Promise<void> {
  if (hasDocuments) await documentsDue(tables, context.siteId, order.id)
  await queueEvents(tables, context, events)
  if (context.onMail !== undefined)
    await queueOrderMails(tables, context, order.email, mailsAbout(order, mails))
}
