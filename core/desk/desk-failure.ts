/** The reason why the shop refuses something, as the owner's API names it. */
export type DeskProblemCode =
  | 'NOT_FOUND'
  | 'AMBIGUOUS'
  | 'CHANGED_MEANWHILE'
  | 'KEY_TAKEN'
  | 'BAD_INPUT'
  | 'NOT_ALLOWED'
  | 'UNDER_WAY'
  | 'WRONG_CREDENTIALS'
  | 'SECOND_FACTOR_NEEDED'
  | 'WRONG_CODE'
  | 'CODE_ENDED'
  | 'TOO_MANY'

/** A refusal; `message` is for the owner. */
export interface DeskProblem {
  readonly code: DeskProblemCode
  readonly message: string
}

/**
 * The reason why a request of the desk failed.
 * - `offline`: the server was not reached.
 * - `signed-out`: the session has ended.
 * - `forbidden`: the person's role does not allow it.
 * - `proof-needed`: the person must sign in again first.
 * - `faulty`: the server failed.
 * - `problem`: the shop refuses it.
 */
export type DeskFailure =
  | { readonly tag: 'offline' }
  | { readonly tag: 'signed-out' }
  | { readonly tag: 'forbidden' }
  | { readonly tag: 'proof-needed' }
  | { readonly tag: 'cancelled' }
  | { readonly tag: 'faulty'; readonly message: string }
  | { readonly tag: 'problem'; readonly problem: DeskProblem }
