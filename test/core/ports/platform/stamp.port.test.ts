import { describe, expect, it } from '@jest/globals'
import { newId, stampOf } from '../../../../core/ports/platform/stamp.port.js'

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Tokens that differ in their first digits. */
function createTokens() {
  let count = 0
  return { token: () => `${(count += 1)}`.padEnd(32, '0') }
}

describe('ids of new rows', () => {
  it('are UUIDs of version 7 that sort by their time', () => {
    const random = createTokens()
    const at = (ms: number) => newId({ clock: { wallTime: () => ms }, random })
    const ids = [1, 2, Date.UTC(2026, 0, 1), Date.UTC(2036, 0, 1)].map(at)
    for (const id of ids) expect(id).toMatch(UUID_7)
    expect([...ids].sort()).toEqual(ids)
  })

  it('have the time of their change, and differ from each other', () => {
    let time = Date.UTC(2026, 0, 1)
    const clock = { wallTime: () => (time += 1000) }
    const { nowMs, newId: next } = stampOf({ clock, random: createTokens() })
    const [first, second] = [next(), next()]
    expect(first).not.toBe(second)
    for (const id of [first, second]) expect(parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(nowMs)
  })
})
