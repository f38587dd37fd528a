import { describe, expect, it } from '@jest/globals'
import { createPasswordReset, createPasswordUpdate } from '../../../../core/account-flows/index.js'
import { ok, until } from '../../../../core/shared/index.js'
import { createScriptedAccount, refuse } from '../../../fakes/account-gateway.fake.js'
import { createFakeNavigator } from '../../../fakes/navigator.fake.js'

const parts = { onUserChanged: () => undefined }

describe('the forms for passwords', () => {
  it('request a mail, and report every failure in general words', async () => {
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
    ['/update-password?token=t1', null, 't1', []],
    ['/update-password?token=t1&usredir=%2Fmembers', null, 't1', ['/members']],
    ['/update-password?token=t1&usredir=%2Fmembers', '/welcome', 't1', ['/members']],
    ['/update-password?token=t1', 'welcome.html', 't1', ['/welcome.html']],
    ['/update-password?token=t1', '//evil.example', 't1', []],
    ['/update-password', '', '', []],
  ])('set a password with the token of %s, and lead to %s', async (path, configured, token, visited) => {
    const { entrance, asked } = createScriptedAccount()
    const navigator = createFakeNavigator({ path })
    const form = createPasswordUpdate({ ...parts, entrance, navigator, configured: () => configured })
    form.submit('long enough')
    await until(form, ({ tag }) => tag === 'done')
    expect(asked).toEqual([{ call: 'updatePassword', with: { password: 'long enough', token } }])
    expect(navigator.visited).toEqual(visited)
  })

  it('report a weak password', async () => {
    const { entrance, answer } = createScriptedAccount()
    answer('updatePassword', refuse('UsysInvalidPassword'))
    const navigator = createFakeNavigator()
    const form = createPasswordUpdate({ ...parts, entrance, navigator, configured: () => null })
    form.submit('short')
    await until(form, ({ tag }) => tag === 'failed')
    expect(form.getSnapshot()).toMatchObject({ problem: { key: 'WEAK_PASSWORD' } })
  })
})
