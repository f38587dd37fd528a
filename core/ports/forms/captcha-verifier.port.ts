import type { Result } from '../../shared/index.js'

/** Asks a challenge's service whether a visitor has solved it. Never rejects. */
export interface CaptchaVerifier {
  /** The form field with the answer: "cf-turnstile-response". */
  readonly field: string
  /** False for an answer that is missing, forged, used or expired. */
  readonly verify: (
    answer: string,
    address: string,
  ) => Promise<Result<boolean, { readonly tag: 'unavailable'; readonly message: string }>>
}
