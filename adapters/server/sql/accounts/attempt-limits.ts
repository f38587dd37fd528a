import { emailKey } from '../../../../core/accounts/index.js'
import type { RateCount } from '../../../../core/ports/rate-limit.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { addressCounts } from '../../http/index.js'
import { secretId } from '../engine/index.js'
import type { AccountsContext } from './accounts-context.js'
import { isKnownDevice } from './devices.js'

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/** Limits of attempts from one network address, behind which many people may sit. */
const PER_NETWORK = {
  'log-in': { points: 60, windowMs: QUARTER_MS },
  'sign-up': { points: 30, windowMs: HOUR_MS },
  reset: { points: 30, windowMs: HOUR_MS },
  token: { points: 60, windowMs: QUARTER_MS },
} as const

/** Limits of one account: attempts by browsers that never were in it, and mails to it. */
const PER_ACCOUNT = {
  'log-in': { points: 10, windowMs: QUARTER_MS },
  mail: { points: 5, windowMs: HOUR_MS },
  proof: { points: 10, windowMs: QUARTER_MS },
  /** With the limit above alone, a stranger with the password would likely find a code within two years. */
  'code a day': { points: 30, windowMs: 24 * HOUR_MS },
} as const

/** One browser that has been in the account before; and one that has been in any, until its turn has come. */
const PER_DEVICE = { points: 10, windowMs: QUARTER_MS } as const

const networkCounts = ({ address }: Visitor, kind: keyof typeof PER_NETWORK): readonly RateCount[] =>
  address === undefined ? [] : addressCounts(PER_NETWORK[kind], `account ${kind}`, address)

/** Counts a try of a network; false when there were too many. */
export const mayTry = (
  { limit }: Pick<AccountsContext, 'limit'>,
  visitor: Visitor,
  kind: keyof typeof PER_NETWORK,
): Promise<boolean> => limit.takeAll(networkCounts(visitor, kind)).then(({ length }) => length === 0)

/** Counts a log-in of a network in this process; refused ones cost no query. */
export const mayTryHere = async ({ ownLimit }: Pick<AccountsContext, 'ownLimit'>, visitor: Visitor) =>
  (await ownLimit.takeAll(networkCounts(visitor, 'log-in'))).length === 0

/**
 * Counts a log-in for its network and its account, in one statement; false when there were too many. A
 * browser that was in the account before counts for itself, so that strangers who try its address do not lock
 * its owner out of that browser; in another browser the owner still gets in by a mail.
 */
export async function mayLogIn(
  context: AccountsContext,
  visitor: Visitor,
  email: string,
  memberId: string | null,
): Promise<boolean> {
  // The query runs for unknown addresses as well: skipping it would tell strangers who is a member.
  const isKnown = (await isKnownDevice(context, visitor.id, memberId ?? '')) && memberId !== null
  const account: RateCount = isKnown
    ? { ...PER_DEVICE, key: `account device ${secretId(visitor.id, memberId)}` }
    : { ...PER_ACCOUNT['log-in'], key: `account log-in ${emailKey(email)}` }
  const refused = await context.limit.takeAll([...networkCounts(visitor, 'log-in'), account])
  return refused.length === 0
}

/**
 * Tells if a visitor waits ahead of strangers: in a browser that was logged in here before, as often as its
 * member may mistype. Counted in this process alone: under load, the order must not cost a query.
 */
export const goesFirst = async (
  { ownLimit }: Pick<AccountsContext, 'ownLimit'>,
  { id, isReturning = false }: Visitor,
): Promise<boolean> =>
  isReturning && (await ownLimit.take(`account first ${id}`, PER_DEVICE.points, PER_DEVICE.windowMs))

/** Counts a mail that any visitor can ask for, so that no stranger can fill a mailbox from here. */
export const mayMail = (
  { limit }: Pick<AccountsContext, 'limit'>,
  email: string,
  kind: 'reset' | 'link' | 'new-address' | 'verify' | 'sign-up' = 'reset',
): Promise<boolean> =>
  limit.take(`account ${kind} ${emailKey(email)}`, PER_ACCOUNT.mail.points, PER_ACCOUNT.mail.windowMs)

/**
 * Counts a code of a second factor; browsers that never were in the account also have a limit for each day. A
 * browser that was counts for itself: an attacker who knows the password locks the owner out no more than one
 * who knows the address.
 */
export async function mayTryCode(
  context: AccountsContext,
  memberId: string,
  visitor: Visitor,
): Promise<boolean> {
  const isKnown = await isKnownDevice(context, visitor.id, memberId)
  const who = isKnown ? `device ${secretId(visitor.id, memberId)}` : memberId
  const counts: readonly RateCount[] = [
    { ...PER_ACCOUNT.proof, key: `account code ${who}` },
    ...(isKnown ? [] : [{ ...PER_ACCOUNT['code a day'], key: `account code a day ${who}` }]),
  ]
  return (await context.limit.takeAll(counts)).length === 0
}

/** Counts a proof that the session's user tries; the account stays open to its owner elsewhere. */
export const mayProve = ({ limit }: Pick<AccountsContext, 'limit'>, sessionRowId: string): Promise<boolean> =>
  limit.take(`account proof ${sessionRowId}`, PER_ACCOUNT.proof.points, PER_ACCOUNT.proof.windowMs)
