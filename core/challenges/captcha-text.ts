/** The services whose challenge a page can show before another card is tried. */
const CHECKOUT_CAPTCHAS = ['turnstile', 'recaptcha'] as const
/** One of `CHECKOUT_CAPTCHAS`; also the name of the challenge as an action of a payment. */
export type CheckoutCaptcha = (typeof CHECKOUT_CAPTCHAS)[number]

/** The service of a name; null: unknown. */
export const toCheckoutCaptcha = (name: string): CheckoutCaptcha | null =>
  CHECKOUT_CAPTCHAS.find((known) => known === name) ?? null

/** A page's answer: the service and its token. */
export const captchaAnswer = (service: CheckoutCaptcha, token: string): string =>
  `captcha.${service}.${token}`

/** The token of an answer; null: the text is not an answer to a challenge of this service. */
export function captchaToken(service: CheckoutCaptcha, answer: string): string | null {
  const begin = captchaAnswer(service, '')
  return answer.startsWith(begin) ? answer.slice(begin.length) : null
}
