import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { tablesOf } from '../../../../../adapters/server/sql/accounts/storage/tables.js'
import { upkeepPortsOf } from '../../../../../adapters/server/sql/accounts/upkeep-ports-of.js'
import { portsOf } from '../../../../../adapters/server/sql/accounts/ports-of.js'
import { SESSION_IDLE_MS, SESSION_MS } from '../../../../../core/accounts/index.js'
import type { NewIdentity } from '../../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import type { AccountPorts } from '../../../../../core/use-cases/accounts/account-ports.js'
import {
  browserOf,
  isOver,
  issueLink,
  takeLink,
} from '../../../../../core/use-cases/accounts/mailed-links.js'
import { forgetOld } from '../../../../../core/use-cases/accounts/upkeep/forget-old.js'
import {
  continueAsGuest,
  currentMember,
  enterProven,
  currentSession,
  enterWithPassword,
  leaveBrowser,
} from '../../../../../core/use-cases/accounts/sessions.js'
import { VISITOR_LIFETIME_MS } from '../../../../../core/site/index.js'
import type { LinkKind } from '../../../../../core/use-cases/accounts/storage/mail-links.js'
import { ADA, createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { wallClock } from '../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

let nowMs = 1_700_000_000_000
const clock = { ...wallClock, wallTime: () => nowMs }
/** Two sites in one database, each with a member of the same address. */
let here: AccountsFixture
let elsewhere: AccountsFixture
let ports: AccountPorts
let portsElsewhere: AccountPorts
beforeAll(async () => {
  const sql = await openTestMemory()
  here = await createAccountsFixture(sql, {}, { clock })
  elsewhere = await createAccountsFixture(sql, {}, { clock })
  ports = portsOf(here.context)
  portsElsewhere = portsOf(elsewhere.context)
})
afterAll(() => here.close())

const tables = () => tablesOf(here.context.sql)
const adaOf = async (of: AccountPorts = ports) => (await of.store.members.findByEmail(ADA.email))!
const change = (values: Readonly<Record<string, unknown>>) =>
  tables().updateTable('member').set(values).where('site_id', '=', here.context.siteId).execute()
beforeEach(async () => {
  await change({ banned_on: null })
})

const visitorOf = ({ visitor, session }: NewIdentity): Visitor =>
  session === null ? { id: visitor } : { id: visitor, session: session.id }
/** A visitor's new identity: a member, or a guest if they may not enter. */
const enterAs = async (of: AccountPorts, from: Visitor, member: string | null): Promise<NewIdentity> =>
  (member === null ? null : await enterProven(of, from, member, async () => true)) ??
  continueAsGuest(of, from)
/** A browser in which Ada has logged in. */
async function logIn(from: Visitor = here.newVisitor()) {
  const identity = await enterAs(ports, from, (await adaOf()).id)
  return { identity, visitor: visitorOf(identity) }
}
const isIn = async (visitor: Visitor, of: AccountPorts = ports): Promise<boolean> =>
  (await currentMember(of, visitor)) !== null
const sessionRow = async (visitor: Visitor) => {
  const { id } = (await currentSession(ports, visitor))!
  return tables().selectFrom('member_session').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

describe('a session', () => {
  it('belongs to its member, and has the time of the last proof', async () => {
    const { visitor, identity } = await logIn({ ...here.newVisitor(), browser: 'Firefox on Linux' })
    const current = await currentSession(ports, visitor)
    expect(current).toMatchObject({ member: { email: ADA.email }, provedOnMs: nowMs })
    expect(identity.session?.expiresAtMs).toBe(nowMs + SESSION_MS)
    const row = await sessionRow(visitor)
    expect([row.created_on, row.used_on, row.expires_on, row.proved_on].map(Number)).toEqual([
      nowMs,
      nowMs,
      nowMs + SESSION_MS,
      nowMs,
    ])
    expect(row.agent).toBe('Firefox on Linux')
    expect(Number((await adaOf()).lastLogInMs)).toBe(nowMs)
    expect(Object.keys(current!.member)).toEqual(expect.not.arrayContaining(['used_on', 'proved_on']))
  })

  it('opens nothing if it is missing, wrong, or of another site', async () => {
    const { visitor } = await logIn()
    expect(await isIn(visitor)).toBe(true)
    expect(await isIn({ id: visitor.id })).toBe(false)
    expect(await isIn({ ...visitor, session: 'b'.repeat(32) as never })).toBe(false)
    expect(await isIn(visitor, portsElsewhere)).toBe(false)
  })

  it('ends after the longest time without use, and not before', async () => {
    const { visitor } = await logIn()
    nowMs += SESSION_IDLE_MS - 1
    expect(await isIn(visitor)).toBe(true)
    nowMs += SESSION_IDLE_MS
    expect(await isIn(visitor)).toBe(false)
  })

  it('ends after the longest time, also if it is used', async () => {
    const { visitor } = await logIn()
    for (let used = 0; used + HOUR_MS < SESSION_MS; used += 24 * HOUR_MS) {
      expect(await isIn(visitor)).toBe(true)
      nowMs += 24 * HOUR_MS
    }
    expect(await isIn(visitor)).toBe(false)
    nowMs -= 1
    expect(await isIn(visitor)).toBe(true)
  })

  it('is updated at most once an hour, without other sessions', async () => {
    const { visitor } = await logIn()
    const other = (await logIn()).visitor
    const begunMs = nowMs
    nowMs += HOUR_MS - 1
    await isIn(visitor)
    expect(Number((await sessionRow(visitor)).used_on)).toBe(begunMs)
    nowMs += 1
    await isIn(visitor)
    const written = await tables()
      .selectFrom('member_session')
      .select(['id', 'used_on'])
      .where('created_on', '=', begunMs)
      .execute()
    expect(written.map(({ used_on: usedOn }) => Number(usedOn) - begunMs).sort()).toEqual([0, HOUR_MS])
    expect(await isIn(other)).toBe(true)
  })

  it('opens nothing and cannot begin while its member is banned', async () => {
    const { visitor } = await logIn()
    await change({ banned_on: nowMs })
    expect(await isIn(visitor)).toBe(false)
    const refused = await logIn()
    expect([refused.identity.session, await isIn(refused.visitor)]).toEqual([null, false])
    const { visitor: browser, wasLoggedIn } = refused.identity
    expect([wasLoggedIn, await ports.store.devices.isKnown(browser, (await adaOf()).id, nowMs)]).toEqual([
      false,
      false,
    ])
    expect((await enterAs(ports, here.newVisitor(), 'unknown')).session).toBeNull()
  })

  it('opens nothing after another log-in in its browser or a log-out', async () => {
    const first = (await logIn()).visitor
    const second = (await logIn(first)).visitor
    expect([await isIn(first), await isIn(second)]).toEqual([false, true])
    const left = await leaveBrowser(ports, second, (await adaOf()).id)
    expect([left.session, left.wasLoggedIn, await isIn(second)]).toEqual([null, true, false])
    expect((await enterAs(ports, here.newVisitor(), null)).wasLoggedIn).toBe(false)
  })

  it('of another member stays as it is', async () => {
    const [mine, theirs] = [(await logIn()).visitor, (await logIn()).visitor]
    await enterAs(ports, mine, null)
    expect([await isIn(mine), await isIn(theirs)]).toEqual([false, true])
  })
})

describe('the cart of a visitor', () => {
  it('stays with them, and is the member’s while they are logged in', async () => {
    const member = await adaOf()
    const { id: ada } = member
    const moves: unknown[] = []
    const carts = { ...ports.carts, move: async (move: unknown) => void moves.push(move) }
    const watched = { ...ports, carts }
    const from = here.newVisitor()
    const entered = await enterAs(watched, from, ada)
    const left = await leaveBrowser(watched, visitorOf(entered), ada)
    const refused = await enterAs(watched, visitorOf(left), 'unknown')
    const told = await enterWithPassword(watched, visitorOf(refused), { member, isInSession: false })
    expect(moves).toEqual([
      { tag: 'log-in', from: from.id, to: entered.visitor, member: ada },
      { tag: 'log-out', from: entered.visitor, to: left.visitor },
      { tag: 'stay-guest', from: left.visitor, to: refused.visitor },
      { tag: 'log-in', from: refused.visitor, to: told?.visitor, member: ada },
    ])
    await change({ banned_on: nowMs })
    await enterWithPassword(watched, here.newVisitor(), { member, isInSession: false })
    expect(moves).toHaveLength(4)
  })
})

describe('a log-in with a password that was being checked', () => {
  it('is refused if the password was changed, or the member banned, meanwhile', async () => {
    for (const isAgain of [false, true]) {
      const before = isAgain ? (await logIn()).visitor : here.newVisitor()
      const member = await adaOf()
      const enter = () => enterWithPassword(ports, before, { member, isInSession: false })
      await change({ password_hash: 'another' })
      expect([isAgain, await enter()]).toEqual([isAgain, null])
      await change({ password_hash: member.passwordHash, banned_on: nowMs })
      expect([isAgain, await enter()]).toEqual([isAgain, null])
      await change({ banned_on: null })
      expect([isAgain, await isIn(before)]).toEqual([isAgain, isAgain])
      const entered = await enter()
      expect(await isIn(visitorOf(entered!))).toBe(true)
      expect(await isIn(before)).toBe(false)
    }
  })

  it('is refused if the member was deleted meanwhile, in any session', async () => {
    const member = { ...(await adaOf()), id: 'unknown' }
    for (const before of [here.newVisitor(), (await logIn()).visitor])
      expect(await enterWithPassword(ports, before, { member, isInSession: false })).toBeNull()
  })

  it('proves nothing in a session that has ended meanwhile', async () => {
    const { visitor: held } = await logIn()
    const member = await adaOf()
    expect(await enterWithPassword(ports, held, { member, isInSession: true })).not.toBeNull()
    const { visitor } = await logIn()
    await enterAs(ports, visitor, null)
    expect(await enterWithPassword(ports, visitor, { member, isInSession: true })).toBeNull()
    expect(await enterWithPassword(ports, visitor, { member, isInSession: false })).not.toBeNull()
  })
})

describe('a browser', () => {
  it('is known for its member while its visitor is kept, in no other account and at no other site', async () => {
    const { visitor } = await logIn()
    const { id } = await adaOf()
    const known = (who = id, of = ports) => of.store.devices.isKnown(visitor.id, who, nowMs)
    expect([await known(), await known('other'), await known(id, portsElsewhere)]).toEqual([
      true,
      false,
      false,
    ])
    expect(await ports.store.devices.isKnown(here.newVisitor().id, id, nowMs)).toBe(false)
    nowMs += VISITOR_LIFETIME_MS - 1
    expect(await known()).toBe(true)
    nowMs += 1
    expect(await known()).toBe(false)
  })

  it('that logs out stays known for its member, and one without a member stays unknown', async () => {
    const { visitor } = await logIn()
    const { id } = await adaOf()
    const left = await leaveBrowser(ports, visitor, id)
    expect(await ports.store.devices.isKnown(left.visitor, id, nowMs)).toBe(true)
    const stranger = await enterAs(ports, here.newVisitor(), null)
    expect(await ports.store.devices.isKnown(stranger.visitor, id, nowMs)).toBe(false)
  })
})

const AGES: Readonly<Record<LinkKind, number>> = {
  verify: HOUR_MS,
  reset: HOUR_MS,
  email: HOUR_MS,
  invite: 7 * 24 * HOUR_MS,
  link: 10 * MINUTE_MS,
  factor: 10 * 24 * HOUR_MS,
  undo: 7 * 24 * HOUR_MS,
  passkey: 10 * MINUTE_MS,
  provider: 10 * MINUTE_MS,
}
const KINDS = Object.keys(AGES) as readonly LinkKind[]

describe('the token of a link', () => {
  const issue = async (kind: LinkKind, memberId?: string, of: AccountPorts = ports) =>
    issueLink(of.store, of, kind, { memberId: memberId ?? (await adaOf()).id })
  const find = (kind: LinkKind, token: string) => ports.store.links.find(kind, token)
  const take = (kind: LinkKind, token: string, of: AccountPorts = ports) => takeLink(of.store, kind, token)

  it.each(KINDS)('to %s expires after its time and not before', async (kind) => {
    const link = (await find(kind, await issue(kind)))!
    expect([link.createdMs, link.expiresMs - nowMs]).toEqual([nowMs, AGES[kind]])
    const at = (ms: number) => isOver(link, { clock: { ...clock, wallTime: () => ms } })
    expect([at(nowMs), at(nowMs + AGES[kind] - 1), at(nowMs + AGES[kind])]).toEqual([false, false, true])
  })

  it.each(KINDS)(
    'to %s is kept for a while after it expires, if a new one can be mailed for it',
    async (kind) => {
      const token = await issue(kind)
      nowMs += AGES[kind] + 1
      await forgetOld(upkeepPortsOf(here.context))
      expect((await find(kind, token)) === null).toBe(kind === 'passkey' || kind === 'provider')
    },
  )

  it('records its origin, and is stored as a digest', async () => {
    const visitor = here.newVisitor()
    const browser = browserOf(ports, visitor)
    expect(browser).not.toContain(visitor.id)
    const { id: memberId } = await adaOf()
    const token = await issueLink(ports.store, ports, 'link', {
      memberId,
      browser,
      redirectPath: '/back',
      detail: 'more',
    })
    expect(await find('link', token)).toMatchObject({
      memberId,
      browser,
      redirectPath: '/back',
      detail: 'more',
    })
    const rows = await tables().selectFrom('member_token').select('id').execute()
    expect(rows.filter(({ id }) => id.includes(token))).toEqual([])
    expect((await find('reset', await issue('reset')))!.detail).toBeNull()
    expect(browser).not.toBe(browserOf(ports, here.newVisitor()))
  })

  it('is valid for its own kind and site, once', async () => {
    const token = await issue('reset')
    for (const kind of KINDS.filter((each) => each !== 'reset')) expect(await take(kind, token)).toBeNull()
    expect(await take('reset', token, portsElsewhere)).toBeNull()
    expect(await portsElsewhere.store.links.find('reset', token)).toBeNull()
    expect(await take('reset', 'no token')).toBeNull()
    expect((await take('reset', token))?.memberId).toBe((await adaOf()).id)
    expect([await take('reset', token), await find('reset', token)]).toEqual([null, null])
  })

  it('is accepted once from two parallel senders', async () => {
    const token = await issue('link')
    const both = await Promise.all([take('link', token), take('link', token)])
    expect(both.filter((row) => row !== null)).toHaveLength(1)
  })

  it('ends earlier ones of its kind and member, and no others', async () => {
    const theirs = (await adaOf(portsElsewhere)).id
    const kept = [
      ['verify', await issue('verify')],
      ['reset', await issue('reset', 'another')],
    ] as const
    const away = await issue('reset', theirs, portsElsewhere)
    const first = await issue('reset')
    const second = await issue('reset')
    expect([await find('reset', first), (await find('reset', second)) !== null]).toEqual([null, true])
    for (const [kind, token] of kept) expect(await find(kind, token)).not.toBeNull()
    expect(await portsElsewhere.store.links.find('reset', away)).not.toBeNull()
  })

  it('without a member ends none of other strangers', async () => {
    const [first, second] = [await issue('provider', ''), await issue('provider', '')]
    expect([(await take('provider', first)) !== null, (await take('provider', second)) !== null]).toEqual([
      true,
      true,
    ])
  })

  it('ends with all of the named kinds, of one member at one site', async () => {
    const { id } = await adaOf()
    const tokens = new Map<LinkKind, string>()
    for (const kind of KINDS) tokens.set(kind, await issue(kind))
    const other = await issue('link', 'another')
    await portsElsewhere.store.links.drop(id, KINDS)
    await ports.store.links.drop(id, ['link', 'email'])
    const left: LinkKind[] = []
    for (const [kind, token] of tokens) if ((await find(kind, token)) !== null) left.push(kind)
    expect(left).toEqual(KINDS.filter((kind) => kind !== 'link' && kind !== 'email'))
    expect(await find('link', other)).not.toBeNull()
  })
})
