import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { money, percent, zero } from '../../../../core/money/index.js'
import { paidParts, shippingMethodId } from '../../../../core/orders/index.js'
import type { DeskOrder, Order } from '../../../../core/orders/index.js'
import { priceOrder } from '../../../../core/pricing/index.js'
import type { PricingRequest } from '../../../../core/pricing/index.js'
import {
  discount,
  flat,
  line as pricingLine,
  offer,
  request,
  tax,
  USD,
} from '../../pricing/pricing.fixture.js'
import { deskOrder, placedOrder } from './desk-order.fixture.js'
import { line, refunded } from './desk-steps.fixture.js'

/** An order as it is placed at the price of a request. */
function placedAt(wanted: PricingRequest): Order {
  const priced = priceOrder(wanted)
  const { extraItems, taxes, discountParts, total, subtotal } = priced
  const sketch = placedOrder(wanted.lines.map(({ count, price }) => [count, price.amount]))
  const items = sketch.items.map((item, index) => ({
    ...item,
    price: wanted.lines[index]?.price ?? zero(USD),
    rowTotal: priced.rowTotals[index] ?? zero(USD),
  }))
  return { ...sketch, items, extraItems, taxes, discountParts, total, subtotal }
}

function paidOrder(wanted: PricingRequest): DeskOrder {
  const order = deskOrder('taken', placedAt(wanted))
  return { ...order, payment: { ...order.payment, refunded: zero(USD) } }
}

const post = (amount: number) => ({
  offers: [offer('post', flat(amount))],
  selected: shippingMethodId('post'),
})

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

  const amounts = fc.integer({ min: 0, max: 20_000 })
  const anyRequest = fc
    .record({
      lines: fc.array(
        fc.record({
          amount: amounts,
          count: fc.integer({ min: 1, max: 5 }),
          category: fc.constantFrom(null, 'books'),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      shipping: amounts,
      worth: fc.oneof(
        fc.integer({ min: 1, max: 100 }).map((share) => ({ tag: 'percent' as const, share: percent(share) })),
        amounts.map((amount) => ({ tag: 'amount' as const, amount: money(amount, 'USD') })),
      ),
      isForOne: fc.boolean(),
      isIncluded: fc.boolean(),
      onShipping: fc.boolean(),
    })
    .map(({ lines: sketches, shipping, worth, isForOne, isIncluded, onShipping }) =>
      request({
        lines: sketches.map(({ amount, count, category }, index) =>
          pricingLine(amount, count, { taxCategory: category, productId: `product-${index}` }),
        ),
        shipping: post(shipping),
        discount: discount({ worth, productIds: isForOne ? ['product-0'] : null }),
        taxes: [
          tax({ isIncluded, onShipping, share: percent(19) }),
          tax({ isIncluded, category: 'books', share: percent(7) }),
        ],
      }),
    )

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
