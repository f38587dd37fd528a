import { describe, expect, it } from '@jest/globals'
import { createNewCartLimit } from '../../../adapters/graphql-server/index.js'

const HOUR_MS = 3_600_000

function open() {
  const time = { nowMs: 0 }
  const limit = createNewCartLimit({ perAddress: 3, windowMs: HOUR_MS, now: () => time.nowMs })
  const begin = (from: number, to: number, address: string): readonly boolean[] =>
    Array.from({ length: to - from }, (_, n) => limit.admits(`visitor ${from + n}`, address))
  return { limit, time, begin }
}

describe('carts begun at an address', () => {
  it('are so many in an hour; who has one goes on, and others elsewhere are not touched', () => {
    const { limit, time, begin } = open()
    expect(begin(0, 5, '192.0.2.1')).toEqual([true, true, true, false, false])
    expect(limit.admits('visitor 0', '192.0.2.1')).toBe(true)
    expect(limit.admits('visitor 9', '192.0.2.2')).toBe(true)
    time.nowMs += HOUR_MS
    expect(begin(10, 14, '192.0.2.1')).toEqual([true, true, true, false])
  })

  it('are counted anew after each order, so that no household and no office is locked out', () => {
    const { limit, begin } = open()
    for (let order = 0; order < 20; order += 1) {
      expect(begin(3 * order, 3 * order + 3, '192.0.2.1')).toEqual([true, true, true])
      limit.bought('192.0.2.1')
    }
  })

  it('are counted by network, whatever address of it somebody takes', () => {
    const { begin } = open()
    const own = Array.from({ length: 5 }, (_, n) => begin(n, n + 1, `2001:db8:1:1::${n + 1}`)[0])
    expect(own).toEqual([true, true, true, false, false])
    const neighbours = Array.from(
      { length: 30 },
      (_, n) => begin(50 + n, 51 + n, `2001:db8:1:${n + 2}::1`)[0],
    )
    expect(neighbours.filter(Boolean)).toHaveLength(3 * 8 - 3)
  })
})
