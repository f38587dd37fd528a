import type { Order } from '../../../../../core/orders/index.js'
import type { ChargedPayment } from '../../../../../core/ports/payments/payment-processor.port.js'
import { beginSubscription, cancelSubscription } from '../../../../../core/subscriptions/index.js'
import type { SubscriptionPlan } from '../../../../../core/subscriptions/index.js'
import type { SubscriptionChange } from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'
import type { OrderRow, PaymentAttemptRow } from '../../engine/index.js'
import type { StoreContext, Tables } from '../store-context.js'
import { columnsOf, recordSubscriptionEvents } from './subscription-rows.js'

/** The subscription that an order begins: its columns in the order, and its first renewal; null: none. */
export interface BegunPeriod {
  readonly columns: Pick<OrderRow, 'subscription_id' | 'period'>
  readonly renewsMs: number | null
}

/**
 * The subscription that an order begins, written with the order. If the provider stored no method for later
 * charges, it ends with the paid period.
 */
export async function insertSubscription(
  tables: Tables,
  context: StoreContext,
  order: OrderRow,
  attempt: PaymentAttemptRow,
  paid: Pick<ChargedPayment, 'card' | 'keptMethod'>,
): Promise<BegunPeriod> {
  const { siteId, clock } = context
  const renewal = JSON.parse(attempt.renewal ?? '') as Order
  const [item] = renewal.items
  if (item?.subscription == null || order.member_id === null) {
    throw new Error(`The order ${order.id} holds no subscription of a member.`)
  }
  const now = clock.wallTime()
  const plan = item.subscription as SubscriptionPlan
  const begun = beginSubscription(plan, now)
  const keptMethod = paid.keptMethod ?? null
  const isRenewable = keptMethod !== null || renewal.total.amount === 0
  const standing = isRenewable ? begun : cancelSubscription(begun, now)
  const id = `sub-${order.id}`
  await tables
    .insertInto('subscription')
    .values({
      site_id: siteId,
      id,
      member_id: order.member_id,
      order_id: order.id,
      product_id: item.product.id,
      sku_id: item.sku.id,
      count: item.count,
      email: order.email,
      plan: JSON.stringify(plan),
      amount_minor: renewal.total.amount,
      currency: renewal.total.currency,
      provider: attempt.provider,
      payment_method: keptMethod,
      card: paid.card === null ? order.card : JSON.stringify(paid.card),
      snapshot: attempt.renewal ?? '',
      ...columnsOf(standing),
      announced_period: 0,
      created_on: now,
      revision: 0,
    })
    .execute()
  const events: SubscriptionChange['events'] = [
    { kind: 'begun', detail: { orderId: order.id } },
    ...(isRenewable ? [] : [{ kind: 'canceled', detail: { reason: 'nothing-kept' } } as const]),
  ]
  await recordSubscriptionEvents(tables, context, id, events)
  return { columns: { subscription_id: id, period: standing.period }, renewsMs: standing.dueMs }
}
