import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { createMemoryRateLimit } from '../../../../adapters/server/rate-limit/index.js'
import { visitorId } from '../../../../core/ports/visitor.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import type { AccountPorts } from '../../../../core/use-cases/accounts/account-ports.js'
import {
  goesFirst,
  mayLogIn,
  mayMail,
  mayProve,
  mayTry,
  mayTryCode,
  mayTryHere,
} from '../../../../core/use-cases/accounts/count-tries.js'
import { createEntranceQueue } from '../../../../core/use-cases/accounts/entrance-queue.js'
import { checkFactor, recoveryDigits } from '../../../../core/use-cases/accounts/second-factor/check-code.js'
import { tooMany } from '../../../../core/use-cases/accounts/failures.js'
import { createFakeAccountPorts } from '../../../fakes/account-ports.fake.js'

const QUARTER_MS = 15 * 60_000
const HOUR_MS = 4 * QUARTER_MS

let nowMs = 0
let ports: AccountPorts
beforeEach(() => {
  const now = () => nowMs
  ports = {
    ...createFakeAccountPorts().ports,
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
    await expectLimit(() => mayTry(ports, at('203.0.113.7'), kind), points, windowMs)
    expect(await mayTry(ports, at('203.0.113.8'), kind)).toBe(true)
  })

  it('are counted by kind, and not without an address', async () => {
    expect(await passes(() => mayTry(ports, at('203.0.113.7'), 'log-in'))).toBe(60)
    expect(await mayTry(ports, at('203.0.113.7'), 'token')).toBe(true)
    expect(await passes(() => mayTry(ports, someone(), 'log-in'))).toBe(100)
    expect(await passes(() => mayTryHere(ports, someone()))).toBe(100)
  })

  it('are counted in the process as well, apart from the table', async () => {
    await expectLimit(() => mayTryHere(ports, at('203.0.113.7')), 60, QUARTER_MS)
    expect(await mayTry(ports, at('203.0.113.7'), 'log-in')).toBe(true)
  })

  it('are refused beyond the limit without waiting for earlier ones', async () => {
    const { logIn } = createEntranceQueue(ports, { hashesAtOnce: 1, pause: () => async () => undefined })
    const endless = () => new Promise<never>(() => undefined)
    for (let tries = 0; tries < 60; tries += 1) void logIn(at('203.0.113.9'), endless)
    expect(await logIn(at('203.0.113.9'), endless)).toEqual(tooMany)
  })
})

describe('tries for one account', () => {
  const EMAIL = 'eve@example.com'
  const knownTo = async (memberId: string): Promise<Visitor> => {
    const visitor = someone()
    await ports.store.devices.remember(visitor.id, memberId, ports.clock.wallTime() + HOUR_MS)
    return visitor
  }

  it('are ten in a quarter of an hour for strangers, in any spelling of its address', async () => {
    const spelled = [EMAIL, 'EVE@Example.com']
    let tries = 0
    await expectLimit(() => mayLogIn(ports, someone(), spelled[tries++ % 2]!, 'eve'), 10, QUARTER_MS)
    expect(await mayLogIn(ports, someone(), 'mallory@example.com', 'mallory')).toBe(true)
  })

  it('are counted alike without such an account', async () => {
    await expectLimit(() => mayLogIn(ports, someone(), EMAIL, null), 10, QUARTER_MS)
  })

  it('are ten for a browser that was in it, after any tries of strangers', async () => {
    const known = await knownTo('eve')
    expect(await passes(() => mayLogIn(ports, someone(), EMAIL, 'eve'))).toBe(10)
    await expectLimit(() => mayLogIn(ports, known, EMAIL, 'eve'), 10, QUARTER_MS)
    const second = await knownTo('eve')
    expect(await mayLogIn(ports, second, EMAIL, 'eve')).toBe(true)
    await ports.store.devices.remember(second.id, 'mallory', ports.clock.wallTime() + HOUR_MS)
    expect(await passes(() => mayLogIn(ports, second, 'mallory@example.com', 'mallory'))).toBe(10)
    expect(await mayLogIn(ports, second, EMAIL, 'eve')).toBe(true)
  })

  it('are a stranger’s in a browser that was in another account', async () => {
    const known = await knownTo('mallory')
    expect(await passes(() => mayLogIn(ports, someone(), EMAIL, 'eve'))).toBe(10)
    expect(await mayLogIn(ports, known, EMAIL, 'eve')).toBe(false)
    expect(await mayLogIn(ports, known, EMAIL, null)).toBe(false)
  })

  it('count for the network too, also from a browser that was in it', async () => {
    const known = { ...(await knownTo('eve')), address: '203.0.113.9' }
    for (let tries = 0; tries < 60; tries += 1) await mayTry(ports, at('203.0.113.9'), 'log-in')
    expect(await mayLogIn(ports, known, EMAIL, 'eve')).toBe(false)
  })

  it('of its second factor are ten for strangers, and ten for each browser that was in it', async () => {
    const known = await knownTo('eve')
    await expectLimit(() => mayTryCode(ports, 'eve', someone()), 10, QUARTER_MS)
    await expectLimit(() => mayTryCode(ports, 'eve', known), 10, QUARTER_MS)
    expect(await passes(() => mayTryCode(ports, 'mallory', someone()))).toBe(10)
    await ports.store.devices.remember(known.id, 'ada', ports.clock.wallTime() + HOUR_MS)
    expect(await passes(() => mayTryCode(ports, 'ada', known))).toBe(10)
  })

  it('of its codes are at most thirty a day for strangers', async () => {
    const known = await knownTo('eve')
    const inADay = async (): Promise<number> => {
      let passed = 0
      for (let quarter = 0; quarter < 96; quarter += 1) {
        passed += await passes(() => mayTryCode(ports, 'eve', someone()))
        nowMs += QUARTER_MS
      }
      return passed
    }
    expect(await inADay()).toBe(30)
    expect(await passes(() => mayTryCode(ports, 'eve', known))).toBe(10)
    expect(await inADay()).toBe(30)
  })

  it('include a recovery code after strangers have used up theirs', async () => {
    const code = 'abcd-'.repeat(6) + 'abcd'
    const { factors } = ports.store
    await factors.begin('eve', 'JBSWY3DPEHPK3PXP')
    await factors.turnOn('eve')
    await factors.replaceRecoveryCodes('eve', [recoveryDigits(code)])
    const answerTo = async (tried: string) =>
      (await checkFactor(ports, 'eve', tried, someone()))?.failure ?? 'ok'
    expect(await passes(() => mayTryCode(ports, 'eve', someone()))).toBe(10)
    expect(await answerTo('123456')).toMatchObject({ code: 'TooManyRequests' })
    expect(await answerTo('f'.repeat(28))).toMatchObject({ code: 'AccountWrongCode' })
    expect(await answerTo(code)).toBe('ok')
    expect(await answerTo(code)).toMatchObject({ code: 'AccountWrongCode' })
  })

  it('of its owner’s proofs are ten in each session', async () => {
    await expectLimit(() => mayProve(ports, 'session one'), 10, QUARTER_MS)
    expect(await mayProve(ports, 'session two')).toBe(true)
  })
})

describe('mails to one mailbox', () => {
  it.each(['reset', 'link', 'new-address', 'verify', 'sign-up'] as const)(
    'are five of kind %s in an hour, in any spelling of its address',
    async (kind) => {
      const spelled = ['ada@example.com', 'ADA@Example.COM']
      let tries = 0
      await expectLimit(() => mayMail(ports, spelled[tries++ % 2]!, kind), 5, HOUR_MS)
      expect(await mayMail(ports, 'bob@example.com', kind)).toBe(true)
    },
  )

  it('are counted by kind', async () => {
    expect(await passes(() => mayMail(ports, 'ada@example.com', 'reset'))).toBe(5)
    expect(await mayMail(ports, 'ada@example.com', 'reset')).toBe(false)
    expect(await mayMail(ports, 'ada@example.com', 'link')).toBe(true)
  })
})

describe('precedence over strangers', () => {
  it('is given to a browser that was logged in before, ten times in a quarter of an hour', async () => {
    const returning = someone({ isReturning: true })
    await expectLimit(() => goesFirst(ports, returning), 10, QUARTER_MS)
    expect(await goesFirst(ports, someone({ isReturning: true }))).toBe(true)
  })

  it('is given to no other member', async () => {
    for (const visitor of [someone(), someone({ isReturning: false })])
      expect(await passes(() => goesFirst(ports, visitor))).toBe(0)
  })
})
