import { describe, expect, it } from '@jest/globals'
import { isWrittenIn, statedCurrency } from '../../../core/money/index.js'

/** The places of a sign and a code around an amount. */
const PLACES: readonly ((sign: string, code: string) => string)[] = [
  (sign, code) => `${sign}199 ${code}`,
  (sign, code) => `${sign} 1,199.00 ${code}`,
  (sign, code) => `${code} ${sign}199`,
  (sign, code) => (sign.length === 1 ? `${code}${sign}199.50` : `${code} ${sign}199.50`),
  (sign, code) => `199 ${sign} ${code}`,
  (sign, code) => `${sign}199${code}`,
  (_, code) => `199 ${code}`,
  (_, code) => `${code} 199`,
  (_, code) => `199${code}`,
]
const CODES = ['USD', 'AUD', 'CAD', 'NZD', 'HKD', 'SGD', 'MXN', 'EUR', 'JPY', 'SEK']
const SIGNS = ['$', 'US$', 'A$', '€', '¥', 'kr']

describe('the currency of a written price', () => {
  it.each(CODES)('is the code, %s, beside any sign and in any place', (code) => {
    for (const sign of SIGNS)
      for (const place of PLACES) {
        const text = place(sign, code)
        const own = CODES.filter((each) => isWrittenIn(each, text))
        expect([text, statedCurrency(text), own]).toEqual([text, code, [code]])
      }
  })

  it.each([
    ['US$', 'USD'],
    ['A$', 'AUD'],
    ['AU$', 'AUD'],
    ['CA$', 'CAD'],
    ['C$', 'CAD'],
    ['NZ$', 'NZD'],
    ['HK$', 'HKD'],
    ['S$', 'SGD'],
    ['R$', 'BRL'],
    ['€', 'EUR'],
    ['£', 'GBP'],
    ['₹', 'INR'],
    ['zł', 'PLN'],
  ])('is that of the sign with its country: %s', (sign, code) => {
    for (const text of [`${sign}10`, `${sign} 10.00`, `10 ${sign}`])
      expect([text, statedCurrency(text), isWrittenIn(code, text), isWrittenIn('CHF', text)]).toEqual([
        text,
        code,
        true,
        false,
      ])
  })

  it.each([
    ['$', ['USD', 'AUD', 'CAD', 'MXN']],
    ['¥', ['JPY', 'CNY']],
    ['kr', ['SEK', 'NOK', 'DKK']],
  ])('is open for a sign of several: %s', (sign, codes) => {
    for (const text of [`${sign}199`, `199 ${sign}`]) {
      expect(statedCurrency(text)).toBeNull()
      expect([...codes, 'EUR'].filter((code) => isWrittenIn(code, text))).toEqual(codes)
    }
  })

  it.each(['199', 'VAT 199', '199 NEW', 'SIZE 9'])('is none without a sign: %s', (text) => {
    expect(statedCurrency(text)).toBeNull()
  })
})
