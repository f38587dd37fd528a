import { orderId } from '../../../../../core/orders/index.js'
import { orderNumber } from '../../../../../core/shared/index.js'
import type { SubscriptionReport, SubscriptionSummary } from '../../../../../core/subscriptions/index.js'
import { cardValue, moneyValue } from './order-values.js'

/** A subscription of a list in the form of the API. */
export const subscriptionValue = (one: SubscriptionSummary) => ({
  id: one.id,
  status: one.status,
  email: one.email,
  productName: one.productName,
  frequency: one.plan.frequency,
  interval: one.plan.interval,
  amount: moneyValue(one.amount),
  provider: one.provider,
  orderId: orderId(one.orderId),
  createdAt: one.createdOnMs,
  lastPaidAt: one.lastPaidMs,
  periodEndsAt: one.periodEndMs,
  nextChargeAt: one.dueMs,
  failures: one.failures,
  canceledAt: one.canceledOnMs,
})

/** A subscription with all its details in the form of the API. */
export const subscriptionDetails = (one: SubscriptionReport) => ({
  subscription: subscriptionValue(one),
  card: cardValue(one.card),
  endsAt: one.endsOnMs,
  orders: one.orders.map(({ id, period }) => ({ id, number: orderNumber(orderId(id)), period })),
  events: one.events.map(({ kind, atMs, detail }) => ({
    kind,
    at: atMs,
    reason: typeof detail['reason'] === 'string' ? detail['reason'] : null,
  })),
})
