import { describe, expect, it } from '@jest/globals'
import { CARD_CURRENCIES, currencyOfPrice, isWrittenIn, statedCurrency } from '../../../core/money/index.js'

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
    ['KR', ['SEK', 'NOK', 'DKK']],
  ])('is unknown for a sign of several currencies: %s', (sign, codes) => {
    for (const text of [`${sign}199`, `199 ${sign}`]) {
      expect(statedCurrency(text)).toBeNull()
      expect([...codes, 'EUR'].filter((code) => isWrittenIn(code, text))).toEqual(codes)
    }
  })

  it.each(['199', 'VAT 199', '199 NEW', 'SIZE 9'])('is unknown without a sign: %s', (text) => {
    expect(statedCurrency(text)).toBeNull()
  })
})

/** Codes that are words, names or units as well. */
const WORDS = [
  'TOP',
  'ALL',
  'TRY',
  'MAD',
  'PEN',
  'COP',
  'BOB',
  'PHP',
  'AMD',
  'SOS',
  'RON',
  'GEL',
  'KGS',
  'STD',
]

describe('a code that is a word too', () => {
  it.each(WORDS)('is no currency beside a plain number, or another sign: %s', (word) => {
    expect(CARD_CURRENCIES.has(word)).toBe(true)
    for (const text of [`${word} 10`, `10 ${word}`, `${word} 5 items`, `${word} 1,000`, `${word} 7.5`])
      expect([text, statedCurrency(text), statedCurrency(text, 'EUR')]).toEqual([text, null, null])
    for (const text of [`${word} €10`, `${word} 10 €`])
      expect([text, statedCurrency(text), isWrittenIn(word, 'x 10')]).toEqual([text, 'EUR', false])
  })

  it.each(WORDS)('is a currency beside minor units, or in a shop of this currency: %s', (code) => {
    for (const text of [`${code} 10.00`, `1.299,00 ${code}`, `${code}10,50`])
      expect([text, statedCurrency(text)]).toEqual([text, code])
    for (const text of [`${code} 10`, `1,299 ${code}`])
      expect([text, statedCurrency(text, code), isWrittenIn(code, text), currencyOfPrice(text)]).toEqual([
        text,
        code,
        true,
        code,
      ])
  })

  it.each([
    ['TRY ₺10', 'TRY'],
    ['₱ 500 PHP', 'PHP'],
    ['COP $ 20', 'COP'],
    ['₪10 ILS', 'ILS'],
  ])('is a currency beside its own sign: %s', (text, code) => {
    expect(statedCurrency(text)).toBe(code)
  })
})

describe('the currency of a text that is a price', () => {
  it.each([
    ['1.299 TL', 'TRY'],
    ['12 990 Ft', 'HUF'],
    ['Fr. 45.–', 'CHF'],
    ['199 kr', null],
    ['149 ر.س', 'SAR'],
    ['3,980円', 'JPY'],
    ['49', null],
  ])('may be an abbreviation: %s', (text, code) => {
    expect(currencyOfPrice(text)).toBe(code)
    if (code !== null) expect(isWrittenIn(code, text)).toBe(true)
  })
})
