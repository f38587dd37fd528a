import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { money, partsPerMillion, percent, sum } from '../../../core/money/index.js'
import { shippingMethodId } from '../../../core/orders/index.js'
import { checkOrderRange, priceOrder } from '../../../core/pricing/index.js'
import { USD, NOW, line, discount, offer, flat, tax, request } from './pricing.fixture.js'

describe('an order', () => {
  it('adds up lines, discount, shipping and taxes, in this order', () => {
    const priced = priceOrder(
      request({
        discount: discount(),
        shipping: { offers: [offer('home', flat(300))], selected: shippingMethodId('home') },
        taxes: [tax({ onShipping: true })],
      }),
    )
    expect(priced).toMatchObject({
      itemCount: 3,
      subtotal: money(2500, 'USD'),
      rowTotals: [money(2000, 'USD'), money(500, 'USD')],
      extraItems: [
        { kind: 'discount', name: 'Ten percent', price: money(-250, 'USD') },
        { kind: 'shipping', name: 'home', price: money(300, 'USD') },
        { kind: 'tax', name: 'VAT', price: money(510, 'USD') },
      ],
      total: money(3060, 'USD'),
      discountRefusal: null,
      requiresShipping: true,
      isFreeOrder: false,
    })
  })

  it('taxes each line after its own part of the discount', () => {
    const priced = priceOrder(
      request({
        lines: [line(1000, 1, { taxCategory: 'books' }), line(500)],
        discount: discount({
          productIds: ['product-1000'],
          worth: { tag: 'amount', amount: money(1000, 'USD') },
        }),
        taxes: [tax({ category: 'books' }), tax({ name: 'General' })],
      }),
    )
    expect(priced.extraItems.map(({ name, price }) => [name, price.amount])).toEqual([
      ['Ten percent', -1000],
      ['General', 100],
    ])
  })

  it('gives the reason why an applied discount takes nothing off any more', () => {
    const priced = priceOrder(request({ discount: discount({ expiresOn: NOW }) }))
    expect(priced).toMatchObject({
      discountRefusal: 'DiscountExpired',
      extraItems: [],
      total: money(2500, 'USD'),
    })
    expect(priceOrder(request()).discountRefusal).toBeNull()
  })

  it('is free when the discount covers it, and keeps no empty discount line', () => {
    const free = priceOrder(
      request({ discount: discount({ worth: { tag: 'percent', share: percent(100) } }) }),
    )
    expect(free).toMatchObject({ total: money(0, 'USD'), isFreeOrder: true })
    const gift = priceOrder(request({ lines: [line(0)], discount: discount() }))
    expect(gift).toMatchObject({ extraItems: [], discountRefusal: null, isFreeOrder: true })
  })

  it('without lines costs nothing and ships nothing', () => {
    expect(priceOrder(request({ lines: [] }))).toMatchObject({
      total: money(0, 'USD'),
      requiresShipping: false,
      shippingMethods: [],
    })
  })

  it('always adds up, never is negative and never discounts more than it costs', () => {
    const lines = fc.array(
      fc
        .record({
          amount: fc.integer({ min: 0, max: 100_000 }),
          count: fc.integer({ min: 1, max: 9 }),
          shippable: fc.boolean(),
        })
        .map(({ amount, count, shippable }) =>
          line(amount, count, { shippable, taxCategory: amount % 2 === 0 ? 'even' : null }),
        ),
      { maxLength: 8 },
    )
    const worth = fc.oneof(
      fc
        .integer({ min: 0, max: 2_000_000 })
        .map((parts) => ({ tag: 'percent', share: partsPerMillion(parts) }) as const),
      fc
        .integer({ min: 0, max: 500_000 })
        .map((amount) => ({ tag: 'amount', amount: money(amount, 'USD') }) as const),
    )
    fc.assert(
      fc.property(lines, worth, fc.integer({ min: 0, max: 5000 }), (some, value, charge) => {
        const priced = priceOrder(
          request({
            lines: some,
            discount: discount({ worth: value }),
            shipping: { offers: [offer('home', flat(charge))], selected: shippingMethodId('home') },
            taxes: [
              tax({ onShipping: true }),
              tax({ name: 'Even', category: 'even' }),
              tax({ name: 'Held', isIncluded: true }),
            ],
          }),
        )
        const added = priced.extraItems.filter(({ isIncluded }) => isIncluded !== true)
        const parts = [priced.subtotal, ...added.map((item) => item.price)]
        expect(priced.total).toEqual(sum(parts, USD))
        expect(sum(priced.rowTotals, USD)).toEqual(priced.subtotal)
        expect(priced.total.amount).toBeGreaterThanOrEqual(0)
        const off = priced.extraItems.find((item) => item.kind === 'discount')?.price.amount ?? 0
        expect(-off).toBeLessThanOrEqual(priced.subtotal.amount)
      }),
    )
  })
})

describe('the size of an order', () => {
  const range = (
    subtotal: number,
    total: number,
    minimum: number | null = null,
    maximum: number | null = null,
  ) =>
    checkOrderRange(
      { subtotal: money(subtotal, 'USD'), total: money(total, 'USD') },
      {
        minimumSubtotal: minimum === null ? null : money(minimum, 'USD'),
        maximumTotal: maximum === null ? null : money(maximum, 'USD'),
      },
    )

  it.each([
    [1000, 1000, null, null],
    [1000, 1000, 1000, 1000],
    [0, 0, null, null],
    [1000, 0, 500, null],
    [50, 50, null, null],
  ])('a subtotal of %i and a total of %i pass %j and %j', (subtotal, total, minimum, maximum) => {
    expect(range(subtotal, total, minimum, maximum)).toEqual({ ok: true, value: undefined })
  })

  it.each([
    [999, 2000, 1000, null, 'too small'],
    [1000, 2000, null, 1999, 'too large'],
    [49, 49, null, null, 'too small'],
    [1, 1, null, null, 'too small'],
  ])(
    'a subtotal of %i and a total of %i against %j and %j are %s',
    (subtotal, total, minimum, maximum, words) => {
      expect(range(subtotal, total, minimum, maximum)).toMatchObject({
        ok: false,
        failure: { code: 'OrderTotalRange', message: expect.stringContaining(words) as unknown },
      })
    },
  )
})
