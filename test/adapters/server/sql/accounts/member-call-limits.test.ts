import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createAccounts } from '../../../../../adapters/server/sql/accounts/index.js'
import type { Accounts } from '../../../../../adapters/server/sql/accounts/index.js'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { visitorId, sessionId } from '../../../../../core/ports/visitor.port.js'
import { codeOf } from '../../../../contracts/backend/shopper.js'
import { ADA, createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'
import { valueOf } from '../../../../support/value-of.js'

const MINUTE_MS = 60_000
let nowMs = 0
let fixture: AccountsFixture
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTestMemory())
})
afterAll(() => fixture.close())

const limited = (): Accounts =>
  createAccounts({ ...fixture.context, ownLimit: createMemoryRateLimit({ now: () => nowMs }) })
async function logIn(accounts: Accounts): Promise<Visitor> {
  const { visitor: id, session } = valueOf(await accounts.open(fixture.newVisitor()).entrance.logIn(ADA))
  return { id, ...(session && { session: session.id }) }
}
async function rowsInAll(): Promise<Readonly<Record<string, number>>> {
  const tables = ['member', 'member_session', 'member_token', 'member_event', 'member_device', 'visitor']
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await fixture.context.sql.query(`SELECT count(*) AS count FROM ${table}`, [])
    counts[table] = Number(rows[0]?.['count'])
  }
  return counts
}

describe('changes of an account', () => {
  it('are counted for the member over all sessions and all changes, and refused without a write', async () => {
    const accounts = limited()
    const [one, other] = [await logIn(accounts), await logIn(accounts)]
    const codes: string[] = []
    for (let time = 0; time < 20; time += 1) {
      const { profile, selfService } = accounts.open(time % 2 ? one : other)
      codes.push(codeOf(await profile.updateAccount([])))
      codes.push(codeOf(await selfService.exportAccount()))
      codes.push(codeOf(await selfService.beginFactor()))
    }
    expect(codes).toHaveLength(60)
    expect(codes).not.toContain('TooManyRequests')
    const before = await rowsInAll()
    const refusals = [
      await accounts.open(one).profile.updateAccount([]),
      await accounts.open(other).profile.beginUpload({ fieldId: 'x', filename: 'x.png' }),
      await accounts.open(one).profile.cancelSubscription('x'),
      await accounts.open(one).selfService.confirm({ password: ADA.password, code: null }),
      await accounts.open(one).selfService.changeEmail('new@example.com'),
      await accounts
        .open(one)
        .selfService.changePassword({ current: ADA.password, password: 'a new one now' }),
      await accounts.open(one).selfService.endSessions(null),
      await accounts.open(one).selfService.deleteAccount(),
      await accounts.open(one).selfService.exportAccount(),
      await accounts.open(one).selfService.beginPasskey(),
      await accounts.open(one).selfService.removeLogIn('x'),
    ]
    expect(new Set(refusals.map(codeOf))).toEqual(new Set(['TooManyRequests']))
    expect(refusals[0]).toMatchObject({ failure: { waitS: 60 } })
    expect(await rowsInAll()).toEqual(before)
    expect(valueOf(await accounts.open(one).readUser())?.email).toBe(ADA.email)
    nowMs += MINUTE_MS
    expect(codeOf(await accounts.open(one).profile.updateAccount([]))).toBe('ok')
  })

  it('hold at most 22 fields at once: the 20 of the owner, the name and the consent', async () => {
    const { profile } = fixture.accounts.open(await logIn(fixture.accounts))
    const entries = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: 'name',
        type: 'PlainText' as const,
        value: { tag: 'text' as const, text: `Ada ${at}` },
      }))
    expect(codeOf(await profile.updateAccount(entries(22)))).toBe('ok')
    expect(codeOf(await profile.updateAccount(entries(23)))).toBe('UsysInvalidUserData')
  })

  it('are limited by day too, so that slow programs fill no disk', async () => {
    const accounts = limited()
    const member = await logIn(accounts)
    const { profile } = accounts.open(member)
    const codes: string[] = []
    for (let time = 0; time < 1010; time += 1) {
      if (time % 50 === 0) nowMs += MINUTE_MS
      codes.push(codeOf(await profile.updateAccount([])))
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1000)
    expect(await profile.updateAccount([])).toMatchObject({ failure: { waitS: 86_400 } })
  })
})

describe('a log-out of a visitor who is not logged in', () => {
  it.each(['no session', 'a session that never was'])('writes nothing: %s', async (which) => {
    const before = await rowsInAll()
    const id = visitorId('c'.repeat(32))
    const visitor: Visitor =
      which === 'no session' ? { id } : { id, session: sessionId('d'.repeat(32)), isReturning: true }
    const left = valueOf(await fixture.accounts.open(visitor).entrance.logOut())
    expect([left.visitor, left.session]).toEqual([id, null])
    expect(await rowsInAll()).toEqual(before)
  })
})
