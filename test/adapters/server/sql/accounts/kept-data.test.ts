import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Secret, TOTP } from 'otpauth'
import {
  createAccounts,
  createSecretBox,
  SECRET_KEY_BYTES,
} from '../../../../../adapters/server/sql/accounts/index.js'
import type { Accounts, SecretBox } from '../../../../../adapters/server/sql/accounts/index.js'
import { openSecretBox } from '../../../../../adapters/server/settings/environment/account-key.js'
import { readAccountSecrets } from '../../../../../composition/server/index.js'
import { UNVERIFIED_DAYS } from '../../../../../core/accounts/index.js'
import type { MemberSubscription } from '../../../../../core/accounts/index.js'
import { NO_ADDRESS } from '../../../../../core/orders/index.js'
import type { NewIdentity } from '../../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { newSignUp } from '../../../../contracts/backend/account-steps.js'
import { codeOf, valueOf } from '../../../../contracts/backend/shopper.js'
import { ADA, createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { untilNextCode } from '../../../../support/accounts/authenticator-app.js'
import { wallClock } from '../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../support/sql/temporary-postgres.js'
import { valueOf as taken } from '../../../../support/value-of.js'

const DAY_MS = 24 * 60 * 60 * 1000
let aheadMs = 0
const clock = { ...wallClock, wallTime: () => wallClock.wallTime() + aheadMs }
const newKey = (): Buffer => randomBytes(SECRET_KEY_BYTES)
const KEY = newKey()

const SUBSCRIPTION: MemberSubscription = {
  id: 'sub-1',
  productName: 'Coffee every month',
  price: null,
  image: null,
  status: 'active',
  lastInvoicedMs: Date.UTC(2026, 0, 2),
  periodEndMs: Date.UTC(2026, 1, 2),
  createdOnMs: Date.UTC(2026, 0, 2),
  canceledOnMs: null,
  billingAddress: { ...NO_ADDRESS, addressee: 'Ada', country: 'GB' },
  card: null,
}

let fixture: AccountsFixture
const told: string[] = []
beforeAll(async () => {
  fixture = await createAccountsFixture(
    await openTemporaryPostgres(),
    {},
    {
      clock,
      secretBox: createSecretBox([KEY]),
      subscriptions: {
        memberships: async () => [],
        of: async () => [SUBSCRIPTION],
        cancel: async () => false,
        cardProviders: [],
        changeCard: async () => ({ tag: 'unknown-subscription' }),
      },
      onError: (error) => told.push(`${error}`),
    },
  )
}, 240_000)
afterAll(() => fixture.close())

const asVisitor = ({ visitor: id, session }: NewIdentity): Visitor => ({
  id,
  ...(session && { session: session.id }),
})
const enter = async (accounts: Accounts = fixture.accounts, credentials = ADA): Promise<Visitor> =>
  asVisitor(valueOf(await accounts.open(fixture.newVisitor()).entrance.logIn(credentials)))
const rows = async (text: string) => (await fixture.context.sql.query(text, [fixture.context.siteId])).rows
const processWith = (secretBox: SecretBox): Accounts => createAccounts({ ...fixture.context, secretBox })

/** The tables of accounts, as a dump has them. */
async function dump(): Promise<string> {
  const tables = ['member', 'member_factor', 'member_token', 'member_event', 'mail', 'member_session']
  return JSON.stringify(await Promise.all(tables.map((of) => rows(`SELECT * FROM ${of} WHERE site_id = $1`))))
}

describe('the secret of an authenticator app', () => {
  const codeOfApp = (secret: string): string => {
    aheadMs += untilNextCode(clock.wallTime())
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.wallTime() })
  }
  const isRight = async (accounts: Accounts, secret: string): Promise<string> =>
    codeOf(
      await accounts
        .open(fixture.newVisitor())
        .selfService.logInWithCode({ ...ADA, code: codeOfApp(secret) }),
    )
  const inTable = async (): Promise<string> =>
    `${(await rows('SELECT secret FROM member_factor WHERE site_id = $1'))[0]?.['secret']}`
  let secret = ''

  it('is readable in no table, and its codes are still accepted', async () => {
    const account = fixture.accounts.open(await enter()).selfService
    secret = valueOf(await account.beginFactor()).secret
    valueOf(await account.turnOnFactor(codeOfApp(secret)))
    const text = await dump()
    expect([text.includes(secret), text.includes('sealed1.')]).toEqual([false, true])
    expect(await isRight(fixture.accounts, secret)).toBe('ok')
  })

  it('is sealed if it was written before there was a key', async () => {
    const { sql, siteId } = fixture.context
    await sql.query('UPDATE member_factor SET secret = $2 WHERE site_id = $1', [siteId, secret])
    expect(await isRight(fixture.accounts, secret)).toBe('ok')
    await fixture.accounts.maintain()
    expect((await dump()).includes(secret)).toBe(false)
    expect(await isRight(fixture.accounts, secret)).toBe('ok')
  })

  it('is sealed again with a new key, after which the previous one is not needed', async () => {
    const next = newKey()
    const before = await inTable()
    await processWith(createSecretBox([next, KEY])).maintain()
    expect(await inTable()).not.toBe(before)
    expect(await isRight(processWith(createSecretBox([next])), secret)).toBe('ok')
    expect(await isRight(fixture.accounts, secret)).toBe('AccountWrongCode')
    expect(told.join()).toContain('authenticator apps is missing')
    // A missing key loses no data: the secret stays sealed until the key is back.
    await fixture.accounts.maintain()
    await processWith(createSecretBox([KEY, next])).maintain()
    expect(await isRight(fixture.accounts, secret)).toBe('ok')
  })

  it('opens for its member only, and not after a change of one bit', () => {
    const box = createSecretBox([KEY])
    const sealed = box.seal('JBSWY3DP', 'ada')
    const parts = sealed.split('.')
    const changed = parts.map((part, index) =>
      [
        ...parts.slice(0, index),
        `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`,
        ...parts.slice(index + 1),
      ].join('.'),
    )
    expect(box.open(sealed, 'ada')).toBe('JBSWY3DP')
    expect(box.seal('JBSWY3DP', 'ada')).not.toBe(sealed)
    for (const other of [...changed, '', 'sealed1', sealed.slice(0, -4)])
      expect(box.open(other, 'ada')).toBe(null)
    expect([box.open(sealed, 'eve'), createSecretBox([newKey()]).open(sealed, 'ada')]).toEqual([null, null])
  })

  it('is sealed with a key of the data folder or of the owner, and with none on a server without one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-key-'))
    const [file, place] = [
      join(folder, 'vitrine.accounts.key'),
      { tag: 'folder', folder, description: '' } as const,
    ]
    const secrets = (environment: Readonly<Record<string, string>>) => taken(readAccountSecrets(environment))
    try {
      const box = openSecretBox(secrets({}), place)
      expect(existsSync(file)).toBe(false)
      const sealed = box?.seal('text', 'ada') ?? ''
      expect(statSync(file).mode & 0o077).toBe(0)
      expect(sealed).not.toContain(readFileSync(file, 'utf8').trim())
      const own = openSecretBox(secrets({ VITRINE_ACCOUNTS_KEY: KEY.toString('hex') }), place)
      expect([own?.open(sealed, 'ada'), own?.isCurrent(sealed)]).toEqual(['text', false])
      const server = { tag: 'server', url: '', description: '' } as const
      expect(openSecretBox(secrets({}), server)).toBe(null)
      writeFileSync(file, 'no key\n')
      expect(() => openSecretBox(secrets({}), place)?.seal('text', 'ada')).toThrow('is no longer a key')
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect(readAccountSecrets({ VITRINE_ACCOUNTS_KEY: 'short' })).toMatchObject({
      failure: [expect.stringContaining('openssl rand -hex 32')],
    })
    expect(readAccountSecrets({ VITRINE_ACCOUNTS_KEY_BEFORE: KEY.toString('hex') })).toMatchObject({
      failure: [expect.stringContaining('without VITRINE_ACCOUNTS_KEY')],
    })
  })
})

describe('data export of a member', () => {
  it('includes their subscriptions and log-in methods', async () => {
    const { selfService } = fixture.accounts.open(asVisitor(await becomeMember('export@example.com')))
    const { subscriptions, passkeys, providers } = valueOf(await selfService.exportAccount())
    expect([passkeys, providers]).toEqual([[], []])
    expect(subscriptions).toMatchObject([
      {
        productName: 'Coffee every month',
        status: 'active',
        createdOn: '2026-01-02T00:00:00.000Z',
        periodEndsOn: '2026-02-02T00:00:00.000Z',
        canceledOn: null,
      },
    ])
  })
})

describe('an account whose address is never verified', () => {
  const exists = async (email: string): Promise<boolean> =>
    (await rows(`SELECT id FROM member WHERE site_id = $1 AND email_key = '${email}'`)).length === 1
  const begin = (email: string) =>
    fixture.accounts.open(fixture.newVisitor()).entrance.signUp({ ...newSignUp(), email })

  it('is deleted after thirty days, not before, and no other account is', async () => {
    valueOf(await begin('never@example.com'))
    valueOf(await begin('banned@example.com'))
    valueOf(await begin('invited@example.com'))
    valueOf(await begin('buyer@example.com'))
    const { sql, siteId } = fixture.context
    const set = (change: string, email: string) =>
      sql.query(`UPDATE member SET ${change} WHERE site_id = $1 AND email_key = $2`, [siteId, email])
    await set('banned_on = 1', 'banned@example.com')
    await set(`status = 'invited'`, 'invited@example.com')
    await sql.query(
      `INSERT INTO shop_order (site_id, id, status, attempts, custom_data, extras_seen, currency, started_on,
         updated_on, placed_on, member_id)
       SELECT site_id, 'an order', 'placed', 1, '[]', '', 'EUR', 1, 1, 1, id FROM member
       WHERE site_id = $1 AND email_key = $2`,
      [siteId, 'buyer@example.com'],
    )
    aheadMs += UNVERIFIED_DAYS * DAY_MS - DAY_MS
    await fixture.accounts.maintain()
    expect(await exists('never@example.com')).toBe(true)
    aheadMs += 2 * DAY_MS
    await fixture.accounts.maintain()
    const all = ['never', 'banned', 'invited', 'buyer'].map((name) => `${name}@example.com`)
    expect(await Promise.all([...all, ADA.email].map(exists))).toEqual([false, true, true, true, true])
    expect(codeOf(await begin('never@example.com'))).toBe('ok')
  })

  it("is deleted after the owner's period", async () => {
    const { context } = fixture
    const accounts = createAccounts({ ...context, settings: { ...context.settings, unverifiedDays: 2 } })
    valueOf(await begin('two-days@example.com'))
    aheadMs += DAY_MS
    await accounts.maintain()
    expect(await exists('two-days@example.com')).toBe(true)
    aheadMs += 2 * DAY_MS
    await accounts.maintain()
    expect(await exists('two-days@example.com')).toBe(false)
  })

  it('stays as long as a link to verify it holds', async () => {
    const form = { ...newSignUp(), email: 'late@example.com' }
    valueOf(await fixture.accounts.open(fixture.newVisitor()).entrance.signUp(form))
    aheadMs += UNVERIFIED_DAYS * DAY_MS + DAY_MS
    const visitor = fixture.newVisitor()
    expect(codeOf(await fixture.accounts.open(visitor).entrance.logIn(form))).toBe('UsysUnverifiedEmail')
    await fixture.accounts.maintain()
    const token = (await fixture.mailsTo!(form.email)).at(-1)?.token ?? ''
    expect(
      codeOf(await fixture.accounts.open(visitor).entrance.verifyEmail({ token, redirectPath: null })),
    ).toBe('ok')
  })
})

describe('a challenge for a passkey of no particular member', () => {
  it('is deleted once it is invalid, and expired links a week later', async () => {
    const kinds = async (): Promise<readonly unknown[]> =>
      (await rows(`SELECT kind FROM member_token WHERE site_id = $1 AND kind IN ('passkey', 'reset')`))
        .map((row) => (row as { readonly kind: unknown }).kind)
        .sort()
    const { entrance, selfService } = fixture.accounts.open(fixture.newVisitor())
    valueOf(await selfService.askPasskey())
    valueOf(await entrance.resetPassword(ADA.email))
    await fixture.accounts.settled()
    await fixture.accounts.maintain()
    expect(await kinds()).toEqual(['passkey', 'reset'])
    aheadMs += 2 * 60 * 60 * 1000
    await fixture.accounts.maintain()
    expect(await kinds()).toEqual(['reset'])
    aheadMs += 8 * DAY_MS
    await fixture.accounts.maintain()
    expect(await kinds()).toEqual([])
  })
})

describe('a log-in that fails', () => {
  it('is recorded for any name, and deleted sooner if it names no member', async () => {
    const refused = () =>
      rows(`SELECT member_id FROM member_event WHERE site_id = $1 AND kind = 'log-in-refused'`)
    const before = (await refused()).length
    for (const email of [ADA.email, 'unknown@example.com'])
      await fixture.accounts.open(fixture.newVisitor()).entrance.logIn({ email, password: 'not this one' })
    expect((await refused()).length - before).toBe(2)
    aheadMs += 31 * DAY_MS
    await fixture.accounts.maintain()
    const left = await refused()
    expect([left.length > 0, left.some(({ member_id: id }) => id === null)]).toEqual([true, false])
  })
})

async function becomeMember(email: string): Promise<NewIdentity> {
  const { entrance } = fixture.accounts.open(fixture.newVisitor())
  const form = { ...newSignUp(), email }
  valueOf(await entrance.signUp(form))
  const [mail] = await fixture.mailsTo!(email)
  valueOf(await entrance.verifyEmail({ token: mail?.token ?? '', redirectPath: null }))
  return valueOf(await fixture.accounts.open(fixture.newVisitor()).entrance.logIn(form))
}
