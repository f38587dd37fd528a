import type { MailFailure } from '../../../ports/mail/mailer.port.js'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The maximum pause between two attempts. */
const MAX_PAUSE_MS = HOUR_MS
/** The maximum number of refusals of one mail by a server. */
const MAX_REFUSALS = 5

/**
 * The time after which a mail is given up: links of accounts are valid for hours or days, other mails may
 * come late.
 */
export const MAIL_LIFE_MS = { account: DAY_MS, other: 7 * DAY_MS } as const

/** The result of an attempt for a mail. */
export type Delivery =
  | { readonly tag: 'sent' }
  | { readonly tag: 'again'; readonly untilMs: number }
  | { readonly tag: 'given-up' }

/** The pause after an attempt, the first being 1: a minute, doubled each time, at most an hour. */
const pauseAfter = (tries: number): number => Math.min(MINUTE_MS * 2 ** (tries - 1), MAX_PAUSE_MS)

/** True for a mail that is too old to be useful; it is given up without an attempt. */
export const isTooLate = (
  { createdMs, lifeMs }: { readonly createdMs: number; readonly lifeMs: number },
  nowMs: number,
): boolean => nowMs - createdMs > lifeMs

/**
 * Decides the result of an attempt. An unreachable server is tried again after a growing pause, a refusal of
 * this mail after an hour. A mail that was refused often or is too old is given up.
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
