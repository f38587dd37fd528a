import type { RateCount } from '../../../../core/ports/platform/rate-limit.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import {
  codeCounts,
  firstTurnCount,
  logInCount,
  mailCount,
  NETWORK_LIMITS,
  proofCount,
} from '../../../../core/use-cases/accounts/try-limits.js'
import type { NetworkTry } from '../../../../core/use-cases/accounts/try-limits.js'
import { addressCounts } from '../../http/index.js'
import { secretId } from '../engine/index.js'
import type { AccountsContext } from './accounts-context.js'
import { isKnownDevice } from './devices.js'

const networkCounts = ({ address }: Visitor, kind: NetworkTry): readonly RateCount[] =>
  address === undefined ? [] : addressCounts(NETWORK_LIMITS[kind], `account ${kind}`, address)

/** Counts a try of a network; false if the limit is reached. */
export const mayTry = (
  { limit }: Pick<AccountsContext, 'limit'>,
  visitor: Visitor,
  kind: NetworkTry,
): Promise<boolean> => limit.takeAll(networkCounts(visitor, kind)).then(({ length }) => length === 0)

/** Counts a log-in of a network in this process; refusals cost no query. */
export const mayTryHere = async ({ ownLimit }: Pick<AccountsContext, 'ownLimit'>, visitor: Visitor) =>
  (await ownLimit.takeAll(networkCounts(visitor, 'log-in'))).length === 0

/**
 * Counts a log-in for its network and its account in one statement; false if the limit is reached. A browser
 * that was in the account before has its own limit, so that strangers cannot lock the owner out of it. In
 * another browser the owner can still log in by mail.
 */
export async function mayLogIn(
  context: AccountsContext,
  visitor: Visitor,
  email: string,
  memberId: string | null,
): Promise<boolean> {
  // The query runs for unknown addresses as well: skipping it would reveal members by its time.
  const isKnown = (await isKnownDevice(context, visitor.id, memberId ?? '')) && memberId !== null
  const account = logInCount(email, isKnown ? secretId(visitor.id, memberId) : null)
  const refused = await context.limit.takeAll([...networkCounts(visitor, 'log-in'), account])
  return refused.length === 0
}

/**
 * True if a visitor waits ahead of strangers: their browser was logged in here before and made few mistakes.
 * Counted in this process alone, since under load the order must not cost a query.
 */
export const goesFirst = async (
  { ownLimit }: Pick<AccountsContext, 'ownLimit'>,
  { id, isReturning = false }: Visitor,
): Promise<boolean> => isReturning && (await ownLimit.takeAll([firstTurnCount(id)])).length === 0

/** Counts a mail that any visitor can request, so that no stranger can fill a mailbox. */
export const mayMail = (
  { limit }: Pick<AccountsContext, 'limit'>,
  email: string,
  kind: 'reset' | 'link' | 'new-address' | 'verify' | 'sign-up' = 'reset',
): Promise<boolean> => limit.takeAll([mailCount(email, kind)]).then(({ length }) => length === 0)

/**
 * Counts a code of a second factor; a browser that never was in the account also has a daily limit. A known
 * browser has its own limit, so that an attacker cannot lock the owner out of it, even with the password.
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

/** Counts a proof by the session's user; the account stays open to its owner elsewhere. */
export const mayProve = ({ limit }: Pick<AccountsContext, 'limit'>, sessionRowId: string): Promise<boolean> =>
  limit.takeAll([proofCount(sessionRowId)]).then(({ length }) => length === 0)
