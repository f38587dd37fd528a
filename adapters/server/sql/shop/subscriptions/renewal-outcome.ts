import type { ChargedPayment } from '../../../../../core/ports/payments/payment-processor.port.js'
import { isRefundedWhole } from '../../../../../core/use-cases/shop/payments/ended-attempt.js'
import {
  decideGivenBack,
  decideNotRenewed,
  decideRenewed,
  isForNextPeriod,
} from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'
import type {
  FailedTry,
  SubscriptionChange,
} from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'
import type { RenewedSubscription } from '../../../../../core/use-cases/shop/subscriptions/renew-subscriptions.js'
import type { OrderRow } from '../../engine/index.js'
import type { StoreContext, Tables } from '../store-context.js'
import { createRenewalWork } from './sql-renewal-work.js'

/** Locks the subscription of an order, decides and saves; does nothing for an order without one. */
async function changeOf(
  tables: Tables,
  context: StoreContext,
  subscriptionId: string | null,
  decide: (subscription: RenewedSubscription) => SubscriptionChange | null,
): Promise<void> {
  if (subscriptionId === null) return
  const work = createRenewalWork(tables, context)
  const subscription = await work.lock(subscriptionId)
  if (subscription === null) return
  const change = decide(subscription)
  if (change !== null) await work.save(subscription, change)
}

/** The period of a renewal's order was paid. */
export const writeRenewed = (tables: Tables, context: StoreContext, order: OrderRow): Promise<void> =>
  changeOf(tables, context, order.subscription_id, (subscription) =>
    isForNextPeriod(subscription.standing, order.period)
      ? decideRenewed(subscription.standing, subscription.plan, order.id, context.clock.wallTime())
      : null,
  )

/** The charge of a renewal's order was refused or released. */
export const writeNotRenewed = (
  tables: Tables,
  context: StoreContext,
  order: OrderRow,
  failed: FailedTry,
): Promise<void> =>
  changeOf(tables, context, order.subscription_id, (subscription) =>
    isForNextPeriod(subscription.standing, order.period)
      ? decideNotRenewed(subscription.standing, failed, context.clock.wallTime())
      : null,
  )

/** The money of an order was refunded or disputed: its subscription may end. */
export async function endIfGivenBack(
  tables: Tables,
  context: StoreContext,
  order: Pick<OrderRow, 'subscription_id' | 'period'>,
  paid: ChargedPayment,
): Promise<void> {
  const given = { isWhole: isRefundedWhole(paid), isDisputed: paid.isDisputed, period: order.period }
  if (!(given.isWhole || given.isDisputed)) return
  await changeOf(tables, context, order.subscription_id, ({ standing }) =>
    decideGivenBack(standing, given, context.clock.wallTime()),
  )
}
