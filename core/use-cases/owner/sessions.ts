import { isLiveOwnerSession, OWNER_PROBLEMS, OWNER_USE_STEP_MS } from '../../owners/index.js'
import { err, ok } from '../../shared/index.js'
import { actorOf, audited } from './audit.js'
import type { OwnerActor, OwnerAnswer, OwnerPorts, SignedInOwner } from './owner-ports.js'

/**
 * The person of a session's secret. It is read at every request, so that an ended session, a removal or a new
 * role counts from the next request on, in every process. Null: there is no such session, or it has ended.
 */
export async function currentOwner(
  { store, secrets, clock }: Pick<OwnerPorts, 'store' | 'secrets' | 'clock'>,
  secret: string | null,
): Promise<SignedInOwner | null> {
  if (secret === null) return null
  const found = await store.findSession(secrets.digest('session', secret))
  const nowMs = clock.wallTime()
  if (found === null || !isLiveOwnerSession(found.session, nowMs)) return null
  const { session, owner } = found
  if (nowMs - session.usedMs >= OWNER_USE_STEP_MS) await store.touchSession(session.id, nowMs)
  return { owner, sessionId: session.id, signedInMs: session.createdMs }
}

/** Ends the session of a person. */
export async function signOut(ports: OwnerPorts, current: SignedInOwner): OwnerAnswer<void> {
  const { owner, sessionId } = current
  await ports.store.save([
    { tag: 'end-session', ownerId: owner.id, id: sessionId },
    audited(ports, actorOf(current), { operation: 'signOut', subject: owner.id, detail: 'session ended' }),
  ])
  return ok(undefined)
}

/** Ends a session of a person; null: all except the present one. */
export async function endSession(
  ports: OwnerPorts,
  current: SignedInOwner,
  id: string | null,
  request: OwnerActor['request'],
): OwnerAnswer<void> {
  const { owner, sessionId } = current
  const { store } = ports
  const known = await store.sessionsOf(owner.id)
  if (id !== null && known.every((session) => session.id !== id))
    return err({ tag: 'not-found', message: 'This session has ended already.' })
  const detail = id === null ? 'all other sessions ended' : 'session ended'
  const isSaved = await store.save([
    id === null
      ? { tag: 'end-sessions', ownerId: owner.id, except: sessionId }
      : { tag: 'end-session', ownerId: owner.id, id },
    audited(ports, actorOf(current, request), { operation: 'endSession', subject: owner.id, detail }),
  ])
  return isSaved ? ok(undefined) : err(OWNER_PROBLEMS.changed)
}
