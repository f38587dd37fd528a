import type { CaptchaVerifier } from '../../../core/ports/forms/captcha-verifier.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { boundedFetch } from '../platform/index.js'
import type { PolicySources } from '../../../core/site/index.js'

/** A service that checks answers by a form post; all of them have the same interface. */
export interface CaptchaService {
  readonly url: string
  /** The field that its challenge adds to a form. */
  readonly field: string
  /** The sources that the policy of its pages must allow: its script, and its frame. */
  readonly sources: PolicySources
}

/** Script and frame of a service come from the same hosts. */
const scriptAndFrame = (...hosts: readonly string[]): PolicySources => ({
  'script-src': hosts,
  'frame-src': hosts,
})

/** The services that can check a challenge, by their names in the settings. */
export const CAPTCHA_SERVICES: Readonly<Record<'turnstile' | 'recaptcha', CaptchaService>> = {
  turnstile: {
    url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    field: 'cf-turnstile-response',
    sources: scriptAndFrame('https://challenges.cloudflare.com'),
  },
  recaptcha: {
    url: 'https://www.google.com/recaptcha/api/siteverify',
    field: 'g-recaptcha-response',
    sources: {
      ...scriptAndFrame('https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'),
      // The service's own policies for its script's address and its markup.
      'trusted-types': ['recaptcha', 'goog#html'],
    },
  },
}

/**
 * The service of a site's challenges, the site's secret there, the `fetch` to use and the time limit of one
 * check (ms).
 */
export interface SiteVerifyOptions {
  readonly service: CaptchaService
  /** The site's secret key. */
  readonly secret: string
  readonly fetch: typeof globalThis.fetch
  /** The time that the service may take. @default 10000 */
  readonly timeoutMs?: number
}

/** Error codes about our key, not about the visitor's answer. */
const OWN_MISTAKES = /^(?:missing|invalid)-input-secret$|^internal-error$/
const MAX_ANSWER_LENGTH = 4096

/** Makes the verifier of a captcha service. */
export function createSiteVerify(options: SiteVerifyOptions): CaptchaVerifier {
  const { service, secret, timeoutMs = 10_000 } = options
  const fetch = boundedFetch(options.fetch)
  return {
    field: service.field,
    verify: async (answer, address) => {
      if (answer === '' || answer.length > MAX_ANSWER_LENGTH) return ok(false)
      try {
        const response = await fetch(service.url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: answer, remoteip: address }),
          signal: AbortSignal.timeout(timeoutMs),
        })
        const said: unknown = await response.json()
        if (typeof said !== 'object' || said === null)
          return err({
            tag: 'unavailable',
            message: 'The answer of the captcha service cannot be read.',
          })
        const codes: unknown = Reflect.get(said, 'error-codes')
        const mistake = Array.isArray(codes) ? codes.find((code) => OWN_MISTAKES.test(`${code}`)) : undefined
        if (mistake !== undefined)
          return err({ tag: 'unavailable', message: `The captcha service refused to check: ${mistake}.` })
        return ok(Reflect.get(said, 'success') === true)
      } catch {
        return err({ tag: 'unavailable', message: 'The captcha service did not answer.' })
      }
    },
  }
}
