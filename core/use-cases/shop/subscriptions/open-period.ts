import type { Stamp } from '../../../ports/platform/stamp.port.js'
import { latestAttemptId } from '../orders/stored-order.js'
import type { NewAttempt } from '../payments/payment-attempt.js'
import { movesMoneyAt } from '../payments/processors.js'
import type { FailedTry } from './decide-renewal.js'
import type { PeriodOrder, RenewalWork, RenewedSubscription } from './renewal-work.js'
import { renewalOrder } from './renewal-order.js'

/** The payment providers of the shop, and the time and the ids of a charge. */
export interface ChargingShop extends Stamp {
  readonly processors: Parameters<typeof movesMoneyAt>[0]['processors']
}

/** The attempt that pays for a period: charged at once, while the shopper is away. */
function periodAttempt(
  { processors, nowMs }: ChargingShop,
  { repeated, card, amount, provider, keptMethod, skuId, count }: RenewedSubscription,
  order: PeriodOrder,
  { nextTryMs }: Pick<FailedTry, 'nextTryMs'>,
): NewAttempt {
  return {
    id: latestAttemptId(order),
    orderId: order.id,
    amount,
    provider,
    movesMoney: movesMoneyAt({ processors }, provider),
    paymentMethod: keptMethod,
    capture: 'at-once',
    purpose: 'renewal',
    frozen: renewalOrder(repeated, { id: order.id, card, startedMs: order.startedMs, nowMs }),
    renewal: null,
    nextTryMs,
    source: null,
    discountCode: null,
    reserved: [[skuId, count]],
  }
}

/** Makes the order of the next period, or takes the refused one, with a new attempt; returns its id. */
export async function openPeriod(
  work: RenewalWork,
  shop: ChargingShop,
  subscription: RenewedSubscription,
  charge: Pick<FailedTry, 'nextTryMs'>,
): Promise<string> {
  const order = await work.beginOrder(subscription, shop.nowMs)
  const attempt = periodAttempt(shop, subscription, order, charge)
  await work.insertAttempt(attempt, subscription.email, shop.nowMs)
  return attempt.id
}
