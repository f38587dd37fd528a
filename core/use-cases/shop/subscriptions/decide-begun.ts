import type { Money } from '../../../money/index.js'
import type { CardSummary, Order } from '../../../orders/index.js'
import type { ChargedPayment } from '../../../ports/payments/payment-processor.port.js'
import { beginSubscription, cancelSubscription } from '../../../subscriptions/index.js'
import type { SubscriptionPlan, SubscriptionStanding } from '../../../subscriptions/index.js'
import type { StoredOrder } from '../orders/stored-order.js'
import type { PaymentAttempt } from '../payments/payment-attempt.js'
import type { SubscriptionEvent } from './decide-renewal.js'

/** A subscription that begins with a paid order, and the events to record. */
export interface NewSubscription {
  readonly id: string
  readonly memberId: string
  readonly orderId: string
  readonly productId: string
  readonly skuId: string
  readonly count: number
  readonly email: string | null
  readonly plan: SubscriptionPlan
  /** The price of each renewal. */
  readonly amount: Money
  readonly provider: string | null
  /** The method for later charges; null: none was stored. */
  readonly keptMethod: string | null
  readonly card: CardSummary | null
  /** The order that each renewal repeats. */
  readonly repeated: Order
  readonly standing: SubscriptionStanding
  readonly createdMs: number
  readonly events: readonly SubscriptionEvent[]
}

/** A paid order that begins a subscription. */
export interface BeginningOrder {
  readonly order: Pick<StoredOrder, 'id' | 'memberId' | 'email' | 'card'>
  readonly attempt: Pick<PaymentAttempt, 'state' | 'renewal'>
  readonly paid: Pick<ChargedPayment, 'card' | 'keptMethod'>
}

/**
 * The subscription that a paid order begins. If the provider stored no method for later charges, it ends with
 * the paid period. Throws for an order without one.
 */
export function decideBegun({ order, attempt, paid }: BeginningOrder, nowMs: number): NewSubscription {
  const { renewal: repeated } = attempt
  const item = repeated?.items[0]
  if (repeated === null || item?.subscription == null || order.memberId === null)
    throw new Error(`The order ${order.id} holds no subscription of a member.`)
  const plan = item.subscription as SubscriptionPlan
  const begun = beginSubscription(plan, nowMs)
  const keptMethod = paid.keptMethod ?? null
  const isRenewable = keptMethod !== null || repeated.total.amount === 0
  return {
    id: `sub-${order.id}`,
    memberId: order.memberId,
    orderId: order.id,
    productId: item.product.id,
    skuId: item.sku.id,
    count: item.count,
    email: order.email,
    plan,
    amount: repeated.total,
    provider: attempt.state.terms.provider,
    keptMethod,
    card: paid.card ?? order.card,
    repeated,
    standing: isRenewable ? begun : cancelSubscription(begun, nowMs),
    createdMs: nowMs,
    events: [
      { kind: 'begun', detail: { orderId: order.id } },
      ...(isRenewable ? [] : [{ kind: 'canceled', detail: { reason: 'nothing-kept' } } as const]),
    ],
  }
}
