/** Lengths and lifetimes of visitor accounts (reference/constants#accounts). */

const HOUR_MS = 3_600_000

/** The length of a password in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 72 } as const

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

/** The maximum number of access groups of a site, and the minimum length of a group's id in characters. */
export const ACCESS_GROUPS = { most: 20, shortestId: 2 } as const

/**
 * The limits on fields that the owner defines; an update may also hold the common `name` and
 * `accept-communications`.
 */
export const CUSTOM_FIELDS = { most: 20, mostInUpdate: 22 } as const

/**
 * Default limits in megabytes (2^20 bytes) on the files of one member and of all members. The minimum for one
 * member is the maximum size of one file.
 */
export const FILE_ROOM = { minMemberMb: 10, memberMb: 100, allMb: 10_240 } as const

/** The maximum number of log-in providers of a site; no page has buttons for more. */
export const PROVIDERS = { most: 10 } as const

/** The interval between requests for the progress of a member import, and their maximum number. */
export const MEMBER_IMPORT_POLL = { everyMs: 5000, most: 240 } as const

/** Members on one page of the owner's list. */
export const MEMBERS_PER_PAGE = 100

/** The kinds of plan that limit the number of members of a site. */
export type AccountPlan =
  | 'free'
  | 'starter'
  | 'static'
  | 'cms'
  | 'business'
  | 'ecommerce'
  | 'enterprise'
  | 'unlimited'

/** The maximum number of members of any plan. */
const MAX_MEMBERS = 100_000

const PAID_PLAN = 20_000

/** The maximum number of members by plan. */
export const MEMBER_CAPS: Readonly<Record<AccountPlan, number>> = {
  free: 100,
  starter: 100,
  static: PAID_PLAN,
  cms: PAID_PLAN,
  business: PAID_PLAN,
  ecommerce: PAID_PLAN,
  enterprise: PAID_PLAN,
  unlimited: MAX_MEMBERS,
}

/** The pause after a verification before the page redirects. */
export const VERIFIED_PAUSE_MS = 3000
