import { err } from '../shared/index.js'

/** The reason why a person's request was refused; `message` is for them. */
export interface OwnerProblem {
  readonly tag:
    | 'not-found'
    | 'changed-meanwhile'
    | 'key-taken'
    | 'bad-input'
    | 'not-allowed'
    | 'wrong-credentials'
    | 'second-factor-needed'
    | 'wrong-code'
    | 'code-ended'
    | 'too-often'
  readonly message: string
}

/** The refusal of a request. */
export const refuse = (tag: OwnerProblem['tag'], message: string) => err<OwnerProblem>({ tag, message })

/**
 * The refusal of a change whose subject has changed since it was read. `todo`: the next step, such as `then
 * save`.
 */
export const changedMeanwhile = (what: string, todo: string) =>
  err({
    tag: 'changed-meanwhile' as const,
    message: `${what} was changed since you read it: look again, ${todo}.`,
  })

/** The problems that do not depend on the request. */
export const OWNER_PROBLEMS = {
  notFound: { tag: 'not-found', message: 'There is no such person here.' },
  changed: changedMeanwhile('This', 'then decide').failure,
  keyTaken: { tag: 'key-taken', message: 'Another request was sent with this key.' },
  lastOwner: {
    tag: 'not-allowed',
    message: 'This is the only person with the role of an owner: give it to another one first.',
  },
  wrongCredentials: { tag: 'wrong-credentials', message: 'The address or the password is wrong.' },
  unknownPasskey: { tag: 'wrong-credentials', message: 'This passkey is not known here.' },
  passkeyRefused: { tag: 'not-allowed', message: 'This passkey was not accepted. Please try again.' },
  codeNeeded: { tag: 'second-factor-needed', message: 'Enter the code of your authenticator app.' },
  wrongCode: { tag: 'wrong-code', message: 'This code is wrong, or was used before.' },
  codeEnded: {
    tag: 'code-ended',
    message:
      'This code is wrong, was used or has expired. `vitrine owners code` makes another one in the terminal.',
  },
  tooMany: { tag: 'too-often', message: 'Tried too often. Please wait a quarter of an hour.' },
} as const satisfies Readonly<Record<string, OwnerProblem>>
