import { createLogOut, LOG_IN_PATH, wayBack, withWayBack } from '../../../core/account-flows/index.js'
import type { AccountEntrance } from '../../../core/ports/accounts/account-gateway.port.js'
import type { Navigator } from '../../../core/ports/page/navigator.port.js'
import type { SessionStatus } from '../../../core/ports/accounts/session-status.port.js'
import { createBoundElements } from '../kit/bound-elements.js'
import type { BoundElement } from '../kit/bound-elements.js'
import { createElementEdits } from '../kit/element-edits.js'
import type { PageContext, PageModule } from '../kit/page-module.js'
import { translated } from '../kit/page-texts.js'
import { exchangeLabel } from '../kit/forms/waiting-label.js'

const BUTTONS = '[data-wf-user-logout]'
const FAILED = 'You could not be logged out. Please try again.'

/** The dependencies of the buttons. */
export interface SessionButtonsOptions {
  readonly context: PageContext
  readonly session: SessionStatus
  readonly navigator: Navigator
  readonly entrance: Pick<AccountEntrance, 'logOut'>
  readonly onUserChanged: () => void
}

/** The buttons that log in or out, depending on the visitor's state (reference/accounts#buttons). */
export function createSessionButtons(
  options: SessionButtonsOptions,
): PageModule & { readonly refresh: () => void } {
  const buttons = createBoundElements(options.context.document, BUTTONS, (element) => bind(options, element))
  return { ready: buttons.ready, refresh: buttons.ready, destroy: buttons.destroy }
}

function bind(options: SessionButtonsOptions, element: HTMLElement): BoundElement {
  const { context, session, navigator } = options
  const life = new AbortController()
  const { signal } = life
  const edits = createElementEdits()
  let restoreLabel: (() => void) | undefined

  const say = (text: string): string => translated(context.document, text)
  const label = (isLoggedIn: boolean): string =>
    element.getAttribute(isLoggedIn ? 'data-wf-user-logout' : 'data-wf-user-login') ||
    say(isLoggedIn ? 'Log out' : 'Log in')
  const refresh = (): void => {
    if (context.mode() === 'design') return
    restoreLabel?.()
    restoreLabel = exchangeLabel(element, label(session.isLoggedIn()))
  }

  const logOut = createLogOut(options)
  const stop = logOut.subscribe(() => {
    const { tag } = logOut.getSnapshot()
    const isBusy = tag === 'sending' || tag === 'done'
    edits.set(element, 'aria-busy', isBusy ? 'true' : null)
    if ('disabled' in element) edits.set(element, 'disabled', isBusy ? '' : null)
    if (tag !== 'failed') return
    element.focus()
    context.window.alert(say(FAILED))
  })
  const press = (event: Event): void => {
    if (context.mode() === 'design') return
    event.preventDefault()
    if (context.mode() === 'preview') return
    if (session.isLoggedIn()) logOut.submit()
    else navigator.go(withWayBack(LOG_IN_PATH, wayBack(navigator.current())))
  }
  // Designers use any element; one that is not a control becomes one.
  if (!element.matches('button, a[href], input')) {
    edits.setDefault(element, 'role', 'button')
    edits.setDefault(element, 'tabindex', '0')
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' || event.key === ' ') press(event)
      },
      { signal },
    )
  }
  element.addEventListener('click', press, { signal })
  context.window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) logOut.reopen()
      refresh()
    },
    { signal },
  )
  // Another tab may have logged in or out meanwhile.
  context.document.addEventListener('visibilitychange', refresh, { signal })
  refresh()
  return {
    refresh,
    destroy: () => {
      life.abort()
      stop()
      restoreLabel?.()
      edits.undo()
    },
  }
}
