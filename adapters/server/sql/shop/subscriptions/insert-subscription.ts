import type { Stamp } from '../../../../../core/ports/platform/stamp.port.js'
import type { NewSubscription } from '../../../../../core/use-cases/shop/subscriptions/decide-begun.js'
import { documentText } from '../row-documents.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { columnsOf, recordSubscriptionEvents } from './subscription-rows.js'

/** Writes a subscription that begins, with its events. */
export async function insertSubscription(
  tables: Tables,
  site: Pick<SiteDatabase, 'siteId'>,
  begun: NewSubscription,
  stamp: Stamp,
): Promise<void> {
  await tables
    .insertInto('subscription')
    .values({
      site_id: site.siteId,
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
  await recordSubscriptionEvents(tables, site, begun.id, begun.events, stamp)
}
