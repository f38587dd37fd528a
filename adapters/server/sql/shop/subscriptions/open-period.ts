import { orderId } from '../../../../../core/orders/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import type { OrderRow, PaymentAttemptRow, SubscriptionRow } from '../../engine/index.js'
import { NO_EXTRAS } from '../../../../../core/use-cases/shop/orders/known-extras.js'
import { attemptId, lockOrderById } from '../orders/visitor-order.js'
import { movesMoneyAt } from '../../../../../core/use-cases/shop/payments/processors.js'
import { attemptInsertion } from '../orders/insert-attempt.js'
import { newAttemptRow } from '../orders/new-attempt.js'
import type { StoreContext, Tables } from '../store-context.js'

/** The name of the order that pays for a period of a subscription. */
export const periodOrderId = (subscriptionId: string, period: number): string => `${subscriptionId}-${period}`

const documentOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** The order of a period: one for each, however often it is tried to be paid. */
function renewalOrder(
  { siteId, clock }: StoreContext,
  row: SubscriptionRow,
  id: string,
  repeated: Order,
): OrderRow {
  const now = clock.wallTime()
  return {
    site_id: siteId,
    id,
    member_id: row.member_id,
    left_in: null,
    subscription_id: row.id,
    period: row.period + 1,
    status: 'submitting',
    attempts: 1,
    email: row.email,
    shipping_address: documentOf(repeated.shippingAddress),
    billing_address: documentOf(repeated.billingAddress),
    shipping_method_id: repeated.shippingMethods.find(({ selected }) => selected)?.id ?? null,
    discount_code: null,
    payment_provider: row.provider,
    payment_method: null,
    card: row.card,
    wallet_provider: null,
    wallet_reference: null,
    custom_data: JSON.stringify(repeated.customData),
    extras_seen: NO_EXTRAS,
    currency: row.currency,
    token: null,
    subtotal_minor: null,
    total_minor: null,
    payment_reference: null,
    snapshot: null,
    started_on: now,
    updated_on: now,
    placed_on: null,
  }
}

function renewalAttempt(
  context: StoreContext,
  row: SubscriptionRow,
  order: OrderRow,
  repeated: Order,
  nextTryMs: number | null,
): PaymentAttemptRow {
  const now = context.clock.wallTime()
  const snapshot: Order = {
    ...repeated,
    id: orderId(order.id),
    card: row.card === null ? null : (JSON.parse(row.card) as Order['card']),
    startedOn: order.started_on,
    updatedOn: now,
  }
  const attempt = {
    id: attemptId(order.id, order.attempts),
    order_id: order.id,
    amount_minor: row.amount_minor,
    currency: row.currency,
    provider: row.provider,
    moves_money: movesMoneyAt(context, row.provider),
    payment_method: row.payment_method,
    capture: 'at-once',
    purpose: 'renewal',
    renewal: null,
    next_try_on: nextTryMs,
    source: null,
    discount_code: null,
    snapshot,
    reserved: [[row.sku_id, row.count]],
  } as const
  return newAttemptRow(context, attempt, now)
}

/** A new order for the period, or the one whose charge was refused before, to be tried again. */
async function submitOrder(
  tables: Tables,
  context: StoreContext,
  row: SubscriptionRow,
  repeated: Order,
): Promise<OrderRow> {
  const id = periodOrderId(row.id, row.period + 1)
  const known = await lockOrderById(tables, context, id)
  if (known === null) {
    const order = renewalOrder(context, row, id, repeated)
    await tables.insertInto('shop_order').values(order).execute()
    return order
  }
  const change = {
    status: 'submitting',
    attempts: known.attempts + 1,
    updated_on: context.clock.wallTime(),
  }
  await tables
    .updateTable('shop_order')
    .set(change)
    .where('site_id', '=', context.siteId)
    .where('id', '=', id)
    .execute()
  return { ...known, ...change }
}

/** Makes the order of the next period, or takes the one that was refused, with a new attempt; answers its id. */
export async function openPeriod(
  tables: Tables,
  context: StoreContext,
  row: SubscriptionRow,
  nextTryMs: number | null,
): Promise<string> {
  const repeated = JSON.parse(row.snapshot) as Order
  const order = await submitOrder(tables, context, row, repeated)
  const attempt = renewalAttempt(context, row, order, repeated, nextTryMs)
  await attemptInsertion(tables, attempt, row.email).execute()
  return attempt.id
}
