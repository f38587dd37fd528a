import type { Result } from '../../shared/index.js'

/** The values that begin a log-in at a provider and must match its answer; each is used once. */
export interface IdentityChallenge {
  /** Comes back in the address of the answer. */
  readonly state: string
  /** Returned inside the data that the provider signs. */
  readonly nonce: string
  /** Sent to the provider directly, by the server that redeems the answer; 43 to 128 letters and digits. */
  readonly verifier: string
  /** The address to which the provider sends the browser back; registered at the provider for this site. */
  readonly returnTo: string
}

/** The identity of a user, as a provider states it. */
export interface ProvenIdentity {
  /** The provider, and its permanent id of the user, which stays the same when their address changes. */
  readonly issuer: string
  readonly subject: string
  /** null: not given by the provider. */
  readonly email: string | null
  /** True if the provider has verified that the mailbox is theirs. */
  readonly isEmailVerified: boolean
  /** Empty: not given. */
  readonly name: string
}

/** The reason why a user's identity is unknown. `reason` is for the site's owner and holds no secret. */
export type IdentityFailure =
  /** They cancelled at the provider, or it refuses them. */
  | { readonly tag: 'declined' }
  | { readonly tag: 'unreachable'; readonly reason: string }
  /** The answer is no proof: forged, too old, meant for another recipient or used before. */
  | { readonly tag: 'refused'; readonly reason: string }

/** A provider at which people prove their identity with an account that they have there. Never rejects. */
export interface IdentityProvider {
  /** The name of the provider in addresses: letters, digits and `-`. */
  readonly id: string
  /** The name shown to people. */
  readonly name: string
  /** Returns the address to which to send the browser. */
  readonly begin: (challenge: IdentityChallenge) => Promise<Result<string, IdentityFailure>>
  /** `query`: of the address to which the browser came back, without its question mark. */
  readonly finish: (
    query: string,
    challenge: IdentityChallenge,
  ) => Promise<Result<ProvenIdentity, IdentityFailure>>
}
