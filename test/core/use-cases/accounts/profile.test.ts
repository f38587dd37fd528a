import { describe, expect, it } from '@jest/globals'
import { CUSTOM_FIELDS, NO_RULES } from '../../../../core/accounts/index.js'
import type { AccountEntry, AccountField } from '../../../../core/accounts/index.js'
import type { AccountPorts } from '../../../../core/use-cases/accounts/account-ports.js'
import { readUser } from '../../../../core/use-cases/accounts/entrance.js'
import { createProfile } from '../../../../core/use-cases/accounts/profile.js'
import { ADA, codeOf, VISITOR } from './account-visitors.js'
import { enterAsAda, siteWithAda } from './site-with-ada.js'

const field = (id: string, type: AccountField['type']): AccountField => ({
  id,
  name: id,
  slug: id,
  type,
  required: false,
  rules: NO_RULES,
})
const FIELDS = [field('nickname', 'PlainText'), field('picture', 'FileRef')]
const text = (id: string, value: string): AccountEntry => ({
  id,
  type: 'PlainText',
  value: { tag: 'text', text: value },
})

/** Ada's site, in which she is logged in. */
async function siteOf(overrides: Partial<AccountPorts> = {}, settings = {}) {
  const site = await siteWithAda({}, { fields: FIELDS, ...settings }, overrides)
  const visitor = await enterAsAda(site.ports)
  return { ...site, visitor, profile: createProfile(site.ports, visitor) }
}

describe('the account of a member', () => {
  it('is read with all of its values, and is none for a guest', async () => {
    const { profile, ports } = await siteOf()
    const account = await profile.readAccount([])
    expect(account).toMatchObject({
      ok: true,
      value: { id: 'ada', values: { name: { text: 'Ada' }, email: { text: ADA.email } } },
    })
    const guest = createProfile(ports, VISITOR)
    expect(await guest.readAccount([])).toEqual({ ok: true, value: null })
    expect(codeOf(await guest.updateAccount([]))).toBe('UsysNotLoggedIn')
  })

  it('keeps values that a form does not name', async () => {
    const { profile, member, state } = await siteOf()
    await profile.updateAccount([text('nickname', 'The first')])
    expect(codeOf(await profile.updateAccount([text('name', ' Ada\nLovelace ')]))).toBe('ok')
    expect(member()).toMatchObject({
      name: 'Ada Lovelace',
      fields: { nickname: { tag: 'text', text: 'The first' } },
    })
    expect(state().events.at(-1)).toMatchObject({ kind: 'data-changed', detail: { fields: ['name'] } })
  })

  it.each([
    ['with a text that no database stores', [text('nickname', 'a\0')]],
    ['with a field that is unknown', [text('other', 'a')]],
    ['with too many entries', Array.from({ length: CUSTOM_FIELDS.maxInUpdate + 1 }, () => text('name', 'a'))],
    [
      'with a file that never arrived',
      [{ id: 'picture', type: 'FileRef', value: { tag: 'uploaded', key: 'x' } }],
    ],
  ] as const)('stays as it is after a form %s', async (_, entries) => {
    const { profile, member } = await siteOf()
    const before = member()
    expect(codeOf(await profile.updateAccount(entries as readonly AccountEntry[]))).toBe(
      'UsysInvalidUserData',
    )
    expect(member()).toEqual(before)
  })

  it('that is deleted between the session and the change is not written again', async () => {
    const { ports, visitor, store, unitOfWork, member } = await siteOf()
    const late: AccountPorts = {
      ...ports,
      unitOfWork: async (work) => {
        await store.members.remove(ADA)
        return unitOfWork(work)
      },
    }
    expect(codeOf(await createProfile(late, visitor).updateAccount([text('name', 'A')]))).toBe(
      'UsysNotLoggedIn',
    )
    expect(member()).toBeUndefined()
  })
})

describe('the user of a session', () => {
  const groups = [{ id: 'gold', name: 'Gold', product: 'gold-membership' }]

  it('is in the groups of the owner, and in those of products while they are held', async () => {
    for (const active of [true, false]) {
      const memberships = async () => [{ productId: 'p', slug: 'gold-membership', orderId: 'o', active }]
      const subscriptions = { memberships } as unknown as NonNullable<AccountPorts['subscriptions']>
      const { ports, visitor, store } = await siteOf({ subscriptions }, { groups })
      await store.groups.add('ada', ['silver'])
      expect(await readUser(ports, visitor)).toEqual({
        ok: true,
        value: { id: 'ada', email: ADA.email, groups: active ? ['silver', 'gold'] : ['silver'] },
      })
    }
  })

  it('needs a second factor where the site asks for one', async () => {
    const { ports, visitor, store } = await siteOf({}, { secondFactor: 'required' })
    expect(await readUser(ports, visitor)).toMatchObject({ value: { needsFactor: true } })
    await store.factors.begin('ada', 'JBSWY3DPEHPK3PXP')
    await store.factors.turnOn('ada')
    expect(await readUser(ports, visitor)).toEqual({
      ok: true,
      value: { id: 'ada', email: ADA.email, groups: [] },
    })
    expect(await readUser(ports, VISITOR)).toEqual({ ok: true, value: null })
  })
})
