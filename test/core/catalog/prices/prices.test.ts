import { expect, it } from '@jest/globals'
import {
  lowestPriceText,
  lowestPriorPrice,
  measureText,
  parseMeasure,
  unitPriceOf,
  unitPricing,
} from '../../../../core/catalog/index.js'
import { currencyCode, money } from '../../../../core/money/index.js'

const DAY_MS = 86_400_000
/** Prices by the days from which they held; the last number is what a price is compared with. */
const history = (...entries: readonly (readonly [day: number, price: number, compareAt?: number])[]) =>
  entries.map(([day, price, compareAt]) => ({ sinceMs: day * DAY_MS, price, compareAt: compareAt ?? null }))

it.each<readonly [string, ReturnType<typeof history>, number | null]>([
  ['no price', history(), null],
  ['one price', history([0, 100]), null],
  ['a price that was reduced from the first day on', history([0, 80, 100]), null],
  ['a price above what it is compared with', history([0, 100], [50, 80, 70]), null],
  ['one price before', history([0, 100], [50, 80, 100]), 100],
  ['a lower price within the 30 days', history([0, 100], [30, 70], [40, 100], [50, 80, 100]), 70],
  ['a lower price that ended before them', history([0, 70], [10, 100], [50, 80, 100]), 100],
  ['a lower price that ended on the first of them', history([0, 70], [20.5, 100], [50, 80, 100]), 70],
  ['another price compared with, later', history([0, 100], [50, 80, 100], [60, 80, 120]), 100],
  ['a further reduction', history([0, 100], [50, 80, 100], [60, 60, 100]), 80],
  ['a reduction that is over', history([0, 100], [50, 80, 100], [60, 100]), null],
  ['a reduction of last month told again', history([0, 100], [50, 80, 100], [60, 100], [70, 80, 100]), 80],
])('finds the lowest price before a reduction: %s', (_, entries, lowest) => {
  expect(lowestPriorPrice(entries)).toBe(lowest)
})

it.each([
  ['en', '', 'Lowest price in the 30 days before the reduction: €9'],
  ['de-AT', '', 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: €9'],
  ['constructor', '', 'Lowest price in the 30 days before the reduction: €9'],
  [null, '', 'Lowest price in the 30 days before the reduction: €9'],
  ['de', '30 Tage: {price}', '30 Tage: €9'],
  ['de', '30 Tage', 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: €9'],
])('gives the lowest price in the language %s with the words "%s"', (language, words, said) => {
  expect(lowestPriceText('€9', language, words)).toBe(said)
  expect(lowestPriceText('$&', language, words)).toBe(said.replace('€9', () => '$&'))
})

const EUR = currencyCode('EUR')

it.each([
  ['250 g', null, '4.99', '1 kg', 1996],
  ['250g', '100 g', '4.99', '100 g', 200],
  ['0,75 l', null, '9.90', '1 l', 1320],
  ['75 cl', '100 ml', '9.90', '100 ml', 132],
  ['10 pcs', null, '3.00', '1 piece', 30],
  ['2 m²', null, '30.00', '1 m²', 1500],
])('gives the price of %s for %s', (content, base, price, per, minor) => {
  const pricing = unitPricing(
    parseMeasure(content) ?? { amount: 0, unit: '' },
    base === null ? null : parseMeasure(base),
  )
  expect(pricing && measureText(pricing.base)).toBe(per)
  expect(pricing && unitPriceOf(money(Math.round(Number(price) * 100), EUR), pricing)).toEqual(
    money(minor, EUR),
  )
})

it('accepts no other measures', () => {
  expect(['', 'kg', '0 g', '-1 g', '1 stone', '1e3 g'].map(parseMeasure)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(unitPricing({ amount: 1, unit: 'kg' }, { amount: 1, unit: 'l' })).toBeNull()
})
