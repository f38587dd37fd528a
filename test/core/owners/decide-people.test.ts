import { describe, expect, it } from '@jest/globals'
import {
  ACCESS_LEVELS,
  accessRefusal,
  decideCodeUse,
  decideInvitation,
  decideRemoval,
  decideRole,
  isLiveOwnerSession,
  OWNER_ROLES,
} from '../../../core/owners/index.js'
import type { OwnerAccount, OwnerCode, OwnerRealmState } from '../../../core/owners/index.js'

const person = (id: string, more: Partial<OwnerAccount> = {}): OwnerAccount => ({
  id,
  email: `${id}@example.org`,
  name: '',
  role: 'owner',
  version: 3,
  passwordHash: 'hash',
  factor: null,
  createdMs: 1,
  lastSignInMs: null,
  ...more,
})
const realm = (...owners: readonly OwnerAccount[]): OwnerRealmState => ({ revision: 7, owners })
const tagsOf = (changes: readonly { readonly tag: string }[]) => changes.map(({ tag }) => tag)

describe('the rights of a role', () => {
  it('are a table: each role has those of the ones below it', () => {
    const table = Object.fromEntries(
      [null, ...OWNER_ROLES].map((role) => [
        `${role}`,
        ACCESS_LEVELS.map((level) => accessRefusal(level, role) ?? 'open').join(' '),
      ]),
    )
    expect(table).toEqual({
      null: 'open unauthenticated unauthenticated unauthenticated unauthenticated',
      'read-only': 'open open open forbidden forbidden',
      staff: 'open open open open forbidden',
      owner: 'open open open open open',
    })
  })
})

describe('a session', () => {
  it.each([
    ['holds', { expiresMs: 10_000_000_000, usedMs: 0 }, 259_199_999, true],
    [
      'ends when it was not used for three days',
      { expiresMs: 10_000_000_000, usedMs: 0 },
      259_200_000,
      false,
    ],
    ['ends at its time, however often it is used', { expiresMs: 1000, usedMs: 999 }, 1000, false],
  ])('%s', (_, session, nowMs, isLive) => expect(isLiveOwnerSession(session, nowMs)).toBe(isLive))
})

describe('an invitation', () => {
  const invitation = {
    id: 'new',
    email: ' Eva@Example.org ',
    name: 'Eva',
    role: 'staff',
    codeId: 'c',
    atMs: 5,
  } as const

  it('makes a person and a code, counted as a change of rights', () => {
    const decided = decideInvitation(realm(person('a')), invitation)
    expect(decided).toMatchObject({
      ok: true,
      value: {
        owner: { email: 'Eva@Example.org', role: 'staff', passwordHash: null },
        code: { ownerId: 'new' },
      },
    })
    if (decided.ok)
      expect(tagsOf(decided.value.changes)).toEqual(['count-realm', 'insert-owner', 'drop-codes', 'add-code'])
  })

  it.each([
    ['no address', { email: 'eva' }, [], 'bad-input'],
    ['a person who has access', {}, [person('e', { email: 'eva@example.org' })], 'not-allowed'],
    ['a shop that is full', {}, Array.from({ length: 200 }, (_, at) => person(`p${at}`)), 'not-allowed'],
  ])('is refused for %s', (_, more, owners, tag) =>
    expect(decideInvitation(realm(...owners), { ...invitation, ...more })).toMatchObject({
      ok: false,
      failure: { tag },
    }),
  )

  it('replaces an earlier unused invitation of the person', () => {
    const waiting = person('e', { email: 'eva@example.org', passwordHash: null })
    const decided = decideInvitation(realm(waiting), invitation)
    expect(decided).toMatchObject({ ok: true, value: { owner: { id: 'e', role: 'staff', version: 4 } } })
    if (decided.ok)
      expect(tagsOf(decided.value.changes)).toEqual(['count-realm', 'change-owner', 'drop-codes', 'add-code'])
  })
})

describe('another role and a removal', () => {
  const two = realm(person('a'), person('b', { role: 'staff' }))
  const invited = realm(person('a'), person('b', { passwordHash: null }))

  it.each([
    ['an unknown person', two, { id: 'x', version: 3 }, 'not-found'],
    ['an older version', two, { id: 'b', version: 2 }, 'changed-meanwhile'],
    ['the only owner', two, { id: 'a', version: 3 }, 'not-allowed'],
    ['the only owner who has access', invited, { id: 'a', version: 3 }, 'not-allowed'],
  ])('are refused for %s', (_, state, who, tag) => {
    const failure = { ok: false, failure: { tag } }
    expect(decideRole(state, { ...who, role: 'read-only' })).toMatchObject(failure)
    expect(decideRemoval(state, who)).toMatchObject(failure)
  })

  it('are counted, so that of two owners who remove each other one stays', () => {
    const state = realm(person('a'), person('b'))
    const removal = decideRemoval(state, { id: 'b', version: 3 })
    expect(removal.ok && removal.value[0]).toEqual({ tag: 'count-realm', revision: 7 })
    const role = decideRole(state, { id: 'b', version: 3, role: 'staff' })
    expect(role.ok && role.value.changes[0]).toEqual({ tag: 'count-realm', revision: 7 })
    expect(decideRole(state, { id: 'b', version: 3, role: 'owner' })).toMatchObject({
      value: { changes: [] },
    })
  })
})

describe('the use of a code', () => {
  const use = { id: 'new', email: 'eva@example.org', name: 'Eva', passwordHash: 'h', atMs: 100 }
  const first: OwnerCode = { id: 'c', ownerId: null, expiresMs: 101 }
  const own: OwnerCode = { id: 'c', ownerId: 'e', expiresMs: 101 }
  const eva = person('e', { email: 'Eva@example.org', role: 'staff' })

  it.each([
    ['there is none', realm(), null],
    ['its time is over', realm(), { ...first, expiresMs: 100 }],
    ['an owner has access already', realm(person('a')), first],
    ['it is of another person', realm(person('a'), eva), { ...own, ownerId: 'a' }],
    ['its person is gone', realm(person('a')), own],
  ])('is refused if %s', (_, state, code) =>
    expect(decideCodeUse(state, code, use)).toMatchObject({ ok: false, failure: { tag: 'code-ended' } }),
  )

  it('makes the first owner, once', () => {
    const decided = decideCodeUse(realm(), first, use)
    expect(decided).toMatchObject({ ok: true, value: { owner: { role: 'owner', passwordHash: 'h' } } })
    if (decided.ok)
      expect(tagsOf(decided.value.changes)).toEqual([
        'take-code',
        'count-realm',
        'insert-owner',
        'drop-codes',
      ])
  })

  it('resets the access of a person: earlier sessions, passkeys and codes end', () => {
    const decided = decideCodeUse(realm(person('a'), eva), own, use)
    expect(decided).toMatchObject({
      ok: true,
      value: { owner: { id: 'e', role: 'staff', passwordHash: 'h' } },
    })
    if (decided.ok)
      expect(tagsOf(decided.value.changes)).toEqual([
        'take-code',
        'count-realm',
        'change-owner',
        'end-sessions',
        'remove-passkeys',
        'set-recovery-codes',
      ])
  })
})
