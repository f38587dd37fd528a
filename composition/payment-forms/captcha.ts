import { createCaptchaForm } from '../../adapters/browser/captcha/captcha-form.js'
import { toCheckoutCaptcha } from '../../core/challenges/captcha-text.js'
import { loadChallenge } from '../../adapters/browser/accounts/challenge.js'
import type { PaymentProvider } from '../../core/orders/index.js'
import type { PaymentForm } from '../../core/ports/payments/payment-form.port.js'
import type { PaymentContext } from './payment-context.js'

/** Opens the challenge of the owner's captcha service before the shopper tries more cards. */
export function openForm(context: PaymentContext, { name }: PaymentProvider): PaymentForm {
  const { window } = context
  const service = toCheckoutCaptcha(name) ?? 'turnstile'
  const page = {
    ...context,
    prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
  return createCaptchaForm(service, (siteKey) =>
    loadChallenge(page, { siteKey, isInvisible: false, service }),
  )
}
