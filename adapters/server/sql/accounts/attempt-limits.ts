import type { RateCount } from '../../../../core/ports/platform/rate-limit.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import {
  codeCounts,
  firstTurnCount,
  logInCount,
  mailCount,
  NETWORK_LIMITS,
  proofCount,
} from '../../../../core/use-cases/accounts/attempt-limits.js'
import type { NetworkAttempt } from '../../../../core/use-cases/accounts/attempt-limits.js'
import { addressCounts } from '../../http/index.js'
import { secretId } from '../engine/index.js'
import type { AccountsContext } from './accounts-context.js'
import { isKnownDevice } from './devices.js'

const networkCounts = ({ address }: Visitor, kind: NetworkAttempt): readonly RateCount[] =>
  address === undefined ? [] : addressCounts(NETWORK_LIMITS[kind], `account ${kind}`, address)

/** Counts a try of a network; false when there were too many. */
export const mayTry = (
  { limit }: Pick<AccountsContext, 'limit'>,
  visitor: Visitor,
  kind: NetworkAttempt,
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
  const account = logInCount(email, isKnown ? secretId(visitor.id, memberId) : null)
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
): Promise<boolean> => isReturning && (await ownLimit.takeAll([firstTurnCount(id)])).length === 0

/** Counts a mail that any visitor can ask for, so that no stranger can fill a mailbox from here. */
export const mayMail = (
  { limit }: Pick<AccountsContext, 'limit'>,
  email: string,
  kind: 'reset' | 'link' | 'new-address' | 'verify' | 'sign-up' = 'reset',
): Promise<boolean> => limit.takeAll([mailCount(email, kind)]).then(({ length }) => length === 0)

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
  const counts = codeCounts(memberId, isKnown ? secretId(visitor.id, memberId) : null)
  return (await context.limit.takeAll(counts)).length === 0
}

/** Counts a proof that the session's user tries; the account stays open to its owner elsewhere. */
export const mayProve = ({ limit }: Pick<AccountsContext, 'limit'>, sessionRowId: string): Promise<boolean> =>
  limit.takeAll([proofCount(sessionRowId)]).then(({ length }) => length === 0)
