import { describe, expect, it } from '@jest/globals'
import { createAccountForm, createSubscriptions } from '../../../../core/account-flows/index.js'
import { COMMON_FIELDS } from '../../../../core/accounts/index.js'
import { err, ok, until } from '../../../../core/shared/index.js'
import { createScriptedAccount, refuse, UNREACHABLE } from '../../../fakes/account-gateway.fake.js'
import { createFakeNavigator } from '../../../fakes/navigator.fake.js'

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

  it('reports problems in its own words', async () => {
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
  it('is empty for members without orders, and failed when it cannot be read', async () => {
    const { profile, answer } = createScriptedAccount()
    const navigator = createFakeNavigator()
    answer('readSubscriptions', refuse('NoCommerceCustomerFound'))
    const { list } = createSubscriptions({ profile, navigator })
    expect(await list.want()).toEqual({ tag: 'ready', value: [] })
    answer('readSubscriptions', err(UNREACHABLE))
    expect(await list.refetch()).toEqual({ tag: 'error', failure: UNREACHABLE, value: [] })
  })

  it('is loaded again with the page after a cancellation', async () => {
    const { profile, asked } = createScriptedAccount()
    const navigator = createFakeNavigator({ path: '/user-account?x=1' })
    const { cancel } = createSubscriptions({ profile, navigator })
    cancel.submit('sub-1')
    await until(cancel, ({ tag }) => tag === 'done')
    expect(asked).toEqual([{ call: 'cancelSubscription', with: 'sub-1' }])
    expect(navigator.visited).toEqual(['/user-account?x=1'])
  })
})
