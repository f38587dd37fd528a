import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { AccountsContext } from '../../../../../adapters/server/sql/accounts/accounts-context.js'
import { tablesOf } from '../../../../../adapters/server/sql/accounts/accounts-context.js'
import {
  goesFirst,
  mayLogIn,
  mayMail,
  mayProve,
  mayTry,
  mayTryCode,
  mayTryHere,
} from '../../../../../adapters/server/sql/accounts/count-tries.js'
import { rememberDevice } from '../../../../../adapters/server/sql/accounts/devices.js'
import { createEntranceQueue } from '../../../../../adapters/server/sql/accounts/entrance-queue.js'
import {
  checkFactor,
  recoveryCodeId,
} from '../../../../../adapters/server/sql/accounts/second-factor/check-code.js'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import { visitorId } from '../../../../../core/ports/visitor.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { tooMany } from '../../../../../core/use-cases/accounts/failures.js'
import { createAccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import type { AccountsFixture } from '../../../../support/accounts/accounts-fixture.js'
import { openTestMemory } from '../../../../support/sql/temporary-pglite.js'

const QUARTER_MS = 15 * 60_000
const HOUR_MS = 4 * QUARTER_MS

let nowMs = 0
let fixture: AccountsFixture
let context: AccountsContext
beforeAll(async () => {
  fixture = await createAccountsFixture(await openTestMemory())
})
afterAll(() => fixture.close())
beforeEach(() => {
  const now = () => nowMs
  context = {
    ...fixture.context,
    limit: createMemoryRateLimit({ now }),
    ownLimit: createMemoryRateLimit({ now }),
  }
})

const someone = (changes: Partial<Visitor> = {}): Visitor => ({
  id: visitorId(randomBytes(16).toString('hex')),
  ...changes,
})
const at = (address: string, changes: Partial<Visitor> = {}) => someone({ address, ...changes })

/** The number of tries that pass of a hundred at once. */
async function passes(attempt: () => Promise<boolean>): Promise<number> {
  let passed = 0
  for (let tries = 0; tries < 100; tries += 1) if (await attempt()) passed += 1
  return passed
}

/** Expects that so many pass, none until the window is over, and as many again from then on. */
async function expectLimit(attempt: () => Promise<boolean>, points: number, windowMs: number): Promise<void> {
  const before = await passes(attempt)
  nowMs += windowMs - 1
  const within = await passes(attempt)
  nowMs += windowMs
  expect([before, within, await passes(attempt)]).toEqual([points, 0, points])
}

describe('tries from one network address', () => {
  it.each([
    ['log-in', 60, QUARTER_MS],
    ['sign-up', 30, HOUR_MS],
    ['reset', 30, HOUR_MS],
    ['token', 60, QUARTER_MS],
  ] as const)('%s is tried %i times in %i ms by all visitors', async (kind, points, windowMs) => {
    await expectLimit(() => mayTry(context, at('203.0.113.7'), kind), points, windowMs)
    expect(await mayTry(context, at('203.0.113.8'), kind)).toBe(true)
  })

  it('are counted by kind, and not without an address', async () => {
    expect(await passes(() => mayTry(context, at('203.0.113.7'), 'log-in'))).toBe(60)
    expect(await mayTry(context, at('203.0.113.7'), 'token')).toBe(true)
    expect(await passes(() => mayTry(context, someone(), 'log-in'))).toBe(100)
    expect(await passes(() => mayTryHere(context, someone()))).toBe(100)
  })

  it('are counted in the process as well, apart from the table', async () => {
    await expectLimit(() => mayTryHere(context, at('203.0.113.7')), 60, QUARTER_MS)
    expect(await mayTry(context, at('203.0.113.7'), 'log-in')).toBe(true)
  })

  it('are refused beyond the limit without waiting for earlier ones', async () => {
    const { logIn } = createEntranceQueue(context)
    const endless = () => new Promise<never>(() => undefined)
    for (let tries = 0; tries < 60; tries += 1) void logIn(at('203.0.113.9'), endless)
    expect(await logIn(at('203.0.113.9'), endless)).toEqual(tooMany)
  })
})

describe('tries for one account', () => {
  const EMAIL = 'eve@example.com'
  const knownTo = async (memberId: string): Promise<Visitor> => {
    const visitor = someone()
    await rememberDevice(tablesOf(context.sql), context, visitor.id, memberId)
    return visitor
  }

  it('are ten in a quarter of an hour for strangers, in any spelling of its address', async () => {
    const spelled = [EMAIL, 'EVE@Example.com']
    let tries = 0
    await expectLimit(() => mayLogIn(context, someone(), spelled[tries++ % 2]!, 'eve'), 10, QUARTER_MS)
    expect(await mayLogIn(context, someone(), 'mallory@example.com', 'mallory')).toBe(true)
  })

  it('are counted alike without such an account', async () => {
    await expectLimit(() => mayLogIn(context, someone(), EMAIL, null), 10, QUARTER_MS)
  })

  it('are ten for a browser that was in it, after any tries of strangers', async () => {
    const known = await knownTo('eve')
    expect(await passes(() => mayLogIn(context, someone(), EMAIL, 'eve'))).toBe(10)
    await expectLimit(() => mayLogIn(context, known, EMAIL, 'eve'), 10, QUARTER_MS)
    const second = await knownTo('eve')
    expect(await mayLogIn(context, second, EMAIL, 'eve')).toBe(true)
    await rememberDevice(tablesOf(context.sql), context, second.id, 'mallory')
    expect(await passes(() => mayLogIn(context, second, 'mallory@example.com', 'mallory'))).toBe(10)
    expect(await mayLogIn(context, second, EMAIL, 'eve')).toBe(true)
  })

  it('are a stranger’s in a browser that was in another account', async () => {
    const known = await knownTo('mallory')
    expect(await passes(() => mayLogIn(context, someone(), EMAIL, 'eve'))).toBe(10)
    expect(await mayLogIn(context, known, EMAIL, 'eve')).toBe(false)
    expect(await mayLogIn(context, known, EMAIL, null)).toBe(false)
  })

  it('count for the network too, also from a browser that was in it', async () => {
    const known = { ...(await knownTo('eve')), address: '203.0.113.9' }
    for (let tries = 0; tries < 60; tries += 1) await mayTry(context, at('203.0.113.9'), 'log-in')
    expect(await mayLogIn(context, known, EMAIL, 'eve')).toBe(false)
  })

  it('of its second factor are ten for strangers, and ten for each browser that was in it', async () => {
    const known = await knownTo('eve')
    await expectLimit(() => mayTryCode(context, 'eve', someone()), 10, QUARTER_MS)
    await expectLimit(() => mayTryCode(context, 'eve', known), 10, QUARTER_MS)
    expect(await passes(() => mayTryCode(context, 'mallory', someone()))).toBe(10)
    await rememberDevice(tablesOf(context.sql), context, known.id, 'ada')
    expect(await passes(() => mayTryCode(context, 'ada', known))).toBe(10)
  })

  it('of its codes are at most thirty a day for strangers', async () => {
    const known = await knownTo('eve')
    const inADay = async (): Promise<number> => {
      let passed = 0
      for (let quarter = 0; quarter < 96; quarter += 1) {
        passed += await passes(() => mayTryCode(context, 'eve', someone()))
        nowMs += QUARTER_MS
      }
      return passed
    }
    expect(await inADay()).toBe(30)
    expect(await passes(() => mayTryCode(context, 'eve', known))).toBe(10)
    expect(await inADay()).toBe(30)
  })

  it('include a recovery code after strangers have used up theirs', async () => {
    const { siteId, clock } = context
    const code = 'abcd-'.repeat(6) + 'abcd'
    const tables = tablesOf(context.sql)
    const row = { site_id: siteId, id: 'eve', member_id: 'eve', secret: 'JBSWY3DPEHPK3PXP', is_on: true }
    await tables
      .insertInto('member_factor')
      .values({ ...row, last_step: 0, created_on: clock.wallTime() })
      .execute()
    await tables
      .insertInto('member_recovery_code')
      .values({ site_id: siteId, id: recoveryCodeId('eve', code), member_id: 'eve' })
      .execute()
    const answerTo = async (tried: string) =>
      (await checkFactor(context, 'eve', tried, someone()))?.failure ?? 'ok'
    expect(await passes(() => mayTryCode(context, 'eve', someone()))).toBe(10)
    expect(await answerTo('123456')).toMatchObject({ code: 'TooManyRequests' })
    expect(await answerTo('f'.repeat(28))).toMatchObject({ code: 'AccountWrongCode' })
    expect(await answerTo(code)).toBe('ok')
    expect(await answerTo(code)).toMatchObject({ code: 'AccountWrongCode' })
  })

  it('of its owner’s proofs are ten in each session', async () => {
    await expectLimit(() => mayProve(context, 'session one'), 10, QUARTER_MS)
    expect(await mayProve(context, 'session two')).toBe(true)
  })
})

describe('mails to one mailbox', () => {
  it.each(['reset', 'link', 'new-address', 'verify', 'sign-up'] as const)(
    'are five of kind %s in an hour, in any spelling of its address',
    async (kind) => {
      const spelled = ['ada@example.com', 'ADA@Example.COM']
      let tries = 0
      await expectLimit(() => mayMail(context, spelled[tries++ % 2]!, kind), 5, HOUR_MS)
      expect(await mayMail(context, 'bob@example.com', kind)).toBe(true)
    },
  )

  it('are counted by kind; without a kind they are for a new password', async () => {
    expect(await passes(() => mayMail(context, 'ada@example.com'))).toBe(5)
    expect(await mayMail(context, 'ada@example.com', 'reset')).toBe(false)
    expect(await mayMail(context, 'ada@example.com', 'link')).toBe(true)
  })
})

describe('precedence over strangers', () => {
  it('is given to a browser that was logged in before, ten times in a quarter of an hour', async () => {
    const returning = someone({ isReturning: true })
    await expectLimit(() => goesFirst(context, returning), 10, QUARTER_MS)
    expect(await goesFirst(context, someone({ isReturning: true }))).toBe(true)
  })

  it('is given to no other member', async () => {
    for (const visitor of [someone(), someone({ isReturning: false })])
      expect(await passes(() => goesFirst(context, visitor))).toBe(0)
  })
})
