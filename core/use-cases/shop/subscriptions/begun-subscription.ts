import { zero } from '../../../money/index.js'
import type { Money } from '../../../money/index.js'
import type { OrderRenewal } from '../../../orders/index.js'
import { beginSubscription } from '../../../subscriptions/index.js'
import type { SubscriptionPlan } from '../../../subscriptions/index.js'
import type { AttemptPurpose } from '../payments/attempt-state.js'

/** The way in which a subscription begins: with a payment, or with a trial. */
export type SubscriptionBegin = Extract<AttemptPurpose, 'subscribe' | 'trial'>

/** The way in which a subscription with a plan begins; a plan of null is paid at once. */
export const beginOf = (plan: SubscriptionPlan | null): SubscriptionBegin =>
  (plan?.trialDays ?? 0) > 0 ? 'trial' : 'subscribe'

/**
 * The purpose of the attempt that begins a subscription. A trial charges nothing: its method is stored, or tested by
 * a hold of the price if the provider cannot store it otherwise.
 */
export const purposeOfBegin = (begin: SubscriptionBegin, keepsWithoutCharge: boolean): AttemptPurpose =>
  begin === 'trial' && keepsWithoutCharge ? 'kept-trial' : begin

/** The payments of a subscription that begins at `nowMs`. `total`: of its order, `amount`: of each renewal. */
export const renewalPayments = (
  plan: SubscriptionPlan,
  { total, amount }: { readonly total: Money; readonly amount: Money },
  nowMs: number,
): OrderRenewal => ({
  today: beginOf(plan) === 'trial' ? zero(total.currency) : total,
  amount,
  fromMs: beginSubscription(plan, nowMs).periodEndMs,
})
