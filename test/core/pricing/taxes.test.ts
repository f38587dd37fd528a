import { describe, expect, it } from '@jest/globals'
import { money, percent } from '../../../core/money/index.js'
import { priceOrder, lacksState, taxLines } from '../../../core/pricing/index.js'
import type { TaxRule } from '../../../core/pricing/index.js'
import { USD, tax, request } from './pricing.fixture.js'

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
    expect(
      taxed([included, tax({ name: 'Books', isIncluded: true, share: percent(25), category: 'books' })]),
    ).toEqual([
      ['VAT ($3.00 included)', 0],
      ['Books ($0.83 included)', 0],
    ])
    expect(taxed([included, tax({ name: 'City' })])).toEqual([
      ['VAT ($3.00 included)', 0],
      ['City', 300],
    ])
    const priced = priceOrder(request({ taxes: [included] }))
    expect(priced.extraItems).toEqual([{ kind: 'tax', name: 'VAT ($5.00 included)', price: money(0, 'USD') }])
    expect(priced.total).toEqual(priced.subtotal)
  })

  it('that the prices include are exact to the last unit of a large amount', () => {
    const lines = [{ taxCategory: null, net: money(119_000_000, 'USD') }]
    const included = tax({ isIncluded: true, share: percent(19) })
    const [line] = taxLines([included], { country: 'DE', state: null }, lines, money(0, 'USD'), USD)
    expect(line?.name).toBe('VAT ($190,000.00 included)')
  })

  it('know when nobody can tell which state they go by', () => {
    const rules = [tax({ country: 'US', state: 'CA' })]
    expect(lacksState(rules, { country: 'US', state: null })).toBe(true)
    expect(lacksState(rules, { country: 'US', state: 'Kalifornien' })).toBe(true)
    expect(lacksState(rules, { country: 'US', state: 'nevada' })).toBe(false)
    expect(lacksState(rules, { country: 'CA', state: null })).toBe(false)
    expect(lacksState([tax({ country: 'US' })], { country: 'US', state: null })).toBe(false)
    // One tax that goes by the state is enough, whatever the others go by.
    expect(lacksState([tax(), tax({ country: 'US' }), ...rules], { country: 'US', state: null })).toBe(true)
  })

  it('are none before the shopper has given a country', () => {
    expect(taxed([tax()], null)).toEqual([])
  })
})
