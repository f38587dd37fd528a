import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  CARD_CURRENCIES,
  formatAmount,
  formatMoney,
  formatPrice,
  formatPriceValue,
  isPriceLocale,
  money,
  parsePriceSettings,
  priceFormatOf,
  priceLocale,
  toDecimalString,
} from '../../../core/money/index.js'
import type { PriceSettings, PriceToken } from '../../../core/money/index.js'

const NBSP = '\u00a0'
const MINUS = '\u2212'
const TEMPLATE =
  '{{wf {"path":"symbol","type":"PlainText"\\} }} {{wf {"path":"amount","type":"CommercePrice"\\} ' +
  '}} {{wf {"path":"currencyCode","type":"PlainText"\\} }}'
const DOLLARS = {
  currencyCode: 'USD',
  symbol: '$',
  decimal: '.',
  fractionDigits: 2,
  group: ',',
  template: TEMPLATE,
  hideDecimalForWholeNumbers: false,
}

function settings(changes: object = {}): PriceSettings {
  const parsed = parsePriceSettings({ ...DOLLARS, ...changes })
  if (!parsed.ok) throw new Error(parsed.failure.tag)
  return parsed.value
}

describe('English (US) format', () => {
  it.each([
    [123450, 'USD', '$1,234.50'],
    [0, 'USD', '$0.00'],
    [-500, 'USD', '-$5.00'],
    [123456789, 'EUR', '€1,234,567.89'],
    [1500, 'JPY', '¥1,500'],
    [1000, 'CHF', `CHF${NBSP}10.00`],
    [1000, 'ISK', `ISK${NBSP}10.00`],
  ])('writes %i minor units of %s as %s', (amount, currency, text) => {
    expect(formatMoney(money(amount, currency))).toBe(text)
  })

  it('writes the code if the code is requested', () => {
    expect(formatMoney(money(123450, 'USD'), { display: 'code' })).toBe(`USD${NBSP}1,234.50`)
    expect(formatMoney(money(-500, 'EUR'), { display: 'code' })).toBe(`-EUR${NBSP}5.00`)
  })

  it('agrees with the platform on every amount that a float can hold', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.constantFrom('USD', 'EUR', 'GBP', 'CAD', 'JPY'),
        (amount, code) => {
          const expected = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).format(
            Number(toDecimalString(money(amount, code))),
          )
          expect(formatMoney(money(amount, code))).toBe(expected)
        },
      ),
    )
  })

  it('is exact for the largest amounts', () => {
    expect(formatMoney(money(Number.MAX_SAFE_INTEGER, 'USD'))).toBe('$90,071,992,547,409.91')
  })

  it('writes every known currency', () => {
    for (const code of CARD_CURRENCIES.keys()) expect(formatMoney(money(100, code))).toMatch(/\d/)
  })

  it.each([
    [undefined, 'USD', 'NaN'],
    ['12', 'USD', 'NaN'],
    [1.5, 'USD', 'NaN'],
    [Number.NaN, 'USD', 'NaN'],
    [100, 'QQQ', 'Unknown currency'],
    [undefined, undefined, 'NaN'],
    [100, 'usd', '$1.00'],
  ])('shows the amount %j in %j as %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text)
  })
})

describe("the format of a page's price settings", () => {
  it('writes the price by the template, with no-break spaces', () => {
    expect(formatPrice(money(1000, 'USD'), settings())).toBe(`$${NBSP}10.00${NBSP}USD`)
  })

  it('reads a template whose quotes are entities and whose braces are bare', () => {
    const template = TEMPLATE.replaceAll('"', '&quot;').replaceAll('\\', '')
    expect(formatPrice(money(1000, 'USD'), settings({ template }))).toBe(`$${NBSP}10.00${NBSP}USD`)
  })

  it('keeps text around the tokens and drops unknown tokens', () => {
    const template = 'from {{wf {"path":"amount"\\} }}{{wf {"path":"moon"\\} }} only'
    expect(settings({ template }).template).toEqual([
      { tag: 'text', text: 'from ' },
      { tag: 'amount' },
      { tag: 'text', text: ' only' },
    ])
    expect(formatPrice(money(-250, 'USD'), settings({ template }))).toBe(`${MINUS}from${NBSP}2.50${NBSP}only`)
  })

  it('puts the minus before the symbol', () => {
    expect(formatPrice(money(0, 'USD'), settings())).toBe(`$${NBSP}0.00${NBSP}USD`)
    const template = '{{wf {"path":"amount"\\} }} {{wf {"path":"symbol"\\} }}'
    expect(formatPrice(money(-1000, 'USD'), settings())).toBe(`${MINUS}$${NBSP}10.00${NBSP}USD`)
    expect(formatPrice(money(-1000, 'USD'), settings({ template }))).toBe(`10.00${NBSP}${MINUS}$`)
  })

  it('uses the marks, the digits and the grouping of the page', () => {
    const euros = settings({ currencyCode: 'EUR', symbol: '€', decimal: ',', group: '.', template: TEMPLATE })
    expect(formatPrice(money(123456789, 'EUR'), euros)).toBe(`€${NBSP}1.234.567,89${NBSP}EUR`)
    const yen = settings({ currencyCode: 'JPY', symbol: '¥', fractionDigits: 0 })
    expect(formatPrice(money(1500, 'JPY'), yen)).toBe(`¥${NBSP}1,500${NBSP}JPY`)
    expect(formatPrice(money(123400, 'USD'), settings({ group: '$&' }))).toContain('1$&234.00')
  })

  it('hides the decimals of whole amounts only if the page wants it', () => {
    const hiding = settings({ hideDecimalForWholeNumbers: true })
    expect(formatPrice(money(1000, 'USD'), hiding)).toBe(`$${NBSP}10${NBSP}USD`)
    expect(formatPrice(money(1050, 'USD'), hiding)).toBe(`$${NBSP}10.50${NBSP}USD`)
  })

  it('falls back to English for another currency, without a template and without settings', () => {
    expect(formatPrice(money(1000, 'EUR'), settings())).toBe('€10.00')
    expect(formatPrice(money(1000, 'USD'), settings({ template: '' }))).toBe('$10.00')
    expect(formatPrice(money(1000, 'USD'))).toBe('$10.00')
  })

  it('uses English marks for missing ones', () => {
    expect(parsePriceSettings({ currencyCode: 'usd' })).toEqual({
      ok: true,
      value: {
        currency: 'USD',
        symbol: '',
        decimalMark: '.',
        fractionDigits: 2,
        groupMark: ',',
        template: [],
        hideDecimalForWholeNumbers: false,
      },
    })
  })

  it.each<[unknown, string]>([
    [undefined, 'not-price-settings'],
    ['USD', 'not-price-settings'],
    [{}, 'unknown-currency'],
    [{ currencyCode: 'QQQ' }, 'unknown-currency'],
    [{ currencyCode: 'USD', fractionDigits: -1 }, 'bad-fraction-digits'],
    [{ currencyCode: 'USD', fractionDigits: 7 }, 'bad-fraction-digits'],
    [{ currencyCode: 'USD', fractionDigits: 1.5 }, 'bad-fraction-digits'],
    [{ currencyCode: 'USD', fractionDigits: '2' }, 'bad-fraction-digits'],
  ])('refuses %j: %s', (input, tag) => {
    expect(parsePriceSettings(input)).toEqual({ ok: false, failure: { tag } })
  })

  it('treats an unknown token as a bug', () => {
    const broken = { ...settings(), template: [{ tag: 'moon' } as unknown as PriceToken] }
    expect(() => formatPrice(money(1, 'USD'), broken)).toThrow('unexpected value')
  })

  it('loses no digit of any amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const digits = formatPrice(money(amount, 'USD'), settings()).replace(/[^\d]/g, '')
        expect(Number(digits)).toBe(Math.abs(amount))
      }),
    )
  })
})

describe("the format of a page's price object", () => {
  it.each<[unknown, string]>([
    [{ value: 1000, unit: 'USD' }, `$${NBSP}10.00${NBSP}USD`],
    [{ value: 1000, unit: 'EUR' }, '€10.00'],
    [{ value: 1000 }, 'Unknown currency'],
    [{ value: '1000', unit: 'USD' }, 'NaN'],
    [{}, 'NaN'],
    [null, 'NaN'],
    ['x', 'NaN'],
  ])('shows %j as %s', (input, text) => {
    expect(formatPriceValue(input, settings())).toBe(text)
  })

  it('needs no settings', () => {
    expect(formatPriceValue({ value: 1000, unit: 'USD' })).toBe('$10.00')
  })
})

describe('the format of a locale', () => {
  it.each([
    [123450, 'EUR', 'de', `1.234,50${NBSP}€`],
    [123450, 'EUR', 'de-AT', `€${NBSP}1.234,50`],
    [-123450, 'EUR', 'de-DE', `-1.234,50${NBSP}€`],
    [123450, 'EUR', 'fr-FR', `1\u202f234,50${NBSP}€`],
    [123450, 'EUR', 'en', '€1,234.50'],
    [123450, 'USD', 'en-GB', 'US$1,234.50'],
    [1500, 'JPY', 'de', `1.500${NBSP}¥`],
    [1000, 'ISK', 'de', `10,00${NBSP}ISK`],
    [9007199254740991, 'EUR', 'de', `90.071.992.547.409,91${NBSP}€`],
    [123450, 'EUR', 'not a locale', '€1,234.50'],
    [123450, 'EUR', 'xx', '€1,234.50'],
    [123450, 'EUR', '', '€1,234.50'],
  ])('writes %i minor units of %s in %s as %s', (amount, currency, locale, text) => {
    expect(formatMoney(money(amount, currency), { locale })).toBe(text)
    expect(formatPrice(money(amount, currency), { locale })).toBe(text)
    expect(formatPriceValue({ value: amount, unit: currency }, { locale })).toBe(text)
  })

  it.each([
    ['de-DE', true],
    ['sv', true],
    ['', false],
    ['xx', false],
    ['de_DE', false],
  ])('reports whether %j can write prices', (text, isKnown) => {
    expect(isPriceLocale(text)).toBe(isKnown)
    expect(priceLocale(text) === text).toBe(isKnown)
  })

  const EUROS = {
    ...DOLLARS,
    currencyCode: 'EUR',
    symbol: '€',
    template: '{{wf {"path":"symbol"} }}{{wf {"path":"amount"} }}',
  }
  it.each([
    ['what the page states, on a page in any language', EUROS, 'de', null, '€1,234.50'],
    ['the language of a page that states nothing', undefined, 'de', null, `1.234,50${NBSP}€`],
    [
      'the language of a page whose statement cannot be read',
      { currencyCode: 'none' },
      'de',
      null,
      `1.234,50${NBSP}€`,
    ],
    ['English (US) on a page without a language', undefined, null, null, '€1,234.50'],
    ['the setting of the shop before all', EUROS, 'en', 'de-DE', `1.234,50${NBSP}€`],
    ['another currency than the stated one, as English (US)', DOLLARS, 'de', null, '€1,234.50'],
  ])('follows %s', (_, stated, language, chosen, text) => {
    expect(formatPrice(money(123450, 'EUR'), priceFormatOf(stated, language, chosen))).toBe(text)
  })
})
