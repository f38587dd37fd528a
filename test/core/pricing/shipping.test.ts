import { describe, expect, it } from '@jest/globals'
import { money, partsPerMillion, percent } from '../../../core/money/index.js'
import { shippingMethodId } from '../../../core/orders/index.js'
import { availableShippingMethods, canCost, shippingCharge } from '../../../core/pricing/index.js'
import type { PricingLine, ShippingRate } from '../../../core/pricing/index.js'
import { USD, line, offer, flat } from './pricing.fixture.js'

const steps = (tag: 'price' | 'quantity' | 'weight'): ShippingRate => ({
  tag,
  steps: [
    { from: 0, upTo: 10, charge: money(500, 'USD') },
    { from: 10, upTo: 20, charge: money(900, 'USD') },
    { from: 50, upTo: null, charge: money(0, 'USD') },
  ],
})

describe('shipping rates', () => {
  it.each<[string, ShippingRate, boolean]>([
    ['flat', flat(1), true],
    ['free', flat(0), false],
    ['a percentage', { tag: 'percentage', share: percent(10) }, true],
    ['no percentage', { tag: 'percentage', share: percent(0) }, false],
    ['steps, one of which costs', steps('weight'), true],
    ['free steps', { tag: 'price', steps: [{ from: 0, upTo: null, charge: money(0, 'USD') }] }, false],
  ])('can cost something or not: %s', (_, rate, costs) => {
    expect(canCost(rate)).toBe(costs)
  })

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

  it('treat an unknown rule as a bug', () => {
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

  it('leave out methods without a matching tier', () => {
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
