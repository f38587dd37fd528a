import { addUnits } from '../calendar/index.js'
import type { SubscriptionPlan } from './subscription-plan.js'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The days between the tries to be paid for a period: the first follows one day after the charge that failed.
 * After the last the subscription ends.
 */
export const RETRY_PAUSES_DAYS: readonly number[] = [1, 3, 5, 7]

/** A period that is at least twice as long is announced so long before it is charged. */
export const NOTICE_MS = 7 * DAY_MS

/**
 * The state of a subscription; times are wall-clock ms. Periods are counted: the first one paid is 1, a trial
 * is 0. Period `n` ends `n - anchorPeriod` terms of the plan after `anchorMs`, so that the last day of a
 * month is no trap.
 */
export interface SubscriptionStanding {
  /** `unpaid`: every try to be paid for the next period failed; it has ended. */
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid'
  /** The period that was paid last, or the trial. */
  readonly period: number
  readonly periodEndMs: number
  readonly anchorMs: number
  readonly anchorPeriod: number
  /** The number of failed charges for the next period. */
  readonly failures: number
  /**
   * The time at which the next period is charged, or tried again; null: never, or it is being charged now.
   */
  readonly dueMs: number | null
  readonly lastPaidMs: number | null
  readonly canceledOnMs: number | null
  /** Ended before its period was over. */
  readonly endedOnMs: number | null
}

/** True where it is never charged again: it was cancelled, or could not be charged. */
export const isOver = ({ status }: { readonly status: string }): boolean =>
  status === 'canceled' || status === 'unpaid'

const endOfPeriod = (
  { interval, frequency }: SubscriptionPlan,
  { anchorMs, anchorPeriod }: Pick<SubscriptionStanding, 'anchorMs' | 'anchorPeriod'>,
  period: number,
): number => addUnits(anchorMs, (period - anchorPeriod) * frequency, interval, 'UTC')

/** A subscription that was bought now: its first period is paid, or its trial begins. */
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
 * The next period was paid. A period that was over before it was paid is never charged: the new one begins
 * with the payment then. What was cancelled while it was charged lasts as long as it is paid.
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

/** The next period could not be charged: it is tried again after growing pauses, then the subscription ends. */
export function afterFailure(standing: SubscriptionStanding, nowMs: number): SubscriptionStanding {
  if (isOver(standing)) return standing
  const failures = standing.failures + 1
  const pauseDays = RETRY_PAUSES_DAYS[failures - 1]
  return pauseDays === undefined
    ? { ...endSubscription({ ...standing, failures }, nowMs), status: 'unpaid' }
    : { ...standing, status: 'past_due', failures, dueMs: nowMs + pauseDays * DAY_MS }
}

/**
 * The next period could not be charged to the card that its member has just given: that try is beside the others,
 * so the next one stays when it was to be, and none of them is used up.
 */
export const afterFailedExtraTry = (
  standing: SubscriptionStanding,
  nextTryMs: number,
): SubscriptionStanding => (isOver(standing) ? standing : { ...standing, dueMs: nextTryMs })

/** True if its member may give another card for it. */
export const takesAnotherCard = ({ status }: { readonly status: string }): boolean =>
  status === 'active' || status === 'past_due' || status === 'trialing'

/** Its member wants no more: it lasts as long as it is paid, and is never charged again. */
export function cancelSubscription(standing: SubscriptionStanding, nowMs: number): SubscriptionStanding {
  if (isOver(standing)) return standing
  if (standing.status === 'past_due') return endSubscription(standing, nowMs)
  return { ...standing, status: 'canceled', dueMs: null, canceledOnMs: nowMs }
}

/** It ends at once, however long it is paid: the money was given back, or the owner says so. */
export const endSubscription = (standing: SubscriptionStanding, nowMs: number): SubscriptionStanding => ({
  ...standing,
  status: 'canceled',
  dueMs: null,
  canceledOnMs: standing.canceledOnMs ?? nowMs,
  endedOnMs: standing.endedOnMs ?? nowMs,
})

/** The moment from which a subscription gives nothing; null: it goes on. */
export const endOfSubscription = ({
  status,
  endedOnMs,
  periodEndMs,
}: Pick<SubscriptionStanding, 'status' | 'endedOnMs' | 'periodEndMs'>): number | null =>
  endedOnMs ?? (isOver({ status }) ? periodEndMs : null)

/**
 * True if it gives its member what they subscribed to: also while a payment is tried again, and after it was
 * cancelled until its period is over.
 */
export const isLive = (
  { status, endedOnMs, periodEndMs }: Pick<SubscriptionStanding, 'status' | 'endedOnMs' | 'periodEndMs'>,
  nowMs: number,
): boolean => endedOnMs === null && (status !== 'canceled' || periodEndMs > nowMs)

/** True if its member is to be told now that they will be charged soon. */
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
