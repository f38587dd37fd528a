import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createMemoryRateLimit, createSqlRateLimit } from '../../../../adapters/server/rate-limit/index.js'
import type { Sql } from '../../../../adapters/server/sql/engine/index.js'
import type { RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'
import { openTestMemory } from '../../../support/sql/temporary-pglite.js'

const MINUTE_MS = 60_000

let sql: Sql
let statements = 0
let isAway = false
let nowMs = 1_800_000_000_000
beforeAll(async () => {
  sql = await openTestMemory()
}, 60_000)
afterAll(() => sql.close())

/** The limit in another process of the site. */
const overSql = (siteId: string): RateLimit =>
  createSqlRateLimit({
    siteId,
    clock: { wallTime: () => nowMs },
    sql: {
      query: (text, values) => {
        statements += 1
        return isAway ? Promise.reject(new Error('away')) : sql.query(text, values)
      },
    },
  })

const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = statements
  await work()
  return statements - before
}

const count = (key: string, points: number, windowMs = MINUTE_MS) => ({ key, points, windowMs })
const keysOf = async (limit: RateLimit, ...counts: ReturnType<typeof count>[]): Promise<readonly string[]> =>
  (await limit.takeAll(counts)).map(({ key }) => key)

describe.each<[string, (name: string) => RateLimit]>([
  ['in memory', () => createMemoryRateLimit({ now: () => nowMs })],
  ['in the database', overSql],
])('a rate limit %s', (where, open) => {
  it('counts several things at once, reports which were too many, and leaves the others unchanged', async () => {
    const limit = open(`at once, ${where}`)
    const [narrow, wide] = [count('narrow', 2), count('wide', 3)]
    expect(await keysOf(limit, narrow, wide)).toEqual([])
    expect(await keysOf(limit, narrow, wide)).toEqual([])
    for (let flood = 0; flood < 5; flood += 1) expect(await keysOf(limit, wide, narrow)).toEqual(['narrow'])
    expect(await keysOf(limit, wide)).toEqual([])
    expect(await keysOf(limit, wide)).toEqual(['wide'])
  })

  it('counts returned or forgotten tries again, and never goes below zero', async () => {
    const limit = open(`back, ${where}`)
    const [one, other] = [count('one', 1), count('other', 1)]
    await limit.uncount([one, other])
    expect(await keysOf(limit, one, other)).toEqual([])
    await limit.uncount([one])
    expect(await keysOf(limit, one)).toEqual([])
    expect(await keysOf(limit, one)).toEqual(['one'])
    await limit.forgetOnce({ key: 'an order', windowMs: MINUTE_MS }, [one, other])
    expect(await keysOf(limit, one, other)).toEqual([])
  })

  it('resets once for each mark and window, in any process', async () => {
    const first = open(`once, ${where}`)
    const other = where === 'in memory' ? first : open(`once, ${where}`)
    const [one, mark] = [count('one', 1), { key: 'an order', windowMs: MINUTE_MS }]
    expect(await keysOf(first, one)).toEqual([])
    await first.forgetOnce(mark, [one])
    expect(await keysOf(first, one)).toEqual([])
    await other.forgetOnce(mark, [one])
    expect(await keysOf(other, one)).toEqual(['one'])
    nowMs += MINUTE_MS
    const later = where === 'in memory' ? first : open(`once, ${where}`)
    expect(await keysOf(later, one)).toEqual([])
    await later.forgetOnce(mark, [one])
    expect(await keysOf(later, one)).toEqual([])
  })

  it('begins again when a window is over, with others of any length', async () => {
    const first = open(`windows, ${where}`)
    // The counts of a process use a monotonic clock; another process asks the database.
    const later = (): RateLimit => (where === 'in memory' ? first : open(`windows, ${where}`))
    const [short, long] = [count('short', 1), count('long', 1, 3 * MINUTE_MS)]
    expect(await keysOf(first, short, long)).toEqual([])
    nowMs += MINUTE_MS
    expect(await keysOf(later(), short)).toEqual([])
    expect(await keysOf(later(), short, long)).toEqual(['short', 'long'])
    nowMs += 2 * MINUTE_MS
    await later().cleanUp()
    expect(await keysOf(later(), short, long)).toEqual([])
  })

  it('counts refused attempts as well: a returned one does not admit clients that went on trying', async () => {
    const limit = open(`tried on, ${where}`)
    const key = count('k', 2)
    for (const refused of [[], [], ['k'], ['k']]) expect(await keysOf(limit, key)).toEqual(refused)
    await limit.uncount([key])
    expect(await keysOf(limit, key)).toEqual(['k'])
  })

  it('counts a single key like several: each key separately', async () => {
    const limit = open(`one by one, ${where}`)
    const take = (key: string): Promise<boolean> => limit.take(key, 2, MINUTE_MS)
    expect([await take('one'), await take('one'), await take('other'), await take('one')]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(await keysOf(limit, count('one', 2), count('other', 2))).toEqual(['one'])
  })

  it('counts each key once, even if it is named twice', async () => {
    const limit = open(`twice, ${where}`)
    const [key] = [count('k', 2)]
    expect(await keysOf(limit, key, count('other', 9))).toEqual([])
    expect(await keysOf(limit, key)).toEqual([])
    expect(await keysOf(limit, key)).toEqual(['k'])
  })
})

describe('cost of a rate limit', () => {
  it('needs one statement for all counts, and none for keys that this process already refuses', async () => {
    const limit = overSql('cost')
    const many = Array.from({ length: 12 }, (_, n) => count(`key ${n}`, 2))
    expect(await statementsOf(() => limit.takeAll(many))).toBe(1)
    expect(await statementsOf(() => limit.uncount(many))).toBe(1)
    await limit.takeAll(many)
    await limit.takeAll(many)
    expect(await statementsOf(() => limit.takeAll(many))).toBe(0)
  })

  it('is bounded in memory for any number of keys of strangers', async () => {
    const limit = createMemoryRateLimit({ now: () => nowMs, maxKeys: 3 })
    await limit.take('first', 1, MINUTE_MS)
    for (const key of ['a', 'b']) await limit.take(key, 1, MINUTE_MS)
    expect(await limit.take('first', 1, MINUTE_MS)).toBe(false)
    await limit.take('c', 1, MINUTE_MS)
    expect(await limit.take('first', 1, MINUTE_MS)).toBe(true)
  })

  it('drops the oldest windows, never one that has begun again since', async () => {
    const limit = createMemoryRateLimit({ now: () => nowMs, maxKeys: 3 })
    for (const key of ['again', 'a', 'b']) await limit.take(key, 1, MINUTE_MS)
    nowMs += MINUTE_MS
    for (const key of ['again', 'c', 'd']) await limit.take(key, 1, MINUTE_MS)
    expect(await limit.take('again', 1, MINUTE_MS)).toBe(false)
  })
})

describe('expired rows', () => {
  it('take no memory any more, without a clean-up and while longer windows go on', async () => {
    const kept: number[] = []
    const time = { nowMs: 0, asked: 0 }
    const now = (): number => {
      time.asked += 1
      return time.nowMs
    }
    const limit = createMemoryRateLimit({ now })
    await limit.take('day', 1, 1440 * MINUTE_MS)
    for (let minute = 0; minute < 3; minute += 1) {
      for (let key = 0; key < 50; key += 1) await limit.take(`${minute} ${key}`, 1, MINUTE_MS)
      time.nowMs += MINUTE_MS
      time.asked = 0
      await limit.take(`after ${minute}`, 1, MINUTE_MS)
      // Each ended window is read once and deleted.
      kept.push(time.asked)
      time.asked = 0
      await limit.take(`again ${minute}`, 1, MINUTE_MS)
      kept.push(time.asked)
    }
    expect(kept.every((asked, place) => (place % 2 === 0 ? asked > 50 : asked < 5))).toBe(true)
    expect(await limit.take('day', 1, 1440 * MINUTE_MS)).toBe(false)
  })
})

describe('several processes of a site', () => {
  it('share one count, also for returned tries', async () => {
    const [one, other] = [overSql('both'), overSql('both')]
    const cards = [count('cart', 3), count('network', 3)]
    expect(await keysOf(one, ...cards)).toEqual([])
    expect(await keysOf(other, ...cards)).toEqual([])
    await one.uncount(cards)
    expect(await keysOf(other, ...cards)).toEqual([])
    expect(await keysOf(one, ...cards)).toEqual([])
    expect(await keysOf(other, ...cards)).toEqual(['cart', 'network'])
  })

  it('leave other keys unchanged if one key had too many in another process', async () => {
    const [one, other, third] = [overSql('others'), overSql('others'), overSql('others')]
    const [narrow, wide] = [count('narrow', 1), count('wide', 2)]
    expect(await keysOf(one, narrow)).toEqual([])
    expect(await keysOf(other, narrow, wide)).toEqual(['narrow'])
    for (const limit of [third, other]) expect(await keysOf(limit, wide)).toEqual([])
    expect(await keysOf(third, wide)).toEqual(['wide'])
  })

  it('write their keys in one order, so that they never wait for each other crosswise', async () => {
    const orders: string[] = []
    const limit = createSqlRateLimit({
      siteId: 'order',
      clock: { wallTime: () => nowMs },
      sql: {
        query: (text, values = []) => {
          orders.push(values.filter((value) => /^[0-9a-f]{64}$/.test(String(value))).join())
          return sql.query(text, values)
        },
      },
    })
    const keys = Array.from({ length: 8 }, (_, n) => count(`key ${n}`, 10))
    for (const asked of [keys, [...keys].reverse(), [...keys.slice(4), ...keys.slice(0, 4)]])
      await limit.takeAll(asked)
    expect(orders[0]?.split(',')).toHaveLength(8)
    expect(new Set(orders).size).toBe(1)
  })

  it('take the same keys in any order at once', async () => {
    const limits = Array.from({ length: 3 }, () => overSql('crosswise'))
    const keys = Array.from({ length: 8 }, (_, n) => count(`key ${n}`, 10))
    const takes = limits.flatMap((limit, place) =>
      Array.from({ length: 8 }, () => limit.takeAll(place % 2 === 0 ? keys : [...keys].reverse())),
    )
    const refused = await Promise.all(takes)
    expect(refused.filter(({ length }) => length === 0)).toHaveLength(10)
  })

  it('wait for the disk unless all counts may be lost', async () => {
    const asked: string[] = []
    const noting = (name: string): Sql['query'] => {
      return (text, values) => {
        asked.push(name)
        return sql.query(text, values)
      }
    }
    const limit = createSqlRateLimit({
      siteId: 'disk',
      clock: { wallTime: () => nowMs },
      sql: { query: noting('waits'), asyncCommit: { query: noting('may be lost') } },
    })
    const lossy = { ...count('lossy', 1), mayBeLost: true }
    const mark = { key: 'an order', windowMs: MINUTE_MS }
    expect(await keysOf(limit, lossy)).toEqual([])
    await limit.uncount([lossy])
    await limit.forgetOnce(mark, [lossy])
    await limit.takeAll([lossy, count('kept', 1)])
    await limit.forgetOnce(mark, [count('kept', 1)])
    expect(asked).toEqual(['may be lost', 'may be lost', 'may be lost', 'waits', 'waits'])
  })

  it('count separately while the database is away', async () => {
    const limit = overSql('away')
    isAway = true
    expect([await limit.take('k', 1, MINUTE_MS), await limit.take('k', 1, MINUTE_MS)]).toEqual([true, false])
    await limit.uncount([count('k', 1)])
    await limit.forgetOnce(count('mark', 1), [count('k', 1)])
    isAway = false
  })

  it.each<[string, (limit: RateLimit) => Promise<void>]>([
    ['uncount', (limit) => limit.uncount([count('k', 1)])],
    ['forgetOnce', (limit) => limit.forgetOnce(count('mark', 1), [count('k', 1)])],
    ['cleanUp', (limit) => limit.cleanUp()],
  ])('wait for the database in %s, and fail with it', async (_name, work) => {
    let hasFailed = false
    const query = async () => {
      await new Promise(setImmediate)
      hasFailed = true
      throw new Error('away')
    }
    const limit = createSqlRateLimit({ siteId: 'late', clock: { wallTime: () => nowMs }, sql: { query } })
    await work(limit)
    expect(hasFailed).toBe(true)
  })
})
