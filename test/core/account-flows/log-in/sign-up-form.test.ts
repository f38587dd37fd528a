import { describe, expect, it } from '@jest/globals'
import { createSignUp } from '../../../../core/account-flows/index.js'
import type { SignUpPorts } from '../../../../core/account-flows/index.js'
import { until } from '../../../../core/shared/index.js'
import { createScriptedAccount, refuse } from '../../../fakes/account-gateway.fake.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { createFakeNavigator } from '../../../fakes/navigator.fake.js'

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
  it('makes an account, and waits for the link in the mail', async () => {
    const { form, account } = signUpAt('/sign-up?usredir=%2Fmembers')
    form.submit(VALUES)
    await until(form, ({ tag }) => tag === 'mail-sent')
    const sent = { ...VALUES, inviteToken: null, captchaToken: null, redirectPath: '/members' }
    expect(account.asked).toEqual([{ call: 'signUp', with: sent }])
  })

  it('leads invited members to log in', async () => {
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

  it('is open again when the challenge was closed, and leaves the decision to the server without one', async () => {
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
  ])('sends the token of %s and goes on after three seconds', async (path, configured, target) => {
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
  ])('reports an invalid token: %s', async (code, key) => {
    const { form, account, clock, navigator } = signUpAt('/sign-up?verifyToken=v1')
    account.answer('verifyEmail', refuse(code))
    form.open()
    await until(form, ({ tag }) => tag === 'not-verified')
    expect(form.getSnapshot()).toMatchObject({ problem: { key } })
    clock.advance(10_000)
    expect(navigator.visited).toEqual([])
  })

  it('names the wrong fields', async () => {
    const { form, account } = signUpAt('/sign-up')
    account.answer('signUp', refuse('UsysInvalidUserData', [{ fieldId: 'f1', name: 'EmptyValue' }]))
    form.submit(VALUES)
    await until(form, ({ tag }) => tag === 'failed')
    expect(form.getSnapshot()).toMatchObject({
      problem: { key: 'VALIDATION_FAILED', failedValidations: [{ fieldId: 'f1', name: 'EmptyValue' }] },
    })
  })
})
