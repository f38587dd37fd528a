/** Lifetimes of sessions, links and accounts (reference/constants#accounts). */

const HOUR_MS = 3_600_000

/** The maximum lifetime of a session. */
export const SESSION_MS = 7 * 24 * HOUR_MS

/** The maximum time between two requests of a session. */
export const SESSION_IDLE_MS = 3 * 24 * HOUR_MS

/** The facts that decide when a session ends. */
export interface SessionStanding {
  readonly expiresOnMs: number
  /** The time of last use. */
  readonly usedOnMs: number
  /** The time at which the member was banned; null: never. */
  readonly bannedOnMs: number | null
}

/** True if a session is still valid. */
export const isLiveSession = (
  { expiresOnMs, usedOnMs, bannedOnMs }: SessionStanding,
  nowMs: number,
): boolean => bannedOnMs === null && expiresOnMs > nowMs && usedOnMs > nowMs - SESSION_IDLE_MS

/** The lifetime of links in mails: to verify an address, to set a new password. */
export const TOKEN_MS = HOUR_MS

/** The lifetime of a link that logs in. */
export const LINK_MS = HOUR_MS / 6

/** The time after a proof of identity during which sensitive changes need no further proof. */
export const PROOF_MS = HOUR_MS / 6

/** The default number of days after which an unverified account is deleted. */
export const UNVERIFIED_DAYS = 30

/** The pause after a verification before the page redirects. */
export const VERIFIED_PAUSE_MS = 3000
