/**
 * The result of a challenge. `given-up`: the visitor closed it; nothing is sent. `unavailable`: it could not
 * be shown; the request is sent without an answer, and the server decides.
 */
export type ChallengeAnswer =
  | { readonly tag: 'solved'; readonly token: string }
  | { readonly tag: 'given-up' | 'unavailable' }

/** Asks the visitor to show that they are a person. Never rejects. */
export interface VisitorChallenge {
  readonly solve: () => Promise<ChallengeAnswer>
}
