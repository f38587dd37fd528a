import type { RateCount } from '../../ports/platform/rate-limit.port.js'
import type { Visitor } from '../../ports/visitor.port.js'
import type { AccountReads, AddressNetworks, DigestSource, OwnLimit, SharedLimit } from './account-ports.js'
import {
  codeCounts,
  firstTurnCount,
  logInCount,
  mailCount,
  NETWORK_LIMITS,
  proofCount,
} from './try-limits.js'
import type { NetworkTry } from './try-limits.js'

interface KnownDevices extends AccountReads, DigestSource, SharedLimit, AddressNetworks {}

/** The counters of a try: those of the network address and of its networks. */
const networkCounts = (
  { networksOf }: AddressNetworks,
  { address }: Visitor,
  kind: NetworkTry,
): readonly RateCount[] => {
  if (address === undefined) return []
  const { points, windowMs } = NETWORK_LIMITS[kind]
  return networksOf(address).map(({ name, share }) => ({
    key: `account ${kind} ${name}`,
    points: Math.min(points * share, Number.MAX_SAFE_INTEGER),
    windowMs,
  }))
}

/** Counts a try of a network; false if the limit is reached. */
export const mayTry = async (
  limits: SharedLimit & AddressNetworks,
  visitor: Visitor,
  kind: NetworkTry,
): Promise<boolean> => (await limits.limit.takeAll(networkCounts(limits, visitor, kind))).length === 0

/** Counts a log-in of a network in this process; refusals cost no query. */
export const mayTryHere = async (limits: OwnLimit & AddressNetworks, visitor: Visitor): Promise<boolean> =>
  (await limits.ownLimit.takeAll(networkCounts(limits, visitor, 'log-in'))).length === 0

/**
 * Counts a log-in for its network and its account in one statement; false if the limit is reached. A browser
 * that was in the account before has its own limit, so that strangers cannot lock the owner out of it. In
 * another browser the owner can still log in by mail.
 */
export async function mayLogIn(
  ports: KnownDevices,
  visitor: Visitor,
  email: string,
  memberId: string | null,
): Promise<boolean> {
  const { store, clock, digest, limit } = ports
  // The query runs for unknown addresses as well: skipping it would reveal members by its time.
  const isKnown =
    (await store.devices.isKnown(visitor.id, memberId ?? '', clock.wallTime())) && memberId !== null
  const account = logInCount(email, isKnown ? digest(visitor.id, memberId) : null)
  const refused = await limit.takeAll([...networkCounts(ports, visitor, 'log-in'), account])
  return refused.length === 0
}

/**
 * True if a visitor waits ahead of strangers: their browser was logged in here before and made few mistakes.
 * Counted in this process alone, since under load the order must not cost a query.
 */
export const goesFirst = async (
  { ownLimit }: OwnLimit,
  { id, isReturning = false }: Visitor,
): Promise<boolean> => isReturning && (await ownLimit.takeAll([firstTurnCount(id)])).length === 0

/** Counts a mail that any visitor can request, so that no stranger can fill a mailbox. */
export const mayMail = async (
  { limit }: SharedLimit,
  email: string,
  kind: 'reset' | 'link' | 'new-address' | 'verify' | 'sign-up',
): Promise<boolean> => (await limit.takeAll([mailCount(email, kind)])).length === 0

/**
 * Counts a code of a second factor; a browser that never was in the account also has a daily limit. A known
 * browser has its own limit, so that an attacker cannot lock the owner out of it, even with the password.
 */
export async function mayTryCode(
  { store, clock, digest, limit }: KnownDevices,
  memberId: string,
  visitor: Visitor,
): Promise<boolean> {
  const isKnown = await store.devices.isKnown(visitor.id, memberId, clock.wallTime())
  const counts = codeCounts(memberId, isKnown ? digest(visitor.id, memberId) : null)
  return (await limit.takeAll(counts)).length === 0
}

/** Counts a proof by the session's user; the account stays open to its owner elsewhere. */
export const mayProve = async ({ limit }: SharedLimit, sessionRowId: string): Promise<boolean> =>
  (await limit.takeAll([proofCount(sessionRowId)])).length === 0
