import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  mayAllHoldStock,
  mayHoldStock,
  stockHoldMs,
} from '../../../../../core/use-cases/shop/payments/stock-hold.js'

const MINUTE_MS = 60_000
const pieces = fc.nat(200)

describe('stock held for one source', () => {
  it.each([
    // wanted, held, left, whether it is allowed
    [3, 0, 0, true],
    [1, 2, 0, true],
    [4, 0, 0, false],
    [3, 1, 0, false],
    [4, 0, 3, true],
    [4, 0, 2, false],
    [3, 2, 4, true],
    [3, 2, 3, false],
    [10, 0, 1000, true],
    [11, 0, 1000, false],
    [5, 5, 1000, true],
    [6, 5, 1000, false],
    [1000, 0, null, true],
  ])('of %i beside %i, with %j left: %j', (wanted, held, left, may) => {
    expect(mayHoldStock({ wanted, held, left })).toBe(may)
  })

  it('is at most three pieces, or half of all and at most ten', () => {
    fc.assert(
      fc.property(pieces, pieces, pieces, (wanted, held, left) => {
        const mine = wanted + held
        const isLittle = mine <= 3 || (mine <= 10 && mine <= Math.ceil((mine + left) / 2))
        expect(mayHoldStock({ wanted, held, left })).toBe(isLittle)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('stock held for all shoppers', () => {
  it.each([
    // held, left, whether it is allowed, for how many minutes
    [3, 0, true, 5],
    [2, 0, true, 10],
    [4, 0, false, 5],
    [75, 25, true, 5],
    [74, 26, true, 10],
    [76, 24, false, 5],
    [0, 1, true, 10],
    [1000, null, true, 10],
  ])('of %i with %j left: %j, for %i minutes', (held, left, may, minutes) => {
    expect(mayAllHoldStock({ held, left })).toBe(may)
    expect(stockHoldMs({ held, left })).toBe(minutes * MINUTE_MS)
  })
})

describe('stock held for a challenge', () => {
  it.each([
    [1, 0, 0, true],
    [3, 0, 0, true],
    [45, 0, 0, false],
    [10, 0, 35, true],
    [11, 0, 1000, false],
    [6, 5, 1000, false],
    [5, 5, 1000, true],
    [4, 0, 2, false],
    [1000, 1000, null, true],
  ])('%i wanted, %i held already, %s left for others: %s', (wanted, held, left, may) => {
    expect(mayHoldStock({ wanted, held, left })).toBe(may)
  })
})
