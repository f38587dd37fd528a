import { emailKey } from '../../accounts/index.js'
import type { RateCount } from '../../ports/platform/rate-limit.port.js'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/** Limits of one network address, which many people may share. */
export const NETWORK_LIMITS = {
  'log-in': { points: 60, windowMs: QUARTER_MS },
  'sign-up': { points: 30, windowMs: HOUR_MS },
  reset: { points: 30, windowMs: HOUR_MS },
  token: { points: 60, windowMs: QUARTER_MS },
} as const

/** Limits of one account: attempts from browsers that were never logged in to it, and mails to it. */
const PER_ACCOUNT = {
  'log-in': { points: 10, windowMs: QUARTER_MS },
  mail: { points: 5, windowMs: HOUR_MS },
  proof: { points: 10, windowMs: QUARTER_MS },
  /** The limit above alone would let a stranger who has the password likely find a code within two years. */
  'code a day': { points: 30, windowMs: 24 * HOUR_MS },
} as const

/**
 * The limit of one browser: its log-ins to an account that it was logged in to before, or its turns ahead of
 * strangers.
 */
const PER_DEVICE = { points: 10, windowMs: QUARTER_MS } as const

/** The kinds of tries that are counted for a network. */
export type NetworkTry = keyof typeof NETWORK_LIMITS

/**
 * The count of a log-in, of the account or of the browser that was in it before (`device`). Strangers who try
 * the address thus do not lock its owner out of that browser.
 */
export const logInCount = (email: string, device: string | null): RateCount =>
  device === null
    ? { ...PER_ACCOUNT['log-in'], key: `account log-in ${emailKey(email)}` }
    : { ...PER_DEVICE, key: `account device ${device}` }

/** The count of turns that a browser takes ahead of strangers. */
export const firstTurnCount = (visitor: string): RateCount => ({
  ...PER_DEVICE,
  key: `account first ${visitor}`,
})

/** The count of a mail that any visitor can ask for. */
export const mailCount = (email: string, kind: string): RateCount => ({
  ...PER_ACCOUNT.mail,
  key: `account ${kind} ${emailKey(email)}`,
})

/** The counts of a code of a second factor; `device`: as for a log-in, without a limit for each day. */
export function codeCounts(memberId: string, device: string | null): readonly RateCount[] {
  const who = device === null ? memberId : `device ${device}`
  const count = { ...PER_ACCOUNT.proof, key: `account code ${who}` }
  return device === null
    ? [count, { ...PER_ACCOUNT['code a day'], key: `account code a day ${who}` }]
    : [count]
}

/** The count of a proof within a session. */
export const proofCount = (sessionRowId: string): RateCount => ({
  ...PER_ACCOUNT.proof,
  key: `account proof ${sessionRowId}`,
})
