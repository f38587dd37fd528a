import { describe, expect, it } from '@jest/globals'
import {
  createAccountForm,
  createLogIn,
  createLogOut,
  createPasswordReset,
  createPasswordUpdate,
  createSignUp,
  createSubscriptions,
} from '../../../core/account-flows/index.js'
import type { SignUpPorts } from '../../../core/account-flows/index.js'
import { COMMON_FIELDS } from '../../../core/accounts/index.js'
import { err, ok, until } from '../../../core/shared/index.js'
import { createScriptedAccount, refuse, UNREACHABLE } from '../../fakes/account-gateway.fake.js'
import { createFakeClock } from '../../fakes/clock.fake.js'
import { createFakeNavigator } from '../../fakes/navigator.fake.js'

const CREDENTIALS = { email: 'ada@example.org', password: 'long enough' }

const logInAt = (path: string, configured: string | null = null) => {
  const account = createScriptedAccount()
  const navigator = createFakeNavigator({ path })
  let changes = 0
  const form = createLogIn({
    entrance: account.entrance,
    navigator,
    configured: () => configured,
    onUserChanged: () => (changes += 1),
  })
  return { account, navigator, form, changes: () => changes }
}

describe('a log-in form', () => {
  it('leads to where the visitor was on their way', async () => {
    const { form, navigator, account, changes } = logInAt('/log-in?usredir=%2Fmembers', '/user-account')
    form.submit(CREDENTIALS)
    await until(form, ({ tag }) => tag === 'done')
    expect(navigator.visited).toEqual(['/members'])
    expect(account.asked).toEqual([{ call: 'logIn', with: CREDENTIALS }])
    expect(changes()).toBe(1)
  })

  it.each([
    ['user-account.html', '/user-account.html'],
    [null, '/'],
    ['https://evil.example/', '/'],
  ])('configured with %s it leads to %s', async (configured, target) => {
    const { form, navigator } = logInAt('/log-in', configured)
    form.submit(CREDENTIALS)
    await until(form, ({ tag }) => tag === 'done')
    expect(navigator.visited).toEqual([target])
  })

  it('says what was wrong, and can be sent again', async () => {
    const { form, account, navigator } = logInAt('/log-in')
    account.answer('logIn', refuse('UsysInvalidCredentials'))
    form.submit(CREDENTIALS)
    form.submit(CREDENTIALS)
    await until(form, ({ tag }) => tag === 'failed')
    expect(form.getSnapshot()).toMatchObject({ problem: { key: 'INVALID_EMAIL_OR_PASSWORD' } })
    expect(account.asked).toHaveLength(1)
    account.answer('logIn', err(UNREACHABLE))
    form.submit(CREDENTIALS)
    await until(form, (state) => state.tag === 'failed' && state.problem.key === 'GENERAL_ERROR')
    expect(navigator.visited).toEqual([])
  })

  it('can be used again by whoever comes back to it', async () => {
    const { form, account } = logInAt('/log-in')
    form.submit(CREDENTIALS)
    await until(form, ({ tag }) => tag === 'done')
    form.submit(CREDENTIALS)
    form.reopen()
    form.submit(CREDENTIALS)
    await until(form, ({ tag }) => tag === 'done')
    expect(account.asked).toHaveLength(2)
  })
})

describe('a button that logs out', () => {
  it('leads to the first page, or says why not', async () => {
    const { entrance, answer } = createScriptedAccount()
    const navigator = createFakeNavigator()
    const button = createLogOut({ entrance, navigator, onUserChanged: () => undefined })
    answer('logOut', err(UNREACHABLE))
    button.submit()
    await until(button, ({ tag }) => tag === 'failed')
    answer('logOut', ok(null))
    button.submit()
    await until(button, ({ tag }) => tag === 'done')
    expect(navigator.visited).toEqual(['/'])
  })
})

describe('the forms for passwords', () => {
  it('ask for a mail, and say every failure in general words', async () => {
    const { entrance, answer } = createScriptedAccount()
    const form = createPasswordReset(entrance)
    answer('resetPassword', refuse('UsysInvalidEmail'))
    form.submit('ada@example.org')
    await until(form, ({ tag }) => tag === 'failed')
    expect(form.getSnapshot()).toMatchObject({ problem: { key: 'GENERAL_ERROR' } })
    answer('resetPassword', ok(undefined))
    form.submit('ada@example.org')
    await until(form, ({ tag }) => tag === 'done')
  })

  it.each([
    ['/update-password?token=t1', 't1', []],
    ['/update-password?token=t1&usredir=%2Fmembers', 't1', ['/members']],
    ['/update-password', '', []],
  ])('set a password with the token of %s', async (path, token, visited) => {
    const { entrance, asked } = createScriptedAccount()
    const navigator = createFakeNavigator({ path })
    const form = createPasswordUpdate({ entrance, navigator, onUserChanged: () => undefined })
    form.submit('long enough')
    await until(form, ({ tag }) => tag === 'done')
    expect(asked).toEqual([{ call: 'updatePassword', with: { password: 'long enough', token } }])
    expect(navigator.visited).toEqual(visited)
  })

  it('say that a password is too weak', async () => {
    const { entrance, answer } = createScriptedAccount()
    answer('updatePassword', refuse('UsysInvalidPassword'))
    const navigator = createFakeNavigator()
    const form = createPasswordUpdate({ entrance, navigator, onUserChanged: () => undefined })
    form.submit('short')
    await until(form, ({ tag }) => tag === 'failed')
    expect(form.getSnapshot()).toMatchObject({ problem: { key: 'WEAK_PASSWORD' } })
  })
})

const VALUES = {
  email: 'ada@example.org',
  name: 'Ada',
  password: 'long enough',
  acceptPrivacy: true,
  acceptCommunications: false,
  entries: [],
}

const signUpAt = (
  path: string,
  challenge: SignUpPorts['challenge'] = null,
  configured: string | null = null,
) => {
  const account = createScriptedAccount()
  const navigator = createFakeNavigator({ path })
  const clock = createFakeClock()
  const form = createSignUp({
    entrance: account.entrance,
    navigator,
    clock,
    challenge,
    configured: () => configured,
    onUserChanged: () => undefined,
  })
  return { account, navigator, clock, form }
}

describe('a sign-up form', () => {
  it('makes an account, and waits for the mail to be answered', async () => {
    const { form, account } = signUpAt('/sign-up?usredir=%2Fmembers')
    form.submit(VALUES)
    await until(form, ({ tag }) => tag === 'mail-sent')
    const sent = { ...VALUES, inviteToken: null, captchaToken: null, redirectPath: '/members' }
    expect(account.asked).toEqual([{ call: 'signUp', with: sent }])
  })

  it('leads whoever was invited to log in', async () => {
    const { form, account, navigator } = signUpAt('/sign-up?inviteToken=i1&email=ada%40example.org')
    form.submit(VALUES)
    await until(form, ({ tag }) => tag === 'leaving')
    expect(account.asked).toMatchObject([{ with: { inviteToken: 'i1' } }])
    expect(navigator.visited).toEqual(['/log-in'])
    form.reopen()
    expect(form.getSnapshot()).toEqual({ tag: 'open' })
  })

  it('sends the answer of its challenge along', async () => {
    const { form, account } = signUpAt('/sign-up', {
      solve: async () => ({ tag: 'solved', token: 'proof' }),
    })
    form.submit(VALUES)
    expect(form.getSnapshot().tag).toBe('challenged')
    await until(form, ({ tag }) => tag === 'mail-sent')
    expect(account.asked).toMatchObject([{ with: { captchaToken: 'proof' } }])
  })

  it('is open again when the challenge was closed, and leaves it to the server when there is none', async () => {
    const closed = signUpAt('/sign-up', { solve: async () => ({ tag: 'given-up' }) })
    closed.form.submit(VALUES)
    await until(closed.form, ({ tag }) => tag === 'open')
    expect(closed.account.asked).toEqual([])
    const without = signUpAt('/sign-up', { solve: async () => ({ tag: 'unavailable' }) })
    without.form.submit(VALUES)
    await until(without.form, ({ tag }) => tag === 'mail-sent')
    expect(without.account.asked).toMatchObject([{ with: { captchaToken: null } }])
  })

  it.each([
    ['/sign-up?verifyToken=v1&usredir=%2Fmembers', '/welcome', '/members'],
    ['/sign-up?verifyToken=v1', 'http://shop.example/welcome', '/welcome'],
    ['/sign-up?verifyToken=v1', null, '/'],
  ])('takes the token of %s and goes on after three seconds', async (path, configured, target) => {
    const { form, account, navigator, clock } = signUpAt(path, null, configured)
    form.open()
    form.open()
    await until(form, ({ tag }) => tag === 'verified')
    expect(account.asked).toHaveLength(1)
    expect(account.asked).toMatchObject([{ call: 'verifyEmail', with: { token: 'v1' } }])
    clock.advance(2999)
    expect(navigator.visited).toEqual([])
    clock.advance(1)
    expect(navigator.visited).toEqual([target])
  })

  it.each([
    ['UsysInvalidToken', 'NOT_VERIFIED'],
    ['UsysExpiredToken', 'EXPIRED_TOKEN'],
    ['Other', 'GENERAL_ERROR'],
  ])('says that a token is no good: %s', async (code, key) => {
    const { form, account, clock, navigator } = signUpAt('/sign-up?verifyToken=v1')
    account.answer('verifyEmail', refuse(code))
    form.open()
    await until(form, ({ tag }) => tag === 'not-verified')
    expect(form.getSnapshot()).toMatchObject({ problem: { key } })
    clock.advance(10_000)
    expect(navigator.visited).toEqual([])
  })

  it('says which fields were wrong', async () => {
    const { form, account } = signUpAt('/sign-up')
    account.answer('signUp', refuse('UsysInvalidUserData', [{ fieldId: 'f1', name: 'EmptyValue' }]))
    form.submit(VALUES)
    await until(form, ({ tag }) => tag === 'failed')
    expect(form.getSnapshot()).toMatchObject({
      problem: { key: 'VALIDATION_FAILED', failedValidations: [{ fieldId: 'f1', name: 'EmptyValue' }] },
    })
  })
})

describe('an account form', () => {
  const ACCOUNT = {
    id: 'user-1',
    createdOnMs: 0,
    values: { name: { tag: 'text', text: 'Ada' }, phone: { tag: 'text', text: '1' } },
  } as const
  const NAME = { ...COMMON_FIELDS.name, value: { tag: 'text', text: 'Ada L.' } } as const

  it('reads the account once, saves, and knows the new values from the answer', async () => {
    const account = createScriptedAccount()
    account.answer('readAccount', ok(ACCOUNT))
    account.answer('updateAccount', ok({ name: { tag: 'text', text: 'Ada L.' } }))
    let changes = 0
    const form = createAccountForm({
      profile: account.profile,
      fields: () => [{ id: 'phone', type: 'PlainText' }],
      onUserChanged: () => (changes += 1),
    })
    await Promise.all([form.account.want(), form.account.want()])
    form.submit([NAME])
    form.submit([NAME])
    await until(form, ({ tag }) => tag === 'saved')
    expect(form.account.getSnapshot()).toMatchObject({
      tag: 'ready',
      value: { values: { name: { text: 'Ada L.' }, phone: { text: '1' } } },
    })
    expect(account.asked.map(({ call }) => call)).toEqual(['readAccount', 'updateAccount'])
    expect(changes).toBe(1)
    form.edited()
    expect(form.getSnapshot()).toEqual({ tag: 'idle' })
  })

  it('says what was wrong in its own words', async () => {
    const { profile, answer } = createScriptedAccount()
    answer('updateAccount', refuse('Other'))
    const form = createAccountForm({ profile, fields: () => [], onUserChanged: () => undefined })
    form.submit([NAME])
    await until(form, ({ tag }) => tag === 'failed')
    expect(form.getSnapshot()).toMatchObject({
      problem: { text: expect.stringContaining('update your account') },
    })
  })
})

describe('the list of subscriptions', () => {
  it('is empty for whoever never bought anything, and failed when it cannot be read', async () => {
    const { profile, answer } = createScriptedAccount()
    const navigator = createFakeNavigator()
    answer('readSubscriptions', refuse('NoCommerceCustomerFound'))
    const { list } = createSubscriptions({ profile, navigator })
    expect(await list.want()).toEqual({ tag: 'ready', value: [] })
    answer('readSubscriptions', err(UNREACHABLE))
    expect(await list.refetch()).toEqual({ tag: 'error', failure: UNREACHABLE, value: [] })
  })

  it('is loaded again with the page once one is cancelled', async () => {
    const { profile, asked } = createScriptedAccount()
    const navigator = createFakeNavigator({ path: '/user-account?x=1' })
    const { cancel } = createSubscriptions({ profile, navigator })
    cancel.submit('sub-1')
    await until(cancel, ({ tag }) => tag === 'done')
    expect(asked).toEqual([{ call: 'cancelSubscription', with: 'sub-1' }])
    expect(navigator.visited).toEqual(['/user-account?x=1'])
  })
})
