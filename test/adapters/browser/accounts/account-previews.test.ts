/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { createAccountForms } from '../../../../adapters/browser/accounts/account-forms.js'
import type { AccountPage } from '../../../../adapters/browser/accounts/account-page.js'
import { createOwnParts } from '../../../../adapters/browser/accounts/own-account/own-parts.js'
import { createSubscriptionLists } from '../../../../adapters/browser/accounts/subscription-lists.js'
import type { SubscriptionPage } from '../../../../adapters/browser/accounts/subscription-lists.js'
import { createPageNavigator } from '../../../../adapters/browser/platform/page-navigator.js'
import type { OwnPage } from '../../../../adapters/browser/accounts/own-account/own-parts.js'
import type { PageMode } from '../../../../adapters/browser/kit/page-module.js'

afterEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

const contextIn = (mode: PageMode) => ({ window, document, mode: () => mode })

describe('the form of an account', () => {
  /** True if the page prevents the browser from sending the form. */
  const isKept = (): boolean =>
    !document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

  it.each<[PageMode, boolean]>([
    ['preview', true],
    ['design', false],
  ])('in a %s is not sent by the browser: %s', async (mode, expected) => {
    document.body.innerHTML =
      '<div data-wf-user-account="true"><form method="post" data-wf-user-form-type="userAccount"></form></div>'
    const forms = createAccountForms({ context: contextIn(mode) } as unknown as AccountPage)
    await forms.ready()
    expect(isKept()).toBe(expected)
    forms.destroy()
    expect(isKept()).toBe(false)
  })
})

it.each<[PageMode, boolean, number]>([
  ['published', true, 1],
  ['preview', true, 0],
  ['design', false, 0],
])(
  'a log-in form in mode %s is not sent by the browser (%s) and logs in %i times',
  async (mode, isKept, count) => {
    document.body.innerHTML = '<form data-wf-user-form-type="login"></form>'
    const logIn = jest.fn(() => new Promise<never>(() => undefined))
    const forms = createAccountForms({
      context: contextIn(mode),
      entrance: { logIn },
      navigator: createPageNavigator(window),
      announcer: { say: () => undefined },
    } as unknown as AccountPage)
    await forms.ready()
    const form = document.querySelector('form') as HTMLFormElement
    const isSent = form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    expect([!isSent, logIn.mock.calls.length]).toEqual([isKept, count])
    forms.destroy()
  },
)

it.each<[PageMode, number]>([
  ['published', 1],
  ['preview', 0],
  ['design', 0],
])('a sign-up that a mailed link opens in mode %s verifies %i times', async (mode, count) => {
  window.history.replaceState(null, '', '/sign-up?verifyToken=token')
  document.body.innerHTML = '<form data-wf-user-form-type="signup"></form>'
  const verifyEmail = jest.fn(() => new Promise<never>(() => undefined))
  const forms = createAccountForms({
    context: contextIn(mode),
    entrance: { verifyEmail },
    navigator: createPageNavigator(window),
    announcer: { say: () => undefined },
  } as unknown as AccountPage)
  await forms.ready()
  expect(verifyEmail).toHaveBeenCalledTimes(count)
  forms.destroy()
})

it.each<[PageMode, number]>([
  ['published', 1],
  ['preview', 0],
  ['design', 0],
])('a list of subscriptions in mode %s is read %i times', (mode, count) => {
  document.body.innerHTML = '<div data-wf-user-subscriptions-list></div>'
  const readSubscriptions = jest.fn(() => new Promise<never>(() => undefined))
  const lists = createSubscriptionLists({
    context: contextIn(mode),
    profile: { readSubscriptions },
  } as unknown as SubscriptionPage)
  void lists.ready?.()
  expect(readSubscriptions).toHaveBeenCalledTimes(count)
  lists.destroy?.()
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
  ])('make in mode %s the calls %j', (mode, expected) => {
    expect(callsIn(mode)).toEqual(expected)
  })
})
