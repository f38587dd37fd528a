import { ACCESS_KINDS } from '../../core/accounts/index.js'
import type { UnitOfWork } from '../../core/ports/platform/unit-of-work.port.js'
import { sessionId, visitorId } from '../../core/ports/visitor.port.js'
import type { AccountWork } from '../../core/use-cases/accounts/account-work.js'
import { AlreadyStored } from '../../core/use-cases/accounts/storage/already-stored.js'
import type { LinkKind, StoredLink } from '../../core/use-cases/accounts/storage/mail-links.js'
import type { SessionBegin } from '../../core/use-cases/accounts/storage/sessions.js'
import type { StoredMember } from '../../core/use-cases/accounts/storage/stored-member.js'
import { describe, expect, it } from './test-runner.js'

/** An empty store of accounts. */
export interface AccountStoreSubject {
  readonly unitOfWork: UnitOfWork<AccountWork>
  readonly store: AccountWork
  /** The present time of the store. */
  readonly nowMs: number
  /** Stores a placed order of one lamp for a member. */
  readonly placeOrder: (memberId: string, id: string, placedOnMs: number) => Promise<void>
  /** The kinds of the queued mails. */
  readonly mails: () => Promise<readonly string[]>
}

const ADA: StoredMember = {
  id: 'ada',
  email: 'Ada@Example.com',
  name: 'Ada',
  status: 'verified',
  passwordHash: 'hash of ada',
  acceptPrivacy: true,
  acceptCommunications: false,
  fields: { nickname: { tag: 'text', text: 'The first' } },
  bannedOnMs: null,
  createdOnMs: 1000,
  updatedOnMs: 1000,
  invitedOnMs: null,
  lastLogInMs: null,
}
const BOB: StoredMember = { ...ADA, id: 'bob', email: 'bob@example.com', passwordHash: null, fields: {} }
const LINK: StoredLink = {
  memberId: 'ada',
  browser: 'here',
  redirectPath: '/back',
  detail: 'more',
  createdMs: 1000,
  expiresMs: 2000,
}
const IDENTITY = { issuer: 'https://id.example', subject: '1' }
const PASSKEY = {
  memberId: 'ada',
  credentialId: 'credential',
  publicKey: 'key',
  counter: 0,
  transports: ['usb'],
  name: 'Phone',
  createdOnMs: 1000,
}
const KINDS: readonly LinkKind[] = [
  'verify',
  'reset',
  'invite',
  'email',
  'link',
  'factor',
  'undo',
  'passkey',
  'provider',
]

const begin = (secret: string, changes: Partial<SessionBegin> = {}): SessionBegin => ({
  memberId: 'ada',
  secret: sessionId(secret),
  device: visitorId('browser'),
  agent: 'Firefox',
  nowMs: 1000,
  expiresMs: 9000,
  deviceExpiresMs: 5000,
  ...changes,
})

const eventsOf = async (store: AccountWork, memberId: string): Promise<readonly string[]> =>
  (await store.events.of(memberId)).map(({ kind }) => kind)

/** Stores one entry of everything that opens an account. */
async function openAll({ sessions, links, passkeys, providers, factors }: AccountWork): Promise<void> {
  await sessions.begin(begin('session'))
  for (const kind of KINDS) await links.insert(kind, `token ${kind}`, LINK)
  await passkeys.insert(PASSKEY)
  await providers.insert({ identity: IDENTITY, provider: 'id', memberId: 'ada', nowMs: 1000 })
  await factors.begin('ada', 'JBSWY3DPEHPK3PXP')
  await factors.replaceRecoveryCodes('ada', ['one', 'two'])
}

/** The access that is stored for Ada, by its kind. */
async function openedBy({ sessions, links, devices, passkeys, providers, factors, members }: AccountWork) {
  const left: string[] = []
  const note = (kind: string, isThere: boolean) => {
    if (isThere) left.push(kind)
  }
  note('password', ((await members.find('ada'))?.passwordHash ?? null) !== null)
  note('session', (await sessions.of('ada')).length > 0)
  note('device', await devices.isKnown(visitorId('browser'), 'ada', 1000))
  note('passkey', (await passkeys.of('ada')).length > 0)
  note('provider', (await providers.of('ada')).length > 0)
  note('factor', (await factors.find('ada')) !== null)
  note('recovery-code', (await factors.countRecoveryCodes('ada')) > 0)
  for (const [kind, of] of [
    ['verify', 'verify-link'],
    ['reset', 'reset-link'],
    ['invite', 'invite-link'],
    ['email', 'email-link'],
    ['link', 'log-in-link'],
    ['factor', 'factor-link'],
    ['undo', 'undo-link'],
  ] as const)
    note(of, (await links.find(kind, `token ${kind}`)) !== null)
  return left
}

/** Tests that every store of accounts must pass. */
export function describeAccountStore(name: string, open: () => Promise<AccountStoreSubject>): void {
  const opened = async () => {
    const subject = await open()
    await subject.store.members.insert(ADA)
    await subject.store.members.insert(BOB)
    return subject
  }

  describe(`members: ${name}`, () => {
    it('are found by id and by address in any spelling, with all of their values', async () => {
      const { store, unitOfWork } = await opened()
      expect(await store.members.find('ada')).toEqual(ADA)
      expect(await store.members.findByEmail('ADA@example.COM')).toEqual(ADA)
      expect(await unitOfWork((work) => work.members.lock('bob'))).toEqual(BOB)
      expect(await store.members.count()).toBe(2)
      for (const missing of [store.members.find('x'), store.members.findByEmail('x@example.com')])
        expect(await missing).toBeNull()
      expect(await unitOfWork((work) => work.members.lock('x'))).toBeNull()
    })

    it('change in what is named, and at the time of the change', async () => {
      const { store, nowMs } = await opened()
      const change = { email: 'ada@new.example', bannedOnMs: 7, passwordHash: null, fields: {} }
      await store.members.update('ada', change)
      expect(await store.members.find('ada')).toEqual({ ...ADA, ...change, updatedOnMs: nowMs })
      expect(await store.members.findByEmail('ada@example.com')).toBeNull()
      expect((await store.members.findByEmail('ADA@new.example'))?.id).toBe('ada')
      expect(await store.members.find('bob')).toEqual(BOB)
    })

    it('have one address each: a unit that takes another’s is rolled back', async () => {
      const { unitOfWork, store } = await opened()
      const same = { ...ADA, id: 'eve', email: 'BOB@Example.com' }
      await expect(
        unitOfWork(async (work) => {
          await work.members.update('ada', { name: 'Changed' })
          await work.members.insert(same)
        }),
      ).rejects.toBeInstanceOf(AlreadyStored)
      await expect(
        unitOfWork((work) => work.members.update('ada', { email: 'Bob@example.com' })),
      ).rejects.toBeInstanceOf(AlreadyStored)
      expect(await store.members.find('ada')).toEqual(ADA)
      expect(await store.members.count()).toBe(2)
    })

    it('are as before after a unit that fails', async () => {
      const { unitOfWork, store, mails } = await opened()
      const failing = unitOfWork(async (work) => {
        await work.members.lockPlaces()
        await work.members.update('ada', { name: 'Changed' })
        await work.events.record('data-changed', 'ada')
        await work.mails.queue({ kind: 'welcome', to: ADA.email, name: 'Ada', path: '/' })
        throw new Error('stopped')
      })
      await expect(failing).rejects.toThrow('stopped')
      expect(await store.members.find('ada')).toEqual(ADA)
      expect([await mails(), await eventsOf(store, 'ada')]).toEqual([[], []])
    })

    it('are removed with all that opens their account', async () => {
      const { unitOfWork, store } = await opened()
      await openAll(store)
      await store.groups.add('ada', ['gold'])
      await unitOfWork((work) => work.members.remove(ADA))
      expect(await store.members.find('ada')).toBeNull()
      expect(await openedBy(store)).toEqual([])
      expect(await store.groups.of('ada')).toEqual([])
      expect(await store.members.find('bob')).toEqual(BOB)
    })

    it('get events and mails', async () => {
      const { unitOfWork, store, mails } = await opened()
      await unitOfWork(async (work) => {
        await work.events.record('logged-out', 'ada')
        await work.events.record('log-in-refused', null, { isBanned: false })
        await work.mails.queue({ kind: 'welcome', to: ADA.email, name: 'Ada', path: '/' })
      })
      expect([await mails(), await eventsOf(store, 'ada')]).toEqual([['welcome'], ['logged-out']])
    })

    it('have placed orders, the newest first, as many as are asked for', async () => {
      const { store, placeOrder } = await opened()
      for (const at of [1000, 3000, 2000]) await placeOrder('ada', `order of ${at}`, at)
      await placeOrder('bob', 'another', 4000)
      const [newest, ...others] = await store.orders.of('ada', 2)
      expect(newest).toEqual({
        token: 'secret of order of 3000',
        order: {
          id: 'order of 3000',
          placedOnMs: 3000,
          total: { amount: 1250, currency: 'EUR' },
          itemCount: 2,
          items: [{ name: 'Lamp', count: 2 }],
        },
      })
      expect(others.map(({ order }) => order.id)).toEqual(['order of 2000'])
    })

    it('have groups, each once', async () => {
      const { store } = await opened()
      await store.groups.add('ada', ['silver', 'gold'])
      await store.groups.add('ada', ['gold'])
      expect(await store.groups.of('ada')).toEqual(['gold', 'silver'])
      await store.groups.remove('ada', ['gold', 'unknown'])
      expect([await store.groups.of('ada'), await store.groups.of('bob')]).toEqual([['silver'], []])
    })
  })

  describe(`links of mails: ${name}`, () => {
    it('are found by kind and token, and taken once', async () => {
      const { store } = await opened()
      await store.links.insert('reset', 'token', LINK)
      expect(await store.links.find('reset', 'token')).toEqual(LINK)
      expect(await store.links.findOf('ada', 'reset')).toEqual(LINK)
      for (const missing of [
        store.links.find('verify', 'token'),
        store.links.take('reset', 'other'),
        store.links.findOf('bob', 'reset'),
        store.links.findOf('ada', 'verify'),
      ])
        expect(await missing).toBeNull()
      expect(await store.links.take('reset', 'token')).toEqual(LINK)
      expect(await store.links.take('reset', 'token')).toBeNull()
    })

    it('of one member are dropped by kind', async () => {
      const { store } = await opened()
      for (const kind of KINDS) await store.links.insert(kind, 'mine', LINK)
      await store.links.insert('reset', 'theirs', { ...LINK, memberId: 'bob', browser: null, detail: null })
      await store.links.drop('ada', ['reset', 'link'])
      const left = await Promise.all(KINDS.map((kind) => store.links.find(kind, 'mine')))
      expect(KINDS.filter((_, index) => left[index] !== null)).toEqual(
        KINDS.filter((kind) => kind !== 'reset' && kind !== 'link'),
      )
      expect((await store.links.find('reset', 'theirs'))?.memberId).toBe('bob')
    })
  })

  describe(`sessions: ${name}`, () => {
    it('begin with their browser, the time of the log-in and its event', async () => {
      const { store } = await opened()
      expect(await store.sessions.begin(begin('one', { passwordHash: 'hash of ada' }))).toBe(true)
      const found = await store.sessions.find(sessionId('one'))
      expect(found).toMatchObject({
        member: { ...ADA, lastLogInMs: 1000 },
        standing: { expiresOnMs: 9000, usedOnMs: 1000, bannedOnMs: null },
        provedOnMs: 1000,
      })
      expect(await store.sessions.of('ada')).toEqual([
        { id: found?.id, agent: 'Firefox', createdOnMs: 1000, usedOnMs: 1000, expiresOnMs: 9000 },
      ])
      const known = (nowMs: number) => store.devices.isKnown(visitorId('browser'), 'ada', nowMs)
      expect([await known(4999), await known(5000)]).toEqual([true, false])
      expect(await eventsOf(store, 'ada')).toEqual(['logged-in'])
    })

    it.each([
      ['for an unknown member', { memberId: 'x' }, null],
      ['with a password that was changed meanwhile', { passwordHash: 'older' }, null],
      ['with the password of a member without one', { memberId: 'bob', passwordHash: null }, null],
      ['for a banned member', {}, { bannedOnMs: 5 }],
    ] as const)('do not begin %s', async (_, changes, change) => {
      const { store } = await opened()
      if (change !== null) await store.members.update('ada', change)
      expect(await store.sessions.begin(begin('one', changes))).toBe(false)
      expect(await store.sessions.find(sessionId('one'))).toBeNull()
      expect(await store.devices.isKnown(visitorId('browser'), 'ada', 1000)).toBe(false)
      expect(await eventsOf(store, 'ada')).toEqual([])
    })

    it('end one by one, all but one, or all', async () => {
      const { store } = await opened()
      for (const [index, secret] of ['a', 'b', 'c', 'd'].entries())
        await store.sessions.begin(begin(secret, { nowMs: 1000 + index }))
      const secrets = ['a', 'b', 'c', 'd'].map(sessionId)
      const left = async () => {
        const found = await Promise.all(secrets.map((secret) => store.sessions.isStoredFor(secret, 'ada')))
        return secrets.filter((_, index) => found[index])
      }
      expect((await store.sessions.of('ada')).map(({ createdOnMs }) => createdOnMs)).toEqual([
        1003, 1002, 1001, 1000,
      ])
      expect([await store.sessions.end(sessionId('a')), await store.sessions.end(sessionId('a'))]).toEqual([
        true,
        false,
      ])
      const idOf = async (secret: string) => (await store.sessions.find(sessionId(secret)))?.id ?? ''
      await store.sessions.endOne('bob', await idOf('b'))
      await store.sessions.endOne('ada', await idOf('b'))
      expect(await left()).toEqual(['c', 'd'])
      await store.sessions.endOthers('ada', await idOf('d'))
      expect(await left()).toEqual(['d'])
      expect(await store.sessions.isStoredFor(sessionId('d'), 'bob')).toBe(false)
      await store.sessions.touch(await idOf('d'), 4321)
      expect((await store.sessions.of('ada')).map(({ usedOnMs }) => usedOnMs)).toEqual([4321])
      await store.sessions.endAll('ada')
      expect(await left()).toEqual([])
    })

    it('leave browsers that stay known until a time', async () => {
      const { store } = await opened()
      await store.devices.remember(visitorId('other'), 'bob', 2000)
      await store.devices.remember(visitorId('other'), 'bob', 2000)
      const known = (memberId: string, nowMs: number) =>
        store.devices.isKnown(visitorId('other'), memberId, nowMs)
      expect([await known('bob', 1999), await known('bob', 2000), await known('ada', 1999)]).toEqual([
        true,
        false,
        false,
      ])
    })
  })

  describe(`access: ${name}`, () => {
    it.each(ACCESS_KINDS)('of kind %s is removed alone', async (kind) => {
      const { store } = await opened()
      await openAll(store)
      expect(await openedBy(store)).toEqual([...ACCESS_KINDS])
      const counted = { passkey: 1, provider: 1, factor: 1, device: 1, 'recovery-code': 2 } as const
      const expected = kind in counted ? counted[kind as keyof typeof counted] : 0
      expect(await store.access.remove('ada', kind)).toBe(expected)
      expect(await openedBy(store)).toEqual(ACCESS_KINDS.filter((each) => each !== kind))
      expect(await store.access.remove('ada', kind)).toBe(0)
    })

    it('by an app turns on, and takes each step and recovery code once', async () => {
      const { store } = await opened()
      const { factors } = store
      expect(await factors.find('ada')).toBeNull()
      await factors.begin('ada', 'first')
      await factors.begin('ada', 'JBSWY3DPEHPK3PXP')
      expect(await factors.find('ada')).toEqual({ memberId: 'ada', secret: 'JBSWY3DPEHPK3PXP', isOn: false })
      await factors.turnOn('ada')
      expect((await factors.find('ada'))?.isOn).toBe(true)
      const taken: boolean[] = []
      for (const step of [5, 5, 4, 6]) taken.push(await factors.takeStep('ada', step))
      expect(taken).toEqual([true, false, false, true])
      await factors.replaceRecoveryCodes('ada', ['zero'])
      await factors.replaceRecoveryCodes('ada', ['one', 'two'])
      expect(await factors.countRecoveryCodes('ada')).toBe(2)
      const codes: boolean[] = []
      for (const code of ['zero', 'one', 'one']) codes.push(await factors.takeRecoveryCode('ada', code))
      expect(codes).toEqual([false, true, false])
      expect([await factors.drop('ada'), await factors.drop('ada')]).toEqual([true, false])
      expect([await factors.find('ada'), await factors.countRecoveryCodes('ada')]).toEqual([null, 0])
    })

    it('by a passkey belongs to one member, and counts its uses', async () => {
      const { store } = await opened()
      const { passkeys } = store
      expect(await passkeys.insert(PASSKEY)).toBe(true)
      expect(await passkeys.insert({ ...PASSKEY, memberId: 'bob' })).toBe(false)
      const found = await passkeys.findByCredential('credential')
      expect(found).toMatchObject({ ...PASSKEY, usedOnMs: null })
      expect(await passkeys.of('ada')).toEqual([found])
      const id = found?.id ?? ''
      expect([
        await passkeys.use(id, { counter: 3, atMs: 7 }),
        await passkeys.use('x', { counter: 1, atMs: 7 }),
      ]).toEqual([true, false])
      expect(await passkeys.findByCredential('credential')).toMatchObject({ counter: 3, usedOnMs: 7 })
      expect([await passkeys.remove('bob', id), await passkeys.remove('ada', id)]).toEqual([false, true])
      expect(await passkeys.findByCredential('credential')).toBeNull()
    })

    it('by an account at a provider belongs to one member', async () => {
      const { store, unitOfWork } = await opened()
      const { providers } = store
      const link = { identity: IDENTITY, provider: 'id', memberId: 'ada', nowMs: 1000 }
      await providers.insert(link)
      await expect(
        unitOfWork((work) => work.providers.insert({ ...link, memberId: 'bob' })),
      ).rejects.toBeInstanceOf(AlreadyStored)
      expect(await providers.use(IDENTITY, 2000)).toBe('ada')
      expect(await providers.use({ ...IDENTITY, subject: '2' }, 2000)).toBeNull()
      const [stored] = await providers.of('ada')
      expect(stored).toMatchObject({ provider: 'id', createdOnMs: 1000, usedOnMs: 2000 })
      const id = stored?.id ?? ''
      expect([await providers.remove('bob', id), await providers.remove('ada', id)]).toEqual([false, true])
      expect(await providers.of('ada')).toEqual([])
    })
  })
}
