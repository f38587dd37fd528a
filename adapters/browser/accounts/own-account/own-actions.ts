import type { Answer } from '../../../../core/ports/gateway-failure.port.js'
import { createBoundElements } from '../../kit/bound-elements.js'
import type { BoundElement } from '../../kit/bound-elements.js'
import { createElementEdits } from '../../kit/element-edits.js'
import type { PageModule } from '../../kit/page-module.js'
import { translated } from '../../kit/page-texts.js'
import { showWaiting, stopWaiting } from '../../kit/forms/waiting-label.js'
import type { OwnPage } from './own-page.js'

/** Binds a button that makes one call. `name` distinguishes it from others with the same text. */
export function bindAction(
  { own, context, announcer }: OwnPage,
  button: HTMLElement,
  call: () => Answer<unknown>,
  name = '',
): BoundElement {
  const life = new AbortController()
  const edits = createElementEdits()
  const label = button.textContent?.trim() ?? ''
  if (name) edits.setDefault(button, 'aria-label', `${label} ${name}`)
  const service = own.act(call, own.changed)
  const stop = service.subscribe(() => {
    const state = service.getSnapshot()
    const isBusy = state.tag === 'sending'
    edits.set(button, 'aria-busy', isBusy ? 'true' : null)
    if (isBusy) showWaiting(button, button.getAttribute('data-wait'))
    else stopWaiting(button)
    if (state.tag === 'done') service.reopen()
    if (state.tag !== 'failed') return
    button.focus()
    const text = translated(context.document, state.problem.text)
    announcer.say(text)
    context.window.alert(text)
  })
  button.addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      const question = button.getAttribute('data-vitrine-confirm')
      if (question && !context.window.confirm(question)) return
      service.submit(undefined)
    },
    { signal: life.signal },
  )
  return {
    destroy: () => {
      life.abort()
      stop()
      edits.undo()
    },
  }
}

/** The actions of a page's buttons, by `data-vitrine-account` (docs/account-pages.md). */
const ACTIONS: Readonly<Record<string, (page: OwnPage) => Answer<unknown>>> = {
  'end-sessions': ({ account }) => account.endSessions(null),
  'log-in-passkey': async (page) => (await import('./passkeys.js')).logInWithPasskey(page),
}

const SELECTOR = Object.keys(ACTIONS)
  .map((name) => `[data-vitrine-account="${name}"]`)
  .join()

/** The buttons with one action each. */
export function createOwnActions(page: OwnPage): PageModule {
  const buttons = createBoundElements(page.context.document, SELECTOR, (button) => {
    const action = ACTIONS[button.getAttribute('data-vitrine-account') ?? '']
    return action ? bindAction(page, button, () => action(page)) : { destroy: () => undefined }
  })
  return { ready: buttons.ready, destroy: buttons.destroy }
}
