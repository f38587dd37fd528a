import type { PageContext } from '../../kit/page-module.js'

interface RecaptchaApi {
  readonly reset?: (id?: number) => void
}

/**
 * Requests a new answer of the form's reCAPTCHA, if it has one, since each is valid once. The widget itself
 * belongs to the page (reference/forms#challenges).
 */
export function renewRecaptcha({ document, window }: PageContext, form: HTMLFormElement): void {
  const widget = form.querySelector('.g-recaptcha')
  if (!widget) return
  const api = Reflect.get(window, 'grecaptcha') as RecaptchaApi | undefined
  try {
    // The script numbers the widgets of a page in their order.
    api?.reset?.([...document.querySelectorAll('.g-recaptcha')].indexOf(widget))
  } catch {
    // A challenge that was never shown has no answer to renew.
  }
}
