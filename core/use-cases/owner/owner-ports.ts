import type { OwnerAccount, OwnerProblem, OwnerRequest } from '../../owners/index.js'
import type { Clock } from '../../ports/clock.port.js'
import type {
  OwnerFactors,
  OwnerPasskeyProofs,
  OwnerPasswords,
  OwnerSecrets,
} from '../../ports/owner-proofs.port.js'
import type { OwnerStore } from '../../ports/owner-store.port.js'
import type { RateLimit } from '../../ports/rate-limit.port.js'
import type { Result } from '../../shared/index.js'

/** The ports of the owner's realm. */
export interface OwnerPorts {
  readonly store: OwnerStore
  readonly passwords: OwnerPasswords
  readonly factors: OwnerFactors
  readonly passkeys: OwnerPasskeyProofs
  readonly secrets: OwnerSecrets
  readonly limit: RateLimit
  readonly clock: Pick<Clock, 'wallTime'>
}

/** The sender of a request, for limits and lists. */
export interface OwnerCaller {
  /** Names of the sender's networks with the share of a limit that each has. */
  readonly networks: readonly { readonly name: string; readonly share: number }[]
  /** The browser in a few words; null: it says nothing. */
  readonly browser: string | null
  /** The session that the browser has; another one takes its place. Null: none. */
  readonly current: SignedInOwner | null
}

/** A person in a session. */
export interface SignedInOwner {
  readonly owner: OwnerAccount
  /** The digest of the session. */
  readonly sessionId: string
  /** The begin of the session, wall-clock ms. */
  readonly signedInMs: number
}

/** A new session: the secret is for the browser alone. */
export interface NewOwnerSession {
  readonly owner: OwnerAccount
  readonly sessionId: string
  readonly secret: string
  readonly expiresMs: number
}

/** The answer of a use case of the owner's realm. */
export type OwnerAnswer<T> = Promise<Result<T, OwnerProblem>>

/** The person that acts, by `terminal` where it is a command, and the request that is answered. */
export interface OwnerActor {
  readonly ownerId: string | null
  readonly by: string
  readonly request: OwnerRequest | null
}
