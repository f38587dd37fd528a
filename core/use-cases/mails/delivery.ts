import type { MailFailure } from '../../ports/mailer.port.js'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The longest pause between two tries. */
const MAX_PAUSE_MS = HOUR_MS
/** A server that refused a mail so often will not take it. */
const MAX_REFUSALS = 5

/** The time for which a mail is tried: links of accounts hold for hours or days, everything else can come late. */
export const MAIL_LIFE_MS = { account: DAY_MS, other: 7 * DAY_MS } as const

/** The fate of a mail after a try. */
export type Delivery =
  | { readonly tag: 'sent' }
  | { readonly tag: 'again'; readonly untilMs: number }
  | { readonly tag: 'given-up' }

/** The pause after so many tries, the first being 1: a minute, doubled each time, at most an hour. */
const pauseAfter = (tries: number): number => Math.min(MINUTE_MS * 2 ** (tries - 1), MAX_PAUSE_MS)

/** True for a mail that is too old to be of use: it is given up untried. */
export const isTooLate = (
  { createdMs, lifeMs }: { readonly createdMs: number; readonly lifeMs: number },
  nowMs: number,
): boolean => nowMs - createdMs > lifeMs

/**
 * Decides what becomes of a mail after a try. A server that is away is asked again after a growing pause, one that
 * refuses this mail after an hour; a mail that was refused often or is too old is given up.
 */
export function decideDelivery(
  mail: { readonly createdMs: number; readonly tries: number; readonly lifeMs: number },
  failure: MailFailure | null,
  nowMs: number,
): Delivery {
  if (failure === null) return { tag: 'sent' }
  const tries = mail.tries + 1
  const isRefused = failure.tag === 'refused'
  if (isTooLate(mail, nowMs) || (isRefused && tries >= MAX_REFUSALS)) return { tag: 'given-up' }
  return { tag: 'again', untilMs: nowMs + (isRefused ? MAX_PAUSE_MS : pauseAfter(tries)) }
}
