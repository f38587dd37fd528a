import { isLiveSession, SESSION_MS } from '../../accounts/index.js'
import type { NewIdentity } from '../../ports/accounts/account-gateway.port.js'
import { sessionId, visitorId } from '../../ports/visitor.port.js'
import type { Visitor, VisitorId } from '../../ports/visitor.port.js'
import { VISITOR_LIFETIME_MS } from '../../site/index.js'
import type { AccountData, AccountReads, CartPorts, LinkSources } from './account-ports.js'
import type { AccountWork } from './account-work.js'
import type { StoredSession } from './storage/sessions.js'
import type { StoredMember } from './storage/stored-member.js'

/** The precision of a session's last use. */
const USE_STEP_MS = 60 * 60 * 1000

type SessionPorts = AccountData & LinkSources & CartPorts

/** A valid session and its member. */
export type CurrentSession = Pick<StoredSession, 'id' | 'member' | 'provedOnMs'>

/**
 * The session of a visitor, read at every request, so that a log-out, a ban or a deletion applies from the next one
 * on, in every process. Null for a guest.
 */
export async function currentSession(
  { store, clock }: AccountReads,
  { session }: Visitor,
): Promise<CurrentSession | null> {
  if (session === undefined) return null
  const found = await store.sessions.find(session)
  const now = clock.wallTime()
  if (found === null || !isLiveSession(found.standing, now)) return null
  const { id, member, provedOnMs } = found
  // Recorded rarely enough to cost nothing.
  if (now - found.standing.usedOnMs >= USE_STEP_MS) await store.sessions.touch(id, now)
  return { id, member, provedOnMs }
}

/** The logged-in member; null for a guest. */
export const currentMember = async (ports: AccountReads, visitor: Visitor): Promise<StoredMember | null> =>
  (await currentSession(ports, visitor))?.member ?? null

/** Ends the session of a visitor; false if there is none. */
const endSession = async ({ sessions }: AccountWork, { session }: Visitor): Promise<boolean> =>
  session !== undefined && (await sessions.end(session))

/** The member whose session begins, and the condition that must still hold. */
interface Entering {
  readonly visitor: Visitor
  readonly next: VisitorId
  readonly memberId: string
  /** The hash that the member's password was compared with; absent after another proof. */
  readonly passwordHash?: string | null
}

/** Begins a session of `next`; null if that is no longer allowed. */
async function beginSession(
  { sessions }: AccountWork,
  { random, clock }: LinkSources,
  { visitor, next, ...entering }: Entering,
): Promise<NewIdentity | null> {
  const id = sessionId(random.token())
  const nowMs = clock.wallTime()
  const expiresMs = nowMs + SESSION_MS
  const isBegun = await sessions.begin({
    ...entering,
    secret: id,
    device: next,
    agent: visitor.browser ?? null,
    nowMs,
    expiresMs,
    deviceExpiresMs: nowMs + VISITOR_LIFETIME_MS,
  })
  return isBegun ? { visitor: next, session: { id, expiresAtMs: expiresMs } } : null
}

/**
 * Logs a member in after a proof that is not a password; null: they are banned or deleted, or `prove` is false. The
 * proof counts in the transaction of the session, since all access may be revoked after an earlier one.
 */
export async function enterProven(
  ports: SessionPorts,
  visitor: Visitor,
  memberId: string,
  prove: (work: AccountWork, member: StoredMember) => Promise<boolean>,
): Promise<NewIdentity | null> {
  const next = visitorId(ports.random.token())
  const identity = await ports.unitOfWork(async (work) => {
    // Locked first, as in all code that ends sessions, to avoid deadlocks.
    const member = await work.members.lock(memberId)
    if (member === null || member.bannedOnMs !== null || !(await prove(work, member))) return null
    await endSession(work, visitor)
    return beginSession(work, ports, { visitor, next, memberId })
  })
  if (identity !== null)
    await ports.carts.move({ tag: 'log-in', from: visitor.id, to: next, member: memberId })
  return identity
}

/** Ends the session of a visitor and gives them a new secret as a guest, who keeps their cart. */
export async function continueAsGuest(ports: SessionPorts, visitor: Visitor): Promise<NewIdentity> {
  const next = visitorId(ports.random.token())
  await ports.unitOfWork((work) => endSession(work, visitor))
  await ports.carts.move({ tag: 'stay-guest', from: visitor.id, to: next })
  return { visitor: next, session: null, wasLoggedIn: false }
}

/**
 * Ends the session of a visitor and gives their browser an empty cart, also for guests. `keptFor`: the member who
 * keeps the browser as a known one; null if none does.
 */
export async function leaveBrowser(
  { unitOfWork, random, clock, carts }: SessionPorts,
  visitor: Visitor,
  keptFor: string | null,
): Promise<NewIdentity> {
  const next = visitorId(random.token())
  await unitOfWork(async (work) => {
    await endSession(work, visitor)
    if (keptFor !== null) await work.devices.remember(next, keptFor, clock.wallTime() + VISITOR_LIFETIME_MS)
  })
  await carts.move({ tag: 'log-out', from: visitor.id, to: next })
  return { visitor: next, session: null, wasLoggedIn: keptFor !== null }
}

/** The member whose password was checked, and the session of the check; an ended session proves nothing. */
interface Checked {
  readonly member: Pick<StoredMember, 'id' | 'passwordHash'>
  readonly isInSession: boolean
}

/**
 * Logs a member in after a password check. The check takes a while: null if meanwhile the password was
 * changed, the member was banned or deleted, or the session of the request ended.
 */
export async function enterWithPassword(
  ports: SessionPorts,
  visitor: Visitor,
  { member, isInSession }: Checked,
): Promise<NewIdentity | null> {
  const next = visitorId(ports.random.token())
  const { id: memberId, passwordHash } = member
  const begin = (work: AccountWork) => beginSession(work, ports, { visitor, next, memberId, passwordHash })
  const identity =
    visitor.session === undefined
      ? await begin(ports.store)
      : await ports.unitOfWork(async (work) => {
          // Locked first, as in all code that ends sessions, to avoid deadlocks.
          const locked = await work.members.lock(memberId)
          if (locked === null || locked.bannedOnMs !== null || locked.passwordHash !== passwordHash)
            return null
          const hasEnded = await endSession(work, visitor)
          return isInSession && !hasEnded ? null : begin(work)
        })
  if (identity !== null)
    await ports.carts.move({ tag: 'log-in', from: visitor.id, to: next, member: memberId })
  return identity
}
