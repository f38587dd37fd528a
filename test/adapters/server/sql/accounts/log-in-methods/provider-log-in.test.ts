import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { TOTP, Secret } from 'otpauth'
import { createOpenIdProvider } from '../../../../../../adapters/server/openid-connect/index.js'
import type { AccountSettings } from '../../../../../../core/accounts/index.js'
import type { NewIdentity } from '../../../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../../../core/ports/visitor.port.js'
import { codeOf, valueOf } from '../../../../../contracts/backend/shopper.js'
import { ADA, createAccountsFixture, ORIGIN } from '../../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { startLocalProvider } from '../../../../../support/accounts/local-provider.js'
import type { Forgery, LocalProvider, Person } from '../../../../../support/accounts/local-provider.js'
import { untilNextCode } from '../../../../../support/accounts/authenticator-app.js'
import { wallClock } from '../../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../../support/sql/temporary-postgres.js'

let aheadMs = 0
const clock = { ...wallClock, wallTime: () => wallClock.wallTime() + aheadMs }
const settings = {
  signUp: 'open' as AccountSettings['signUp'],
  signUpGroups: ['readers'],
  providers: [] as AccountSettings['providers'],
}
const told: string[] = []

let provider: LocalProvider
let fixture: AccountsFixture
beforeAll(async () => {
  provider = await startLocalProvider()
  await provider.serves(['local', 'other'].map((id) => `${ORIGIN}/.vitrine/log-in/${id}/back`))
  const { issuer, clientId, clientSecret } = provider
  const known = (id: string) => ({
    id,
    name: 'Example',
    issuer,
    clientId,
    scopes: ['openid', 'email', 'profile'],
  })
  settings.providers = [known('local')]
  fixture = await createAccountsFixture(await openTemporaryPostgres(), settings, {
    clock,
    providers: ['local', 'other'].map((id) => createOpenIdProvider({ ...known(id), clientSecret, clock })),
    onError: (error) => told.push(`${error}`),
  })
}, 240_000)
afterAll(async () => {
  await fixture.close()
  await provider.close()
})

let people = 0
const newPerson = (): Person & { readonly email: string } => {
  people += 1
  return { sub: `person-${people}`, email: `p${people}@example.com`, email_verified: true, name: 'Grace' }
}
beforeEach(() => {
  provider.forges = null
  provider.isAway = false
  told.length = 0
  settingsOf().signUp = 'open'
})
const settingsOf = () => fixture.context.settings as { signUp: AccountSettings['signUp'] }

const logIn = () => fixture.accounts.providerLogIn
const open = (visitor: Visitor) => fixture.backend.open(visitor)
const asVisitor = ({ visitor: id, session }: NewIdentity): Visitor => ({
  id,
  ...(session && { session: session.id }),
})

/** Goes to the provider and comes back: the query that the site is then asked with. */
async function comeBack(visitor: Visitor, person: Person | null, back: string | null = null) {
  provider.enters = person
  const address = valueOf(await logIn().begin(visitor, 'local', back))
  return (await provider.visit(address)).searchParams
}
async function enterAs(person: Person | null, visitor = fixture.newVisitor(), back: string | null = null) {
  return logIn().finish(visitor, 'local', await comeBack(visitor, person, back))
}
async function enter(person: Person): Promise<Visitor> {
  const entry = valueOf(await enterAs(person))
  if (entry.tag !== 'entered') throw new Error(entry.tag)
  return asVisitor(entry.identity)
}
const userOf = async (visitor: Visitor) => valueOf(await open(visitor).accounts.readUser())
const rowsOf = async (table: string, where = 'true') =>
  (
    await fixture.context.sql.query(`SELECT * FROM ${table} WHERE site_id = $1 AND ${where}`, [
      fixture.context.siteId,
    ])
  ).rows

describe('a log-in by a provider', () => {
  it('makes a member of a person with a verified address, and recognises them later', async () => {
    const person = newPerson()
    const first = await userOf(await enter(person))
    expect(first).toMatchObject({ email: person.email, groups: ['readers'] })
    // The subject at the provider counts, even when the address changes.
    const again = await userOf(await enter({ ...person, email: 'moved@example.com', email_verified: false }))
    expect(again).toEqual(first)
    const [link] = await rowsOf('member_provider', `member_id = '${first?.id}'`)
    expect([link?.['provider'], `${link?.['id']}`.includes(person.sub)]).toEqual(['local', false])
  })

  it('opens the page that the visitor asked for, never another host', async () => {
    for (const [back, path] of [
      ['/members?a=b', '/members?a=b'],
      ['//evil.example/x', '/'],
      ['https://evil.example', '/'],
      [null, '/'],
    ] as const)
      expect(valueOf(await enterAs(newPerson(), fixture.newVisitor(), back))).toMatchObject({
        tag: 'entered',
        path,
      })
  })

  it('is joined to an account with the same address, which informs its owner and can be undone', async () => {
    const person = { ...newPerson(), email: ADA.email.toUpperCase() }
    const visitor = await enter(person)
    expect((await userOf(visitor))?.email).toBe(ADA.email)
    expect((await fixture.mailbox())[0]).toMatchObject({
      to: ADA.email,
      subject: 'Your log-in was changed',
    })
    const { selfService } = open(visitor)
    const [link] = valueOf(await selfService!.readOverview())?.providers ?? []
    expect(link).toMatchObject({ name: 'Example' })
    valueOf(await selfService!.removeLogIn(link?.id ?? ''))
    expect(valueOf(await selfService!.readOverview())?.providers).toEqual([])
    const kinds = (await rowsOf('member_event', `kind LIKE 'provider%'`)).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['provider-linked', 'provider-unlinked']))
  })

  it('is joined to no account by an address that the provider has not verified, or does not state', async () => {
    const { entrance } = open(fixture.newVisitor())
    for (const person of [
      { sub: 'liar-1', email: ADA.email, email_verified: false },
      { sub: 'liar-2', email: ADA.email },
      { sub: 'liar-3' },
      { sub: 'liar-4', email: 'no address', email_verified: true },
    ])
      expect(codeOf(await enterAs(person))).toBe('AccountProviderUnverified')
    expect(codeOf(await entrance!.logIn(ADA))).toBe('ok')
  })

  it.each([
    ['wide letters', (email: string) => email.replace('p', 'ｐ')],
    ['a sign that becomes a small letter', (email: string) => email.replace('k', '\u{212A}')],
    ['letters of mathematics', (email: string) => email.replace('e', '\u{1D41E}')],
    ['a host in wide letters', (email: string) => email.replace('example', 'ｅxample')],
    ['a letter and its accent apart', (email: string) => email.normalize('NFD')],
  ])('opens no account by a mailbox with a similar spelling: %s', async (_, alike) => {
    const person = newPerson()
    const owner = { ...person, email: person.email.replace('@', '-kö@') }
    const id = (await userOf(await enter(owner)))?.id ?? ''
    const stranger = { ...newPerson(), email: alike(owner.email) }
    expect(codeOf(await enterAs(stranger))).toBe('AccountProviderUnverified')
    expect(await rowsOf('member_provider', `member_id = '${id}'`)).toHaveLength(1)
  })

  it('removes a password that a stranger set before the address was proven', async () => {
    const person = newPerson()
    const stranger = { email: person.email, password: 'set by a stranger' }
    const rest = { name: 'S', acceptPrivacy: true, acceptCommunications: false, entries: [] }
    const none = { inviteToken: null, captchaToken: null, redirectPath: null }
    valueOf(await open(fixture.newVisitor()).entrance!.signUp({ ...stranger, ...rest, ...none }))
    expect((await userOf(await enter(person)))?.email).toBe(person.email)
    expect(codeOf(await open(fixture.newVisitor()).entrance!.logIn(stranger))).toBe('UsysInvalidCredentials')
  })

  it('admits the people that sign-up admits: members and the invited, and no banned member', async () => {
    const [stranger, invited, banned] = [newPerson(), newPerson(), newPerson()]
    await enter(banned)
    await enter(invited)
    const set = (column: string, value: string, { email }: Person) =>
      fixture.context.sql.query(
        `UPDATE member SET ${column} = ${value} WHERE site_id = $1 AND email_key = $2`,
        [fixture.context.siteId, email ?? ''],
      )
    await set('status', `'invited'`, invited)
    await set('banned_on', '1', banned)
    await fixture.context.sql.query(`DELETE FROM member_provider WHERE site_id = $1`, [
      fixture.context.siteId,
    ])
    for (const signUp of ['invited', 'closed'] as const) {
      settingsOf().signUp = signUp
      expect(codeOf(await enterAs(stranger))).toBe('UsysUnauthorizedEmail')
    }
    expect((await userOf(await enter(invited)))?.email).toBe(invited.email)
    settingsOf().signUp = 'open'
    expect(codeOf(await enterAs(banned))).toBe('UsysUnauthorizedEmail')
    expect((await rowsOf('member', `email_key = '${stranger.email}'`)).length).toBe(0)
    await set('banned_on', '1', invited)
    expect(codeOf(await enterAs(invited))).toBe('UsysUnauthorizedEmail')
  })

  it('does not replace a second factor: the page asks for the code', async () => {
    const person = newPerson()
    const account = open(await enter(person)).selfService!
    const { secret } = valueOf(await account.beginFactor())
    const app = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.wallTime() })
    aheadMs += untilNextCode(clock.wallTime())
    valueOf(await account.turnOnFactor(app()))
    const visitor = fixture.newVisitor()
    const entry = valueOf(await enterAs(person, visitor, '/members'))
    expect(entry.tag).toBe('code-needed')
    const token = new URL('path' in entry ? entry.path : '', ORIGIN).searchParams.get('linkToken') ?? ''
    const { selfService } = open(visitor)
    expect(codeOf(await selfService!.openLink({ token, code: null }))).toBe('AccountCodeNeeded')
    expect(codeOf(await open(fixture.newVisitor()).selfService!.openLink({ token, code: app() }))).toBe(
      'UsysInvalidToken',
    )
    aheadMs += untilNextCode(clock.wallTime())
    const opened = valueOf(await selfService!.openLink({ token, code: app() }))
    expect([opened.redirectPath, (await userOf(asVisitor(opened)))?.email]).toEqual([
      '/members',
      person.email,
    ])
  })

  it('returns to the log-in page if the visitor declines', async () => {
    expect(valueOf(await enterAs(null, fixture.newVisitor(), '/members'))).toEqual({
      tag: 'declined',
      path: '/log-in?usredir=%2Fmembers',
    })
  })
})

describe('an invalid answer of a provider', () => {
  const forgeries: readonly (readonly [string, Forgery])[] = [
    ['a wrong nonce', { change: (claims) => ({ ...claims, nonce: 'another' }) }],
    ['no nonce', { change: (claims) => ({ ...claims, nonce: undefined }) }],
    ['another audience', { change: (claims) => ({ ...claims, aud: 'another-shop' }) }],
    ['an issuer that was not asked', { change: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['an expired token', { change: (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 3600 }) }],
    ['the signature of another key', { hasOtherKey: true }],
    ['no name of the person', { change: (claims) => ({ ...claims, sub: '' }) }],
    ['a blank name', { change: (claims) => ({ ...claims, sub: ' ' }) }],
    ['a name with a control character', { change: (claims) => ({ ...claims, sub: 'a\0b' }) }],
    ['a name that is too long', { change: (claims) => ({ ...claims, sub: 'a'.repeat(256) }) }],
  ]
  it.each(forgeries)('is refused: %s', async (_, forgery) => {
    const before = (await rowsOf('member')).length
    provider.forges = forgery
    expect(codeOf(await enterAs(newPerson()))).toBe('AccountProviderRefused')
    expect([(await rowsOf('member')).length, told.length]).toEqual([before, 1])
    provider.forges = {}
    expect(codeOf(await enterAs(newPerson()))).toBe('ok')
  })

  it('is accepted once, in its browser, from its provider and in time', async () => {
    const [visitor, person] = [fixture.newVisitor(), newPerson()]
    const expired = 'AccountProviderExpired'
    const query = await comeBack(visitor, person)
    expect(codeOf(await logIn().finish(fixture.newVisitor(), 'local', query))).toBe(expired)
    const second = await comeBack(visitor, person)
    expect(codeOf(await logIn().finish(visitor, 'other', second))).toBe(expired)
    const third = await comeBack(visitor, person)
    const forged = new URLSearchParams({ ...Object.fromEntries(third), state: 'f'.repeat(32) })
    expect(codeOf(await logIn().finish(visitor, 'local', forged))).toBe(expired)
    expect(codeOf(await logIn().finish(visitor, 'local', third))).toBe('ok')
    expect(codeOf(await logIn().finish(visitor, 'local', third))).toBe(expired)
    const late = await comeBack(visitor, person)
    aheadMs += 11 * 60_000
    expect(codeOf(await logIn().finish(visitor, 'local', late))).toBe(expired)
  })

  it('is refused with a used code, a code of another log-in, or another issuer', async () => {
    const [visitor, person] = [fixture.newVisitor(), newPerson()]
    const used = await comeBack(visitor, person)
    valueOf(await logIn().finish(visitor, 'local', used))
    const withCode = async (more: Readonly<Record<string, string>>) => {
      const query = { ...Object.fromEntries(await comeBack(visitor, person)), ...more }
      return codeOf(await logIn().finish(visitor, 'local', new URLSearchParams(query)))
    }
    const stolen = (await comeBack(fixture.newVisitor(), person)).get('code') ?? ''
    expect([
      await withCode({ code: used.get('code') ?? '' }),
      await withCode({ code: stolen }),
      await withCode({ iss: 'https://evil.example' }),
    ]).toEqual(Array.from({ length: 3 }, () => 'AccountProviderRefused'))
    expect(told.join('\n')).not.toContain(stolen)
  })

  it('is reported differently from a provider that does not answer or is not set up', async () => {
    const visitor = fixture.newVisitor()
    const query = await comeBack(visitor, newPerson())
    provider.isAway = true
    expect(codeOf(await logIn().finish(visitor, 'local', query))).toBe('AccountProviderAway')
    expect(codeOf(await logIn().begin(visitor, 'unknown', null))).toBe('AccountProviderUnknown')
    const gone = createOpenIdProvider({
      ...settings.providers[0]!,
      issuer: 'http://127.0.0.1:9',
      clientSecret: 's',
      clock,
    })
    const challenge = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), returnTo: `${ORIGIN}/back` }
    expect(await gone.begin(challenge)).toMatchObject({ failure: { tag: 'unreachable' } })
  })
})
