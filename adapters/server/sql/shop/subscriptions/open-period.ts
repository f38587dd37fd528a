import { money } from '../../../../../core/money/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import { movesMoneyAt } from '../../../../../core/use-cases/shop/payments/processors.js'
import {
  periodOrderId,
  renewalOrder,
} from '../../../../../core/use-cases/shop/subscriptions/renewal-order.js'
import type { OrderRow, PaymentAttemptRow, SubscriptionRow } from '../../engine/index.js'
import { cardOf } from '../cart/cart.js'
import { attemptInsertion, newAttemptRow } from '../orders/insert-attempt.js'
import { newOrderRow } from '../orders/new-order.js'
import { latestAttemptId } from '../../../../../core/use-cases/shop/orders/stored-order.js'
import { lockOrderById } from '../orders/visitor-order.js'
import type { StoreContext, Tables } from '../store-context.js'

const textOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** The row of a period's order. */
const orderRow = (context: StoreContext, row: SubscriptionRow, id: string, repeated: Order): OrderRow =>
  newOrderRow(
    context,
    {
      id,
      status: 'submitting',
      member_id: row.member_id,
      subscription_id: row.id,
      period: row.period + 1,
      attempts: 1,
      email: row.email,
      shipping_address: textOf(repeated.shippingAddress),
      billing_address: textOf(repeated.billingAddress),
      shipping_method_id: repeated.shippingMethods.find(({ selected }) => selected)?.id ?? null,
      payment_provider: row.provider,
      card: row.card,
      custom_data: JSON.stringify(repeated.customData),
      currency: row.currency,
    },
    context.clock.wallTime(),
  )

function attemptRow(
  context: StoreContext,
  row: SubscriptionRow,
  order: OrderRow,
  repeated: Order,
  nextTryMs: number | null,
): PaymentAttemptRow {
  const nowMs = context.clock.wallTime()
  const period = { id: order.id, card: cardOf(row), startedMs: order.started_on, nowMs }
  const attempt = {
    id: latestAttemptId(order),
    orderId: order.id,
    amount: money(row.amount_minor, row.currency),
    provider: row.provider,
    movesMoney: movesMoneyAt(context, row.provider),
    paymentMethod: row.payment_method,
    capture: 'at-once',
    purpose: 'renewal',
    renewal: null,
    nextTryMs,
    source: null,
    discountCode: null,
    frozen: renewalOrder(repeated, period),
    reserved: [[row.sku_id, row.count]],
  } as const
  return newAttemptRow(context, attempt, nowMs)
}

/** Makes the order of the period, or retries the order whose charge was refused. */
async function beginOrder(
  tables: Tables,
  context: StoreContext,
  row: SubscriptionRow,
  repeated: Order,
): Promise<OrderRow> {
  const id = periodOrderId(row.id, row.period + 1)
  const known = await lockOrderById(tables, context, id)
  if (known === null) {
    const order = orderRow(context, row, id, repeated)
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

/** Makes the order of the next period, or takes the refused one, with a new attempt; returns its id. */
export async function openPeriod(
  tables: Tables,
  context: StoreContext,
  row: SubscriptionRow,
  nextTryMs: number | null,
): Promise<string> {
  const repeated = JSON.parse(row.snapshot) as Order
  const order = await beginOrder(tables, context, row, repeated)
  const attempt = attemptRow(context, row, order, repeated, nextTryMs)
  await attemptInsertion(tables, attempt, { items: repeated.items, email: row.email }).execute()
  return attempt.id
}
