/** Lengths and ages of visitor accounts, each once (reference/constants#accounts). */

const HOUR_MS = 3_600_000

/** Characters of a password. */
export const PASSWORD_LENGTH = { min: 8, max: 72 } as const

/** The longest time that a session lasts. */
export const SESSION_MS = 7 * 24 * HOUR_MS

/** The longest time that a session lasts without a request. */
export const SESSION_IDLE_MS = 3 * 24 * HOUR_MS

/** The facts that a session's end follows from. */
export interface SessionStanding {
  readonly expiresOnMs: number
  /** The time of last use. */
  readonly usedOnMs: number
  /** The time at which its member was banned; null: never. */
  readonly bannedOnMs: number | null
}

/** True if a session still opens what belongs to its member. */
export const isLiveSession = (
  { expiresOnMs, usedOnMs, bannedOnMs }: SessionStanding,
  nowMs: number,
): boolean => bannedOnMs === null && expiresOnMs > nowMs && usedOnMs > nowMs - SESSION_IDLE_MS

/** The lifetime of links in mails: to verify an address, to set a new password. */
export const TOKEN_MS = HOUR_MS

/** The lifetime of a link that logs in. */
export const LINK_MS = HOUR_MS / 6

/** For how long a member who showed that the account is theirs need not do so again before a sensitive change. */
export const PROOF_MS = HOUR_MS / 6

/** The default number of days for which an account waits to be verified before it is deleted. */
export const UNVERIFIED_DAYS = 30

/** The maximum number of access groups of a site, and the minimum length of a group's id in characters. */
export const ACCESS_GROUPS = { most: 20, shortestId: 2 } as const

/** Fields of the owner's own; the common `name` and `accept-communications` come on top in an update. */
export const CUSTOM_FIELDS = { most: 20, mostInUpdate: 22 } as const

/**
 * Megabytes (2^20 bytes) that files of one member and of all members may take, unless the owner says else. The least
 * for one member is the size of one file.
 */
export const FILE_ROOM = { minMemberMb: 10, memberMb: 100, allMb: 10_240 } as const

/** Limit of the providers that a site offers for log-in, more than any page has buttons for. */
export const PROVIDERS = { most: 10 } as const

/** The interval between questions about an import of members, and the maximum number of them. */
export const MEMBER_IMPORT_POLL = { everyMs: 5000, most: 240 } as const

/** Members on one page of the owner's list. */
export const MEMBERS_PER_PAGE = 100

/** The kinds of plan that cap how many members a site has. */
export type AccountPlan =
  | 'free'
  | 'starter'
  | 'static'
  | 'cms'
  | 'business'
  | 'ecommerce'
  | 'enterprise'
  | 'unlimited'

/** No site has more members than this, on any plan. */
const MAX_MEMBERS = 100_000

const PAID_PLAN = 20_000

/** Members that a site of each plan may have. */
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

/** The time a page waits after a verification before it goes on. */
export const VERIFIED_PAUSE_MS = 3000
