import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  includedShareOf,
  money,
  parsePercent,
  partsPerMillion,
  percent,
  shareOf,
} from '../../../core/money/index.js'
import type { Rounding } from '../../../core/money/index.js'

describe('a share of an amount', () => {
  it.each<[number, number, Rounding, number]>([
    [1000, 15, 'half-up', 150],
    [5, 10, 'half-up', 1],
    [-5, 10, 'half-up', -1],
    [5, 10, 'half-even', 0],
    [15, 10, 'half-even', 2],
    [16, 10, 'half-even', 2],
    [14, 10, 'half-even', 1],
    [19, 10, 'down', 1],
    [-19, 10, 'down', -1],
    [11, 10, 'up', 2],
    [-11, 10, 'up', -2],
    [10, 10, 'up', 1],
    [999, 0, 'half-up', 0],
    [999, 100, 'half-up', 999],
  ])('of %i at %i %% rounded %s is %i', (amount, share, rounding, expected) => {
    expect(shareOf(money(amount, 'USD'), percent(share), rounding)).toEqual(money(expected, 'USD'))
  })

  it('rounds half up by default', () => {
    expect(shareOf(money(5, 'USD'), percent(10)).amount).toBe(1)
  })

  it('is exact for amounts that a float rounds', () => {
    expect(shareOf(money(Number.MAX_SAFE_INTEGER, 'USD'), percent(100)).amount).toBe(Number.MAX_SAFE_INTEGER)
    expect(shareOf(money(115, 'USD'), partsPerMillion(88_750)).amount).toBe(10)
  })

  it('that a price includes is exact beside a half', () => {
    const share = partsPerMillion(1)
    const included = [500_000, 500_001].map((amount) =>
      includedShareOf([{ value: money(amount, 'USD'), shares: share }], share, money(0, 'USD').currency),
    )
    expect(included.map(({ amount }) => amount)).toEqual([0, 1])
  })

  it('differs from the true value by at most half a minor unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (amount, parts) => {
          const shared = shareOf(money(amount, 'USD'), partsPerMillion(parts)).amount
          const distance = BigInt(shared) * 1_000_000n - BigInt(amount) * BigInt(parts)
          expect(distance <= 500_000n && distance >= -500_000n).toBe(true)
        },
      ),
    )
  })

  it('refuses an unknown rounding and a fraction of a part as bugs', () => {
    expect(() => shareOf(money(5, 'USD'), percent(10), 'sideways' as Rounding)).toThrow('unexpected value')
    expect(() => partsPerMillion(0.5)).toThrow('parts per million')
  })
})

describe('reading a percentage', () => {
  it.each<[unknown, number]>([
    ['15', 150_000],
    ['8.875', 88_750],
    ['8.875 %', 88_750],
    [' 20% ', 200_000],
    ['0.0001', 1],
    [7.5, 75_000],
  ])('reads %j as %i parts per million', (input, parts) => {
    expect(parsePercent(input)).toEqual({ ok: true, value: parts })
  })

  it.each([[''], ['-5'], ['1.23456'], ['ten'], ['1,5'], [null], [Number.NaN]])('refuses %j', (input) => {
    expect(parsePercent(input)).toEqual({
      ok: false,
      failure: { tag: 'not-a-percentage', text: String(input) },
    })
  })
})
