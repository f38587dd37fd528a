import type { PageContext } from '../../kit/page-module.js'
import { showChallengeBlocked } from '../../kit/forms/challenge-notice.js'
import { submitsOf } from '../../kit/forms/submit-controls.js'
import { loadScript } from '../../kit/load-script.js'
import type { SubmitLock } from '../../kit/forms/submit-lock.js'

interface TurnstileApi {
  readonly render: (
    container: HTMLElement,
    options: {
      readonly sitekey: string
      readonly callback: (token: string) => void
      readonly 'error-callback': () => void
    },
  ) => string
  readonly remove?: (id: string) => void
  readonly reset?: (id: string) => void
}

const API_URL = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
const LOADING = 'w-form-loading'

/** The challenge of a form; it disables the form's buttons until it is solved. */
export interface Turnstile {
  /** Requests a new answer, since each is accepted once. */
  readonly renew: () => void
  readonly destroy: () => void
}

const apiOf = (window: object): TurnstileApi | undefined =>
  Reflect.get(window, 'turnstile') as TurnstileApi | undefined

/**
 * Adds the challenge to a form (reference/forms#challenges). Its hidden input becomes a field of the form.
 * The script is loaded once, or the page's own is used. If it does not load, the form says so; then, and if
 * the challenge fails, the form is enabled nevertheless and the server decides.
 */
export function createTurnstile(
  context: PageContext,
  form: HTMLFormElement,
  sitekey: string,
  lock: SubmitLock,
): Turnstile {
  const { document, window } = context
  const container = document.createElement('div')
  container.dataset['runtimeOwned'] = ''
  let isGone = false
  let id: string | undefined
  let hideNotice = (): void => undefined

  const setLoading = (isLoading: boolean): void => {
    for (const element of [...submitsOf(form), form.parentElement])
      element?.classList.toggle(LOADING, isLoading)
    lock.set('challenge', isLoading)
  }

  const render = (): void => {
    const api = apiOf(window)
    if (isGone) return
    if (!api) {
      hideNotice = showChallengeBlocked(form)
      return setLoading(false)
    }
    const open = (): void => setLoading(false)
    try {
      id = api.render(container, { sitekey, callback: open, 'error-callback': open })
    } catch {
      open()
    }
  }

  form.append(container)
  setLoading(true)
  if (apiOf(window)) render()
  else {
    void loadScript(context, API_URL).then((isLoaded) => {
      if (isLoaded) document.dispatchEvent(new CustomEvent('TURNSTILE_LOADED'))
      render()
    })
  }

  return {
    renew: () => {
      if (id !== undefined) apiOf(window)?.reset?.(id)
    },
    destroy: () => {
      isGone = true
      if (id !== undefined) apiOf(window)?.remove?.(id)
      container.remove()
      hideNotice()
      setLoading(false)
    },
  }
}
