import { createHash } from 'node:crypto'
import type { AuditEntry, EntryWords, OwnerProblem, OwnerRequest } from '../../../../../core/owners/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { actorOf, auditEntry } from '../../../../../core/use-cases/owner/audit.js'
import { onceUnderKey } from '../../../../../core/use-cases/owner/once-under-key.js'
import type { KeyedRequest } from '../../../../../core/use-cases/owner/once-under-key.js'
import { refuse, signedIn } from '../access.js'
import type { OwnerContext } from '../owner-services.js'

const MAX_KEY = 200

/** The request of a mutation: its key, and a digest of its input. */
function requestOf(operation: string, key: string, asked: unknown): Result<OwnerRequest, OwnerProblem> {
  if (key.trim() === '' || key.length > MAX_KEY)
    return err({ tag: 'bad-input', message: `A key has from 1 to ${MAX_KEY} characters.` })
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([operation, asked]))
    .digest('hex')
  return ok({ key, fingerprint })
}

/** The answer to a used key whose changed record no longer exists. */
export const GONE = err<OwnerProblem>({ tag: 'not-found', message: 'The record was deleted.' })

/** A change that is made once under its key. */
interface KeyedChange<T, Failure> extends Pick<KeyedRequest<T, Failure>, 'repeated'> {
  readonly operation: string
  readonly key: string
  /** The whole input: the same key with another input is refused. */
  readonly asked: unknown
  /** True: a preview, without a key. @default false */
  readonly isDryRun?: boolean
  /** `request` is null for a preview. */
  readonly work: (request: OwnerRequest | null) => Promise<Result<T, Failure>>
}

/** Makes entries of the audit log for the signed-in person and their request. */
export const entriesOf =
  (context: OwnerContext, request: OwnerRequest | null = null) =>
  (what: EntryWords): AuditEntry =>
    auditEntry(context.services.realm, actorOf(signedIn(context), request), what)

/** Throws if the session or the role ended while the change was under way, which then was not written. */
async function refuseEnded(context: OwnerContext): Promise<void> {
  const { owner, sessionId } = signedIn(context)
  const found = await context.services.realm.store.findSession(sessionId)
  if (found === null) throw refuse('unauthenticated')
  if (found.owner.role !== owner.role) throw refuse('forbidden')
}

/** Carries out a change of the signed-in person once, and starts the work that follows from it. */
export async function changeOnce<T, Failure>(
  context: OwnerContext,
  { operation, key, asked, isDryRun = false, work, repeated }: KeyedChange<T, Failure>,
): Promise<Result<T, Failure | OwnerProblem>> {
  if (isDryRun) return work(null)
  const { owner } = signedIn(context)
  const { realm, onChange } = context.services
  const request = requestOf(operation, key, asked)
  if (!request.ok) return request
  const done = await onceUnderKey(realm.store, {
    ownerId: owner.id,
    request: request.value,
    work: () => work(request.value),
    repeated,
  })
  if (done.ok) onChange()
  else await refuseEnded(context)
  return done
}
