const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The maximum pause between two attempts. */
const MAX_PAUSE_MS = HOUR_MS
/** The maximum number of refusals of one mail or event by a server. */
const MAX_REFUSALS = 5

/** A mail or an event that waits for its next attempt. */
interface Waiting {
  readonly createdMs: number
  readonly tries: number
  readonly lifeMs: number
}

/** The result of an attempt for a mail or an event. */
export type Delivery =
  | { readonly tag: 'sent' }
  | { readonly tag: 'again'; readonly untilMs: number }
  | { readonly tag: 'given-up' }

/** The pause after an attempt, the first being 1: a minute, doubled each time, at most an hour. */
const pauseAfter = (tries: number): number => Math.min(MINUTE_MS * 2 ** (tries - 1), MAX_PAUSE_MS)

/** True for one that is too old to be useful; it is given up without an attempt. */
export const isTooLate = (
  { createdMs, lifeMs }: Pick<Waiting, 'createdMs' | 'lifeMs'>,
  nowMs: number,
): boolean => nowMs - createdMs > lifeMs

/**
 * Decides the result of an attempt. An unreachable server is tried again after a growing pause, a refusal
 * after an hour. A mail or an event that was refused often or is too old is given up.
 */
export function decideDelivery(
  waiting: Waiting,
  failure: { readonly tag: 'not-sent' | 'deferred' | 'refused' } | null,
  nowMs: number,
): Delivery {
  if (failure === null) return { tag: 'sent' }
  const tries = waiting.tries + 1
  const isRefused = failure.tag === 'refused'
  if (isTooLate(waiting, nowMs) || (isRefused && tries >= MAX_REFUSALS)) return { tag: 'given-up' }
  return { tag: 'again', untilMs: nowMs + (isRefused ? MAX_PAUSE_MS : pauseAfter(tries)) }
}
