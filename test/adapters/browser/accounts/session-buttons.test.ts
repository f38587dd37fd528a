/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { createSessionButtons } from '../../../../adapters/browser/accounts/session-buttons.js'
import { visitorId } from '../../../../core/ports/visitor.port.js'
import { ok } from '../../../../core/shared/index.js'
import type { PageContext, PageMode } from '../../../../adapters/browser/kit/page-module.js'
import { createFakeNavigator } from '../../../fakes/navigator.fake.js'
import { createFakeSession } from '../../../fakes/session-status.fake.js'

afterEach(() => document.body.replaceChildren())

/** Starts the button of a page; answers the button and the addresses that the visitor was sent to. */
function start(attributes: string, isLoggedIn: boolean, mode: PageMode = 'published', path = '/') {
  document.body.innerHTML = `<button ${attributes}>Account</button>`
  const navigator = createFakeNavigator({ path })
  const buttons = createSessionButtons({
    context: { window, document, mode: () => mode } as unknown as PageContext,
    session: createFakeSession(isLoggedIn),
    navigator,
    entrance: { logOut: async () => ok({ visitor: visitorId('v'), session: null }) },
    onUserChanged: () => undefined,
  })
  buttons.ready()
  return { buttons, button: document.querySelector('button')!, visited: navigator.visited }
}

const OWN = 'data-wf-user-logout="Leave" data-wf-user-login="Enter"'

describe('the button that logs in and out', () => {
  it.each([
    ['data-wf-user-logout', false, 'Log in'],
    ['data-wf-user-logout', true, 'Log out'],
    ['data-wf-user-logout="" data-wf-user-login=""', false, 'Log in'],
    [OWN, false, 'Enter'],
    [OWN, true, 'Leave'],
  ])('with [%s], logged in %s, says %s', (attributes, isLoggedIn, label) => {
    const { buttons, button } = start(attributes, isLoggedIn)
    expect(button.textContent).toBe(label)
    buttons.destroy()
    expect(button.textContent).toBe('Account')
  })

  it.each<[PageMode, readonly string[]]>([
    ['published', ['/log-in?usredir=%2Fclub']],
    ['preview', []],
    ['design', []],
  ])('sends a visitor in mode %s to %j', (mode, expected) => {
    const { buttons, button, visited } = start(OWN, false, mode, '/about?usredir=%2Fclub')
    button.click()
    expect(visited).toEqual(expected)
    buttons.destroy()
  })

  it('opens the home page after a log-out', async () => {
    const { buttons, button, visited } = start(OWN, true, 'published', '/user-account')
    button.click()
    await new Promise((resolve) => setTimeout(resolve))
    expect(visited).toEqual(['/'])
    buttons.destroy()
  })
})
