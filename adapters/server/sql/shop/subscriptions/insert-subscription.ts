import type { NewSubscription } from '../../../../../core/use-cases/shop/subscriptions/decide-begun.js'
import { documentText } from '../row-documents.js'
import type { QueueContext } from '../../mails/index.js'
import type { Tables } from '../store-site.js'
import { columnsOf, recordSubscriptionEvents } from './subscription-rows.js'

/** Writes a subscription that begins, with its events. */
export async function insertSubscription(
  tables: Tables,
  context: QueueContext,
  begun: NewSubscription,
): Promise<void> {
  await tables
    .insertInto('subscription')
    .values({
      site_id: context.siteId,
      id: begun.id,
      member_id: begun.memberId,
      order_id: begun.orderId,
      product_id: begun.productId,
      sku_id: begun.skuId,
      count: begun.count,
      email: begun.email,
      plan: JSON.stringify(begun.plan),
      amount_minor: begun.amount.amount,
      currency: begun.amount.currency,
      provider: begun.provider,
      payment_method: begun.keptMethod,
      card: documentText(begun.card),
      snapshot: JSON.stringify(begun.repeated),
      ...columnsOf(begun.standing),
      announced_period: 0,
      created_on: begun.createdMs,
      revision: 0,
    })
    .execute()
  await recordSubscriptionEvents(tables, context, begun.id, begun.events, begun.createdMs)
}
