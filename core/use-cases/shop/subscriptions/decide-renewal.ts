import {
  afterFailedExtraTry,
  afterFailure,
  afterPayment,
  endSubscription,
  isLive,
  isNoticeDue,
  isOver,
} from '../../../subscriptions/index.js'
import type { SubscriptionPlan, SubscriptionStanding } from '../../../subscriptions/index.js'

/** The recorded events of a subscription's life; members are told of some by mail. */
export type SubscriptionEventKind =
  | 'begun'
  | 'renewed'
  | 'renewal-failed'
  | 'renewal-ahead'
  | 'card-changed'
  | 'canceled'
  | 'ended'

/** An event that is written down. `detail` holds no secrets. */
export interface SubscriptionEvent {
  readonly kind: SubscriptionEventKind
  readonly detail: Readonly<Record<string, string | number | null>>
}

/** The state of a subscription after a decision, and what is written down about it. */
export interface SubscriptionChange {
  readonly standing: SubscriptionStanding
  readonly events: readonly SubscriptionEvent[]
}

/** A try of a renewal that could not be charged. */
export interface FailedTry {
  /** The message of the provider or the shop; null: the try was given up, and another is begun. */
  readonly reason: string | null
  /** Of an extra try: when the usual next one was to be, in wall-clock ms; null: it was one of the usual. */
  readonly nextTryMs: number | null
}

/** A try to charge for the next period: one that is due, or an extra one for a card that its member has just given. */
export type RenewalTry = 'due' | 'extra'

/** Decides whether the next period is charged now; null: it is not. */
export function decideTry(
  { status, dueMs }: SubscriptionStanding,
  which: RenewalTry,
  nowMs: number,
): Pick<FailedTry, 'nextTryMs'> | null {
  if (dueMs === null) return null
  if (which === 'extra') return status === 'past_due' ? { nextTryMs: dueMs } : null
  return dueMs <= nowMs ? { nextTryMs: null } : null
}

/** The next period is being charged: it is not due while that has no outcome. */
export const decideCharging = (standing: SubscriptionStanding): SubscriptionChange => ({
  standing: { ...standing, dueMs: null },
  events: [],
})

/** The next period was paid by an order. */
export const decideRenewed = (
  standing: SubscriptionStanding,
  plan: SubscriptionPlan,
  orderId: string,
  nowMs: number,
): SubscriptionChange => ({
  standing: afterPayment(standing, plan, nowMs),
  events: [{ kind: 'renewed', detail: { orderId } }],
})

/** The next period could not be charged: it is tried again, or the subscription ends. */
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

/** The charge was refused or given up; null: nothing changes. */
export function decideNotRenewed(
  standing: SubscriptionStanding,
  failed: FailedTry,
  nowMs: number,
): SubscriptionChange | null {
  if (failed.reason !== null) return decideFailed(standing, failed, nowMs)
  return isOver(standing) ? null : { standing: { ...standing, dueMs: failed.nextTryMs ?? nowMs }, events: [] }
}

/** Ends a subscription at once, however it stands; null: it has ended. */
export const decideEnded = (
  standing: SubscriptionStanding,
  reason: string,
  nowMs: number,
): SubscriptionChange | null =>
  isLive(standing, nowMs)
    ? { standing: endSubscription(standing, nowMs), events: [{ kind: 'ended', detail: { reason } }] }
    : null

/** The money of a period that came back to the card holder. */
export interface GivenBack {
  /** The period that its order paid for; null: the order is of no renewal. */
  readonly period: number | null
  readonly isWhole: boolean
  readonly isDisputed: boolean
}

/**
 * Ends a subscription whose money was given back for the period that runs, or whose card holder has called on their
 * bank: the shop does not charge again for a payment that the card holder wants back. Null: it goes on.
 */
export function decideGivenBack(
  standing: SubscriptionStanding,
  { period, isWhole, isDisputed }: GivenBack,
  nowMs: number,
): SubscriptionChange | null {
  if (isDisputed) return decideEnded(standing, 'disputed', nowMs)
  return isWhole && standing.period === period ? decideEnded(standing, 'refunded', nowMs) : null
}

/** The notice of the next charge: none where the period is too short to be announced, or has been. */
export const decideNotice = (
  standing: SubscriptionStanding,
  plan: SubscriptionPlan,
  announcedPeriod: number,
  nowMs: number,
): readonly SubscriptionEvent[] =>
  isNoticeDue(standing, plan, announcedPeriod, nowMs)
    ? [{ kind: 'renewal-ahead', detail: { due: standing.dueMs } }]
    : []
