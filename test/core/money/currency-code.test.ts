import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  CARD_CURRENCIES,
  currencyCode,
  currencyName,
  digitsOf,
  minimumChargeOf,
  formatPriceValue,
  parseCurrencyCode,
  parseDecimal,
  parsePercent,
  parsePriceSettings,
  WALLET_CURRENCIES,
} from '../../../core/money/index.js'

const ZERO_DIGIT_CARD = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')

const WALLET_CODES =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS INR JPY MXN MYR NOK NZD PHP PLN RUB SEK SGD THB TWD USD'

const MINIMUM_CHARGES: readonly (readonly [string, number])[] = [
  ['AUD', 50],
  ['BRL', 50],
  ['CAD', 50],
  ['CHF', 50],
  ['DKK', 250],
  ['EUR', 50],
  ['GBP', 30],
  ['HKD', 400],
  ['INR', 50],
  ['JPY', 50],
  ['MXN', 1000],
  ['MYR', 200],
  ['NOK', 300],
  ['NZD', 50],
  ['PLN', 200],
  ['SEK', 300],
  ['SGD', 50],
  ['USD', 50],
]

describe('the table of currencies', () => {
  it('holds 135 card currencies and 25 wallet currencies', () => {
    expect(CARD_CURRENCIES.size).toBe(135)
    expect([...WALLET_CURRENCIES.keys()].sort().join(' ')).toBe(WALLET_CODES)
  })

  it('gives every code three capitals, and every wallet currency a place in the card list', () => {
    for (const code of CARD_CURRENCIES.keys()) expect(code).toMatch(/^[A-Z]{3}$/)
    for (const code of WALLET_CURRENCIES.keys()) expect(CARD_CURRENCIES.has(code)).toBe(true)
  })

  it('counts exactly the zero-decimal card currencies without digits, all others with two', () => {
    const withoutDigits = [...CARD_CURRENCIES].filter(([, facts]) => facts.digits === 0).map(([code]) => code)
    expect(withoutDigits.sort()).toEqual([...ZERO_DIGIT_CARD].sort())
    for (const [code, { digits }] of CARD_CURRENCIES)
      expect(digits).toBe(ZERO_DIGIT_CARD.includes(code) ? 0 : 2)
  })

  it('counts JPY and TWD in whole units for a wallet and charges one unit at least', () => {
    const withoutDigits = [...WALLET_CURRENCIES]
      .filter(([, facts]) => facts.digits === 0)
      .map(([code]) => code)
    expect(withoutDigits.sort()).toEqual(['JPY', 'TWD'])
    for (const { minimumChargeMinor } of WALLET_CURRENCIES.values()) expect(minimumChargeMinor).toBe(1)
  })

  it.each(MINIMUM_CHARGES)('charges %s from %i minor units on', (code, minimum) => {
    expect(minimumChargeOf(currencyCode(code))).toBe(minimum)
  })

  it('states no minimum for any other currency', () => {
    const stated = new Set(MINIMUM_CHARGES.map(([code]) => code))
    for (const code of CARD_CURRENCIES.keys()) {
      if (!stated.has(code)) expect(minimumChargeOf(currencyCode(code))).toBe(0)
    }
  })
})

describe('the reader of currency codes', () => {
  it.each([
    ['usd', 'USD'],
    [' eur ', 'EUR'],
    ['JPY', 'JPY'],
  ])('reads %j as %s', (input, code) => {
    expect(parseCurrencyCode(input)).toEqual({ ok: true, value: code })
  })

  it.each([
    ['', ''],
    ['US', 'US'],
    ['XXX', 'XXX'],
    ['U$D', 'U$D'],
    [null, 'null'],
    [undefined, 'undefined'],
    [840, '840'],
    [{ toString: null }, 'object'],
    [String, 'function'],
  ])('refuses %j', (input, text) => {
    expect(parseCurrencyCode(input)).toEqual({
      ok: false,
      failure: { tag: 'unknown-currency', text },
    })
  })

  it('never throws on any input', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const results = [
          parseCurrencyCode(input),
          parseDecimal(input, currencyCode('USD')),
          parsePercent(input),
          parsePriceSettings(input),
        ]
        // One predicate: five thousand calls of `expect` took most of the time of this file.
        return (
          results.every(({ ok }) => typeof ok === 'boolean') && typeof formatPriceValue(input) === 'string'
        )
      }),
      { numRuns: 1000 },
    )
  })

  it('treats an unknown code in the program as a bug', () => {
    expect(() => currencyCode('QQQ')).toThrow('[vitrine] unknown currency QQQ')
    expect(() => digitsOf('QQQ' as ReturnType<typeof currencyCode>)).toThrow('[vitrine] unknown currency QQQ')
  })

  it('has English names, and reports an unknown code', () => {
    expect(currencyName('USD')).toBe('US Dollar')
    expect(currencyName('jpy')).toBe('Japanese Yen')
    expect(currencyName('QQQ')).toBe('Unknown currency')
  })
})
