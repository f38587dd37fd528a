import { describe, expect, it } from '@jest/globals'
import { createNewCartLimit } from '../../../../../adapters/server/graphql/index.js'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'

const HOUR_MS = 3_600_000

/** Two processes of a site with shared counts. */
function open() {
  const time = { nowMs: 0 }
  const shared = createMemoryRateLimit({ now: () => time.nowMs })
  const processes = [1, 2].map(() =>
    createNewCartLimit({ limit: shared, perAddress: 3, windowMs: HOUR_MS }),
  ) as [ReturnType<typeof createNewCartLimit>, ReturnType<typeof createNewCartLimit>]
  const [limit, other] = processes
  const begin = async (from: number, to: number, address: string): Promise<readonly boolean[]> => {
    const admitted: boolean[] = []
    for (let n = from; n < to; n += 1)
      admitted.push(await (n % 2 === 0 ? limit : other).admits(`visitor ${n}`, address))
    return admitted
  }
  return { limit, other, time, begin }
}

describe('carts begun at an address', () => {
  it('are limited for an hour over all processes; visitors with a cart go on, and so do other addresses', async () => {
    const { limit, other, time, begin } = open()
    expect(await begin(0, 5, '192.0.2.1')).toEqual([true, true, true, false, false])
    for (const each of [limit, other]) {
      expect(await each.admits('visitor 0', '192.0.2.1')).toBe(true)
      expect(await each.admits('visitor 4', '192.0.2.1')).toBe(false)
    }
    expect(await limit.admits('visitor 9', '192.0.2.2')).toBe(true)
    time.nowMs += HOUR_MS
    expect(await begin(10, 14, '192.0.2.1')).toEqual([true, true, true, false])
  })

  it('are counted anew after each order, so that no household and no office is locked out', async () => {
    const { other, begin } = open()
    for (let order = 0; order < 20; order += 1) {
      expect(await begin(3 * order, 3 * order + 3, '192.0.2.1')).toEqual([true, true, true])
      await other.bought(`order ${order}`, '192.0.2.1')
    }
  })

  it('are still counted if their order was counted before, by any process', async () => {
    const { limit, other, begin } = open()
    await limit.bought('old order', '192.0.2.1')
    expect(await begin(0, 3, '192.0.2.1')).toEqual([true, true, true])
    for (let n = 3; n < 6; n += 1) {
      await limit.bought('old order', '192.0.2.1')
      await other.bought('old order', '192.0.2.1')
      expect(await begin(n, n + 1, '192.0.2.1')).toEqual([false])
    }
  })

  it('are counted by network, for any address in it', async () => {
    const { begin } = open()
    const own: boolean[] = []
    for (let n = 0; n < 5; n += 1) own.push(...(await begin(n, n + 1, `2001:db8:1:1::${n + 1}`)))
    expect(own).toEqual([true, true, true, false, false])
    const neighbours: boolean[] = []
    for (let n = 0; n < 30; n += 1)
      neighbours.push(...(await begin(50 + n, 51 + n, `2001:db8:1:${n + 2}::1`)))
    expect(neighbours.filter(Boolean)).toHaveLength(3 * 8 - 3)
  })

  it('give refused visitors no cart', async () => {
    const limit = createNewCartLimit({ limit: createMemoryRateLimit(), perAddress: 1, windowMs: HOUR_MS })
    expect(await limit.admits('first', '192.0.2.1')).toBe(true)
    for (let time = 0; time < 3; time += 1) expect(await limit.admits('second', '192.0.2.1')).toBe(false)
  })

  it('are counted together with their visitor in one step', async () => {
    const counts = createMemoryRateLimit()
    const steps: number[] = []
    const noting: typeof counts = {
      ...counts,
      takeAll: (asked) => {
        steps.push(asked.length)
        return counts.takeAll(asked)
      },
    }
    const limit = createNewCartLimit({ limit: noting, perAddress: 1, windowMs: HOUR_MS })
    expect(await limit.admits('first', '192.0.2.1')).toBe(true)
    expect(steps).toEqual([2])
  })
})
