/** The services whose challenge a page can show before another card is tried. */
export const CHECKOUT_CAPTCHAS = ['turnstile', 'recaptcha'] as const
/** One of them; also the name of the challenge as an action of a payment. */
export type CheckoutCaptcha = (typeof CHECKOUT_CAPTCHAS)[number]

/** The service by its name; null: it is none of them. */
export const toCheckoutCaptcha = (name: string): CheckoutCaptcha | null =>
  CHECKOUT_CAPTCHAS.find((known) => known === name) ?? null

/** The answer of a page: the service, and the token that it gave. */
export const captchaAnswer = (service: CheckoutCaptcha, token: string): string =>
  `captcha.${service}.${token}`

/** The token of an answer; null: the text is no answer to a challenge of this service. */
export function captchaToken(service: CheckoutCaptcha, answer: string): string | null {
  const begin = captchaAnswer(service, '')
  return answer.startsWith(begin) ? answer.slice(begin.length) : null
}
