import type { ChargedPayment } from '../../../ports/payments/payment-processor.port.js'
import type { Stamp } from '../../../ports/platform/stamp.port.js'
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
  stamp: Stamp,
): Promise<void> {
  if (subscriptionId === null) return
  const subscription = await work.lock(subscriptionId)
  if (subscription === null) return
  const change = decide(subscription)
  if (change !== null) await work.save(subscription, change, stamp)
}

/** The period of a renewal's order was paid. */
export const saveRenewed = (work: Work, order: PeriodOrder, stamp: Stamp): Promise<void> =>
  changeOf(
    work,
    order,
    ({ standing, plan }) =>
      isForNextPeriod(standing, order.period) ? decideRenewed(standing, plan, order.id, stamp.nowMs) : null,
    stamp,
  )

/** The charge of a renewal's order was refused or released. */
export const saveNotRenewed = (
  work: Work,
  order: PeriodOrder,
  failed: FailedTry,
  stamp: Stamp,
): Promise<void> =>
  changeOf(
    work,
    order,
    ({ standing }) =>
      isForNextPeriod(standing, order.period) ? decideNotRenewed(standing, failed, stamp.nowMs) : null,
    stamp,
  )

/** The money of an order was refunded or disputed: its subscription may end. */
export async function saveGivenBack(
  work: Work,
  order: PeriodOrder,
  paid: ChargedPayment,
  stamp: Stamp,
): Promise<void> {
  const given = { isWhole: isRefundedWhole(paid), isDisputed: paid.isDisputed, period: order.period }
  if (!(given.isWhole || given.isDisputed)) return
  await changeOf(work, order, ({ standing }) => decideGivenBack(standing, given, stamp.nowMs), stamp)
}
