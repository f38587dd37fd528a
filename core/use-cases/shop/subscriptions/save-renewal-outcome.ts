import type { ChargedPayment } from '../../../ports/payments/payment-processor.port.js'
import type { StoredOrder } from '../orders/stored-order.js'
import { isRefundedWhole } from '../payments/ended-attempt.js'
import { decideGivenBack, decideNotRenewed, decideRenewed, isForNextPeriod } from './decide-renewal.js'
import type { FailedTry, SubscriptionChange } from './decide-renewal.js'
import type { RenewalWork, RenewedSubscription } from './renewal-work.js'

type Work = Pick<RenewalWork, 'lock' | 'save'>
type PeriodOrder = Pick<StoredOrder, 'id' | 'subscriptionId' | 'period'>

/** Locks the subscription of an order, decides and saves; does nothing for an order without one. */
async function changeOf(
  work: Work,
  { subscriptionId }: PeriodOrder,
  decide: (subscription: RenewedSubscription) => SubscriptionChange | null,
): Promise<void> {
  if (subscriptionId === null) return
  const subscription = await work.lock(subscriptionId)
  if (subscription === null) return
  const change = decide(subscription)
  if (change !== null) await work.save(subscription, change)
}

/** The period of a renewal's order was paid. */
export const saveRenewed = (work: Work, order: PeriodOrder, nowMs: number): Promise<void> =>
  changeOf(work, order, ({ standing, plan }) =>
    isForNextPeriod(standing, order.period) ? decideRenewed(standing, plan, order.id, nowMs) : null,
  )

/** The charge of a renewal's order was refused or released. */
export const saveNotRenewed = (
  work: Work,
  order: PeriodOrder,
  failed: FailedTry,
  nowMs: number,
): Promise<void> =>
  changeOf(work, order, ({ standing }) =>
    isForNextPeriod(standing, order.period) ? decideNotRenewed(standing, failed, nowMs) : null,
  )

/** The money of an order was refunded or disputed: its subscription may end. */
export async function saveGivenBack(
  work: Work,
  order: PeriodOrder,
  paid: ChargedPayment,
  nowMs: number,
): Promise<void> {
  const given = { isWhole: isRefundedWhole(paid), isDisputed: paid.isDisputed, period: order.period }
  if (!(given.isWhole || given.isDisputed)) return
  await changeOf(work, order, ({ standing }) => decideGivenBack(standing, given, nowMs))
}
