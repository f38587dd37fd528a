import { describe, expect, it } from '@jest/globals'
import { createLogIn, createLogOut } from '../../../../core/account-flows/index.js'
import { err, ok, until } from '../../../../core/shared/index.js'
import { createScriptedAccount, refuse, UNREACHABLE } from '../../../fakes/account-gateway.fake.js'
import { createFakeNavigator } from '../../../fakes/navigator.fake.js'

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
  it('leads to the page that the visitor had asked for', async () => {
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

  it('reports a refusal, and can be sent again', async () => {
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

  it('can be used again after a return by the history', async () => {
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
  it('leads to the home page, or reports the failure', async () => {
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
