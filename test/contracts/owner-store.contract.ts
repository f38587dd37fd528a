import { beforeAll, describe, expect, it } from './test-runner.js'
import type { AuditEntry, OwnerAccount, OwnerChange, OwnerSessionRow } from '../../core/owners/index.js'
import type { AuditList, OwnerStore } from '../../core/ports/owner/owner-store.port.js'

/** An empty realm. */
export interface OwnerStoreSubject {
  readonly store: OwnerStore
  readonly audit: AuditList
  /** Wall-clock ms of the store's clock. */
  readonly nowMs: number
}

const person = (id: string): OwnerAccount => ({
  id,
  email: `${id}@example.org`,
  name: `Name of ${id}`,
  role: 'owner',
  version: 1,
  passwordHash: 'hash',
  factor: { secret: 's', isOn: true, lastStep: 4 },
  createdMs: 5,
  lastSignInMs: null,
})

const sessionOf = (ownerId: string, id: string, nowMs: number): OwnerSessionRow => ({
  id,
  ownerId,
  createdMs: nowMs,
  usedMs: nowMs,
  expiresMs: nowMs + 1000,
  browser: null,
})

const entry = (id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  atMs: 7,
  ownerId: 'ann',
  by: 'ann@example.org',
  operation: 'noteOrder',
  subject: 'order',
  detail: 'note',
  request: null,
  session: null,
  ...more,
})

/** Tests that every `OwnerStore` and its audit log must pass. */
export function describeOwnerStore(name: string, open: () => Promise<OwnerStoreSubject>): void {
  describe(`OwnerStore: ${name}`, () => {
    let subject: OwnerStoreSubject
    beforeAll(async () => {
      subject = await open()
      const { store } = subject
      expect(await store.load()).toEqual({ revision: 0, owners: [] })
      expect(
        await store.save([
          { tag: 'insert-owner', owner: person('ann') },
          { tag: 'insert-owner', owner: person('ben') },
        ]),
      ).toBe(true)
    })

    it('reads people as they were written, and allows one for each address', async () => {
      const { store } = subject
      expect((await store.load()).owners).toEqual([person('ann'), person('ben')])
      const twin = { ...person('twin'), email: 'ANN@example.org' }
      expect(await store.save([{ tag: 'insert-owner', owner: twin }])).toBe(false)
    })

    /** Saves the same change twice at once; answers how often it was written. */
    const timesWritten = async (...changes: readonly OwnerChange[]): Promise<number> => {
      const both = await Promise.all([subject.store.save(changes), subject.store.save(changes)])
      return both.filter(Boolean).length
    }

    it('writes a decision only if its input has not changed', async () => {
      const { store, nowMs } = subject
      const session = sessionOf('ann', 'never', nowMs)
      const stale: OwnerChange = { tag: 'change-owner', id: 'ann', version: 9, set: { role: 'staff' } }
      expect(await store.save([{ tag: 'begin-session', session }, stale])).toBe(false)
      expect(await store.findSession('never')).toBeNull()
      const wrong: OwnerChange = { tag: 'note-sign-in', id: 'ann', passwordHash: 'old', atMs: 9 }
      expect(await store.save([{ tag: 'begin-session', session }, wrong])).toBe(false)
      expect(await store.sessionsOf('ann')).toEqual([])
    })

    it('writes one of two parallel changes', async () => {
      const { store, nowMs } = subject
      const code = { id: 'code', ownerId: null, expiresMs: nowMs + 1 }
      await store.save([
        { tag: 'add-code', code },
        { tag: 'set-recovery-codes', ownerId: 'ann', ids: ['r1', 'r2'] },
      ])
      expect(await store.findCode('code')).toEqual(code)
      expect(await timesWritten({ tag: 'take-code', id: 'code' })).toBe(1)
      expect(await timesWritten({ tag: 'take-recovery-code', ownerId: 'ann', id: 'r1' })).toBe(1)
      expect(await store.countRecoveryCodes('ann')).toBe(1)
      expect(await timesWritten({ tag: 'take-step', ownerId: 'ann', step: 5 })).toBe(1)
      expect(await timesWritten({ tag: 'take-step', ownerId: 'ann', step: 4 })).toBe(0)
      const set = { name: 'Ann' }
      expect(await timesWritten({ tag: 'change-owner', id: 'ann', version: 1, set })).toBe(1)
      expect(await timesWritten({ tag: 'count-realm', revision: 0 })).toBe(1)
      const { revision, owners } = await store.load()
      expect([revision, owners[0]]).toMatchObject([1, { name: 'Ann', version: 2, factor: { lastStep: 5 } }])
    })

    it('accepts a challenge once, from its person, in time', async () => {
      const { store } = subject
      await store.keepChallenge('c', 'ann', 100)
      expect(await store.hasChallenge('c', 'ben', 50)).toBe(false)
      expect(await store.hasChallenge('c', 'ann', 100)).toBe(false)
      expect(await store.hasChallenge('c', 'ann', 99)).toBe(true)
      expect(await timesWritten({ tag: 'take-challenge', ownerId: 'ben', id: 'c' })).toBe(0)
      expect(await timesWritten({ tag: 'take-challenge', ownerId: 'ann', id: 'c' })).toBe(1)
      expect(await store.hasChallenge('c', 'ann', 99)).toBe(false)
    })

    it('keeps sessions and passkeys until their person is removed', async () => {
      const { store, nowMs } = subject
      const passkey = {
        id: 'p',
        ownerId: 'ben',
        credentialId: 'credential',
        publicKey: 'key',
        counter: 0,
        transports: ['internal'],
        name: 'Phone',
        createdMs: 1,
        usedMs: null,
      }
      const session = sessionOf('ben', 's1', nowMs)
      await store.save([
        { tag: 'begin-session', session },
        { tag: 'begin-session', session: sessionOf('ben', 's2', nowMs) },
        { tag: 'add-passkey', passkey },
        { tag: 'use-passkey', id: 'p', counter: 3, atMs: 8 },
      ])
      expect(await store.save([{ tag: 'add-passkey', passkey: { ...passkey, ownerId: 'ann' } }])).toBe(false)
      expect(await store.findPasskey('p')).toEqual({ ...passkey, counter: 3, usedMs: 8 })
      expect(await store.findSession('s1')).toMatchObject({ session, owner: { id: 'ben' } })
      await store.save([{ tag: 'end-sessions', ownerId: 'ben', except: 's1' }])
      expect((await store.sessionsOf('ben')).map(({ id }) => id)).toEqual(['s1'])
      expect(await timesWritten({ tag: 'remove-owner', id: 'ben', version: 1 })).toBe(1)
      expect(await store.findSession('s1')).toBeNull()
      await store.forgetOld(nowMs + 1000)
      expect(await store.sessionsOf('ben')).toEqual([])
    })

    it.each<readonly [string, (id: string) => OwnerChange]>([
      ['ended', (ownerId) => ({ tag: 'end-session', ownerId, id: `${ownerId} acts` })],
      ['ended with all others', (ownerId) => ({ tag: 'end-sessions', ownerId, except: 'other' })],
      ['lost its role', (id) => ({ tag: 'change-owner', id, version: 1, set: { role: 'read-only' } })],
      ['lost its person', (id) => ({ tag: 'remove-owner', id, version: 1 })],
    ])('refuses the changes of a session that %s', async (why, end) => {
      const { store, nowMs } = subject
      const id = `${why} owner`
      const session = { id: `${id} acts`, role: 'owner' } as const
      await store.save([
        { tag: 'insert-owner', owner: person(id) },
        { tag: 'begin-session', session: sessionOf(id, session.id, nowMs) },
      ])
      const note = (place: string): OwnerChange => ({
        tag: 'audit',
        entry: entry(`${id} ${place}`, { atMs: 1, ownerId: id, by: id, subject: null, session }),
      })
      // A change may end the session in which it is made.
      expect(await store.save([end(id), note('before')])).toBe(true)
      const code = { id: `${id} code`, ownerId: id, expiresMs: nowMs + 1 }
      expect(await store.save([{ tag: 'add-code', code }, note('after')])).toBe(false)
      expect(await store.findCode(code.id)).toBeNull()
    })

    it('keeps an entry of the log once under its key, and lists the newest first', async () => {
      const { store, audit } = subject
      const request = { key: 'k', fingerprint: 'f' }
      const keyed: OwnerChange = { tag: 'audit', entry: entry('e1', { request }) }
      expect(await timesWritten(keyed)).toBe(1)
      expect(await store.findRequest('ann', 'k')).toEqual(request)
      expect(await store.findRequest('ben', 'k')).toBeNull()
      expect(await store.findRequest('ann', '\u0000')).toBeNull()
      const terminal = { ownerId: null, by: 'terminal', atMs: 9, subject: null }
      await store.save([{ tag: 'audit', entry: entry('e2', terminal) }])
      await store.save([{ tag: 'audit', entry: entry('e3', terminal) }])
      const read = async (filter: { readonly by?: string; readonly subject?: string }) => {
        const sort = { key: 'time', isDescending: true } as const
        const page = await audit.page({ filter, sort, limit: 10, after: null })
        return page.ok ? page.value.items.map(({ id }) => id) : []
      }
      expect((await read({})).slice(0, 3)).toEqual(['e3', 'e2', 'e1'])
      expect(await read({ by: 'ANN@example.org' })).toEqual(['e1'])
      expect(await read({ subject: 'order' })).toEqual(['e1'])
    })
  })
}
