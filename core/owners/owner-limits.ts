const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** The life of a session, used or not. */
export const OWNER_SESSION_MS = 30 * DAY_MS
/** A session that was not used for so long has ended. */
export const OWNER_IDLE_MS = 3 * DAY_MS
/** The use of a session is written down as seldom as this. */
export const OWNER_USE_STEP_MS = 5 * MINUTE_MS
/** A sign-in proves its person for so long where more people or ways in are let in. */
export const OWNER_PROOF_MS = 10 * MINUTE_MS
/** The life of the code of the first start, and of one that the terminal makes. */
export const FIRST_CODE_MS = HOUR_MS
/** The life of an invitation. */
export const OWNER_INVITATION_MS = 7 * DAY_MS
/** Passkeys of one person. */
export const MAX_OWNER_PASSKEYS = 20
/** People who may run one shop. */
export const MAX_OWNERS = 200
/** Characters of a person's or a passkey's name. */
export const MAX_OWNER_NAME = 100

/** True while a session holds at `nowMs`. */
export const isLiveOwnerSession = (
  { expiresMs, usedMs }: { readonly expiresMs: number; readonly usedMs: number },
  nowMs: number,
): boolean => nowMs < expiresMs && nowMs - usedMs < OWNER_IDLE_MS

/** True while a session that began at `signedInMs` still proves its person at `nowMs`. */
export const isFreshOwnerSession = (signedInMs: number, nowMs: number): boolean =>
  nowMs - signedInMs < OWNER_PROOF_MS
