/**
 * The end of a challenge. `given-up`: the visitor closed it; nothing is sent. `unavailable`: it could not be
 * shown; what was asked for goes on without an answer, and the server decides.
 */
export type ChallengeAnswer =
  | { readonly tag: 'solved'; readonly token: string }
  | { readonly tag: 'given-up' | 'unavailable' }

/** Has the visitor show that they are a person. Never rejects. */
export interface VisitorChallenge {
  readonly solve: () => Promise<ChallengeAnswer>
}
