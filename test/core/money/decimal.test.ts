import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  CARD_CURRENCIES,
  currencyCode,
  minorUnits,
  money,
  parseDecimal,
  toDecimalString,
} from '../../../core/money/index.js'

const USD = currencyCode('USD')
const JPY = currencyCode('JPY')

describe('reading a decimal', () => {
  it.each([
    ['12.50', 1250],
    ['12.5', 1250],
    ['12', 1200],
    [' 0.07 ', 7],
    ['-3.20', -320],
    ['-0', 0],
    ['12.5000', 1250],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j dollars as %i cents', (text, amount) => {
    expect(parseDecimal(text, USD)).toEqual({ ok: true, value: money(amount, 'USD') })
  })

  it('reads whole yen, also with zeros after the mark', () => {
    expect(parseDecimal('1500', JPY)).toEqual({ ok: true, value: money(1500, 'JPY') })
    expect(parseDecimal('1500.00', JPY)).toEqual({ ok: true, value: money(1500, 'JPY') })
  })

  it('reads a decimal comma only when asked for', () => {
    expect(parseDecimal('12,50', USD)).toEqual({
      ok: false,
      failure: { tag: 'not-a-decimal', text: '12,50' },
    })
    expect(parseDecimal('12,50', USD, { decimalMark: ',' })).toEqual({ ok: true, value: money(1250, 'USD') })
    expect(parseDecimal('12.50', USD, { decimalMark: ',' })).toEqual({
      ok: false,
      failure: { tag: 'not-a-decimal', text: '12.50' },
    })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [null, 'empty'],
    [undefined, 'empty'],
    [12.5, 'not-a-decimal'],
    [true, 'not-a-decimal'],
    ['abc', 'not-a-decimal'],
    ['1,234.50', 'not-a-decimal'],
    ['.5', 'not-a-decimal'],
    ['5.', 'not-a-decimal'],
    ['$5', 'not-a-decimal'],
    ['1e3', 'not-a-decimal'],
    ['+5', 'not-a-decimal'],
    ['12.505', 'too-many-digits'],
    ['90071992547409.92', 'too-large'],
  ])('refuses %j: %s', (text, tag) => {
    expect(parseDecimal(text, USD)).toMatchObject({ ok: false, failure: { tag } })
  })

  it('refuses a fraction of a yen', () => {
    expect(parseDecimal('15.5', JPY)).toEqual({
      ok: false,
      failure: { tag: 'too-many-digits', text: '15.5' },
    })
  })

  it('reads back every amount of every currency it wrote', () => {
    const currency = fc.constantFrom(...CARD_CURRENCIES.keys()).map(currencyCode)
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (amount, code) => {
        const value = { amount: minorUnits(amount), currency: code }
        expect(parseDecimal(toDecimalString(value), code)).toEqual({ ok: true, value })
      }),
    )
  })
})

describe('writing a decimal', () => {
  it.each([
    [1250, 'USD', '12.50'],
    [7, 'USD', '0.07'],
    [0, 'USD', '0.00'],
    [-5, 'USD', '-0.05'],
    [-1250, 'USD', '-12.50'],
    [1500, 'JPY', '1500'],
    [-1, 'JPY', '-1'],
  ])('writes %i minor units of %s as %s', (amount, currency, text) => {
    expect(toDecimalString(money(amount, currency))).toBe(text)
  })
})
