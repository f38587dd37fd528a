import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createMemberAdmin } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Accounts } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { newSignUp } from '../../../../contracts/backend/account-steps.js'
import { codeOf } from '../../../../contracts/backend/shopper.js'
import { ORIGIN } from '../../../../support/accounts/accounts-fixture.js'
import { createSoftwarePasskey } from '../../../../support/accounts/software-passkey.js'
import { valueOf } from '../../../../support/value-of.js'
import { openTwoProcesses, visitorOf } from '../../../../support/processes/two-processes.js'

// Two processes act at the same moment over one PostgreSQL.
let shop: Awaited<ReturnType<typeof openTwoProcesses>>
let other: Accounts
beforeAll(async () => {
  shop = await openTwoProcesses()
  other = shop.process()
}, 60_000)
afterAll(() => shop.close())

const PASSWORD = 'seven green kettles'
const mailsOf = async (email: string, kind: string) =>
  (await shop.fixture.mailsTo!(email)).filter((mail) => mail.kind === kind)
const tokenOf = async (email: string, kind: string): Promise<string> =>
  (await mailsOf(email, kind)).at(-1)?.token ?? ''
const admin = () => createMemberAdmin(shop.fixture.context)
const inviteTokenOf = (path: string): string =>
  new URL(path, 'https://x').searchParams.get('inviteToken') ?? ''
const either = (index: number): Accounts => (index % 2 ? other : shop.fixture.accounts)

/** Does the same six times at once, in both processes; returns the sorted codes. */
async function sixTimes(
  work: (door: ReturnType<Accounts['open']>, index: number) => Promise<Parameters<typeof codeOf>[0]>,
  visitorOf: () => Visitor = shop.fixture.newVisitor,
): Promise<readonly string[]> {
  const tries = Array.from({ length: 6 }, (_, index) => work(either(index).open(visitorOf()), index))
  return (await Promise.all(tries)).map(codeOf).sort()
}
const onceOf = (refusal: string): readonly string[] =>
  [...Array.from({ length: 5 }, () => refusal), 'ok'].sort()

describe('one link that many open at the same moment', () => {
  it('verifies once', async () => {
    const form = newSignUp()
    valueOf(await shop.open().entrance.signUp(form))
    const token = await tokenOf(form.email, 'verify')
    const codes = await sixTimes(({ entrance }) => entrance.verifyEmail({ token, redirectPath: null }))
    expect(codes).toEqual(onceOf('UsysInvalidToken'))
  })

  it('is one invitation, with the password of the first sender', async () => {
    const form = newSignUp()
    const invited = valueOf(await admin().invite(form.email, { name: 'Grace', groups: [] }))
    const inviteToken = inviteTokenOf(invited)
    const passwordOf = (index: number): string => `blue lorry tomorrow ${index}`
    const codes = await sixTimes(({ entrance }, index) =>
      entrance.signUp({ ...form, password: passwordOf(index), inviteToken }),
    )
    expect(codes).toEqual(onceOf('UsysUnauthorizedEmail'))
    const opening = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        shop.open().entrance.logIn({ email: form.email, password: passwordOf(index) }),
      ),
    )
    expect(opening.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('logs in once', async () => {
    const { email } = await shop.newMember()
    const visitor = shop.fixture.newVisitor()
    valueOf(await shop.open(visitor).selfService.sendLink({ email, redirectPath: null }))
    const token = await tokenOf(email, 'link')
    const tries = Array.from({ length: 6 }, (_, index) =>
      either(index).open(visitor).selfService.openLink({ token, code: null }),
    )
    expect((await Promise.all(tries)).map(codeOf).sort()).toEqual(onceOf('UsysInvalidToken'))
  })

  it('changes an address once', async () => {
    const visitor = await shop.logIn(await shop.newMember())
    const { email } = newSignUp()
    valueOf(await shop.open(visitor).selfService.changeEmail(email))
    const token = await tokenOf(email, 'email')
    const codes = await sixTimes(
      ({ selfService }) => selfService.confirmEmail(token),
      () => visitor,
    )
    expect(codes).toEqual(onceOf('UsysInvalidToken'))
  })
})

it('only one of the links requested at the same moment is valid', async () => {
  const { email } = await shop.newMember()
  await sixTimes(({ entrance }) => entrance.resetPassword(email))
  await other.settled()
  const tokens = (await mailsOf(email, 'reset')).map(({ token }) => token)
  expect(tokens).toHaveLength(6)
  const codes: string[] = []
  for (const [index, token] of tokens.entries())
    codes.push(
      codeOf(
        await either(index)
          .open(shop.fixture.newVisitor())
          .entrance.updatePassword({ token, password: PASSWORD }),
      ),
    )
  expect(codes.sort()).toEqual(onceOf('UsysInvalidToken'))
})

it('two addresses that become one are one account’s', async () => {
  const { email } = newSignUp()
  const visitors = [await shop.logIn(await shop.newMember()), await shop.logIn(await shop.newMember())]
  const tokens: string[] = []
  for (const visitor of visitors) {
    valueOf(await shop.open(visitor).selfService.changeEmail(email))
    tokens.push(await tokenOf(email, 'email'))
  }
  const codes = await Promise.all(
    tokens.map((token, index) => either(index).open(visitors[index]!).selfService.confirmEmail(token)),
  )
  expect(codes.map(codeOf).sort()).toEqual(['UsysInvalidToken', 'ok'])
})

describe('a password that is still being checked', () => {
  /** Logs in or confirms while something happens to the member. */
  const meanwhile = async (
    happens: (member: { readonly email: string }, visitor: Visitor) => Promise<unknown>,
    enter: 'log-in' | 'confirm',
  ) => {
    const member = await shop.newMember()
    const before = await shop.logIn(member)
    const { passwords } = shop.fixture.context
    const slow = shop.process({
      passwords: {
        ...passwords,
        verify: async (known, password) => {
          const isRight = await passwords.verify(known, password)
          await happens(member, before)
          return isRight
        },
      },
    })
    const { entrance, selfService } = slow.open(before)
    const answer =
      enter === 'log-in'
        ? await entrance.logIn(member)
        : await selfService.confirm({ password: member.password, code: null })
    return { code: codeOf(answer), entered: answer.ok ? visitorOf(answer.value) : null, member }
  }
  const reset = async ({ email }: { readonly email: string }): Promise<void> => {
    valueOf(await shop.open().entrance.resetPassword(email))
    const token = await tokenOf(email, 'reset')
    valueOf(await shop.open().entrance.updatePassword({ token, password: PASSWORD }))
  }

  it.each([
    ['set anew', reset],
    ['of a member who is banned', ({ email }) => admin().ban(email, true)],
    ['of a member who is deleted', ({ email }) => admin().remove(email)],
  ] as readonly [string, Parameters<typeof meanwhile>[0]][])(
    'opens nothing if it is %s meanwhile',
    async (_what, happens) => {
      expect((await meanwhile(happens, 'log-in')).code).toBe('UsysInvalidCredentials')
      expect((await meanwhile(happens, 'confirm')).code).toBe('UsysNotLoggedIn')
    },
  )

  it('gives no new session to a session that ends meanwhile', async () => {
    const { code } = await meanwhile(({ email }) => admin().logOut(email), 'confirm')
    expect(code).toBe('UsysNotLoggedIn')
  })

  it('opens the account if nothing happened', async () => {
    const { code, entered } = await meanwhile(async () => undefined, 'log-in')
    expect([code, entered && (await shop.isLoggedIn(entered, other))]).toEqual(['ok', true])
    expect((await meanwhile(async () => undefined, 'confirm')).code).toBe('ok')
  })
})

describe('a passkey whose answer is still being checked', () => {
  /** Logs in with a passkey while something happens to it or to its member. */
  const meanwhile = async (
    happens: (member: { readonly email: string }, owner: Visitor) => Promise<unknown>,
  ) => {
    const member = await shop.newMember()
    const owner = await shop.logIn(member)
    const { selfService } = shop.open(owner)
    const device = createSoftwarePasskey(ORIGIN)
    const answer = device.create(valueOf(await selfService.beginPasskey()))
    valueOf(await selfService.addPasskey({ answer, name: 'My phone' }))
    let isTaken = true
    const { otherSql } = shop
    const slow = shop.process({
      sql: {
        ...otherSql,
        tx: async (work) => {
          const result = await otherSql.tx(work)
          // The challenge of the answer is taken in the first transaction.
          if (!isTaken) {
            isTaken = true
            await happens(member, owner)
          }
          return result
        },
      },
    })
    const door = slow.open(shop.fixture.newVisitor()).selfService
    const asked = device.get(valueOf(await door.askPasskey()))
    isTaken = false
    const entered = await door.logInWithPasskey(asked)
    return { code: codeOf(entered), member }
  }
  const takeAway = async (_: unknown, owner: Visitor): Promise<void> => {
    const { selfService } = shop.open(owner)
    const [passkey] = valueOf(await selfService.readOverview())?.passkeys ?? []
    valueOf(await selfService.removeLogIn(passkey?.id ?? ''))
  }

  it.each([
    ['it is taken away', takeAway],
    ['its member is banned', ({ email }) => admin().ban(email, true)],
    ['its member is deleted', ({ email }) => admin().remove(email)],
  ] as readonly [string, Parameters<typeof meanwhile>[0]][])('opens nothing when %s', async (_, happens) => {
    const { code, member } = await meanwhile(happens)
    expect(code).toBe('UsysInvalidCredentials')
    const { sql, siteId } = shop.fixture.context
    const { rows } = await sql.query(
      `SELECT member_session.id FROM member_session JOIN member ON member.id = member_session.member_id
        WHERE member.site_id = $1 AND email_key = $2 AND member.banned_on IS NOT NULL`,
      [siteId, member.email],
    )
    // Access granted during a ban would open the account once the ban ends.
    expect(rows).toEqual([])
  })

  it('opens the account if nothing happened', async () => {
    expect((await meanwhile(async () => undefined)).code).toBe('ok')
  })
})
