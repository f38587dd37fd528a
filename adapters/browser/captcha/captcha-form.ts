import type { PaymentForm } from '../../../core/ports/payments/payment-form.port.js'
import type { VisitorChallenge } from '../../../core/ports/forms/visitor-challenge.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { captchaAnswer } from '../../../core/challenges/captcha-text.js'
import type { CheckoutCaptcha } from '../../../core/challenges/captcha-text.js'

const unavailable = (message: string) => err({ tag: 'unavailable', message } as const)

const NOT_SHOWN = unavailable('The check whether you are a person could not be shown. Please try again.')

/**
 * The challenge of a captcha service as a `PaymentForm`, like every step of a payment. `load` prepares it for
 * a public key; null: not available.
 */
export const createCaptchaForm = (
  service: CheckoutCaptcha,
  load: (publicKey: string) => Promise<VisitorChallenge | null>,
): PaymentForm => ({
  mount: () => () => undefined,
  createPaymentMethod: async () => unavailable('A challenge takes no payments.'),
  perform: async ({ data }) => {
    const challenge = await load(data)
    const answer = await challenge?.solve()
    switch (answer?.tag) {
      case 'solved':
        return ok({ confirmation: captchaAnswer(service, answer.token) })
      case 'given-up':
        return err({ tag: 'declined', message: 'The check whether you are a person was closed.' })
      default:
        return NOT_SHOWN
    }
  },
})
