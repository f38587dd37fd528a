import { describe, expect, it } from '@jest/globals'
import type {
  IdentityChallenge,
  IdentityFailure,
  IdentityProvider,
  ProvenIdentity,
} from '../../../../core/ports/accounts/identity-provider.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import { err, ok, valueOf } from '../../../../core/shared/index.js'
import type { AccountPorts } from '../../../../core/use-cases/accounts/account-ports.js'
import { openLink, sendLink } from '../../../../core/use-cases/accounts/log-in-methods/mailed-link.js'
import { createPasskeys } from '../../../../core/use-cases/accounts/log-in-methods/manage-passkeys.js'
import { createProviderLogIn } from '../../../../core/use-cases/accounts/log-in-methods/provider-log-in.js'
import { removeLogIn } from '../../../../core/use-cases/accounts/log-in-methods/remove-log-in.js'
import { AlreadyStored } from '../../../../core/use-cases/accounts/storage/already-stored.js'
import type { StoredMember } from '../../../../core/use-cases/accounts/storage/stored-member.js'
import { MEMBER_CAPS } from '../../../../core/accounts/index.js'
import type { AccountSettings } from '../../../../core/accounts/index.js'
import { ADA, codeOf, ELSEWHERE, VISITOR } from './account-visitors.js'
import { enterAsAda, siteWithAda } from './site-with-ada.js'

type Site = Awaited<ReturnType<typeof siteWithAda>>

describe('a mailed link', () => {
  const ask = (site: Site, email: string = ADA.email) =>
    sendLink(site.ports, VISITOR, { email, redirectPath: '/members' }, site.later)
  const mailedToken = ({ state }: Site): string =>
    new URLSearchParams(state().mails.at(-1)?.path?.split('?')[1]).get('linkToken') ?? ''
  const open = (site: Site, token: string, visitor = VISITOR, code: string | null = null) =>
    openLink(site.ports, visitor, { token, code })

  it('is answered before any look-up, the same for every address', async () => {
    const answers: unknown[] = []
    for (const email of [ADA.email, 'eve@example.com', 'a\0@example.com']) {
      const site = await siteWithAda()
      answers.push([await ask(site, email), [...site.calls]])
      await site.runLater()
      expect(site.mailed()).toEqual(email === ADA.email ? [`logInLink ${ADA.email}`] : [])
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
  })

  it('logs in once, in the browser that asked, and leads back', async () => {
    const site = await siteWithAda()
    await ask(site)
    await site.runLater()
    const token = mailedToken(site)
    expect(codeOf(await open(site, token, ELSEWHERE))).toBe('UsysInvalidToken')
    expect(valueOf(await open(site, token))).toMatchObject({ session: {}, redirectPath: '/members' })
    expect(codeOf(await open(site, token))).toBe('UsysInvalidToken')
  })

  it('asks for the code of the second factor, and stays valid until there is one', async () => {
    const site = await siteWithAda()
    await site.store.factors.begin('ada', 'secret')
    await site.store.factors.turnOn('ada')
    await ask(site)
    await site.runLater()
    const token = mailedToken(site)
    expect(codeOf(await open(site, token))).toBe('AccountCodeNeeded')
    expect(codeOf(await open(site, token, VISITOR, '000000'))).toBe('AccountWrongCode')
    expect(codeOf(await open(site, token, VISITOR, '123456'))).toBe('ok')
  })

  it.each([
    [
      'of a member who was banned',
      'UsysInvalidToken',
      (site: Site) => site.store.members.update('ada', { bannedOnMs: 5 }),
    ],
    ['that is old', 'UsysExpiredToken', async (site: Site) => void (site.clock.nowMs += 24 * 3_600_000)],
  ])('%s opens nothing', async (_name, code, happens) => {
    const site = await siteWithAda()
    await ask(site)
    await site.runLater()
    await happens(site)
    expect(codeOf(await open(site, mailedToken(site)))).toBe(code)
    expect(site.state().sessions.size).toBe(0)
  })

  it('to a mailbox that was never proven drops what a stranger had set', async () => {
    const site = await siteWithAda({ status: 'unverified' })
    await ask(site)
    await site.runLater()
    await open(site, mailedToken(site))
    expect(site.state().members.get('ada')).toMatchObject({ status: 'verified', passwordHash: null })
  })
})

describe('passkeys', () => {
  const keysOf = (site: Site, visitor: Visitor) => createPasskeys(site.ports, visitor, site.queue)
  const challengeIn = (answer: Awaited<ReturnType<ReturnType<typeof keysOf>['askPasskey']>>) =>
    valueOf(answer)['challenge']
  const add = async (site: Site, visitor: Visitor, id: string) => {
    const challenge = challengeIn(await keysOf(site, visitor).beginPasskey())
    return keysOf(site, visitor).addPasskey({ answer: { id, challenge }, name: ' Phone ' })
  }

  it('are added with a challenge that is valid once, for this member in this browser', async () => {
    const site = await siteWithAda()
    const visitor = await enterAsAda(site.ports)
    const challenge = challengeIn(await keysOf(site, visitor).beginPasskey())
    const passkey = { answer: { id: 'key', challenge }, name: ' Phone ' }
    expect(codeOf(await keysOf(site, visitor).addPasskey(passkey))).toBe('ok')
    expect(await site.store.passkeys.of('ada')).toMatchObject([{ credentialId: 'key', name: 'Phone' }])
    expect(site.mailed()).toEqual([`securityChanged ${ADA.email}`])
    const again = { ...passkey, answer: { id: 'other', challenge } }
    expect(codeOf(await keysOf(site, visitor).addPasskey(again))).toBe('AccountPasskeyRefused')
  })

  it('cannot be taken twice', async () => {
    const site = await siteWithAda()
    const visitor = await enterAsAda(site.ports)
    expect(codeOf(await add(site, visitor, 'key'))).toBe('ok')
    expect(codeOf(await add(site, visitor, 'key'))).toBe('AccountPasskeyRefused')
  })

  it('are at most twenty', async () => {
    const site = await siteWithAda()
    const visitor = await enterAsAda(site.ports)
    for (let at = 0; at < 20; at++) await add(site, visitor, `key ${at}`)
    expect(codeOf(await keysOf(site, visitor).beginPasskey())).toBe('AccountTooManyPasskeys')
  })

  it('log in with a challenge of the same browser, and count their uses', async () => {
    const site = await siteWithAda()
    await add(site, await enterAsAda(site.ports), 'key')
    const challenge = challengeIn(await keysOf(site, ELSEWHERE).askPasskey())
    const answer = { id: 'key', challenge }
    expect(codeOf(await keysOf(site, VISITOR).logInWithPasskey(answer))).toBe('UsysInvalidCredentials')
    const own = challengeIn(await keysOf(site, ELSEWHERE).askPasskey())
    const entered = await keysOf(site, ELSEWHERE).logInWithPasskey({ id: 'key', challenge: own })
    expect(valueOf(entered).session).not.toBeNull()
    expect((await site.store.passkeys.of('ada'))[0]?.counter).toBe(1)
  })

  it.each([
    ['is unknown', async () => undefined],
    ['was removed during the check', (site: Site) => site.store.passkeys.remove('ada', 'row of key')],
    ['is of a banned member', (site: Site) => site.store.members.update('ada', { bannedOnMs: 5 })],
  ])('open nothing if the passkey %s', async (name, happens) => {
    const site = await siteWithAda()
    if (name !== 'is unknown') await add(site, await enterAsAda(site.ports), 'key')
    const { checkAuthentication } = site.ports.passkeyProofs
    const passkeyProofs: AccountPorts['passkeyProofs'] = {
      ...site.ports.passkeyProofs,
      checkAuthentication: async (...values) => {
        await happens(site)
        return checkAuthentication(...values)
      },
    }
    const before = site.state().sessions.size
    const keys = createPasskeys({ ...site.ports, passkeyProofs }, ELSEWHERE, site.queue)
    const challenge = challengeIn(await keys.askPasskey())
    expect(codeOf(await keys.logInWithPasskey({ id: 'key', challenge }))).toBe('UsysInvalidCredentials')
    expect(site.state().sessions.size).toBe(before)
  })

  it('and linked accounts are removed, those of other members are not', async () => {
    const site = await siteWithAda()
    const visitor = await enterAsAda(site.ports)
    await add(site, visitor, 'key')
    const identity = { issuer: 'https://id.example', subject: 'bob' }
    await site.store.providers.insert({ identity, provider: 'id', memberId: 'bob', nowMs: 0 })
    site.state().mails.length = 0
    const [linked] = await site.store.providers.of('bob')
    await removeLogIn(site.ports, visitor, linked?.id ?? '')
    expect([site.state().providers.size, site.mailed()]).toEqual([1, []])
    await removeLogIn(site.ports, visitor, 'row of key')
    expect([site.state().passkeys.size, site.mailed()]).toEqual([0, [`securityChanged ${ADA.email}`]])
  })
})

describe('a log-in by a provider', () => {
  const EVE: ProvenIdentity = {
    issuer: 'https://id.example',
    subject: '7',
    email: 'eve@example.com',
    isEmailVerified: true,
    name: 'Eve',
  }

  /** A site with a provider that proves an identity, or fails. */
  async function siteOf(
    proven: ProvenIdentity | IdentityFailure,
    { ada = {}, settings = {} }: { ada?: Partial<StoredMember>; settings?: Partial<AccountSettings> } = {},
  ) {
    const begun: IdentityChallenge[] = []
    const provider: IdentityProvider = {
      id: 'id',
      name: 'Id',
      begin: async (challenge) => {
        begun.push(challenge)
        return ok(`https://id.example/?state=${challenge.state}`)
      },
      finish: async (_query, challenge) => {
        expect(challenge).toEqual(begun.at(-1))
        return 'tag' in proven ? err(proven) : ok(proven)
      },
    }
    const site = await siteWithAda(ada, settings, { identityProviders: [provider] })
    const logIn = createProviderLogIn(site.ports, site.queue)
    const begin = async (back: string | null = '/members'): Promise<string> =>
      new URL(valueOf(await logIn.begin(VISITOR, 'id', back))).searchParams.get('state') ?? ''
    const finish = (state: string, visitor = VISITOR) =>
      logIn.finish(visitor, 'id', new URLSearchParams({ state }))
    return { ...site, logIn, begun, begin, finish }
  }

  it('makes a member if sign-up is open, and finds the same one at the next log-in', async () => {
    const site = await siteOf(EVE, { settings: { signUpGroups: ['new'] } })
    const entry = valueOf(await site.finish(await site.begin()))
    expect(entry).toMatchObject({ tag: 'entered', path: '/members' })
    const [, eve] = [...site.state().members.values()]
    expect(eve).toMatchObject({ email: EVE.email, name: 'Eve', status: 'verified', passwordHash: null })
    expect(await site.store.groups.of(eve?.id ?? '')).toEqual(['new'])
    await site.finish(await site.begin())
    expect([site.state().members.size, site.mailed()]).toEqual([2, [`welcome ${EVE.email}`]])
  })

  it('returns to the address of the site, with secrets that the state alone does not give', async () => {
    const site = await siteOf(EVE)
    const state = await site.begin()
    expect(site.begun[0]).toMatchObject({
      state,
      returnTo: 'https://shop.example.org/.vitrine/log-in/id/back',
    })
    expect([site.begun[0]?.nonce, site.begun[0]?.verifier]).not.toContain(state)
  })

  it('refuses an answer of another browser, that was used, or that took too long', async () => {
    const site = await siteOf(EVE)
    expect(codeOf(await site.finish(await site.begin(), ELSEWHERE))).toBe('AccountProviderExpired')
    const used = await site.begin()
    await site.finish(used)
    expect(codeOf(await site.finish(used))).toBe('AccountProviderExpired')
    const old = await site.begin()
    site.clock.nowMs += 24 * 3_600_000
    expect(codeOf(await site.finish(old))).toBe('AccountProviderExpired')
  })

  it.each([
    [
      'an address that the provider has not verified',
      { ...EVE, isEmailVerified: false },
      'AccountProviderUnverified',
    ],
    ['no address', { ...EVE, email: null }, 'AccountProviderUnverified'],
    ['an address that only looks like a member’s', { ...EVE, email: 'аda@example.com' }, 'ok'],
  ] as const)('with %s', async (_name, identity, code) => {
    const site = await siteOf(identity)
    expect(codeOf(await site.finish(await site.begin()))).toBe(code)
    expect(await site.store.providers.of('ada')).toEqual([])
  })

  it('makes no member if sign-up is closed', async () => {
    const site = await siteOf(EVE, { settings: { signUp: 'closed' } })
    expect(codeOf(await site.finish(await site.begin()))).toBe('UsysUnauthorizedEmail')
    expect(site.state().members.size).toBe(1)
  })

  it('makes no member if the plan is full', async () => {
    const site = await siteOf(EVE, { settings: { plan: 'free' } })
    for (let at = 1; at < MEMBER_CAPS.free; at++)
      await site.store.members.insert({ ...ADA, id: `${at}`, email: `${at}@example.com` })
    expect(codeOf(await site.finish(await site.begin()))).toBe('UsysUserLimitReached')
    expect(site.state().members.size).toBe(MEMBER_CAPS.free)
  })

  it('links a member’s account and mails it; what a stranger had set is dropped', async () => {
    const site = await siteOf({ ...EVE, email: ADA.email }, { ada: { status: 'unverified' } })
    expect(codeOf(await site.finish(await site.begin()))).toBe('ok')
    expect(site.state().members.get('ada')).toMatchObject({ status: 'verified', passwordHash: null })
    expect(await site.store.providers.of('ada')).toHaveLength(1)
    expect(site.mailed()).toContain(`securityChanged ${ADA.email}`)
  })

  it('refuses a banned member, by address and by link', async () => {
    const site = await siteOf({ ...EVE, email: ADA.email })
    await site.finish(await site.begin())
    await site.store.members.update('ada', { bannedOnMs: 5 })
    expect(codeOf(await site.finish(await site.begin()))).toBe('UsysUnauthorizedEmail')
    const other = await siteOf({ ...EVE, email: ADA.email }, { ada: { bannedOnMs: 5 } })
    expect(codeOf(await other.finish(await other.begin()))).toBe('UsysUnauthorizedEmail')
  })

  it('asks a member with a second factor for its code first', async () => {
    const site = await siteOf({ ...EVE, email: ADA.email })
    await site.store.factors.begin('ada', 'secret')
    await site.store.factors.turnOn('ada')
    const entry = valueOf(await site.finish(await site.begin()))
    expect(entry).toMatchObject({ tag: 'code-needed', path: expect.stringMatching(/linkToken=/) })
    expect(site.state().sessions.size).toBe(0)
  })

  it('in two windows at once makes one member', async () => {
    const site = await siteOf(EVE)
    const { insert } = site.store.members
    let hasOther = false
    // The other window makes the member between the look-up and the insertion of this one.
    const refuseFirst: typeof insert = async (member) => {
      if (hasOther) return insert(member)
      throw new AlreadyStored('The address is taken.')
    }
    const unitOfWork: AccountPorts['unitOfWork'] = (work) =>
      site.ports
        .unitOfWork((unit) => work({ ...unit, members: { ...unit.members, insert: refuseFirst } }))
        .catch(async (thrown: unknown) => {
          if (!hasOther) await insert({ ...ADA, id: 'eve', email: 'eve@example.com' })
          hasOther = true
          throw thrown
        })
    const state = await site.begin()
    const logIn = createProviderLogIn({ ...site.ports, unitOfWork }, site.queue)
    const answered = await logIn.finish(VISITOR, 'id', new URLSearchParams({ state }))
    expect([codeOf(answered), [...site.state().members.keys()]]).toEqual(['ok', ['ada', 'eve']])
  })

  it.each([
    ['declines', { tag: 'declined' }, 'ok'],
    ['cannot be reached', { tag: 'unreachable', reason: 'no answer' }, 'AccountProviderAway'],
    ['lies', { tag: 'refused', reason: 'a forged signature' }, 'AccountProviderRefused'],
  ] as const)('at a provider that %s begins no session', async (_name, failure, code) => {
    const site = await siteOf(failure)
    const answered = await site.finish(await site.begin())
    expect([codeOf(answered), site.state().sessions.size, site.errors.length]).toEqual([
      code,
      0,
      failure.tag === 'declined' ? 0 : 1,
    ])
    if (answered.ok) expect(answered.value).toEqual({ tag: 'declined', path: '/log-in?usredir=%2Fmembers' })
  })

  it('at a provider that is not set up is refused', async () => {
    const { logIn } = await siteOf(EVE)
    expect(codeOf(await logIn.begin(VISITOR, 'none', null))).toBe('AccountProviderUnknown')
  })
})
