import {
  afterFailedExtraTry,
  afterFailure,
  afterPayment,
  cancelSubscription,
  endSubscription,
  isLive,
  isNoticeDue,
  isOver,
} from '../../../subscriptions/index.js'
import type { SubscriptionPlan, SubscriptionStanding } from '../../../subscriptions/index.js'

/** The recorded events of a subscription; some are mailed to its member. */
export type SubscriptionEventKind =
  | 'begun'
  | 'renewed'
  | 'renewal-failed'
  | 'renewal-ahead'
  | 'card-changed'
  | 'canceled'
  | 'ended'

/** An event to record. `detail` contains no secrets. */
export interface SubscriptionEvent {
  readonly kind: SubscriptionEventKind
  readonly detail: Readonly<Record<string, string | number | null>>
}

/** The state of a subscription after a decision, and the events to record. */
export interface SubscriptionChange {
  readonly standing: SubscriptionStanding
  readonly events: readonly SubscriptionEvent[]
}

/** A failed attempt of a renewal. */
export interface FailedTry {
  /** The message of the provider or the shop; null: the attempt was given up, and another begins. */
  readonly reason: string | null
  /** For an extra attempt: the time of the next regular one, in wall-clock ms; null: it was a regular one. */
  readonly nextTryMs: number | null
}

/**
 * An attempt to charge the next period: a due one, or an extra one for a card that its member has just given.
 */
export type RenewalTry = 'due' | 'extra'

/** Decides whether the next period is charged now; null: it is not. */
export function decideRenewalCharge(
  { status, dueMs }: SubscriptionStanding,
  which: RenewalTry,
  nowMs: number,
): Pick<FailedTry, 'nextTryMs'> | null {
  if (dueMs === null) return null
  if (which === 'extra') return status === 'past_due' ? { nextTryMs: dueMs } : null
  return dueMs <= nowMs ? { nextTryMs: null } : null
}

/** True if an order pays for the period that comes next; false: that period has ended, or is paid. */
export const isForNextPeriod = ({ period }: SubscriptionStanding, paid: number | null): boolean =>
  period + 1 === paid

/** Marks the next period as being charged: it is due again only after that charge has an outcome. */
export const decideCharging = (standing: SubscriptionStanding): SubscriptionChange => ({
  standing: { ...standing, dueMs: null },
  events: [],
})

/** Decides the change after an order paid for the next period. */
export const decideRenewed = (
  standing: SubscriptionStanding,
  plan: SubscriptionPlan,
  orderId: string,
  nowMs: number,
): SubscriptionChange => ({
  standing: afterPayment(standing, plan, nowMs),
  events: [{ kind: 'renewed', detail: { orderId } }],
})

/**
 * Decides the change after a failed charge of the next period: another attempt follows, or the subscription
 * ends.
 */
export function decideFailed(
  before: SubscriptionStanding,
  { reason, nextTryMs }: FailedTry,
  nowMs: number,
): SubscriptionChange {
  const standing = nextTryMs === null ? afterFailure(before, nowMs) : afterFailedExtraTry(before, nextTryMs)
  if (isOver(before)) return { standing, events: [] }
  const failed = { kind: 'renewal-failed', detail: { reason, nextTry: standing.dueMs } } as const
  return standing.dueMs === null
    ? { standing, events: [failed, { kind: 'ended', detail: { reason: 'unpaid' } }] }
    : { standing, events: [failed] }
}

/** Decides the change after the charge was refused or given up; null: nothing changes. */
export function decideNotRenewed(
  standing: SubscriptionStanding,
  failed: FailedTry,
  nowMs: number,
): SubscriptionChange | null {
  if (failed.reason !== null) return decideFailed(standing, failed, nowMs)
  return isOver(standing) ? null : { standing: { ...standing, dueMs: failed.nextTryMs ?? nowMs }, events: [] }
}

/** Ends a subscription at once, in any state; null: it has ended. */
export const decideEnded = (
  standing: SubscriptionStanding,
  reason: string,
  nowMs: number,
): SubscriptionChange | null =>
  isLive(standing, nowMs)
    ? { standing: endSubscription(standing, nowMs), events: [{ kind: 'ended', detail: { reason } }] }
    : null

/** Cancels a subscription at the end of its period, or at once; null: nothing changes. */
export function decideCancellation(
  standing: SubscriptionStanding,
  { by, atOnce }: { readonly by: 'member' | 'owner'; readonly atOnce: boolean },
  nowMs: number,
): SubscriptionChange | null {
  if (!isLive(standing, nowMs) || (standing.status === 'canceled' && !atOnce)) return null
  const after = (atOnce ? endSubscription : cancelSubscription)(standing, nowMs)
  const kind = isLive(after, nowMs) ? 'canceled' : 'ended'
  return { standing: after, events: [{ kind, detail: { reason: by } }] }
}

/** Refunded money of a period. */
export interface GivenBack {
  /** The period that its order paid for; null: the order does not belong to a renewal. */
  readonly period: number | null
  readonly isWhole: boolean
  readonly isDisputed: boolean
}

/**
 * Ends a subscription if the money for its present period was refunded or is disputed: the shop does not
 * charge again for a payment that the card holder wants back. Null: it goes on.
 */
export function decideGivenBack(
  standing: SubscriptionStanding,
  { period, isWhole, isDisputed }: GivenBack,
  nowMs: number,
): SubscriptionChange | null {
  if (isDisputed) return decideEnded(standing, 'disputed', nowMs)
  return isWhole && standing.period === period ? decideEnded(standing, 'refunded', nowMs) : null
}

/** Decides the notice of the next charge: none if the period is too short for notices, or if it was sent. */
export const decideNotice = (
  standing: SubscriptionStanding,
  plan: SubscriptionPlan,
  announcedPeriod: number,
  nowMs: number,
): readonly SubscriptionEvent[] =>
  isNoticeDue(standing, plan, announcedPeriod, nowMs)
    ? [{ kind: 'renewal-ahead', detail: { due: standing.dueMs } }]
    : []
