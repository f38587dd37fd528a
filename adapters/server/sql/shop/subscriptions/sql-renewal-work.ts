import type { CardWork } from '../../../../../core/use-cases/shop/subscriptions/change-card.js'
import type { PeriodOrder } from '../../../../../core/use-cases/shop/subscriptions/renewal-work.js'
import { periodOrderId } from '../../../../../core/use-cases/shop/subscriptions/renewal-order.js'
import { OPEN_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { orderOfSnapshot } from '../../../../../core/orders/index.js'
import type { SubscriptionRow } from '../../engine/index.js'
import { documentText } from '../row-documents.js'
import { attemptInsertion, newAttemptRow } from '../orders/insert-attempt.js'
import { newOrderRow } from '../orders/new-order.js'
import { holdSession } from '../orders/session-of-request.js'
import { lockOrderById } from '../orders/order-statements.js'
import { takeStock } from '../payments/reserved-stock.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { createLockedSubscriptions } from './locked-subscriptions.js'

type Site = Pick<SiteDatabase, 'siteId'>

/** The subscriptions of one open transaction, with the orders of their periods. */
export function createRenewalWork(tables: Tables, site: Site): CardWork {
  const { siteId } = site
  const { lock, save, rowOf, write } = createLockedSubscriptions(tables, site)
  return {
    lock,
    save,
    saveNotice: (subscription, events, stamp) => {
      const row = rowOf(subscription)
      return write(row, { announced_period: row.period + 1 }, events, stamp)
    },
    takeStock: ({ skuId, count }) => takeStock(tables, site, [[skuId, count]], 'also-withdrawn'),
    beginOrder: (subscription, nowMs) => beginOrder(tables, site, rowOf(subscription), nowMs),
    insertAttempt: async (attempt, email, nowMs) => {
      const row = newAttemptRow(site, attempt, nowMs)
      await attemptInsertion(tables, row, { items: attempt.frozen.items, email }).execute()
    },
    holdSession: (asking) => holdSession(tables, siteId, asking),
    saveCard: (subscription, { provider, keptMethod, card }, events, stamp) => {
      const change = { provider, payment_method: keptMethod, card: documentText(card) }
      return write(rowOf(subscription), change, events, stamp)
    },
    openAttemptOf: async (orderId) => {
      const attempt = await tables
        .selectFrom('payment_attempt')
        .select('id')
        .where('site_id', '=', siteId)
        .where('order_id', '=', orderId)
        .where('status', 'in', OPEN_STATUSES)
        .executeTakeFirst()
      return attempt?.id ?? null
    },
  }
}

/** Makes the order of the next period, or takes the order whose charge was refused. */
async function beginOrder(
  tables: Tables,
  site: Site,
  row: SubscriptionRow,
  nowMs: number,
): Promise<PeriodOrder> {
  const id = periodOrderId(row.id, row.period + 1)
  const known = await lockOrderById(tables, site, id)
  if (known === null) {
    const order = newOrderRow(site, { id, ...columnsOfPeriod(row) }, nowMs)
    await tables.insertInto('shop_order').values(order).execute()
    return { id, attempts: order.attempts, startedMs: order.started_on }
  }
  const attempts = known.attempts + 1
  await tables
    .updateTable('shop_order')
    .set({ status: 'submitting', attempts, updated_on: nowMs })
    .where('site_id', '=', site.siteId)
    .where('id', '=', id)
    .execute()
  return { id, attempts, startedMs: known.started_on }
}

/** The columns of a period's order. */
function columnsOfPeriod(row: SubscriptionRow) {
  const { shippingAddress, billingAddress, shippingMethods, customData } = orderOfSnapshot(row.snapshot)
  return {
    status: 'submitting',
    member_id: row.member_id,
    subscription_id: row.id,
    period: row.period + 1,
    attempts: 1,
    email: row.email,
    shipping_address: documentText(shippingAddress),
    billing_address: documentText(billingAddress),
    shipping_method_id: shippingMethods.find(({ selected }) => selected)?.id ?? null,
    payment_provider: row.provider,
    card: row.card,
    custom_data: JSON.stringify(customData),
    currency: row.currency,
  }
}
