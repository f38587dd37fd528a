import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { PROOF_MS } from '../../../../../../core/accounts/index.js'
import type { NewIdentity } from '../../../../../../core/ports/accounts/account-gateway.port.js'
import type { Backend } from '../../../../../../core/ports/backend.port.js'
import type { Visitor } from '../../../../../../core/ports/visitor.port.js'
import { codeOf, valueOf } from '../../../../../contracts/backend/shopper.js'
import { describeSelfService } from '../../../../../contracts/backend/self-service.contract.js'
import { ADA, createAccountsFixture, ORIGIN } from '../../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../../support/accounts/accounts-fixture.js'
import { createSoftwarePasskey } from '../../../../../support/accounts/software-passkey.js'
import { CODE_MS } from '../../../../../support/accounts/authenticator-app.js'
import { newestToken } from '../../../../../support/accounts/newest-token.js'
import { wallClock } from '../../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { accountsClientOf } from '../../../../graphql/support/accounts-client.js'
import { serveShop } from '../../../../graphql/support/site.js'
import type { TestSite } from '../../../../graphql/support/site.js'

/**
 * An app's code is another one every thirty seconds: the clock begins where one does, and goes on by a millisecond
 * with each reading, and where a test says so.
 */
let aheadMs = -(wallClock.wallTime() % CODE_MS)
const startedOn = wallClock.wallTime()
const clock = { ...wallClock, wallTime: () => startedOn + (aheadMs += 1) }

let fixture: AccountsFixture
let site: TestSite
let overHttp: Backend
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTestMemory(), {}, { clock })
  site = await serveShop(fixture.backend)
  overHttp = accountsClientOf(site.url)
}, 240_000)
afterAll(async () => {
  await site.close()
  await fixture.close()
})

// One database for both ways to it: the door itself, and the protocol before it.
const shared = async () => ({ ...fixture, close: async () => undefined })
describeSelfService('the store itself', shared)
describeSelfService('through GraphQL over HTTP', async () => ({ ...(await shared()), backend: overHttp }))

const logIn = async (): Promise<Visitor> => {
  const { visitor: id, session } = valueOf(
    await fixture.backend.open(fixture.newVisitor()).entrance!.logIn(ADA),
  )
  return { id, ...(session && { session: session.id }) }
}
const accountOf = (visitor: Visitor) => fixture.backend.open(visitor).selfService!

describe('a sensitive change', () => {
  it('needs a recent proof, which the password renews', async () => {
    const visitor = await logIn()
    aheadMs += PROOF_MS + 1
    const account = accountOf(visitor)
    const codes = [
      await account.changeEmail('late@example.com'),
      await account.deleteAccount(),
      await account.exportAccount(),
      await account.endSessions(null),
    ].map(codeOf)
    expect(new Set(codes)).toEqual(new Set(['AccountProofNeeded']))
    const { visitor: id, session } = valueOf(await account.confirm({ ...ADA, code: null }))
    const proven = accountOf({ id, ...(session && { session: session.id }) })
    expect(codeOf(await proven.changeEmail('late@example.com'))).toBe('ok')
  })

  it('is reported to the member at the address before the change', async () => {
    const account = accountOf(await logIn())
    valueOf(await account.changeEmail('ada.new@example.com'))
    const link = (await fixture.mailbox()).find(({ to }) => to === 'ada.new@example.com')?.links[0] ?? ''
    valueOf(await account.confirmEmail(new URL(link).searchParams.get('emailToken') ?? ''))
    const [newest] = await fixture.mailbox()
    expect(newest).toMatchObject({ to: ADA.email, subject: 'Your e-mail address was changed' })
    const { sql, siteId } = fixture.context
    await sql.query(`UPDATE member SET email = $2, email_key = $2 WHERE site_id = $1 AND email_key = $3`, [
      siteId,
      ADA.email,
      'ada.new@example.com',
    ])
  })

  it('invalidates the links mailed to the old address', async () => {
    await fixture.backend.open(fixture.newVisitor()).entrance!.resetPassword(ADA.email)
    const reset = await newestToken(fixture, ADA.email, 'reset')
    const account = accountOf(await logIn())
    valueOf(await account.changeEmail('ada.next@example.com'))
    const token = (await fixture.mailsTo!('ada.next@example.com')).at(-1)?.token ?? ''
    valueOf(await account.confirmEmail(token))
    const { entrance } = fixture.backend.open(fixture.newVisitor())
    expect(codeOf(await entrance!.updatePassword({ token: reset, password: 'a stranger was here' }))).toBe(
      'UsysInvalidToken',
    )
    valueOf(await accountOf(await logInAs('ada.next@example.com')).changeEmail(ADA.email))
    const back = await newestToken(fixture, ADA.email, 'email')
    valueOf(await account.confirmEmail(back))
  })

  it('is recorded without the new value', async () => {
    const { sql, siteId } = fixture.context
    const { rows } = await sql.query(
      `SELECT kind, detail FROM member_event WHERE site_id = $1 AND kind IN ('email-changed', 'proved')`,
      [siteId],
    )
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['email-changed', 'proved']))
    expect(new Set(rows.map(({ detail }) => detail))).toEqual(new Set(['{}']))
  })
})

/** The code of the member's app at the site's time; a step later it is another one. */
const appCode = (secret: string, laterMs = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.wallTime() + laterMs })

const doors = [['the store itself', () => fixture.backend] as const, ['HTTP', () => overHttp] as const]

describe.each(doors)('a second factor, through %s', (way, backendOf) => {
  const open = (visitor: Visitor) => backendOf().open(visitor)
  const enter = async ({ code, ...credentials }: { email: string; password: string; code?: string }) => {
    const { entrance, selfService } = open(fixture.newVisitor())
    return code === undefined
      ? entrance!.logIn(credentials)
      : selfService!.logInWithCode({ ...credentials, code })
  }
  const asVisitor = ({ visitor: id, session }: NewIdentity): Visitor => ({
    id,
    ...(session && { session: session.id }),
  })
  /** A member with an authenticator app, and the app's secret. */
  const withApp = async () => {
    const credentials = await join(`factor-${way.length}-${(people += 1)}@example.com`)
    const account = open(asVisitor(valueOf(await enter(credentials)))).selfService!
    const { secret, uri, qr } = valueOf(await account.beginFactor())
    const codes = valueOf(await account.turnOnFactor(appCode(secret)))
    return { credentials, account, secret, uri, qr, codes }
  }

  it('is set up with a code to scan, and required from the next log-in on', async () => {
    const { credentials, secret, uri, qr, codes } = await withApp()
    expect(uri).toContain(`secret=${secret}`)
    expect([qr.size > 20, qr.path.startsWith('M'), codes.length]).toEqual([true, true, 10])
    expect(codeOf(await enter(credentials))).toBe('AccountCodeNeeded')
    expect(codeOf(await enter({ ...credentials, code: '000000' }))).toBe('AccountWrongCode')
    aheadMs += CODE_MS
    expect(codeOf(await enter({ ...credentials, code: appCode(secret) }))).toBe('ok')
  })

  it('accepts a code only while the app shows it', async () => {
    const { credentials, secret } = await withApp()
    aheadMs += CODE_MS
    const code = appCode(secret)
    aheadMs += CODE_MS
    expect(codeOf(await enter({ ...credentials, code }))).toBe('AccountWrongCode')
    const next = appCode(secret, CODE_MS)
    expect(codeOf(await enter({ ...credentials, code: next }))).toBe('AccountWrongCode')
    aheadMs += CODE_MS
    expect(codeOf(await enter({ ...credentials, code: next }))).toBe('ok')
  })

  it('accepts no code twice, also of two parallel requests', async () => {
    const { credentials, secret, codes } = await withApp()
    expect(codeOf(await enter({ ...credentials, code: appCode(secret) }))).toBe('AccountWrongCode')
    aheadMs += CODE_MS
    const code = appCode(secret)
    const both = await Promise.all([enter({ ...credentials, code }), enter({ ...credentials, code })])
    expect(both.map(codeOf).sort()).toEqual(['AccountWrongCode', 'ok'])
    const [recovery = ''] = codes
    expect(codeOf(await enter({ ...credentials, code: recovery.toUpperCase() }))).toBe('ok')
    expect(codeOf(await enter({ ...credentials, code: recovery }))).toBe('AccountWrongCode')
  })

  it('is required by links as well, and by a new password', async () => {
    const { credentials, codes } = await withApp()
    const visitor = fixture.newVisitor()
    const { selfService, entrance } = open(visitor)
    valueOf(await selfService!.sendLink({ email: credentials.email, redirectPath: null }))
    const token = (await fixture.mailsTo!(credentials.email)).filter(({ kind }) => kind === 'link').at(-1)
    expect(codeOf(await selfService!.openLink({ token: token?.token ?? '', code: null }))).toBe(
      'AccountCodeNeeded',
    )
    const opened = valueOf(await selfService!.openLink({ token: token?.token ?? '', code: codes[1] ?? '' }))
    expect(opened.session).not.toBe(null)
    valueOf(await entrance!.resetPassword(credentials.email))
    const reset = (await fixture.mailsTo!(credentials.email)).filter(({ kind }) => kind === 'reset').at(-1)
    const fresh = fixture.newVisitor()
    const change = { token: reset?.token ?? '', password: 'eleven quiet gardens' }
    const after = asVisitor(valueOf(await open(fresh).entrance!.updatePassword(change)))
    expect(valueOf(await open(after).accounts.readUser())).toBe(null)
    expect(codeOf(await enter({ ...credentials, password: change.password }))).toBe('AccountCodeNeeded')
  })

  it('can renew its recovery codes, and has none once it is turned off', async () => {
    const { credentials, account, codes } = await withApp()
    const renewed = valueOf(await account.renewRecoveryCodes())
    expect(renewed.filter((code) => codes.includes(code))).toEqual([])
    expect(codeOf(await enter({ ...credentials, code: codes[0] ?? '' }))).toBe('AccountWrongCode')
    expect(valueOf(await account.readOverview())?.secondFactor).toEqual({ isOn: true, recoveryCodes: 10 })
    expect(codeOf(await account.beginFactor())).toBe('AccountFactorIsOn')
    valueOf(await account.turnOffFactor())
    expect(codeOf(await enter(credentials))).toBe('ok')
    expect(codeOf(await account.renewRecoveryCodes())).toBe('AccountFactorIsOff')
  })
})

describe.each(doors)('a passkey, through %s', (way, backendOf) => {
  const open = (visitor: Visitor) => backendOf().open(visitor)
  const asVisitor = ({ visitor: id, session }: NewIdentity): Visitor => ({
    id,
    ...(session && { session: session.id }),
  })
  /** A member with a passkey, and the session it was added in. */
  const withPasskey = async () => {
    const credentials = await join(`passkey-${way.length}-${(people += 1)}@example.com`)
    const { entrance } = open(fixture.newVisitor())
    const account = open(asVisitor(valueOf(await entrance!.logIn(credentials)))).selfService!
    const device = createSoftwarePasskey(ORIGIN)
    const answer = device.create(valueOf(await account.beginPasskey()))
    expect(codeOf(await account.addPasskey({ answer, name: 'My phone' }))).toBe('ok')
    return { credentials, account, device, answer }
  }
  const userOf = async (identity: NewIdentity) =>
    valueOf(await open(asVisitor(identity)).accounts.readUser())?.email

  it('logs in without an address and without a password, each answer once', async () => {
    const { credentials, device } = await withPasskey()
    const { selfService } = open(fixture.newVisitor())
    const answer = device.get(valueOf(await selfService!.askPasskey()))
    expect(await userOf(valueOf(await selfService!.logInWithPasskey(answer)))).toBe(credentials.email)
    expect(codeOf(await selfService!.logInWithPasskey(answer))).toBe('UsysInvalidCredentials')
  })

  it('needs no further code if there is a second factor: it counts as two factors', async () => {
    const { account, device } = await withPasskey()
    const { secret } = valueOf(await account.beginFactor())
    valueOf(await account.turnOnFactor(appCode(secret)))
    const { selfService } = open(fixture.newVisitor())
    const answer = device.get(valueOf(await selfService!.askPasskey()))
    expect(codeOf(await selfService!.logInWithPasskey(answer))).toBe('ok')
  })

  it('opens nothing for another browser, another site or another device', async () => {
    const { device, answer: known } = await withPasskey()
    const [asking, other] = [open(fixture.newVisitor()).selfService!, open(fixture.newVisitor()).selfService!]
    const answer = device.get(valueOf(await asking.askPasskey()))
    const tries = [
      await other.logInWithPasskey(answer),
      await asking.logInWithPasskey(createSoftwarePasskey(ORIGIN).get(valueOf(await asking.askPasskey()))),
      await asking.logInWithPasskey({
        ...createSoftwarePasskey('https://evil.example').get(valueOf(await asking.askPasskey())),
        id: known['id'],
        rawId: known['rawId'],
      }),
      await asking.logInWithPasskey({}),
      await asking.logInWithPasskey({ id: known['id'], response: { clientDataJSON: 'x' } }),
    ]
    expect(new Set(tries.map(codeOf))).toEqual(new Set(['UsysInvalidCredentials']))
  })

  it('is listed with its name, added once, and useless once it is removed', async () => {
    const { account, device, answer } = await withPasskey()
    expect(codeOf(await account.addPasskey({ answer, name: 'again' }))).toBe('AccountPasskeyRefused')
    const [passkey] = valueOf(await account.readOverview())?.passkeys ?? []
    expect(passkey).toMatchObject({ name: 'My phone', usedOnMs: null })
    valueOf(await account.removeLogIn(passkey?.id ?? ''))
    const { selfService } = open(fixture.newVisitor())
    const asked = device.get(valueOf(await selfService!.askPasskey()))
    expect(codeOf(await selfService!.logInWithPasskey(asked))).toBe('UsysInvalidCredentials')
  })
})

describe('a link that logs in', () => {
  it('removes a password that a stranger set before the address was proven', async () => {
    const stranger = { email: 'victim@example.com', password: 'set by a stranger' }
    await signUp(stranger)
    const visitor = fixture.newVisitor()
    const account = accountOf(visitor)
    valueOf(await account.sendLink({ email: stranger.email, redirectPath: null }))
    const mails = await fixture.mailsTo!(stranger.email)
    const token = mails.filter(({ kind }) => kind === 'link').at(-1)?.token ?? ''
    expect(valueOf(await account.openLink({ token, code: null })).session).not.toBe(null)
    const { entrance } = fixture.backend.open(fixture.newVisitor())
    expect(codeOf(await entrance!.logIn(stranger))).toBe('UsysInvalidCredentials')
  })
})

describe('an account that is deleted', () => {
  it('leaves its orders without a member, and nothing else', async () => {
    const { sql, siteId } = fixture.context
    const { rows } = await sql.query(
      `SELECT member_id FROM member_event WHERE site_id = $1 AND kind = 'deleted'`,
      [siteId],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { member_id: id } of rows)
      for (const table of ['member_session', 'member_token', 'member_device', 'shop_order', 'visitor']) {
        const left = await sql.query(`SELECT 1 FROM ${table} WHERE site_id = $1 AND member_id = $2`, [
          siteId,
          `${id}`,
        ])
        expect([table, left.rows]).toEqual([table, []])
      }
  })
})

async function logInAs(email: string): Promise<Visitor> {
  const { entrance } = fixture.backend.open(fixture.newVisitor())
  const { visitor: id, session } = valueOf(await entrance!.logIn({ ...ADA, email }))
  return { id, ...(session && { session: session.id }) }
}

let people = 0

async function signUp(
  credentials: { readonly email: string; readonly password: string },
  visitor: Visitor = fixture.newVisitor(),
): Promise<void> {
  const { entrance } = fixture.backend.open(visitor)
  const rest = { name: 'Grace', acceptPrivacy: true, acceptCommunications: false, entries: [] }
  const none = { inviteToken: null, captchaToken: null, redirectPath: null }
  valueOf(await entrance!.signUp({ ...credentials, ...rest, ...none }))
}

/** A new member with a verified address. */
async function join(email: string): Promise<{ readonly email: string; readonly password: string }> {
  const credentials = { email, password: 'blue lorry tomorrow' }
  const visitor = fixture.newVisitor()
  await signUp(credentials, visitor)
  const [mail] = await fixture.mailsTo!(email)
  const { entrance } = fixture.backend.open(visitor)
  valueOf(await entrance!.verifyEmail({ token: mail?.token ?? '', redirectPath: null }))
  return credentials
}
