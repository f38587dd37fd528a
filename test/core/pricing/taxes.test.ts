import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { money, partsPerMillion, percent } from '../../../core/money/index.js'
import {
  appliedTaxes,
  priceOrder,
  lacksState,
  taxLines as linesOf,
  taxRulesIn,
} from '../../../core/pricing/index.js'
import type { TaxRule } from '../../../core/pricing/index.js'
import { USD, tax, request } from './pricing.fixture.js'

const taxLines = (...priced: Parameters<typeof appliedTaxes>) => linesOf(appliedTaxes(...priced))

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

  it('of zero are stored with what they tax, and shown in no line', () => {
    const lines = [{ taxCategory: null, net: money(1000, 'USD') }]
    const place = { country: 'DE', state: null }
    const applied = appliedTaxes([tax({ share: percent(0) })], place, lines, money(100, 'USD'), USD)
    expect(applied).toMatchObject([{ net: money(1000, 'USD'), amount: money(0, 'USD') }])
    expect(linesOf(applied)).toEqual([])
  })

  it.each([['CA'], ['ca'], [' Ca '], ['California'], ['CALIFORNIA'], ['US-CA'], ['C.A.'], ['Califórnia']])(
    'of a state are the same when it is written %j',
    (state) => {
      expect(taxed([tax({ country: 'US', state: 'CA' })], 'US', state)).toEqual([['VAT', 300]])
    },
  )

  it.each([
    ['de-AT', ['MwSt.', 'inkl. MwSt.', 'MwSt.', 'inkl. GST']],
    ['fr', ['TVA', 'TVA incluse', 'TVA', 'GST incl.']],
    ['es-419', ['IVA', 'IVA incluido', 'IVA', 'GST incl.']],
    ['nl', ['VAT', 'VAT (included)', 'VAT', 'GST (included)']],
  ])('are named in the language of the site unless the owner named them: %s', (language, names) => {
    const rules = [tax(), tax({ isIncluded: true }), tax({ isIncluded: true, includedName: 'VAT inside' })]
    const named = taxRulesIn(language, [...rules, tax({ name: 'GST', isIncluded: true })])
    const [added, included, owned, other] = named.map((rule) => taxed([rule]).map(([name]) => name))
    expect([added, included, other].flat()).toEqual([names[0], names[1], names[3]])
    expect([named[2]?.name, owned]).toEqual([names[2], ['VAT inside']])
  })

  it.each([
    ['en', ['VAT 19% (included)', 'VAT 5.5% (included)', 'mit MwSt. 7%', 'VAT (included)', 'Tax 8%']],
    [
      'de',
      ['inkl. MwSt. 19\u00a0%', 'inkl. MwSt. 5,5\u00a0%', 'mit MwSt. 7\u00a0%', 'inkl. MwSt.', 'Tax 8%'],
    ],
  ])('of one name and several rates in a country are named with their rates: %s', (language, names) => {
    const included = { isIncluded: true } as const
    const rules = [
      tax({ ...included, share: percent(19) }),
      tax({ ...included, share: partsPerMillion(55_000), category: 'food' }),
      tax({ ...included, share: percent(7), category: 'books', includedName: 'mit MwSt.' }),
      tax({ ...included, share: percent(20), country: 'AT' }),
      tax({ name: 'Tax 8%', share: percent(8), country: 'US', state: 'CA' }),
    ]
    const named = taxRulesIn(language, rules)
    const shown = named.map((rule) => taxed([{ ...rule, country: 'DE', state: null, category: null }]))
    expect(shown.flat().map(([name]) => name)).toEqual(names)
    const apart = [
      tax({ country: 'US', state: 'CA' }),
      tax({ country: 'US', state: 'NY', share: percent(8) }),
    ]
    expect(taxRulesIn('en', apart)).toBe(apart)
  })

  it("that the prices include have the owner's name", () => {
    const included = tax({ isIncluded: true, includedName: 'inkl. MwSt.', share: percent(25) })
    expect(taxed([included])).toEqual([['inkl. MwSt.', 300]])
  })

  it('that the prices include are shown with their amount and add nothing', () => {
    const included = tax({ isIncluded: true, share: percent(25) })
    expect(taxed([included])).toEqual([['VAT (included)', 300]])
    expect(taxed([included, tax({ name: 'City', isIncluded: true, share: percent(25) })])).toEqual([
      ['VAT (included)', 250],
      ['City (included)', 250],
    ])
    expect(
      taxed([included, tax({ name: 'Books', isIncluded: true, share: percent(25), category: 'books' })]),
    ).toEqual([
      // Ten of the lines hold one tax, five the other in its place.
      ['VAT (included)', 200],
      ['Books (included)', 100],
    ])
    expect(taxed([included, tax({ name: 'City' })])).toEqual([
      ['VAT (included)', 300],
      ['City', 300],
    ])
    const priced = priceOrder(request({ taxes: [included] }))
    expect(priced.extraItems).toEqual([
      { kind: 'tax', name: 'VAT (included)', price: money(500, 'USD'), isIncluded: true },
    ])
    expect(priced.total).toEqual(priced.subtotal)
  })

  it('that the prices include add up to the whole with the net, on any parts', () => {
    const rule = fc.record({
      share: fc.integer({ min: 1, max: 300_000 }).map(partsPerMillion),
      category: fc.constantFrom(null, 'books', 'food'),
      onShipping: fc.boolean(),
    })
    const net = fc.integer({ min: 0, max: 100_000 })
    const line = fc.record({ net, taxCategory: fc.constantFrom(null, 'books', 'food') })
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 4 }),
        fc.array(line, { maxLength: 5 }),
        net,
        (rules, lines, sent) => {
          const parts = [
            ...lines.map((part) => ({ ...part, isShipping: false })),
            { net: sent, taxCategory: null, isShipping: true },
          ]
          const isOn = (each: (typeof rules)[number], part: (typeof parts)[number]): boolean =>
            part.isShipping
              ? each.onShipping
              : each.category ===
                (rules.some(({ category }) => category === part.taxCategory) ? part.taxCategory : null)
          const withoutTax = parts.map((part) => {
            const held = rules.filter((each) => isOn(each, part))
            return part.net / (1 + held.reduce((shares, { share }) => shares + share, 0) / 1_000_000)
          })
          const shown = taxLines(
            rules.map((each, at) => tax({ ...each, name: `T${at}`, isIncluded: true })),
            { country: 'DE', state: null },
            lines.map((each) => ({ ...each, net: money(each.net, 'USD') })),
            money(sent, 'USD'),
            USD,
          )
          rules.forEach((each, at) => {
            const exact = parts.reduce(
              (all, part, index) =>
                all + (isOn(each, part) ? ((withoutTax[index] ?? 0) * each.share) / 1_000_000 : 0),
              0,
            )
            const minor = shown.find((item) => item.name === `T${at} (included)`)?.price.amount ?? 0
            expect(Math.abs(minor - exact)).toBeLessThan(0.501)
          })
        },
      ),
    )
  })

  it.each([
    ['US', 'PR'],
    ['US', 'Puerto Rico'],
    ['PR', null],
    ['PR', 'San Juan'],
  ])('of a territory are the same when its address names it by %j and %j', (country, state) => {
    expect(taxed([tax({ country: 'US', state: 'PR' })], country, state)).toEqual([['VAT', 300]])
    expect(taxed([tax({ country: 'PR' })], country, state)).toEqual([['VAT', 300]])
    expect(taxed([tax({ country: 'US' })], country, state)).toEqual([['VAT', 300]])
    expect(taxed([tax({ country: 'US', state: 'CA' })], country, state)).toEqual([])
    expect(lacksState([tax({ country: 'US', state: 'CA' })], { country, state })).toBe(false)
  })

  it('of an unknown state apply nowhere, and those of a territory apply only there', () => {
    expect(taxed([tax({ country: 'US', state: 'Bavaria' })], 'US', 'CA')).toEqual([])
    expect(taxed([tax({ country: 'US', state: 'Bavaria' })], 'US', 'Bavaria')).toEqual([])
    expect(taxed([tax({ country: 'PR' })], 'US', 'CA')).toEqual([])
  })

  it('that the prices include are exact to the last unit of a large amount', () => {
    const lines = [{ taxCategory: null, net: money(119_000_000, 'USD') }]
    const included = tax({ isIncluded: true, share: percent(19) })
    const [line] = taxLines([included], { country: 'DE', state: null }, lines, money(0, 'USD'), USD)
    expect(line?.price).toEqual(money(19_000_000, 'USD'))
  })

  it('report an unknown state on which they depend', () => {
    const rules = [tax({ country: 'US', state: 'CA' })]
    expect(lacksState(rules, { country: 'US', state: null })).toBe(true)
    expect(lacksState(rules, { country: 'US', state: 'Kalifornien' })).toBe(true)
    expect(lacksState(rules, { country: 'US', state: 'nevada' })).toBe(false)
    expect(lacksState(rules, { country: 'CA', state: null })).toBe(false)
    expect(lacksState([tax({ country: 'US' })], { country: 'US', state: null })).toBe(false)
    // One tax that depends on the state is enough.
    expect(lacksState([tax(), tax({ country: 'US' }), ...rules], { country: 'US', state: null })).toBe(true)
  })

  it('are none before the shopper has given a country', () => {
    expect(taxed([tax()], null)).toEqual([])
  })
})
