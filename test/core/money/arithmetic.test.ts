import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  add,
  allocate,
  compare,
  currencyCode,
  equals,
  isNegative,
  isZero,
  larger,
  minorUnits,
  money,
  multiply,
  negate,
  smaller,
  subtract,
  sum,
  zero,
} from '../../../core/money/index.js'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const usd = amount.map((value) => money(value, 'USD'))

describe('an amount of minor units', () => {
  it.each([[0.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53]])('refuses %d as a bug', (value) => {
    expect(() => minorUnits(value)).toThrow('is not a whole number of minor units')
  })

  it('has no negative zero', () => {
    expect(Object.is(minorUnits(-0), 0)).toBe(true)
    expect(Object.is(negate(money(0, 'USD')).amount, 0)).toBe(true)
  })

  it('refuses a sum too large to be exact', () => {
    expect(() => add(money(Number.MAX_SAFE_INTEGER, 'USD'), money(1, 'USD'))).toThrow('whole number')
  })
})

describe('calculating', () => {
  it('follows the laws of addition', () => {
    fc.assert(
      fc.property(usd, usd, usd, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a))
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)))
        expect(subtract(add(a, b), b)).toEqual(a)
        expect(add(a, negate(a))).toEqual(zero(a.currency))
        expect(add(a, zero(a.currency))).toEqual(a)
      }),
    )
  })

  it('multiplies as repeated addition', () => {
    fc.assert(
      fc.property(usd, fc.integer({ min: 0, max: 40 }), (price, count) => {
        expect(multiply(price, count)).toEqual(
          sum(
            Array.from({ length: count }, () => price),
            price.currency,
          ),
        )
      }),
    )
  })

  it('refuses a count that is no whole number', () => {
    expect(() => multiply(money(100, 'USD'), 1.5)).toThrow('1.5 is not a count of pieces')
  })

  it.each([
    ['add', add],
    ['subtract', subtract],
    ['compare', compare],
    ['smaller', smaller],
    ['larger', larger],
  ] as const)('refuses to %s dollars and euros', (_name, operation) => {
    expect(() => operation(money(1, 'USD'), money(1, 'EUR'))).toThrow('[vitrine] cannot combine USD with EUR')
  })

  it('orders amounts', () => {
    fc.assert(
      fc.property(usd, usd, (a, b) => {
        expect(compare(a, b)).toBe(Math.sign(a.amount - b.amount))
        expect(smaller(a, b).amount).toBe(Math.min(a.amount, b.amount))
        expect(larger(a, b).amount).toBe(Math.max(a.amount, b.amount))
      }),
    )
  })

  it('distinguishes equal amounts, zero and negative ones', () => {
    expect(equals(money(5, 'USD'), money(5, 'USD'))).toBe(true)
    expect(equals(money(5, 'USD'), money(6, 'USD'))).toBe(false)
    expect(equals(money(5, 'USD'), money(5, 'EUR'))).toBe(false)
    expect([isZero(money(0, 'USD')), isZero(money(1, 'USD'))]).toEqual([true, false])
    expect([isNegative(money(-1, 'USD')), isNegative(money(0, 'USD'))]).toEqual([true, false])
  })

  it('sums nothing to zero', () => {
    expect(sum([], currencyCode('EUR'))).toEqual(money(0, 'EUR'))
  })
})

describe('allocating', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 })
    .filter((list) => list.some((weight) => weight > 0))

  it('keeps the sum', () => {
    fc.assert(
      fc.property(usd, weights, (value, list) => {
        const parts = allocate(value, list)
        expect(parts).toHaveLength(list.length)
        expect(sum(parts, value.currency)).toEqual(value)
      }),
    )
  })

  it('gives each part its share to within one minor unit, nothing to a weight of zero', () => {
    fc.assert(
      fc.property(usd, weights, (value, list) => {
        const total = list.reduce((a, b) => a + b, 0)
        allocate(value, list).forEach((part, index) => {
          const weight = list[index] ?? 0
          expect(Math.abs(part.amount - (value.amount * weight) / total)).toBeLessThan(1)
          if (weight === 0) expect(part.amount).toBe(0)
        })
      }),
    )
  })

  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [1, 1, 1], [2, 2, 1]],
    [3, [1, 1, 1, 1], [1, 1, 1, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [5, [3, 7], [2, 3]],
    [1, [1, 5, 5], [0, 1, 0]],
    [10, [0, 1], [0, 10]],
  ])('splits %i by %j into %j', (value, list, parts) => {
    expect(allocate(money(value, 'USD'), list).map((part) => part.amount)).toEqual(parts)
  })

  it.each([[[]], [[0, 0]]])('refuses weights with the sum zero: %j', (list) => {
    expect(() => allocate(money(1, 'USD'), list)).toThrow('every weight is zero')
  })

  it.each([[[-1, 2]], [[0.5]]])('refuses the weights %j', (list) => {
    expect(() => allocate(money(1, 'USD'), list)).toThrow('weights are whole numbers')
  })
})
