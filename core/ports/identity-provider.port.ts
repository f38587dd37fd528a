import type { Result } from '../shared/index.js'

/** The values that begin a log-in elsewhere and must match its answer; none of them is used twice. */
export interface IdentityChallenge {
  /** Comes back in the address of the answer. */
  readonly state: string
  /** Comes back inside of what the provider signs. */
  readonly nonce: string
  /** Sent to the provider directly, by the server that hands in the answer; 43 to 128 letters and digits. */
  readonly verifier: string
  /** The address to which the provider sends the browser back: one that it knows of this site. */
  readonly returnTo: string
}

/** The identity of a user, as a provider states it. */
export interface ProvenIdentity {
  /** The provider, and its permanent id of the user, which stays the same when their address changes. */
  readonly issuer: string
  readonly subject: string
  /** null: the provider tells none. */
  readonly email: string | null
  /** True if the provider has seen that the mailbox is theirs. */
  readonly isEmailVerified: boolean
  /** The empty text: not told. */
  readonly name: string
}

/** The reason why a user's identity is not known. `reason` is for the site's owner and holds no secret. */
export type IdentityFailure =
  /** They changed their mind at the provider, or it does not let them. */
  | { readonly tag: 'declined' }
  | { readonly tag: 'unreachable'; readonly reason: string }
  /** The answer is no proof: forged, too old, meant for another recipient or used before. */
  | { readonly tag: 'refused'; readonly reason: string }

/** A provider at which people can show who they are with an account they have elsewhere. Never rejects. */
export interface IdentityProvider {
  /** The name of the provider in addresses: letters, digits and `-`. */
  readonly id: string
  /** The name shown to people. */
  readonly name: string
  /** Gives the address to send the browser to. */
  readonly begin: (challenge: IdentityChallenge) => Promise<Result<string, IdentityFailure>>
  /** `query`: of the address that the browser came back to, without its question mark. */
  readonly finish: (
    query: string,
    challenge: IdentityChallenge,
  ) => Promise<Result<ProvenIdentity, IdentityFailure>>
}
