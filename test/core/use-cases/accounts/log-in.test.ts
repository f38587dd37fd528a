import { describe, expect, it } from '@jest/globals'
import { createLogIn, logOut } from '../../../../core/use-cases/accounts/log-in.js'
import type { AccountPorts } from '../../../../core/use-cases/accounts/account-ports.js'
import { NO_LIMIT } from '../../../fakes/rate-limit.fake.js'
import { ADA, codeOf, PASSWORD, VISITOR } from './account-visitors.js'
import { siteWithAda } from './site-with-ada.js'

/** Ada's site, and her log-in. */
async function siteOf(...given: Parameters<typeof siteWithAda>) {
  const site = await siteWithAda(...given)
  return { ...site, logIn: createLogIn(site.ports, VISITOR, site) }
}

describe('a log-in', () => {
  it('begins a session and brings the cart along', async () => {
    const { logIn, carts, recorded, state } = await siteOf()
    const answer = await logIn({ email: 'ADA@example.com', password: PASSWORD })
    expect(answer).toMatchObject({ ok: true, value: { user: { id: 'ada', emailVerified: true } } })
    expect(carts).toMatchObject([{ tag: 'log-in', from: VISITOR.id, member: 'ada' }])
    expect([recorded(), state().sessions.size]).toEqual([['logged-in'], 1])
  })

  it('calls the same for a wrong password and for an unknown address', async () => {
    const known = await siteOf()
    const unknown = await siteOf()
    const answers = [
      await known.logIn({ email: ADA.email, password: 'wrong' }),
      await unknown.logIn({ email: 'eve@example.com', password: 'wrong' }),
    ]
    expect(answers.map(codeOf)).toEqual(['UsysInvalidCredentials', 'UsysInvalidCredentials'])
    expect(answers[0]).toEqual(answers[1])
    expect(known.calls).toEqual(unknown.calls)
    expect(known.calls).toEqual([
      'members.findByEmail',
      'devices.isKnown',
      'passwords.verify',
      'events.record',
    ])
  })

  it('of an address that no database stores asks none', async () => {
    const { logIn, calls } = await siteOf()
    expect(codeOf(await logIn({ email: 'ada\0@example.com', password: PASSWORD }))).toBe(
      'UsysInvalidCredentials',
    )
    expect(calls).not.toContain('members.findByEmail')
  })

  it.each([
    ['banned', { bannedOnMs: 5 }],
    ['without a password', { passwordHash: null }],
  ])('of a member who is %s is refused as a wrong password', async (_, member) => {
    const { logIn, state } = await siteOf(member)
    expect(codeOf(await logIn({ email: ADA.email, password: PASSWORD }))).toBe('UsysInvalidCredentials')
    expect(state().events).toMatchObject([
      { kind: 'log-in-refused', memberId: 'ada', detail: { isBanned: 'bannedOnMs' in member } },
    ])
    expect(state().sessions.size).toBe(0)
  })

  it.each([
    ['banned', { bannedOnMs: 5 }],
    ['given another password', { passwordHash: 'hash of another' }],
  ])('of a member who is %s during the check begins no session', async (_, change) => {
    for (const isLoggedIn of [false, true]) {
      const site = await siteOf()
      const before = isLoggedIn ? await site.logIn({ email: ADA.email, password: PASSWORD }) : null
      const session = before?.ok === true ? before.value.session : null
      const visitor = session === null ? VISITOR : { ...VISITOR, session: session.id }
      const passwords: AccountPorts['passwords'] = {
        ...site.ports.passwords,
        verify: async () => {
          await site.store.members.update('ada', change)
          return true
        },
      }
      const logIn = createLogIn({ ...site.ports, passwords }, visitor, site)
      const answer = await logIn({ email: ADA.email, password: PASSWORD })
      expect([isLoggedIn, codeOf(answer)]).toEqual([isLoggedIn, 'UsysInvalidCredentials'])
      expect(site.state().sessions.size).toBe(isLoggedIn ? 1 : 0)
    }
  })

  it('of a member without a verified address mails a link', async () => {
    const { logIn, state } = await siteOf({ status: 'unverified' })
    expect(codeOf(await logIn({ email: ADA.email, password: PASSWORD }))).toBe('UsysUnverifiedEmail')
    expect(state().mails).toMatchObject([{ kind: 'verify', to: ADA.email }])
  })

  it('of such a member on a site that hides members answers first, as to a wrong password', async () => {
    const { logIn, state, runLater } = await siteOf({ status: 'unverified' }, { hidesMembers: true })
    expect(codeOf(await logIn({ email: ADA.email, password: PASSWORD }))).toBe('UsysInvalidCredentials')
    expect(state().mails).toEqual([])
    await runLater()
    expect(state().mails).toMatchObject([{ kind: 'verify', to: ADA.email }])
  })

  it('asks for the code of the second factor, which is accepted once', async () => {
    const { logIn, store, recorded } = await siteOf()
    await store.factors.begin('ada', 'JBSWY3DPEHPK3PXP')
    await store.factors.turnOn('ada')
    const withCode = async (code?: string) =>
      codeOf(await logIn({ email: ADA.email, password: PASSWORD, ...(code !== undefined && { code }) }))
    expect(await withCode()).toBe('AccountCodeNeeded')
    expect(await withCode('654321')).toBe('AccountWrongCode')
    expect([await withCode('123 456'), await withCode('123456')]).toEqual(['ok', 'AccountWrongCode'])
    expect(recorded()).toEqual(['factor-refused', 'logged-in', 'factor-refused'])
  })

  it('reports a missing key of the secrets to the owner, and takes recovery codes', async () => {
    const { ports, store, later, queue, errors } = await siteOf()
    await store.factors.begin('ada', 'JBSWY3DPEHPK3PXP')
    await store.factors.turnOn('ada')
    await store.factors.replaceRecoveryCodes('ada', ['f'.repeat(28)])
    const factors = {
      ...store.factors,
      find: async (id: string) => {
        const factor = await store.factors.find(id)
        return factor && { ...factor, secret: null }
      },
    }
    const logIn = createLogIn({ ...ports, store: { ...store, factors } }, VISITOR, { later, queue })
    const withCode = async (code: string) =>
      codeOf(await logIn({ email: ADA.email, password: PASSWORD, code }))
    expect(await withCode('123456')).toBe('AccountWrongCode')
    expect(errors).toHaveLength(1)
    const code = 'ffff-'.repeat(6) + 'FFFF'
    expect([await withCode(code), await withCode(code)]).toEqual(['ok', 'AccountWrongCode'])
  })

  it('is refused when its limit is reached, before the password is compared', async () => {
    const limit: AccountPorts['limit'] = {
      ...NO_LIMIT,
      take: async () => false,
      takeAll: async (counts) => counts,
    }
    const { logIn, calls } = await siteOf({}, {}, { limit })
    expect(codeOf(await logIn({ email: ADA.email, password: PASSWORD }))).toBe('TooManyRequests')
    expect(calls).not.toContain('passwords.verify')
  })
})

describe('a log-out', () => {
  it('writes nothing without a session', async () => {
    const { ports, calls } = await siteOf()
    expect(await logOut(ports, { ...VISITOR, isReturning: true })).toEqual({
      ok: true,
      value: { visitor: VISITOR.id, session: null, wasLoggedIn: true },
    })
    expect(calls).toEqual([])
  })

  it('ends the session, and keeps the browser as one that is known', async () => {
    const { ports, logIn, store, clock, carts, recorded } = await siteOf()
    const entered = await logIn({ email: ADA.email, password: PASSWORD })
    if (!entered.ok || entered.value.session === null) throw new Error('not logged in')
    const { visitor: id, session } = entered.value
    const left = await logOut(ports, { id, session: session.id })
    expect(left).toMatchObject({ ok: true, value: { session: null, wasLoggedIn: true } })
    expect(await store.sessions.find(session.id)).toBeNull()
    expect(left.ok && (await store.devices.isKnown(left.value.visitor, 'ada', clock.nowMs))).toBe(true)
    expect(carts.at(-1)).toMatchObject({ tag: 'log-out', from: id })
    expect(recorded()).toEqual(['logged-in', 'logged-out'])
  })
})
