import { describe, expect, it } from '@jest/globals'
import { currencyCode } from '../../../../../core/money/index.js'
import { plainAmount } from '../../../../../core/use-cases/shop/catalogue/plain-amount.js'

describe('the plain amount of a table', () => {
  it.each([
    ['12', 'USD', '.', '12'],
    ['12.50', 'USD', '.', '12.50'],
    [' $ 12.00 USD', 'USD', '.', '12.00'],
    ['$12.00', 'USD', '.', '12.00'],
    ['€1,234.50', 'EUR', '.', '1234.50'],
    ['1,234', 'EUR', '.', '1234'],
    ['1,234,567.8', 'EUR', '.', '1234567.8'],
    ['CA$7', 'CAD', '.', '7'],
    ['C$7', 'CAD', '.', '7'],
    ['US$7', 'USD', '.', '7'],
    ['AU$ 7.50', 'AUD', '.', '7.50'],
    ['$199 AUD', 'AUD', '.', '199'],
    ['AUD $199', 'AUD', '.', '199'],
    ['1.234,50 €', 'EUR', ',', '1234.50'],
    ['12,50', 'EUR', ',', '12.50'],
    ['1.234', 'EUR', ',', '1234'],
    ['1.234.567,8', 'EUR', ',', '1234567.8'],
  ] as const)('of %j in %s with the mark %j is %j', (text, currency, mark, amount) => {
    expect(plainAmount(text, currencyCode(currency), mark)).toBe(amount)
  })

  it.each([
    ['a comma before two digits', '12,34', 'USD', '.', '12,34'],
    ['commas out of step', '1,23,456', 'USD', '.', '1,23,456'],
    ['four digits before a comma', '1234,567', 'USD', '.', '1234,567'],
    ['the code of another currency', '$199 AUD', 'USD', '.', '199 AUD'],
    ['the symbol of another currency', '€12.00', 'USD', '.', '€12.00'],
    ['points out of step', '1.23,50', 'EUR', ',', '1.23,50'],
    ['a minus', '-1,234', 'USD', '.', '-1,234'],
    ['a point before two digits in a file with commas', '12.50', 'EUR', ',', '12.50'],
  ] as const)('leaves %s to be refused later', (_, text, currency, mark, left) => {
    expect(plainAmount(text, currencyCode(currency), mark)).toBe(left)
  })
})
