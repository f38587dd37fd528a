import type { ActingSession, OwnerAccount, OwnerProblem, OwnerRequest } from '../../owners/index.js'
import type { Clock } from '../../ports/platform/clock.port.js'
import type { OwnerFactors, OwnerPasswords, OwnerSecrets } from '../../ports/owner/owner-proofs.port.js'
import type { PasskeyProofs } from '../../ports/platform/passkey-proofs.port.js'
import type { OwnerStore } from '../../ports/owner/owner-store.port.js'
import type { RateLimit } from '../../ports/platform/rate-limit.port.js'
import type { Result } from '../../shared/index.js'

/** The ports of the use cases for owners. */
export interface OwnerPorts {
  readonly store: OwnerStore
  readonly passwords: OwnerPasswords
  readonly factors: OwnerFactors
  readonly passkeys: PasskeyProofs
  readonly secrets: OwnerSecrets
  readonly limit: RateLimit
  readonly clock: Pick<Clock, 'wallTime'>
}

/** The sender of a request, for limits and lists. */
export interface OwnerCaller {
  /** The names of the sender's networks, each with its share of a limit. */
  readonly networks: readonly { readonly name: string; readonly share: number }[]
  /** The browser's name and system; null: unknown. */
  readonly browser: string | null
  /** The browser's present session, which a new one replaces. Null: none. */
  readonly current: SignedInOwner | null
}

/** A signed-in person. */
export interface SignedInOwner {
  readonly owner: OwnerAccount
  /** The digest of the session. */
  readonly sessionId: string
  /** The start of the session, wall-clock ms. */
  readonly signedInMs: number
}

/** A new session: the secret is only for the browser. */
export interface NewOwnerSession {
  readonly owner: OwnerAccount
  readonly sessionId: string
  readonly secret: string
  readonly expiresMs: number
}

/** The result of a use case for owners. */
export type OwnerAnswer<T> = Promise<Result<T, OwnerProblem>>

/** The person who acts (`terminal` for a command), and the request. */
export interface OwnerActor {
  readonly ownerId: string | null
  readonly by: string
  readonly request: OwnerRequest | null
  readonly session: ActingSession | null
}
