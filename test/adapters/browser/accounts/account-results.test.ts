/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { createAccountForms } from '../../../../adapters/browser/accounts/account-forms.js'
import type { AccountPage } from '../../../../adapters/browser/accounts/account-page.js'
import { err, ok } from '../../../../core/shared/index.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { createFakeNavigator } from '../../../fakes/navigator.fake.js'

// jsdom neither scrolls nor checks whether a form is complete.
HTMLElement.prototype.scrollIntoView = () => undefined

afterEach(() => document.body.replaceChildren())

const REFUSED = err({ tag: 'rejected', code: 'SomethingElse', message: '', problems: [] } as const)

/** Starts a form of this type at an address, over a server that accepts or refuses every call. */
async function start(type: string, path: string, attributes = '', isAccepted = true) {
  document.body.innerHTML = `<div><form data-wf-user-form-type="${type}" ${attributes}>
      <input type="email" data-wf-user-form-input-type="email" value="ada@example.org">
      <input type="password" data-wf-user-form-input-type="password" value="long enough">
      <input type="submit" value="Send" data-wait="Please wait..."></form>
    <div class="w-form-success" style="display:none">Done</div>
    <div class="w-form-verification" style="display:none">Look into your mail</div>
    <div class="w-form-fail" data-wf-user-form-error="true" style="display:none">
      <div class="user-form-error-msg">?</div></div></div>`
  const calls: (readonly [string, unknown])[] = []
  const called = (name: string) => async (values: unknown) => {
    calls.push([name, values])
    return isAccepted ? ok(null) : REFUSED
  }
  const navigator = createFakeNavigator({ path })
  const clock = createFakeClock()
  const forms = createAccountForms({
    context: { window, document, clock, mode: () => 'published' },
    entrance: Object.fromEntries(
      ['logIn', 'signUp', 'verifyEmail', 'resetPassword', 'updatePassword'].map((name) => [
        name,
        called(name),
      ]),
    ),
    navigator,
    announcer: { say: () => undefined },
    onUserChanged: () => undefined,
  } as unknown as AccountPage)
  await forms.ready()
  const form = document.querySelector('form')!
  const button = form.querySelector<HTMLInputElement>('[type="submit"]')!
  return {
    forms,
    calls,
    clock,
    button,
    visited: navigator.visited,
    email: form.querySelector<HTMLInputElement>('[type="email"]')!,
    send: async () => {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      const during = [button.disabled, button.value]
      await new Promise((resolve) => setTimeout(resolve))
      return during
    },
    shown: () =>
      [...document.querySelectorAll<HTMLElement>('form, .w-form-success, .w-form-verification, .w-form-fail')]
        .filter(({ style }) => style.display !== 'none')
        .map(({ className, localName }) => className || localName),
  }
}

describe('an account form', () => {
  it.each<[string, string, string, readonly string[], readonly string[]]>([
    ['login', '/log-in', '', ['form'], ['/']],
    ['login', '/log-in', 'data-wf-user-form-redirect="welcome"', ['form'], ['/welcome']],
    ['login', '/log-in?usredir=%2Fa', 'data-wf-user-form-redirect="/b"', ['form'], ['/a']],
    ['signup', '/sign-up', '', ['w-form-verification'], []],
    ['signup', '/sign-up?inviteToken=i1', '', ['form'], ['/log-in']],
    ['signup', '/sign-up?inviteToken=i1&usredir=%2Fa', '', ['form'], ['/log-in?usredir=%2Fa']],
    ['resetPassword', '/reset-password', '', ['w-form-success'], []],
    ['updatePassword', '/update-password?token=t', '', ['w-form-success'], []],
    ['updatePassword', '/update-password?token=t&usredir=%2Fa', '', ['w-form-success'], ['/a']],
    [
      'updatePassword',
      '/update-password?token=t',
      'data-wf-user-form-redirect="/b"',
      ['w-form-success'],
      ['/b'],
    ],
  ])('%s at %s with [%s] shows %j and leads to %j', async (type, path, attributes, shown, visited) => {
    const form = await start(type, path, attributes)
    expect(await form.send()).toEqual([true, 'Please wait...'])
    expect([form.shown(), form.visited]).toEqual([shown, visited])
    form.forms.destroy()
  })

  it.each(['login', 'signup', 'resetPassword', 'updatePassword'])(
    '%s that is refused shows the error, and can be sent again',
    async (type) => {
      const form = await start(type, '/', '', false)
      await form.send()
      expect(form.shown()).toEqual(['form', 'w-form-fail'])
      expect([form.button.disabled, form.button.value, form.visited]).toEqual([false, 'Send', []])
      form.forms.destroy()
    },
  )
})

describe('a sign-up', () => {
  it.each([
    ['/sign-up?inviteToken=i1&email=grace%40example.org', 'grace@example.org', true],
    ['/sign-up?inviteToken=i1', 'ada@example.org', false],
    ['/sign-up?email=grace%40example.org', 'ada@example.org', false],
  ])('at %s has the address %s, locked: %s', async (path, value, isLocked) => {
    const { email, forms } = await start('signup', path)
    expect([email.value, email.disabled, email.classList.contains('w-input-disabled')]).toEqual([
      value,
      isLocked,
      isLocked,
    ])
    forms.destroy()
  })

  it('sends the invitation and the page to return to', async () => {
    const { calls, send, forms } = await start('signup', '/sign-up?inviteToken=i1&usredir=%2Fclub')
    await send()
    expect(calls).toEqual([
      [
        'signUp',
        {
          email: 'ada@example.org',
          name: '',
          password: 'long enough',
          acceptPrivacy: false,
          acceptCommunications: false,
          entries: [],
          inviteToken: 'i1',
          captchaToken: null,
          redirectPath: '/club',
        },
      ],
    ])
    forms.destroy()
  })

  it('is verified at once by the link of a mail, and leads on after three seconds', async () => {
    const { calls, clock, shown, visited, forms } = await start(
      'signup',
      '/sign-up?verifyToken=v1&usredir=%2Fclub',
    )
    await new Promise((resolve) => setTimeout(resolve))
    expect(calls).toEqual([['verifyEmail', { token: 'v1', redirectPath: '/club' }]])
    expect(shown()).toEqual(['w-form-success'])
    clock.advance(2999)
    expect(visited).toEqual([])
    clock.advance(1)
    expect(visited).toEqual(['/club'])
    forms.destroy()
  })
})
