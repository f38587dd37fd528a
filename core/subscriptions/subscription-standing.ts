import { addUnits } from '../calendar/index.js'
import type { SubscriptionPlan } from './subscription-plan.js'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The days between the attempts to charge a period: the first follows one day after the failed charge. After
 * the last attempt the subscription ends.
 */
export const RETRY_PAUSES_DAYS: readonly number[] = [1, 3, 5, 7]

/**
 * The time between the notice of a charge and the charge; only periods of at least twice this length have a
 * notice.
 */
export const NOTICE_MS = 7 * DAY_MS

/**
 * The state of a subscription; times are wall-clock ms. Periods are counted: the first paid one is 1, a trial
 * is 0. Period `n` ends `n - anchorPeriod` intervals after `anchorMs`, so that the last day of a month causes
 * no drift.
 */
export interface SubscriptionStanding {
  /** `unpaid`: every attempt to charge the next period failed; the subscription has ended. */
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid'
  /** The last paid period, or the trial. */
  readonly period: number
  readonly periodEndMs: number
  readonly anchorMs: number
  readonly anchorPeriod: number
  /** The number of failed charges for the next period. */
  readonly failures: number
  /** The time of the next charge or attempt; null: never, or it is being charged now. */
  readonly dueMs: number | null
  readonly lastPaidMs: number | null
  readonly canceledOnMs: number | null
  /** The time of an end before the period was over. */
  readonly endedOnMs: number | null
}

/** True if it is never charged again: it was cancelled, or could not be charged. */
export const isOver = ({ status }: { readonly status: string }): boolean =>
  status === 'canceled' || status === 'unpaid'

const endOfPeriod = (
  { interval, frequency }: SubscriptionPlan,
  { anchorMs, anchorPeriod }: Pick<SubscriptionStanding, 'anchorMs' | 'anchorPeriod'>,
  period: number,
): number => addUnits(anchorMs, (period - anchorPeriod) * frequency, interval, 'UTC')

/** A new subscription: its first period is paid, or its trial begins. */
export function beginSubscription(plan: SubscriptionPlan, nowMs: number): SubscriptionStanding {
  const trialMs = (plan.trialDays ?? 0) * DAY_MS
  const isTrial = trialMs > 0
  const anchor = { anchorMs: nowMs + trialMs, anchorPeriod: 0 }
  const period = isTrial ? 0 : 1
  const periodEndMs = endOfPeriod(plan, anchor, period)
  return {
    ...anchor,
    status: isTrial ? 'trialing' : 'active',
    period,
    periodEndMs,
    failures: 0,
    dueMs: periodEndMs,
    lastPaidMs: isTrial ? null : nowMs,
    canceledOnMs: null,
    endedOnMs: null,
  }
}

/**
 * The state after the next period was paid. Time that passed before the payment is never charged: the new
 * period then begins with the payment. A subscription that was cancelled during the charge lasts until the
 * end of the paid period.
 */
export function afterPayment(
  standing: SubscriptionStanding,
  plan: SubscriptionPlan,
  nowMs: number,
): SubscriptionStanding {
  const period = standing.period + 1
  const isPast = endOfPeriod(plan, standing, period) <= nowMs
  const anchor = isPast
    ? { anchorMs: nowMs, anchorPeriod: period - 1 }
    : { anchorMs: standing.anchorMs, anchorPeriod: standing.anchorPeriod }
  const periodEndMs = endOfPeriod(plan, anchor, period)
  const isCanceled = isOver(standing)
  return {
    ...standing,
    ...anchor,
    status: isCanceled ? 'canceled' : 'active',
    period,
    periodEndMs,
    failures: 0,
    dueMs: isCanceled ? null : periodEndMs,
    lastPaidMs: nowMs,
    endedOnMs: null,
  }
}

/** The state after a failed charge: attempts follow after growing pauses, then the subscription ends. */
export function afterFailure(standing: SubscriptionStanding, nowMs: number): SubscriptionStanding {
  if (isOver(standing)) return standing
  const failures = standing.failures + 1
  const pauseDays = RETRY_PAUSES_DAYS[failures - 1]
  return pauseDays === undefined
    ? { ...endSubscription({ ...standing, failures }, nowMs), status: 'unpaid' }
    : { ...standing, status: 'past_due', failures, dueMs: nowMs + pauseDays * DAY_MS }
}

/**
 * The state after a failed charge of a card that its member has just given. This is an extra attempt: the
 * next regular one keeps its time, and none is used up.
 */
export const afterFailedExtraTry = (
  standing: SubscriptionStanding,
  nextTryMs: number,
): SubscriptionStanding => (isOver(standing) ? standing : { ...standing, dueMs: nextTryMs })

/** True if its member may give another card for it. */
export const takesAnotherCard = ({ status }: { readonly status: string }): boolean =>
  status === 'active' || status === 'past_due' || status === 'trialing'

/** Cancels it for its member: it lasts until the end of the paid time, and is never charged again. */
export function cancelSubscription(standing: SubscriptionStanding, nowMs: number): SubscriptionStanding {
  if (isOver(standing)) return standing
  if (standing.status === 'past_due') return endSubscription(standing, nowMs)
  return { ...standing, status: 'canceled', dueMs: null, canceledOnMs: nowMs }
}

/** Ends it at once, even in a paid period: the money was refunded, or the owner wants it. */
export const endSubscription = (standing: SubscriptionStanding, nowMs: number): SubscriptionStanding => ({
  ...standing,
  status: 'canceled',
  dueMs: null,
  canceledOnMs: standing.canceledOnMs ?? nowMs,
  endedOnMs: standing.endedOnMs ?? nowMs,
})

/** The moment at which a subscription ends; null: it goes on. */
export const endOfSubscription = ({
  status,
  endedOnMs,
  periodEndMs,
}: Pick<SubscriptionStanding, 'status' | 'endedOnMs' | 'periodEndMs'>): number | null =>
  endedOnMs ?? (isOver({ status }) ? periodEndMs : null)

/** The day that a member reads as the next billing: the next attempt while charges fail, not the day that failed. */
export const nextBillingOf = ({
  status,
  dueMs,
  periodEndMs,
}: Pick<SubscriptionStanding, 'status' | 'dueMs' | 'periodEndMs'>): number =>
  status === 'past_due' ? (dueMs ?? periodEndMs) : periodEndMs

/**
 * True if the member has what they subscribed to: also during new attempts to charge, and after a
 * cancellation until the period is over.
 */
export const isLive = (
  { status, endedOnMs, periodEndMs }: Pick<SubscriptionStanding, 'status' | 'endedOnMs' | 'periodEndMs'>,
  nowMs: number,
): boolean => endedOnMs === null && (status !== 'canceled' || periodEndMs > nowMs)

/** True if its member must be notified now of the coming charge. */
export const isNoticeDue = (
  { status, dueMs, period, periodEndMs }: SubscriptionStanding,
  plan: SubscriptionPlan,
  announcedPeriod: number,
  nowMs: number,
): boolean => {
  if (dueMs === null || announcedPeriod > period || (status !== 'active' && status !== 'trialing'))
    return false
  const beganMs =
    status === 'trialing'
      ? periodEndMs - (plan.trialDays ?? 0) * DAY_MS
      : addUnits(periodEndMs, -plan.frequency, plan.interval, 'UTC')
  return periodEndMs - beganMs >= 2 * NOTICE_MS && dueMs - NOTICE_MS <= nowMs && nowMs < dueMs
}
