import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createMemberAdmin } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Accounts } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import type { GatewayFailure } from '../../../../../core/ports/gateway-failure.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import type { Result } from '../../../../../core/shared/index.js'
import { PICTURE, ORIGIN } from '../../../../support/accounts/accounts-fixture.js'
import { turnOnApp } from '../../../../support/accounts/authenticator-app.js'
import { createSoftwarePasskey } from '../../../../support/accounts/software-passkey.js'
import { newestToken } from '../../../../support/accounts/newest-token.js'
import { openTwoProcesses } from '../../../../support/processes/two-processes.js'
import { valueOf } from '../../../../support/value-of.js'

// A member revokes all access at another computer, before each step that a thief's request takes in the database.

type Member = Awaited<ReturnType<typeof shop.newMember>>
type Answer = Promise<Result<unknown, GatewayFailure>>
/** A request of a thief: its visitor, and the function that sends it. */
interface Attack {
  readonly visitor: Visitor
  readonly send: (door: ReturnType<Accounts['open']>) => Answer
}
type Prepare = (member: Member, thief: Visitor) => Promise<Attack>

let shop: Awaited<ReturnType<typeof openTwoProcesses>>
beforeAll(async () => {
  shop = await openTwoProcesses()
}, 60_000)
afterAll(() => shop.close())

const tokenOf = (email: string, kind: string): Promise<string> => newestToken(shop.fixture, email, kind)

async function reset({ email }: Member): Promise<void> {
  valueOf(await shop.open().entrance.resetPassword(email))
  const token = await tokenOf(email, 'reset')
  valueOf(await shop.open().entrance.updatePassword({ token, password: 'violet rain in june' }))
}
const logOut = ({ email }: Member) => createMemberAdmin(shop.fixture.context).logOut(email)

/** A database that does something once, before its statement or transaction of a number. */
function interrupted(sql: Sql, at: number, happens: () => Promise<unknown>) {
  let steps = 0
  const next = async (): Promise<void> => {
    steps += 1
    if (steps === at) await happens()
  }
  const over: Sql = {
    ...sql,
    query: async (...words) => {
      await next()
      return sql.query(...words)
    },
    tx: async (...words) => {
      await next()
      return sql.tx(...words)
    },
  }
  return { sql: over, hasHappened: () => steps >= at }
}

/** Requests of a thief who is logged in with the member's password. */
const ATTACKS: Readonly<Record<string, Prepare>> = {
  'a log-in with a passkey': async (_, thief) => {
    const { selfService } = shop.open(thief)
    const device = createSoftwarePasskey(ORIGIN)
    const answer = device.create(valueOf(await selfService.beginPasskey()))
    valueOf(await selfService.addPasskey({ answer, name: 'Phone' }))
    const visitor = shop.fixture.newVisitor()
    const asked = device.get(valueOf(await shop.open(visitor).selfService.askPasskey()))
    return { visitor, send: (door) => door.selfService.logInWithPasskey(asked) }
  },
  'a log-in with the password': async (member) => ({
    visitor: shop.fixture.newVisitor(),
    send: (door) => door.entrance.logIn(member),
  }),
  'a log-in with a mailed link': async ({ email }) => {
    const visitor = shop.fixture.newVisitor()
    valueOf(await shop.open(visitor).selfService.sendLink({ email, redirectPath: null }))
    const token = await tokenOf(email, 'link')
    return { visitor, send: (door) => door.selfService.openLink({ token, code: null }) }
  },
  'a new password by a mailed link': async ({ email }) => {
    valueOf(await shop.open().entrance.resetPassword(email))
    const token = await tokenOf(email, 'reset')
    const change = { password: 'green tea on monday', token }
    return { visitor: shop.fixture.newVisitor(), send: (door) => door.entrance.updatePassword(change) }
  },
  'a new passkey': async (_, visitor) => {
    const asked = valueOf(await shop.open(visitor).selfService.beginPasskey())
    const answer = createSoftwarePasskey(ORIGIN).create(asked)
    return { visitor, send: (door) => door.selfService.addPasskey({ answer, name: 'Phone' }) }
  },
  'a new password': async ({ password }, visitor) => ({
    visitor,
    send: (door) => door.selfService.changePassword({ current: password, password: 'green tea on monday' }),
  }),
  'the removal of a passkey': async (_, visitor) => {
    const { selfService } = shop.open(visitor)
    const device = createSoftwarePasskey(ORIGIN)
    const answer = device.create(valueOf(await selfService.beginPasskey()))
    valueOf(await selfService.addPasskey({ answer, name: 'Phone' }))
    const [passkey] = valueOf(await selfService.readOverview())?.passkeys ?? []
    return { visitor, send: (door) => door.selfService.removeLogIn(passkey?.id ?? '') }
  },
  'the end of all other sessions': async (_, visitor) => ({
    visitor,
    send: (door) => door.selfService.endSessions(null),
  }),
  'a second factor that is set up': async (_, visitor) => ({
    visitor,
    send: (door) => door.selfService.beginFactor(),
  }),
  'a second factor that is turned off': async (_, visitor) => {
    await turnOnApp(shop.open(visitor).selfService)
    return { visitor, send: (door) => door.selfService.turnOffFactor() }
  },
  'a new address': async ({ email }, visitor) => {
    const next = `new.${email}`
    valueOf(await shop.open(visitor).selfService.changeEmail(next))
    const token = await tokenOf(next, 'email')
    return { visitor, send: (door) => door.selfService.confirmEmail(token) }
  },
  'a place for a file': async (_, visitor) => ({
    visitor,
    send: (door) => door.profile.beginUpload({ fieldId: PICTURE.id, filename: 'me.png' }),
  }),
  'the deletion of the account': async (_, visitor) => ({
    visitor,
    send: (door) => door.selfService.deleteAccount(),
  }),
  'a changed name': async (_, visitor) => ({
    visitor,
    send: (door) =>
      door.profile.updateAccount([{ id: 'name', type: 'PlainText', value: { tag: 'text', text: 'Thief' } }]),
  }),
}

/** The facts about a member that a thief could change. */
async function factsOf(memberId: string): Promise<readonly unknown[]> {
  const { sql, siteId } = shop.fixture.context
  const counts = ['passkey', 'session', 'factor', 'file'].map(
    (what) => `(SELECT count(*) FROM member_${what} t WHERE t.member_id = member.id) AS ${what}s`,
  )
  const { rows } = await sql.query(
    `SELECT email, name, password_hash, ${counts.join(', ')} FROM member WHERE site_id = $1 AND id = $2`,
    [siteId, memberId],
  )
  return rows
}

async function idOf({ email }: Member): Promise<string> {
  const { sql, siteId } = shop.fixture.context
  const found = await sql.query('SELECT id FROM member WHERE site_id = $1 AND email_key = $2', [
    siteId,
    email.toLowerCase(),
  ])
  return `${found.rows[0]?.['id']}`
}

const MAX_STEPS = 60

describe.each(Object.keys(ATTACKS))('%s', (attack) => {
  it.each([
    ['resets the password', reset],
    ['is logged out by the owner', logOut],
  ] as const)('has no effect once the member %s, at any step', async (way, end) => {
    // The password and the mailbox stay with the thief after a log-out.
    if (way !== 'resets the password' && /log-in|link/.test(attack)) return
    const failed: unknown[] = []
    for (let at = 1; at < MAX_STEPS; at += 1) {
      const member = await shop.newMember()
      const id = await idOf(member)
      const { visitor, send } = await ATTACKS[attack]!(member, await shop.logIn(member))
      let after: unknown = null
      const settings = { ...shop.fixture.context.settings, fields: [PICTURE] }
      const { sql, hasHappened } = interrupted(shop.otherSql, at, async () => {
        // An account that is deleted by then has no access left to revoke.
        if ((await factsOf(id)).length > 0) await end(member)
        after = await factsOf(id)
      })
      const answer = await send(shop.process({ sql, settings }).open(visitor))
      if (!hasHappened()) {
        expect(answer.ok).toBe(true)
        break
      }
      const facts = await factsOf(id)
      if (JSON.stringify(facts) !== JSON.stringify(after)) failed.push([at, answer, facts, after])
    }
    expect(failed).toEqual([])
  })
})
