import type { CardTrialCount, TrialDecision } from '../../ports/payments/card-trials.port.js'

/** The scopes in which refused cards are counted, the narrowest first. */
export const TRIAL_SCOPES = ['session', 'address', 'network'] as const
/** One of `TRIAL_SCOPES`. */
export type TrialScope = (typeof TRIAL_SCOPES)[number]

/** The facts about a payment before it is sent to its provider. */
export interface TrialFacts {
  readonly counts: Readonly<Record<TrialScope, CardTrialCount>>
  /** The age of the order (ms); null: unknown. */
  readonly orderAgeMs: number | null
  /** True if this payment came with a solved challenge. */
  readonly hasSolved: boolean
  readonly nowMs: number
}

interface Budget {
  /** The number of refused cards and running payments from which a payment needs a challenge. */
  readonly challengedFrom: number
  /** The number of refused cards from which every payment waits, each time twice as long as before. */
  readonly pausedFrom: number
  readonly maxWaitMs: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * A shopper may mistype twice, and so may others at the same address. A network has many innocent shoppers:
 * the acts of one never make them wait longer than an hour.
 */
const BUDGETS: Readonly<Record<TrialScope, Budget>> = {
  session: { challengedFrom: 3, pausedFrom: 4, maxWaitMs: 24 * HOUR_MS },
  address: { challengedFrom: 4, pausedFrom: 5, maxWaitMs: 4 * HOUR_MS },
  network: { challengedFrom: 4, pausedFrom: 5, maxWaitMs: HOUR_MS },
}

/** The pause after which one refusal is forgotten; two take twice as long. */
const FORGOTTEN_AFTER_MS = 2 * HOUR_MS
/** A payment that has not ended by then belongs to a process that stopped. */
const MAX_UNDERWAY_MS = 5 * MINUTE_MS
/** The minimum age of an order. Shoppers look at something before they pay; programs do not. */
const YOUNG_ORDER_MS = MINUTE_MS
/** The pause while another of these payments is running. */
const NEXT_AFTER_MS = 5000

/** About a tenth of a second in a browser, and half a second on a slow phone. */
const MIN_BITS = 14
const MAX_BITS = 18

/** The present count, without forgotten refusals. */
function countNow({ refused, underway, lastOnMs }: CardTrialCount, nowMs: number): CardTrialCount {
  // A clock that was set back must not make shoppers wait until it has caught up.
  const pauseMs = lastOnMs === null ? Infinity : Math.max(0, nowMs - lastOnMs)
  return {
    refused: Math.max(0, refused - Math.floor(Math.min(pauseMs / FORGOTTEN_AFTER_MS, refused))),
    underway: pauseMs > MAX_UNDERWAY_MS ? 0 : underway,
    lastOnMs,
  }
}

const waitAfter = ({ refused, lastOnMs }: CardTrialCount, budget: Budget, nowMs: number): number => {
  const delayMs = Math.min(budget.maxWaitMs, MINUTE_MS * 2 ** (refused - budget.pausedFrom))
  return lastOnMs === null ? 0 : delayMs - Math.max(0, nowMs - lastOnMs)
}

const bitsFor = (over: number, isYoung: boolean): number =>
  Math.min(MAX_BITS, MIN_BITS + over + (isYoung ? 1 : 0))

/**
 * Decides whether a payment may be sent to its provider (ADR 73). A few refusals have no effect. With more, the page
 * must do some work. Then payments are admitted one at a time, for orders older than a minute, with pauses that
 * double.
 */
export function assessTrial({ counts, orderAgeMs, hasSolved, nowMs }: TrialFacts): TrialDecision {
  const isYoung = orderAgeMs !== null && orderAgeMs < YOUNG_ORDER_MS
  let waitMs = 0
  let over = -1
  let isFull = false
  for (const scope of TRIAL_SCOPES) {
    const budget = BUDGETS[scope]
    const count = countNow(counts[scope], nowMs)
    const trials = count.refused + count.underway
    over = Math.max(over, trials - budget.challengedFrom)
    if (count.refused >= budget.pausedFrom) {
      waitMs = Math.max(waitMs, waitAfter(count, budget, nowMs))
      if (count.underway > 0) waitMs = Math.max(waitMs, NEXT_AFTER_MS)
      if (isYoung) waitMs = Math.max(waitMs, YOUNG_ORDER_MS - orderAgeMs)
    } else if (trials >= budget.pausedFrom) isFull = true
  }
  if (waitMs > 0) return { tag: 'wait', waitMs }
  if (over < 0 || (hasSolved && !isFull)) return { tag: 'admitted' }
  return { tag: 'challenge', bits: bitsFor(over, isYoung) }
}

/** The counts of a key after one of its payments was admitted. */
export function withTrial(count: CardTrialCount, nowMs: number): CardTrialCount {
  const { refused, underway } = countNow(count, nowMs)
  return { refused, underway: underway + 1, lastOnMs: nowMs }
}

/** The counts after a payment has ended. */
export const afterTrial = (count: CardTrialCount, wasRefused: boolean): CardTrialCount => ({
  ...count,
  refused: count.refused + (wasRefused ? 1 : 0),
  underway: Math.max(0, count.underway - 1),
})

/** The age from which counts have no effect (ms). */
export const TRIALS_KEPT_MS = 7 * 24 * HOUR_MS
