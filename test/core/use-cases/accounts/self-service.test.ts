import { describe, expect, it } from '@jest/globals'
import { PROOF_MS } from '../../../../core/accounts/index.js'
import { money } from '../../../../core/money/index.js'
import type { AccountSelfService } from '../../../../core/ports/accounts/account-self-service.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { valueOf } from '../../../../core/shared/index.js'
import { createSelfService } from '../../../../core/use-cases/accounts/self-service/create-self-service.js'
import type { StoredMember } from '../../../../core/use-cases/accounts/storage/stored-member.js'
import type { AccountPorts } from '../../../../core/use-cases/accounts/account-ports.js'
import { createFakeRandom } from '../../../fakes/random.fake.js'
import { ADA, codeOf, ELSEWHERE, PASSWORD, VISITOR } from './account-visitors.js'
import { enterAsAda, siteWithAda } from './site-with-ada.js'

const CODE = '123456'

/** A site on which Ada is logged in. */
async function loggedIn(ada: Partial<StoredMember> = {}, overrides: Partial<AccountPorts> = {}) {
  const site = await siteWithAda(ada, {}, overrides)
  const enter = (from: Visitor): Promise<Visitor> => enterAsAda(site.ports, from)
  const visitor = await enter(VISITOR)
  const open = (of: Visitor): AccountSelfService =>
    createSelfService(site.ports, of, { ...site, mailSoon: () => undefined })
  site.state().events.length = 0
  return {
    ...site,
    enter,
    open,
    visitor,
    account: open(visitor),
  }
}
type Site = Awaited<ReturnType<typeof loggedIn>>

/** The sensitive calls of a member. */
const SENSITIVE: Readonly<
  Record<string, (account: AccountSelfService) => Promise<Parameters<typeof codeOf>[0]>>
> = {
  beginFactor: (account) => account.beginFactor(),
  turnOnFactor: (account) => account.turnOnFactor(CODE),
  turnOffFactor: (account) => account.turnOffFactor(),
  renewRecoveryCodes: (account) => account.renewRecoveryCodes(),
  beginPasskey: (account) => account.beginPasskey(),
  addPasskey: (account) => account.addPasskey({ answer: {}, name: 'Phone' }),
  removeLogIn: (account) => account.removeLogIn('none'),
  changeEmail: (account) => account.changeEmail('new@example.com'),
  endSessions: (account) => account.endSessions(null),
  deleteAccount: (account) => account.deleteAccount(),
  exportAccount: (account) => account.exportAccount(),
}

describe.each(Object.entries(SENSITIVE))('the sensitive call %s', (_name, call) => {
  it('needs a log-in', async () => {
    const { open } = await loggedIn()
    expect(codeOf(await call(open(ELSEWHERE)))).toBe('UsysNotLoggedIn')
  })

  it('needs a recent proof, and changes nothing without one', async () => {
    const site = await loggedIn()
    const before = site.member()
    site.clock.nowMs += PROOF_MS
    expect(codeOf(await call(site.account))).toBe('AccountProofNeeded')
    expect([site.member(), site.mailed(), site.recorded()]).toEqual([before, [], []])
  })

  it('is refused to a member who was banned meanwhile', async () => {
    const site = await loggedIn()
    await site.store.members.update('ada', { bannedOnMs: 5 })
    expect(codeOf(await call(site.account))).toBe('UsysNotLoggedIn')
  })
})

describe('a change whose session ends between its check and its unit', () => {
  /** Ends the session when the unit begins. */
  async function endingSite(): Promise<Site> {
    const site = await loggedIn()
    const { unitOfWork } = site.ports
    const ending: AccountPorts['unitOfWork'] = (work) =>
      unitOfWork(async (unit) => {
        await unit.sessions.endAll('ada')
        return work(unit)
      })
    const account = createSelfService({ ...site.ports, unitOfWork: ending }, site.visitor, {
      ...site,
      mailSoon: () => undefined,
    })
    return { ...site, account }
  }

  it('of the address writes and mails nothing', async () => {
    const site = await endingSite()
    await site.account.changeEmail('new@example.com')
    expect([site.state().links.size, site.mailed(), site.recorded()]).toEqual([0, [], []])
  })

  it.each([
    [
      'turns on no second factor',
      (account: AccountSelfService) => account.turnOnFactor(CODE),
      'AccountWrongCode',
    ],
    [
      'makes no recovery codes',
      (account: AccountSelfService) => account.renewRecoveryCodes(),
      'UsysNotLoggedIn',
    ],
  ])('%s', async (_name, call, code) => {
    const site = await endingSite()
    await site.store.factors.begin('ada', 'secret')
    expect(codeOf(await call(site.account))).toBe(code)
    expect([site.state().codes.size, (await site.store.factors.find('ada'))?.isOn]).toEqual([0, false])
  })
})

describe('a new password', () => {
  it('ends all other sessions and replaces this one', async () => {
    const site = await loggedIn()
    const other = await site.enter(ELSEWHERE)
    const answer = await site.account.changePassword({ current: PASSWORD, password: 'another long one' })
    expect(site.member()?.passwordHash).toBe('hash of another long one')
    expect(valueOf(await site.open(other).readOverview())).toBeNull()
    expect(valueOf(await site.account.readOverview())).toBeNull()
    expect(site.state().sessions.has(valueOf(answer).session!.id)).toBe(true)
    expect(site.mailed()).toEqual([`updatedPassword ${ADA.email}`])
  })

  it.each([
    ['a wrong present one', 'wrong', 'another long one', 'AccountWrongPassword'],
    ['a weak one', PASSWORD, 'short', 'UsysInvalidPassword'],
  ])('is refused for %s', async (_name, current, password, code) => {
    const site = await loggedIn()
    expect(codeOf(await site.account.changePassword({ current, password }))).toBe(code)
    expect(site.member()?.passwordHash).toBe(ADA.passwordHash)
  })

  it('needs a proof where there was none', async () => {
    const site = await loggedIn({ passwordHash: null })
    site.clock.nowMs += PROOF_MS
    const change = { current: '', password: 'another long one' }
    expect(codeOf(await site.account.changePassword(change))).toBe('AccountProofNeeded')
    site.clock.nowMs -= PROOF_MS
    expect(codeOf(await site.account.changePassword(change))).toBe('ok')
  })

  it('is dropped if another one was set while it was checked', async () => {
    const site = await loggedIn()
    const { passwords } = site.ports
    const slow = {
      ...passwords,
      hash: async (password: string) => {
        await site.store.members.update('ada', { passwordHash: 'hash of a faster one' })
        return passwords.hash(password)
      },
    }
    const account = createSelfService({ ...site.ports, passwords: slow }, site.visitor, {
      ...site,
      mailSoon: () => undefined,
    })
    const change = { current: PASSWORD, password: 'another long one' }
    expect(codeOf(await account.changePassword(change))).toBe('UsysNotLoggedIn')
    expect([site.member()?.passwordHash, site.mailed()]).toEqual(['hash of a faster one', []])
  })
})

describe('a new address', () => {
  const tokenOf = ({ state }: Site): string =>
    [...state().links.keys()].find((key) => key.startsWith('email '))?.slice('email '.length) ?? ''

  it('is taken with the link in its mail, and the former mailbox is informed', async () => {
    const site = await loggedIn()
    await site.account.changeEmail(' new@example.com ')
    expect(valueOf(await site.account.readOverview())?.newEmail).toBe('new@example.com')
    expect(codeOf(await site.account.confirmEmail(tokenOf(site)))).toBe('ok')
    expect(site.member()?.email).toBe('new@example.com')
    expect(site.mailed()).toEqual(['confirmEmail new@example.com', `undoEmailChange ${ADA.email}`])
  })

  it('of another member looks the same, and only that member gets a mail', async () => {
    const site = await loggedIn()
    await site.store.members.insert({ ...ADA, id: 'bob', email: 'bob@example.com' })
    expect(codeOf(await site.account.changeEmail('bob@example.com'))).toBe('ok')
    expect(valueOf(await site.account.readOverview())?.newEmail).toBe('bob@example.com')
    expect(site.mailed()).toEqual(['alreadyMember bob@example.com'])
  })

  it('that another member takes meanwhile is refused, and nothing changes', async () => {
    const site = await loggedIn()
    await site.account.changeEmail('new@example.com')
    const token = tokenOf(site)
    await site.store.members.insert({ ...ADA, id: 'bob', email: 'new@example.com' })
    expect(codeOf(await site.account.confirmEmail(token))).toBe('UsysInvalidToken')
    expect(site.member()?.email).toBe(ADA.email)
  })

  it('waits for a log-in if its link is opened elsewhere', async () => {
    const site = await loggedIn()
    await site.account.changeEmail('new@example.com')
    const token = tokenOf(site)
    expect(codeOf(await site.open(ELSEWHERE).confirmEmail(token))).toBe('UsysNotLoggedIn')
    expect(codeOf(await site.account.confirmEmail(token))).toBe('ok')
    expect(codeOf(await site.account.confirmEmail(token))).toBe('UsysInvalidToken')
  })

  it('expires', async () => {
    const site = await loggedIn()
    await site.account.changeEmail('new@example.com')
    const token = tokenOf(site)
    for (const link of [...site.state().links]) {
      const [key, value] = link
      site.state().links.set(key, { ...value, expiresMs: site.clock.nowMs })
    }
    expect(codeOf(await site.account.confirmEmail(token))).toBe('UsysExpiredToken')
  })
})

describe('the second factor', () => {
  it('turns on with one correct code and gives ten recovery codes, each once', async () => {
    let made = 0
    const token = (): string => `${++made}`.padStart(6, '0').padEnd(32, '0')
    const site = await loggedIn({}, { random: { ...createFakeRandom(), token } })
    expect(valueOf(await site.account.beginFactor())).toMatchObject({ secret: 'JBSWY3DPEHPK3PXP' })
    expect(codeOf(await site.account.turnOnFactor('000000'))).toBe('AccountWrongCode')
    const codes = valueOf(await site.account.turnOnFactor(CODE))
    expect([codes.length, new Set(codes).size]).toEqual([10, 10])
    expect(valueOf(await site.account.readOverview())?.secondFactor).toEqual({
      isOn: true,
      recoveryCodes: 10,
    })
    expect(codeOf(await site.account.beginFactor())).toBe('AccountFactorIsOn')
    const proof = { password: PASSWORD, code: codes[0] ?? '' }
    expect(codeOf(await site.account.confirm(proof))).toBe('ok')
    expect(site.state().codes.size).toBe(9)
  })

  it('has no recovery codes while it is off', async () => {
    const { account } = await loggedIn()
    expect(codeOf(await account.renewRecoveryCodes())).toBe('AccountFactorIsOff')
  })

  it('is removed together with its codes', async () => {
    const site = await loggedIn()
    await site.account.beginFactor()
    await site.account.turnOnFactor(CODE)
    await site.account.turnOffFactor()
    expect([site.state().factors.size, site.state().codes.size]).toEqual([0, 0])
    expect(site.mailed()).toEqual([`securityChanged ${ADA.email}`, `securityChanged ${ADA.email}`])
  })
})

describe('sessions', () => {
  it('end one by one, or all others', async () => {
    const site = await loggedIn()
    const browsers = [await site.enter(ELSEWHERE), await site.enter(ELSEWHERE)]
    const others = valueOf(await site.account.readOverview())!.sessions.filter(({ isThis }) => !isThis)
    expect(others).toHaveLength(2)
    await site.account.endSessions(`row of ${browsers[0]?.session}`)
    expect(valueOf(await site.account.readOverview())!.sessions).toHaveLength(2)
    await site.account.endSessions(null)
    expect(valueOf(await site.account.readOverview())!.sessions).toMatchObject([{ isThis: true }])
  })

  it('that have expired are not listed', async () => {
    const site = await loggedIn()
    const [, session] = [...site.state().sessions][0] ?? []
    const now = site.clock.nowMs
    site.state().sessions.set('old', { ...session!, id: 'row of old', createdOnMs: now, expiresOnMs: now })
    expect(valueOf(await site.account.readOverview())!.sessions).toHaveLength(1)
  })
})

describe('an account', () => {
  it('is exported without secrets, with its orders and events', async () => {
    const site = await loggedIn()
    const order = { id: 'one', placedOnMs: 0, total: money(100, 'EUR'), itemCount: 1, items: [] }
    site.state().orders.set('ada', [{ order, token: 'secret of the order' }])
    await site.store.events.record('proved', 'ada')
    const exported = valueOf(await site.account.exportAccount())
    expect(exported).toMatchObject({
      site: 'Corner Shop',
      account: { id: 'ada', email: ADA.email },
      orders: [{ id: 'one', placedOn: '1970-01-01T00:00:00.000Z' }],
      events: [{ kind: 'proved' }],
    })
    expect(JSON.stringify(exported)).not.toMatch(/secret of|hash of/)
    expect(site.recorded()).toEqual(['proved', 'data-exported'])
  })

  it('is deleted with everything that opens it, and its browser is a guest', async () => {
    const site = await loggedIn()
    expect(valueOf(await site.account.deleteAccount())).toMatchObject({ session: null })
    expect([site.member(), site.state().sessions.size]).toEqual([undefined, 0])
    expect(site.mailed()).toEqual([`deleted ${ADA.email}`])
    expect(site.carts.at(-1)?.tag).toBe('log-out')
  })
})
