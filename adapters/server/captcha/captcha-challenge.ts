import type { CaptchaVerifier } from '../../../core/ports/captcha-verifier.port.js'
import type { Clock } from '../../../core/ports/clock.port.js'
import type { PaymentChallenge } from '../../../core/ports/payment-challenge.port.js'
import { captchaToken } from '../../../core/challenges/captcha-text.js'
import type { CheckoutCaptcha } from '../../../core/challenges/captcha-text.js'

/** The captcha service of a challenge, and the challenge that replaces it while it is away. */
export interface CaptchaChallengeOptions {
  readonly service: CheckoutCaptcha
  /** The site's public key at the service. */
  readonly publicKey: string
  readonly verifier: Pick<CaptchaVerifier, 'verify'>
  /** Asked of pages for as long as the service cannot be asked. */
  readonly meanwhile: PaymentChallenge
  readonly clock: Pick<Clock, 'wallTime'>
}

/** A service that could not be asked is left alone for so long. */
const AWAY_MS = 60_000

/**
 * The challenge of a captcha service, which a person solves on the page. Its answers are good once, as the service
 * says. Only the server turns to the other challenge: a page that says it has no captcha could be a program.
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
