import type { CaptchaVerifier } from '../../../core/ports/forms/captcha-verifier.port.js'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { PaymentChallenge } from '../../../core/ports/payments/payment-challenge.port.js'
import { captchaToken } from '../../../core/challenges/captcha-text.js'
import type { CheckoutCaptcha } from '../../../core/challenges/captcha-text.js'

/** The captcha service of a challenge, and the challenge that replaces it during an outage. */
export interface CaptchaChallengeOptions {
  readonly service: CheckoutCaptcha
  /** The site's public key at the service. */
  readonly publicKey: string
  readonly verifier: Pick<CaptchaVerifier, 'verify'>
  /** The challenge while the service is unreachable. */
  readonly meanwhile: PaymentChallenge
  readonly clock: Pick<Clock, 'wallTime'>
}

/** The time without requests to a service after an outage. */
const AWAY_MS = 60_000

/**
 * The challenge of a captcha service, which a person solves on the page. The service accepts each answer
 * once. Only the server may switch to the other challenge: a page that claims to have no captcha could be a
 * program.
 */
export function createCaptchaChallenge({
  service,
  publicKey,
  verifier,
  meanwhile,
  clock,
}: CaptchaChallengeOptions): PaymentChallenge {
  let awayUntilMs = 0
  return {
    issue: (visitor, bits) =>
      clock.wallTime() < awayUntilMs
        ? meanwhile.issue(visitor, bits)
        : { provider: service, data: publicKey },
    isAnswer: (confirmation) =>
      captchaToken(service, confirmation) !== null || meanwhile.isAnswer(confirmation),
    verify: async (source, answer) => {
      const token = captchaToken(service, answer)
      if (token === null) return meanwhile.verify(source, answer)
      const verified = await verifier.verify(token, source.address)
      if (!verified.ok) awayUntilMs = clock.wallTime() + AWAY_MS
      return verified.ok && verified.value
    },
  }
}
