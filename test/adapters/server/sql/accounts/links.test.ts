import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createMemberAdmin } from '../../../../../adapters/server/sql/accounts/index.js'
import type { SignUp } from '../../../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { newSignUp } from '../../../../contracts/backend/account-steps.js'
import { codeOf } from '../../../../contracts/backend/shopper.js'
import { valueOf } from '../../../../support/value-of.js'
import { createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { newestToken } from '../../../../support/accounts/newest-token.js'
import { wallClock } from '../../../../support/shop/store-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'

const HOUR_MS = 3_600_000
let aheadMs = 0
let fixture: AccountsFixture
beforeAll(async () => {
  const clock = { ...wallClock, wallTime: () => wallClock.wallTime() + aheadMs }
  fixture = await createAccountsFixture(await openTestMemory(), {}, { clock })
})
afterAll(() => fixture.close())

const open = (visitor: Visitor = fixture.newVisitor()) => fixture.accounts.open(visitor)
const newest = (email: string, kind: string): Promise<string> => newestToken(fixture, email, kind)

/** A mailed link and the browser that requested it. */
interface Link {
  readonly token: string
  readonly form: SignUp
  readonly browser: Visitor
  /** The browser in which its member is logged in. */
  readonly inside?: Visitor
}

const KINDS = ['verify', 'reset', 'invite', 'email', 'link'] as const
type Kind = (typeof KINDS)[number]

async function newMember(browser: Visitor): Promise<SignUp> {
  const form = newSignUp()
  const { entrance } = open(browser)
  valueOf(await entrance.signUp(form))
  valueOf(await entrance.verifyEmail({ token: await newest(form.email, 'verify'), redirectPath: null }))
  return form
}

const ISSUES: Readonly<Record<Kind, (browser: Visitor) => Promise<Omit<Link, 'browser'>>>> = {
  verify: async (browser) => {
    const form = newSignUp()
    valueOf(await open(browser).entrance.signUp(form))
    return { form, token: await newest(form.email, 'verify') }
  },
  reset: async (browser) => {
    const form = await newMember(browser)
    valueOf(await open(browser).entrance.resetPassword(form.email))
    return { form, token: await newest(form.email, 'reset') }
  },
  invite: async () => {
    const form = newSignUp()
    const path = valueOf(
      await createMemberAdmin(fixture.context).invite(form.email, { name: '', groups: [] }),
    )
    return { form, token: new URL(path, 'https://x').searchParams.get('inviteToken') ?? '' }
  },
  email: async (browser) => {
    const form = await newMember(browser)
    const { visitor: id, session } = valueOf(await open(browser).entrance.logIn(form))
    const { email } = newSignUp()
    const inside = { id, session: session!.id }
    valueOf(await open(inside).selfService.changeEmail(email))
    return { form: { ...form, email }, token: await newest(email, 'email'), inside }
  },
  link: async (browser) => {
    const form = await newMember(browser)
    valueOf(await open(browser).selfService.sendLink({ email: form.email, redirectPath: null }))
    return { form, token: await newest(form.email, 'link') }
  },
}
const issue = async (kind: Kind): Promise<Link> => {
  const browser = fixture.newVisitor()
  return { ...(await ISSUES[kind](browser)), browser }
}

const PASSWORD = 'seven green kettles'
const USES: Readonly<Record<Kind, (link: Link) => Promise<Parameters<typeof codeOf>[0]>>> = {
  verify: ({ token, browser }) => open(browser).entrance.verifyEmail({ token, redirectPath: null }),
  reset: ({ token, browser }) => open(browser).entrance.updatePassword({ token, password: PASSWORD }),
  invite: ({ token, browser, form }) => open(browser).entrance.signUp({ ...form, inviteToken: token }),
  email: ({ token, browser, inside = browser }) => open(inside).selfService.confirmEmail(token),
  link: ({ token, browser }) => open(browser).selfService.openLink({ token, code: null }),
}
/** The answer to a link that is not valid. */
const refusalOf = (kind: Kind): string => (kind === 'invite' ? 'UsysUnauthorizedEmail' : 'UsysInvalidToken')

describe.each(KINDS)('the token of a link: %s', (kind) => {
  it('cannot be guessed, opens nothing else, and is accepted once', async () => {
    const link = await issue(kind)
    const { token } = link
    const guesses = [
      ...['', ' ', '0'.repeat(32), 'f'.repeat(32), token.slice(1), `${token} `, `${token}\n`, `\0${token}`],
      ...[
        token.toUpperCase(),
        `%${token}`,
        "' OR ''='",
        '%',
        '_',
        'null',
        '__proto__',
        '💩',
        'x'.repeat(100_000),
      ],
    ].filter((guess) => guess !== token)
    for (const guess of guesses)
      expect([guess.slice(0, 40), codeOf(await USES[kind]({ ...link, token: guess }))]).toEqual([
        guess.slice(0, 40),
        refusalOf(kind),
      ])
    for (const elsewhere of KINDS.filter((each) => each !== kind))
      expect([elsewhere, codeOf(await USES[elsewhere](link))]).toEqual([elsewhere, refusalOf(elsewhere)])
    expect(codeOf(await USES[kind](link))).toBe('ok')
    expect(codeOf(await USES[kind](link))).toBe(refusalOf(kind))
  })

  it('ends with its time, with a ban, and with the account', async () => {
    const [late, banned, gone] = [await issue(kind), await issue(kind), await issue(kind)]
    const admin = createMemberAdmin(fixture.context)
    const memberOf = async ({ form }: Link): Promise<string> => {
      const { rows } = await fixture.context.sql.query(
        `SELECT member.email FROM member LEFT JOIN member_token ON member_token.site_id = member.site_id
          AND member_token.member_id = member.id WHERE member.email = $1 OR member_token.detail = $1`,
        [form.email],
      )
      return `${rows[0]?.['email']}`
    }
    valueOf(await admin.ban(await memberOf(banned), true))
    valueOf(await admin.remove(await memberOf(gone)))
    expect(codeOf(await USES[kind](banned))).toBe(refusalOf(kind))
    expect(codeOf(await USES[kind](gone))).toBe(refusalOf(kind))
    aheadMs += (kind === 'invite' ? 7 * 24 : 1) * HOUR_MS
    const code = codeOf(await USES[kind](late))
    expect(['UsysExpiredToken', refusalOf(kind)]).toContain(code)
  })
})

describe('a new password', () => {
  it.each(['by a link', 'while logged in'])('invalidates every earlier link: set %s', async (how) => {
    const browser = fixture.newVisitor()
    const form = await newMember(browser)
    const { visitor: id, session } = valueOf(await open(browser).entrance.logIn(form))
    const inside = { id, session: session!.id }
    const { email } = newSignUp()
    valueOf(await open(inside).selfService.changeEmail(email))
    valueOf(await open(browser).selfService.sendLink({ email: form.email, redirectPath: null }))
    valueOf(await open(browser).entrance.resetPassword(form.email))
    const token = await newest(form.email, 'reset')
    const change = { current: form.password, password: PASSWORD }
    valueOf(
      how === 'by a link'
        ? await open().entrance.updatePassword({ token, password: PASSWORD })
        : await open(inside).selfService.changePassword(change),
    )
    const left = { browser, form }
    for (const kind of ['reset', 'link', 'email'] as const) {
      const link = { ...left, token: await newest(kind === 'email' ? email : form.email, kind) }
      expect([kind, codeOf(await USES[kind](link))]).toEqual([kind, 'UsysInvalidToken'])
    }
  })

  it('is not replaced by an older invitation or verification', async () => {
    for (const kind of ['invite', 'verify'] as const) {
      const link = await issue(kind)
      valueOf(await open().entrance.resetPassword(link.form.email))
      const token = await newest(link.form.email, 'reset')
      valueOf(await open().entrance.updatePassword({ token, password: PASSWORD }))
      expect([kind, codeOf(await USES[kind](link))]).toEqual([kind, refusalOf(kind)])
      expect(codeOf(await open().entrance.logIn({ email: link.form.email, password: PASSWORD }))).toBe('ok')
    }
  })
})
