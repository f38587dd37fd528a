import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { percent } from '../../../../core/money/index.js'
import { paidParts } from '../../../../core/orders/index.js'
import type { DeskOrder } from '../../../../core/orders/index.js'
import type { PricingRequest } from '../../../../core/pricing/index.js'
import { discount, line as pricingLine, request, tax } from '../../pricing/pricing.fixture.js'
import { line, refunded } from './desk-steps.fixture.js'
import { anyRequest, paidOrder, placedAt, post } from './priced-order.fixture.js'

/** The amounts of refunds of whole lines, line by line. */
function refundsOf(order: DeskOrder): readonly number[] {
  let now = order
  return order.placed.items.map(({ id, count }) => {
    const before = now.payment.refunded.amount
    now = refunded(now, { tag: 'lines', lines: [line(count, id)] }, { key: id, id })
    return now.payment.refunded.amount - before
  })
}

const lines = [pricingLine(10_000), pricingLine(5_000, 2)]

describe('paid amount of a line', () => {
  it.each<[string, Partial<PricingRequest>, readonly number[]]>([
    ['is its price', {}, [10_000, 10_000]],
    ['holds no shipping', { shipping: post(1000) }, [10_000, 10_000]],
    ['holds the tax that was added to it', { taxes: [tax({ share: percent(10) })] }, [11_000, 11_000]],
    [
      'holds no tax of the shipping',
      { shipping: post(1000), taxes: [tax({ share: percent(10), onShipping: true })] },
      [11_000, 11_000],
    ],
    [
      'holds a tax once that the prices include',
      { shipping: post(1000), taxes: [tax({ isIncluded: true, onShipping: true })] },
      [10_000, 10_000],
    ],
    [
      'has the discount that was given on it, and none that was given on others',
      {
        discount: discount({ worth: { tag: 'percent', share: percent(50) }, productIds: ['product-10000'] }),
      },
      [5_000, 10_000],
    ],
    ['has its share of a discount on all', { discount: discount() }, [9_000, 9_000]],
    [
      'has the rate of its own category',
      {
        lines: [pricingLine(10_000, 1, { taxCategory: 'books' }), pricingLine(5_000, 2)],
        taxes: [tax({ share: percent(20) }), tax({ share: percent(5), category: 'books' })],
      },
      [10_500, 12_000],
    ],
  ])('%s', (_, change, expected) => {
    expect(refundsOf(paidOrder(request({ lines, ...change })))).toEqual(expected)
  })

  it('shares the discount of an older order by price', () => {
    const half = discount({ worth: { tag: 'percent', share: percent(50) }, productIds: ['product-10000'] })
    const order = paidOrder(request({ lines, discount: half }))
    const { discountParts, ...placed } = order.placed
    expect(discountParts?.map(({ amount }) => amount)).toEqual([5_000, 0])
    expect(refundsOf({ ...order, placed })).toEqual([7_500, 7_500])
  })

  it('shares the tax of an older order by price, and leaves none for the shipping', () => {
    const order = paidOrder(request({ lines, shipping: post(1000), taxes: [tax({ share: percent(10) })] }))
    const { taxes, ...placed } = order.placed
    expect(taxes).toHaveLength(1)
    expect(refundsOf({ ...order, placed })).toEqual([11_000, 11_000])
  })

  it('adds up, with the shipping, to the paid total', () => {
    fc.assert(
      fc.property(anyRequest, (wanted) => {
        const placed = placedAt(wanted)
        const { lines: parts, shipping } = paidParts(placed, placed.total)
        const sum = parts.reduce<number>((total, { amount }) => total + amount, shipping.amount)
        expect(sum).toBe(placed.total.amount)
        expect([...parts, shipping].every(({ amount }) => amount >= 0)).toBe(true)
      }),
    )
  })

  // The tax of all lines is rounded once (at most half a minor unit), its share of a line once more (less than one).
  const MAX_ROUNDING = 1.5

  it('differs from its own price with its own tax by two roundings at most', () => {
    fc.assert(
      fc.property(anyRequest, (wanted) => {
        const placed = placedAt(wanted)
        const { lines: parts } = paidParts(placed, placed.total)
        placed.items.forEach(({ rowTotal }, index) => {
          const net = rowTotal.amount - (placed.discountParts?.[index]?.amount ?? 0)
          const rate = wanted.lines[index]?.taxCategory === 'books' ? 0.07 : 0.19
          const gross = wanted.taxes[0]?.isIncluded === true ? net : net * (1 + rate)
          expect(Math.abs((parts[index]?.amount ?? 0) - gross)).toBeLessThan(MAX_ROUNDING)
        })
      }),
    )
  })
})
