import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { skuId } from '../../../core/catalog/index.js'
import { currencyCode, money, partsPerMillion, percent, sum } from '../../../core/money/index.js'
import { shippingMethodId } from '../../../core/orders/index.js'
import {
  availableShippingMethods,
  checkDiscount,
  checkOrderRange,
  discountAmount,
  priceOrder,
  shippingCharge,
  lacksState,
  taxLines,
} from '../../../core/pricing/index.js'
import type {
  Discount,
  DiscountRefusal,
  PricingLine,
  PricingRequest,
  ShippingOffer,
  ShippingRate,
  TaxRule,
} from '../../../core/pricing/index.js'

const USD = currencyCode('USD')
const NOW = 1_000_000

const line = (amount: number, count = 1, changes: Partial<PricingLine> = {}): PricingLine => ({
  skuId: skuId(`sku-${amount}`),
  productId: `product-${amount}`,
  price: money(amount, 'USD'),
  count,
  shippable: true,
  weight: null,
  taxCategory: null,
  ...changes,
})

const discount = (changes: Partial<Discount> = {}): Discount => ({
  code: 'TEN',
  name: 'Ten percent',
  worth: { tag: 'percent', share: percent(10) },
  expiresOn: null,
  usageLimit: null,
  usedCount: 0,
  minimumSubtotal: null,
  minimumCount: null,
  productIds: null,
  ...changes,
})

const offer = (
  id: string,
  rate: ShippingRate,
  countries: ShippingOffer['countries'] = 'everywhere',
): ShippingOffer => ({
  id: shippingMethodId(id),
  name: id,
  description: null,
  countries,
  rate,
})

const flat = (amount: number): ShippingRate => ({ tag: 'flat-rate', charge: money(amount, 'USD') })

const steps = (tag: 'price' | 'quantity' | 'weight'): ShippingRate => ({
  tag,
  steps: [
    { from: 0, upTo: 10, charge: money(500, 'USD') },
    { from: 10, upTo: 20, charge: money(900, 'USD') },
    { from: 50, upTo: null, charge: money(0, 'USD') },
  ],
})

const tax = (changes: Partial<TaxRule> = {}): TaxRule => ({
  name: 'VAT',
  share: percent(20),
  country: 'DE',
  state: null,
  category: null,
  onShipping: false,
  isIncluded: false,
  ...changes,
})

const request = (changes: Partial<PricingRequest> = {}): PricingRequest => ({
  currency: USD,
  lines: [line(1000, 2), line(500)],
  destination: { country: 'DE', state: null },
  shipping: { offers: [], selected: null },
  discount: null,
  taxes: [],
  nowMs: NOW,
  ...changes,
})

describe('shipping rates', () => {
  it.each<[string, ShippingRate, readonly PricingLine[], number | null]>([
    ['flat', flat(700), [line(1000, 3)], 700],
    [
      'percentage of what is shipped',
      { tag: 'percentage', share: percent(10) },
      [line(1000, 2), line(99, 1, { shippable: false })],
      200,
    ],
    ['percentage, rounded half up', { tag: 'percentage', share: partsPerMillion(88_750) }, [line(115)], 10],
    ['by price, first step', steps('price'), [line(9)], 500],
    ['by price, at the bound of the next', steps('price'), [line(10)], 900],
    ['by price, in a gap', steps('price'), [line(20)], null],
    ['by price, last step without end', steps('price'), [line(1000, 3)], 0],
    [
      'by price, not counting what is not shipped',
      steps('price'),
      [line(9), line(40, 1, { shippable: false })],
      500,
    ],
    ['by quantity', steps('quantity'), [line(1, 6), line(2, 5)], 900],
    ['by weight', steps('weight'), [line(1, 3, { weight: 4.5 }), line(2, 9)], 900],
    ['by weight, of every piece', steps('weight'), [line(1, 4, { weight: 5 })], null],
    ['by weight, weightless', steps('weight'), [line(1, 3)], 500],
  ])('%s', (_case, rate, lines, amount) => {
    expect(shippingCharge(rate, lines, USD)).toEqual(amount === null ? null : money(amount, 'USD'))
  })

  it('treat a rule nobody named as a bug', () => {
    expect(() => shippingCharge({ tag: 'drone' } as unknown as ShippingRate, [], USD)).toThrow(
      'unexpected value',
    )
  })
})

describe('shipping methods', () => {
  const offers = [
    offer('world', flat(900)),
    offer('home', flat(300), ['DE', 'AT']),
    offer('bulk', steps('quantity')),
  ]
  const ids = (country: string | null, lines: readonly PricingLine[] = [line(100)]): readonly string[] =>
    availableShippingMethods(offers, lines, { country, state: null }, null, USD).map((method) => method.id)

  it('are those that serve the country, in the owner’s order', () => {
    expect(ids('DE')).toEqual(['world', 'home', 'bulk'])
    expect(ids('US')).toEqual(['world', 'bulk'])
  })

  it('are only those for everywhere while no country is known', () => {
    expect(ids(null)).toEqual(['world', 'bulk'])
  })

  it('leave out what no step covers', () => {
    expect(ids('DE', [line(100, 30)])).toEqual(['world', 'home'])
  })

  it('are none when nothing is shipped', () => {
    expect(ids('DE', [line(100, 1, { shippable: false })])).toEqual([])
    expect(ids('DE', [])).toEqual([])
  })

  it('mark the selected one, unless it is not offered any more', () => {
    const select = (id: string, country: string) =>
      availableShippingMethods(
        offers,
        [line(100)],
        { country, state: null },
        shippingMethodId(id),
        USD,
      ).filter((method) => method.selected)
    expect(select('home', 'DE')).toEqual([
      { id: 'home', name: 'home', description: null, price: money(300, 'USD'), selected: true },
    ])
    expect(select('home', 'US')).toEqual([])
  })
})

describe('discounts', () => {
  it.each<[string, Discount | null, DiscountRefusal | null]>([
    ['an unknown one', null, 'DiscountDoesNotExist'],
    [
      'one in another currency',
      discount({ worth: { tag: 'amount', amount: money(100, 'EUR') } }),
      'DiscountInvalid',
    ],
    [
      'one with a minimum in another currency',
      discount({ minimumSubtotal: money(1, 'EUR') }),
      'DiscountInvalid',
    ],
    ['an expired one', discount({ expiresOn: NOW }), 'DiscountExpired'],
    ['one that lasts a moment longer', discount({ expiresOn: NOW + 1 }), null],
    ['one that is used up', discount({ usageLimit: 3, usedCount: 3 }), 'DiscountUsageReached'],
    ['one that is not', discount({ usageLimit: 3, usedCount: 2 }), null],
    [
      'one with a minimum above the order',
      discount({ minimumSubtotal: money(2501, 'USD') }),
      'DiscountRequirementsNotMet',
    ],
    ['one with a minimum that is just met', discount({ minimumSubtotal: money(2500, 'USD') }), null],
    ['one for more pieces', discount({ minimumCount: 4 }), 'DiscountRequirementsNotMet'],
    ['one for as many pieces', discount({ minimumCount: 3 }), null],
    ['one for other products', discount({ productIds: ['product-9'] }), 'DiscountRequirementsNotMet'],
    ['one for this product', discount({ productIds: ['product-500'] }), null],
  ])('%s', (_case, which, refusal) => {
    const checked = checkDiscount(which, request().lines, USD, NOW)
    expect(checked).toEqual(refusal === null ? { ok: true, value: which } : { ok: false, failure: refusal })
  })

  it.each<[string, Discount, number]>([
    ['a share of all lines', discount(), 250],
    ['a share of the lines it is for', discount({ productIds: ['product-1000'] }), 200],
    ['an amount', discount({ worth: { tag: 'amount', amount: money(700, 'USD') } }), 700],
    [
      'an amount, but never more than what it is for',
      discount({ worth: { tag: 'amount', amount: money(9999, 'USD') }, productIds: ['product-500'] }),
      500,
    ],
    [
      'a share above a hundred percent, but never more than all',
      discount({ worth: { tag: 'percent', share: percent(150) } }),
      2500,
    ],
  ])('take off %s', (_case, which, amount) => {
    expect(discountAmount(which, request().lines, USD)).toEqual(money(amount, 'USD'))
  })

  it('take nothing off what costs nothing', () => {
    expect(discountAmount(discount(), [line(0)], USD)).toEqual(money(0, 'USD'))
  })
})

describe('taxes', () => {
  const taxed = (rules: readonly TaxRule[], country: string | null = 'DE', state: string | null = 'BE') =>
    taxLines(
      rules,
      { country, state },
      [
        { taxCategory: null, net: money(1000, 'USD') },
        { taxCategory: 'books', net: money(500, 'USD') },
      ],
      money(100, 'USD'),
      USD,
    ).map(({ name, price }) => [name, price.amount])

  it.each<[string, readonly TaxRule[], readonly unknown[]]>([
    ['on every line', [tax()], [['VAT', 300]]],
    ['on shipping as well', [tax({ onShipping: true })], [['VAT', 320]]],
    ['on one category', [tax({ category: 'books' })], [['VAT', 100]]],
    ['of the state', [tax({ state: 'BE' }), tax({ name: 'Other', state: 'BY' })], [['VAT', 300]]],
    [
      'several at once',
      [tax(), tax({ name: 'City', share: percent(1) })],
      [
        ['VAT', 300],
        ['City', 15],
      ],
    ],
    ['of another country', [tax({ country: 'US' })], []],
    ['that come to nothing', [tax({ category: 'food' })], []],
  ])('are added %s', (_case, rules, lines) => {
    expect(taxed(rules)).toEqual(lines)
  })

  it.each([['CA'], ['ca'], [' Ca '], ['California'], ['CALIFORNIA'], ['US-CA'], ['C.A.'], ['Califórnia']])(
    'of a state are the same when it is written %j',
    (state) => {
      expect(taxed([tax({ country: 'US', state: 'CA' })], 'US', state)).toEqual([['VAT', 300]])
    },
  )

  it('that the prices include are named with their amount and add nothing', () => {
    const included = tax({ isIncluded: true, share: percent(25) })
    expect(taxed([included])).toEqual([['VAT ($3.00 included)', 0]])
    expect(taxed([included, tax({ name: 'City', isIncluded: true, share: percent(25) })])).toEqual([
      ['VAT ($2.50 included)', 0],
      ['City ($2.50 included)', 0],
    ])
    const priced = priceOrder(request({ taxes: [included] }))
    expect(priced.extraItems).toHaveLength(1)
    expect(priced.total).toEqual(priced.subtotal)
  })

  it('know when nobody can tell which state they go by', () => {
    const rules = [tax({ country: 'US', state: 'CA' })]
    expect(lacksState(rules, { country: 'US', state: null })).toBe(true)
    expect(lacksState(rules, { country: 'US', state: 'Kalifornien' })).toBe(true)
    expect(lacksState(rules, { country: 'US', state: 'nevada' })).toBe(false)
    expect(lacksState(rules, { country: 'CA', state: null })).toBe(false)
    expect(lacksState([tax({ country: 'US' })], { country: 'US', state: null })).toBe(false)
  })

  it('are none before the shopper has given a country', () => {
    expect(taxed([tax()], null)).toEqual([])
  })
})

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

  it('says why an applied discount takes nothing off any more', () => {
    const priced = priceOrder(request({ discount: discount({ expiresOn: NOW }) }))
    expect(priced).toMatchObject({
      discountRefusal: 'DiscountExpired',
      extraItems: [],
      total: money(2500, 'USD'),
    })
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

  it('always adds up, never falls below zero and never discounts more than it costs', () => {
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
            taxes: [tax({ onShipping: true }), tax({ name: 'Even', category: 'even' })],
          }),
        )
        const parts = [priced.subtotal, ...priced.extraItems.map((item) => item.price)]
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
