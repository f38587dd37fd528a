import type { Result } from '../shared/index.js'

/** Asks the service behind a challenge whether a visitor has solved it. Never rejects. */
export interface CaptchaVerifier {
  /** The field of a form that carries the answer: "cf-turnstile-response". */
  readonly field: string
  /** False for an answer that is missing, made up, used or too old. */
  readonly verify: (
    answer: string,
    address: string,
  ) => Promise<Result<boolean, { readonly tag: 'unavailable'; readonly message: string }>>
}
