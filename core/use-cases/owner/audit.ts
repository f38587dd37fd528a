import type { AuditEntry, EntryWords, OwnerChange } from '../../owners/index.js'
import type { OwnerActor, OwnerPorts, SignedInOwner } from './owner-ports.js'

/** The actor of a command in the terminal. */
export const TERMINAL: OwnerActor = { ownerId: null, by: 'terminal', request: null, session: null }

/** A person who acts in their session. */
export const actorOf = (
  { owner, sessionId }: SignedInOwner,
  request: OwnerActor['request'] = null,
): OwnerActor => ({
  ownerId: owner.id,
  by: owner.email,
  request,
  session: { id: sessionId, role: owner.role },
})

/** An entry of the audit log, to be written with its changes. */
export const auditEntry = (
  { secrets, clock }: Pick<OwnerPorts, 'secrets' | 'clock'>,
  actor: OwnerActor,
  what: EntryWords,
): AuditEntry => ({ id: secrets.newId(), atMs: clock.wallTime(), ...actor, ...what })

/** The same as a change. */
export const audited = (
  ports: Pick<OwnerPorts, 'secrets' | 'clock'>,
  actor: OwnerActor,
  what: EntryWords,
): OwnerChange => ({ tag: 'audit', entry: auditEntry(ports, actor, what) })
