import { describe, expect, it } from '@jest/globals'
import { isPriceText, pricesWithin } from '../../../core/money/index.js'

const found = (text: string, own: string | null = null): readonly string[] =>
  pricesWithin(text, own).map(({ price }) => price)

const PRICES = ['€12.50', '12,50 €', '$ 1,234.50 USD', 'CHF 40', '450 kr.', '1 299 kr', '49 zł', '1 290 Kč']
  .concat(['₺1.299,00', '3,980円', 'R$ 1.299,90', 'TRY 199.00', '1.299,00 TRY', 'AUD $199', 'Rs. 500'])
  .concat(['€ 1 299,00', 'US$5', '¥12,000', '45.00 MAD'])

describe('a price', () => {
  it.each(PRICES)('is a text, and found within one: %s', (price) => {
    expect(isPriceText(price)).toBe(true)
    expect(found(`Now ${price}, while stocks last`)).toEqual([price.replace(/\.$/, '')])
  })

  it.each(['199,- €', 'CHF 45.–', '€ 45,--', '199:- kr'])(
    'may end in a dash for its minor units: %s',
    (price) => {
      expect(isPriceText(price)).toBe(true)
    },
  )

  it('has at most 60 characters', () => {
    expect([60, 61].map((length) => isPriceText(`€${'1'.repeat(length - 1)}`))).toEqual([true, false])
  })

  it.each([
    ['1.299 TL', 'TRY'],
    ['TRY 199', 'TRY'],
    ['199 MAD', 'MAD'],
    ['12 990 Ft', 'HUF'],
    ['Fr. 45', 'CHF'],
    ['R 199', 'ZAR'],
    ['149 ر.س', 'SAR'],
    ['SAR 149', 'SAR'],
  ])('may be written with a word in a shop of its currency alone: %s', (price, own) => {
    expect([isPriceText(price), isPriceText(price, 'EUR'), isPriceText(price, own)]).toEqual([
      false,
      false,
      true,
    ])
    expect([found(`Now ${price}!`), found(`Now ${price}!`, own)]).toEqual([[], [price]])
  })

  it.each([
    ...[
      'TOP 10',
      'ALL 5',
      'ALL 5 items',
      'SAVE 10',
      'TRY 3',
      'PHP 8',
      'AMD 7',
      'MAY 5',
      'VAT 19',
      'SIZE 9',
      '10 KGS',
    ],
    ...['12.50', 'Okra 5', '10 krone', '5 zlotys', 'TOP €5', '2 TL', '10 Ft', 'CVE 2024', '2024'],
  ])('is not a word beside a number: %s', (text) => {
    expect(isPriceText(text)).toBe(false)
  })

  it.each([
    ['The TOP 10 of €149.00', ['€149.00']],
    ['TOP 149 €', ['149 €']],
    ['ALL 5 for $20', ['$20']],
    ['TRY £5 once', ['£5']],
    ['SAVE 10 today', []],
    ['MAD 5 or MAD 5.50', ['MAD 5.50']],
  ])('is found beside words in capitals: %s', (text, prices) => {
    expect(found(text)).toEqual(prices)
  })

  it('is found in linear time', () => {
    const begun = performance.now()
    for (const piece of ['9', '9,', 'kr ', 'EUR ', '1 234 ', 'TRY 1', ' ', '$ '])
      expect([isPriceText(piece.repeat(50_000)), found(piece.repeat(50_000)).length >= 0]).toEqual([
        false,
        true,
      ])
    expect(performance.now() - begun).toBeLessThan(4000)
  })
})
