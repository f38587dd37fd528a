import type { Result } from '../shared/index.js'

/** What a log-in elsewhere is begun with and has to be answered with; none of it is used twice. */
export interface IdentityChallenge {
  /** Comes back in the address of the answer. */
  readonly state: string
  /** Comes back inside of what the provider signs. */
  readonly nonce: string
  /** Sent to the provider directly, by the server that hands in the answer; 43 to 128 letters and digits. */
  readonly verifier: string
  /** Where the provider sends the browser back to: an address that it knows of this site. */
  readonly returnTo: string
}

/** The identity of a user, as a provider states it. */
export interface ProvenIdentity {
  /** The provider, and its permanent id of the user, which stays the same when their address changes. */
  readonly issuer: string
  readonly subject: string
  /** null: the provider tells none. */
  readonly email: string | null
  /** Whether the provider has seen that the mailbox is theirs. */
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

/** Where people can show who they are with an account they have elsewhere. Never rejects. */
export interface IdentityProvider {
  /** Names it in addresses: letters, digits and `-`. */
  readonly id: string
  /** What people call it. */
  readonly name: string
  /** Where the browser is sent. */
  readonly begin: (challenge: IdentityChallenge) => Promise<Result<string, IdentityFailure>>
  /** `query`: of the address that the browser came back to, without its question mark. */
  readonly finish: (
    query: string,
    challenge: IdentityChallenge,
  ) => Promise<Result<ProvenIdentity, IdentityFailure>>
}
