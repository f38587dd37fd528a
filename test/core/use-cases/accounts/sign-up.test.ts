import { describe, expect, it } from '@jest/globals'
import { MEMBER_CAPS } from '../../../../core/accounts/index.js'
import type { AccountSettings } from '../../../../core/accounts/index.js'
import type { SignUp } from '../../../../core/ports/accounts/account-gateway.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { AccountPorts } from '../../../../core/use-cases/accounts/account-ports.js'
import type { AccountWork } from '../../../../core/use-cases/accounts/account-work.js'
import { issueLink } from '../../../../core/use-cases/accounts/mailed-links.js'
import { signUp } from '../../../../core/use-cases/accounts/sign-up/sign-up.js'
import type { StoredMember } from '../../../../core/use-cases/accounts/storage/stored-member.js'
import { ADA, codeOf, FORM, VISITOR } from './account-visitors.js'
import { siteWithAda } from './site-with-ada.js'

/** A site, with Ada as its member unless she is null. */
async function siteOf(
  settings: Partial<AccountSettings> = {},
  ada: Partial<StoredMember> | null = {},
  overrides: Partial<AccountPorts> = {},
) {
  const site = await siteWithAda(ada, settings, overrides)
  const send = (form: Partial<SignUp> = {}, ports: AccountPorts = site.ports) =>
    signUp(ports, VISITOR, { ...FORM, ...form }, site)
  const members = () => [...site.state().members.values()]
  return { ...site, send, members }
}

/** Fills a site up to the cap of its plan. */
const withFullPlan = (ports: AccountPorts): AccountPorts => {
  const fill = (work: AccountWork): AccountWork => ({
    ...work,
    members: { ...work.members, count: async () => MEMBER_CAPS[ports.settings.plan] },
  })
  return {
    ...ports,
    store: fill(ports.store),
    unitOfWork: (work) => ports.unitOfWork((each) => work(fill(each))),
  }
}

describe('a sign-up', () => {
  it('makes a member whose address waits for its link', async () => {
    const { send, members, mailed, store } = await siteOf({ signUpGroups: ['gold'] }, null)
    const answer = await send({ name: ' Ada\nL ', redirectPath: '/back' })
    expect(answer).toMatchObject({ ok: true, value: { name: 'Ada L', emailVerified: false } })
    expect(members()).toMatchObject([{ status: 'unverified', passwordHash: ADA.passwordHash }])
    expect(mailed()).toEqual([`verify ${ADA.email}`])
    expect(await store.groups.of(members()[0]?.id ?? '')).toEqual(['gold'])
  })

  it.each([
    ['an address that is none', {}, { email: 'ada' }, 'UsysInvalidEmail'],
    ['an address that no database stores', {}, { email: 'a\0@example.com' }, 'UsysInvalidEmail'],
    ['a short password', {}, { password: 'short' }, 'UsysInvalidPassword'],
    ['a name that no database stores', {}, { name: 'A\0' }, 'UsysInvalidUserData'],
    ['a name that is too long', {}, { name: 'a'.repeat(5000) }, 'UsysInvalidUserData'],
    ['a closed site', { signUp: 'closed' }, {}, 'UsysUnauthorizedEmail'],
    ['an unknown invitation', {}, { inviteToken: 'x' }, 'UsysUnauthorizedEmail'],
  ] as const)('is refused for %s', async (_, settings, form, code) => {
    const { send, members, mailed } = await siteOf(settings, null)
    expect(codeOf(await send(form))).toBe(code)
    expect([members(), mailed()]).toEqual([[], []])
  })

  it('is refused by a full plan, hidden members or not', async () => {
    for (const hidesMembers of [false, true]) {
      const { send, ports, members } = await siteOf({ hidesMembers }, null)
      expect(codeOf(await send({}, withFullPlan(ports)))).toBe('UsysUserLimitReached')
      expect(members()).toEqual([])
    }
  })

  it('is refused without its challenge, and open while its service is away', async () => {
    const verify = (solved: boolean | null): Partial<AccountPorts> => ({
      captcha: {
        field: 'answer',
        verify: async () => (solved === null ? err({ tag: 'unavailable', message: 'away' }) : ok(solved)),
      },
    })
    const answers: string[] = []
    for (const solved of [false, true, null])
      answers.push(codeOf(await (await siteOf({}, null, verify(solved))).send()))
    expect(answers).toEqual(['UsysCaptchaFailed', 'ok', 'ok'])
  })

  it('finds the account of another form that had its address at the same moment', async () => {
    const { send, ports, members, mailed } = await siteOf()
    let runs = 0
    const racing: AccountPorts = {
      ...ports,
      unitOfWork: (work) => {
        runs += 1
        const isFirst = runs === 1
        return ports.unitOfWork((each) => {
          const findByEmail = isFirst ? async () => null : each.members.findByEmail
          return work({ ...each, members: { ...each.members, findByEmail } })
        })
      },
    }
    expect(codeOf(await send({}, racing))).toBe('UsysDuplicateEmail')
    expect([runs, members().length, mailed()]).toEqual([2, 1, []])
  })

  it('with a taken address is refused as taken where members are not hidden', async () => {
    const { send, members, mailed } = await siteOf()
    expect(codeOf(await send())).toBe('UsysDuplicateEmail')
    expect([members(), mailed()]).toEqual([[ADA], []])
  })

  it('on a site that hides members calls and answers alike for a new and a taken address', async () => {
    const [taken, fresh] = [await siteOf({ hidesMembers: true }), await siteOf({ hidesMembers: true }, null)]
    const answers = [await taken.send(), await fresh.send()]
    expect(answers[0]).toEqual(answers[1])
    expect(answers.map(codeOf)).toEqual(['ok', 'ok'])
    expect(taken.calls).toEqual(fresh.calls)
    expect(taken.calls).toEqual(['passwords.hash', 'members.count'])
    await taken.runLater()
    await fresh.runLater()
    expect([taken.mailed(), fresh.mailed()]).toEqual([
      [`alreadyMember ${ADA.email}`],
      [`verify ${ADA.email}`],
    ])
    expect(taken.members()).toEqual([ADA])
  })

  it('of a banned member mails nothing on such a site', async () => {
    const { send, runLater, mailed } = await siteOf({ hidesMembers: true }, { bannedOnMs: 5 })
    expect(codeOf(await send())).toBe('ok')
    await runLater()
    expect(mailed()).toEqual([])
  })

  it('of an invited address mails the invitation again and stores no password', async () => {
    const { send, members, mailed } = await siteOf({}, { status: 'invited', passwordHash: null })
    expect(codeOf(await send())).toBe('ok')
    expect(members()).toMatchObject([{ status: 'invited', passwordHash: null }])
    expect(mailed()).toEqual([`invite ${ADA.email}`])
  })
})

describe('an invitation', () => {
  const invited = async (ada: Partial<StoredMember> = {}) => {
    const site = await siteOf(
      { signUp: 'invited', signUpGroups: ['gold'] },
      { status: 'invited', passwordHash: null, ...ada },
    )
    const inviteToken = await issueLink(site.store, site.ports, 'invite', { memberId: 'ada' })
    return { ...site, inviteToken }
  }

  it('makes its account the reader’s, verified at once', async () => {
    const { send, members, inviteToken, mailed, store } = await invited()
    expect(await send({ inviteToken, name: '' })).toMatchObject({ ok: true, value: { emailVerified: true } })
    expect(members()).toMatchObject([{ status: 'verified', name: 'Ada', passwordHash: ADA.passwordHash }])
    expect(await store.groups.of('ada')).toEqual(['gold'])
    expect(mailed()).toEqual([])
    expect(codeOf(await send({ inviteToken }))).toBe('UsysUnauthorizedEmail')
  })

  it('stays valid after a form with another address', async () => {
    const { send, inviteToken } = await invited()
    expect(codeOf(await send({ inviteToken, email: 'eve@example.com' }))).toBe('UsysMustUseInvitation')
    expect(codeOf(await send({ inviteToken, email: 'ADA@example.com' }))).toBe('ok')
  })

  it.each([
    ['has expired', {}, 7 * 24 * 60 * 60 * 1000],
    ['is of a banned member', { bannedOnMs: 5 }, 0],
    ['is of a member with a password', { status: 'verified' }, 0],
  ] as const)('opens nothing if it %s', async (_, ada, laterMs) => {
    const { send, inviteToken, clock, members } = await invited(ada)
    clock.nowMs += laterMs
    expect(codeOf(await send({ inviteToken }))).toBe('UsysUnauthorizedEmail')
    expect(members()).toMatchObject([{ passwordHash: null }])
  })
})
