const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The maximum lifetime of a session. */
export const OWNER_SESSION_MS = 30 * DAY_MS
/** A session ends when it was not used for this time. */
const OWNER_IDLE_MS = 3 * DAY_MS
/** The minimum interval between two records of a session's use. */
export const OWNER_USE_STEP_MS = 5 * MINUTE_MS
/** The time after a sign-in during which adding people or access methods needs no new sign-in. */
export const OWNER_PROOF_MS = 10 * MINUTE_MS
/** The lifetime of the code of the first start, and of codes from the terminal. */
export const FIRST_CODE_MS = HOUR_MS
/** The lifetime of an invitation. */
export const OWNER_INVITATION_MS = 7 * DAY_MS
/** The maximum number of passkeys of one person. */
export const MAX_OWNER_PASSKEYS = 20
/** The maximum number of people who may run one shop. */
export const MAX_OWNERS = 200
/** The maximum length of a person's or a passkey's name, in characters. */
export const MAX_OWNER_NAME = 100

/** True if a session is valid at `nowMs`. */
export const isLiveOwnerSession = (
  { expiresMs, usedMs }: { readonly expiresMs: number; readonly usedMs: number },
  nowMs: number,
): boolean => nowMs < expiresMs && nowMs - usedMs < OWNER_IDLE_MS

/** True if a session that began at `signedInMs` still counts as a proof of identity at `nowMs`. */
export const isFreshOwnerSession = (signedInMs: number, nowMs: number): boolean =>
  nowMs - signedInMs < OWNER_PROOF_MS
