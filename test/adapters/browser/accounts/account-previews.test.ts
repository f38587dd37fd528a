/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { createAccountForms } from '../../../../adapters/browser/accounts/account-forms.js'
import type { AccountPage } from '../../../../adapters/browser/accounts/account-page.js'
import { createOwnParts } from '../../../../adapters/browser/accounts/own-account/own-parts.js'
import type { OwnPage } from '../../../../adapters/browser/accounts/own-account/own-parts.js'
import type { PageMode } from '../../../../adapters/browser/kit/page-module.js'

afterEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

const contextIn = (mode: PageMode) => ({ window, document, mode: () => mode })

describe('the form of an account', () => {
  /** True if the browser is kept from sending the form. */
  const isKept = (): boolean =>
    !document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

  it.each<[PageMode, boolean]>([
    ['preview', true],
    ['design', false],
  ])('in a %s is kept from being sent by the browser: %s', async (mode, expected) => {
    document.body.innerHTML =
      '<div data-wf-user-account="true"><form method="post" data-wf-user-form-type="userAccount"></form></div>'
    const forms = createAccountForms({ context: contextIn(mode) } as unknown as AccountPage)
    await forms.ready()
    expect(isKept()).toBe(expected)
    forms.destroy()
    expect(isKept()).toBe(false)
  })
})

describe("the parts of a member's own account", () => {
  /** The calls that a page makes when it opens by a mailed link, and its button is pressed. */
  function callsIn(mode: PageMode): readonly string[] {
    const calls: string[] = []
    const called = (name: string) => async () => {
      calls.push(name)
      return { ok: false, failure: { tag: 'unreachable', reason: 'network', status: null, message: '' } }
    }
    window.history.replaceState(null, '', '/user-account?emailToken=token')
    document.body.innerHTML = '<button data-vitrine-account="end-sessions">Log out elsewhere</button>'
    const parts = createOwnParts({
      context: contextIn(mode),
      account: { confirmEmail: called('confirmEmail'), endSessions: called('endSessions') },
      factor: { subscribe: () => () => undefined, getSnapshot: () => ({ tag: 'unknown' }) },
      own: {
        act: (call: () => unknown) => ({
          subscribe: () => () => undefined,
          getSnapshot: () => ({ tag: 'idle' }),
          submit: call,
        }),
        overview: {
          subscribe: () => () => undefined,
          getSnapshot: () => ({ tag: 'idle' }),
          want: called('read'),
        },
      },
    } as unknown as OwnPage)
    void parts.ready?.()
    document.querySelector('button')!.click()
    parts.destroy?.()
    return calls
  }

  it.each<[PageMode, readonly string[]]>([
    ['published', ['confirmEmail', 'endSessions']],
    ['preview', []],
    ['design', []],
  ])('in mode %s make the calls %j', (mode, expected) => {
    expect(callsIn(mode)).toEqual(expected)
  })
})
