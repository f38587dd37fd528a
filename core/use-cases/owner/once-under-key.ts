import { OWNER_PROBLEMS } from '../../owners/index.js'
import type { OwnerProblem, OwnerRequest } from '../../owners/index.js'
import type { OwnerStore } from '../../ports/owner/owner-store.port.js'
import { err } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'

/** A person's request: the functions that carry it out and that repeat its answer. */
export interface KeyedRequest<T, Failure> {
  readonly ownerId: string
  readonly request: OwnerRequest
  readonly work: () => Promise<Result<T, Failure>>
  /** The answer if it was carried out before. */
  readonly repeated: () => Promise<Result<T, Failure>>
}

/**
 * Carries out a request once under its key. Its audit log entry is written together with the change, so that
 * the second of two simultaneous requests finds the first.
 */
export async function onceUnderKey<T, Failure>(
  { findRequest }: Pick<OwnerStore, 'findRequest'>,
  { ownerId, request, work, repeated }: KeyedRequest<T, Failure>,
): Promise<Result<T, Failure | OwnerProblem>> {
  const again = async (): Promise<Result<T, Failure | OwnerProblem> | null> => {
    const known = await findRequest(ownerId, request.key)
    if (known === null) return null
    return known.fingerprint === request.fingerprint ? repeated() : err(OWNER_PROBLEMS.keyTaken)
  }
  const before = await again()
  if (before !== null) return before
  const done = await work()
  return done.ok ? done : ((await again()) ?? done)
}
