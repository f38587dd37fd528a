import type { VisitorChallenge } from '../../../core/ports/forms/visitor-challenge.port.js'
import type { PageContext } from '../kit/page-module.js'
import type { SubmitLock } from '../kit/forms/submit-lock.js'
import type { FormService } from './challenge.js'

/** The challenge of a sign-up form. */
export interface FormChallenge extends VisitorChallenge {
  readonly destroy: () => void
}

/**
 * The challenge of a sign-up form; null: it has none. Its buttons are off until the service is loaded; if it
 * is not available, the form says so and is sent without an answer, and the server decides
 * (reference/accounts#challenge).
 */
export function formChallenge(
  context: PageContext,
  form: HTMLFormElement,
  lock: SubmitLock,
): FormChallenge | null {
  const siteKey = form.getAttribute('wf-captcha-site-key')
  const mode = form.getAttribute('wf-captcha-mode')
  if (!siteKey || !mode) return null
  let shown: FormService | null = null
  lock.set('challenge', true)
  const loaded = import('./challenge.js')
    .then(({ loadFormChallenge }) =>
      loadFormChallenge(context, form, { siteKey, isInvisible: mode === 'invisible' }),
    )
    .catch(() => null)
    .then((challenge) => {
      shown = challenge
      lock.set('challenge', false)
    })
  return {
    solve: async () => {
      await loaded
      return shown?.solve?.() ?? { tag: 'unavailable' }
    },
    destroy: () => shown?.giveUp(),
  }
}
