import { describe, expect, it } from '@jest/globals'
import { readTable, withPlainPrices } from '../../../../../adapters/site/export/index.js'
import { columnName } from '../../../../../core/use-cases/shop/catalogue/catalogue-columns.js'

const columns = ['Product Handle', 'Product Name', 'Variant Price', 'Variant Compare-at Price']
const pricesOf = (...prices: readonly (readonly [string, string])[]): readonly (readonly string[])[] =>
  withPlainPrices({ columns, rows: prices.map((pair) => ['a', '12,5 cm', ...pair]) }).rows.map((row) =>
    row.slice(2),
  )

describe('a table that Excel saved in Western Europe', () => {
  it('keeps quotes, dashes and the sign of the euro, which Latin-1 lacks', async () => {
    const bytes = Buffer.from('Product Handle;Variant Price\n\x84mug\x93 \x96 gro\xdf;12,50 \x80\n', 'latin1')
    expect((await readTable(bytes))?.rows).toEqual([['„mug“ – groß', '12,50 €']])
  })
})

describe('the prices of a product table', () => {
  it('become plain amounts from spreadsheets with decimal commas', () => {
    expect(pricesOf(['12,50', '1.250,00'], ['1.200', ''])).toEqual([
      ['12.50', '1250.00'],
      ['1200', ''],
    ])
  })

  it('become plain amounts from the builder’s prices with symbols', () => {
    expect(pricesOf(['$ 1,234.50 USD', '€12'])).toEqual([['1234.50', '12']])
  })

  it.each([
    ['12,50', '9.99', '12.50', '9.99'],
    ['12,5', '1.5', '12.5', '1.5'],
    ['9.99', '1.234,56', '9.99', '1234.56'],
    ['12,50', '1.250', '12.50', '1250'],
    ['1,23,456.50', '1,250', '123456.50', '1250'],
    ['9.99 USD', '1,250 USD', '9.99', '1250'],
    ['12,50 €', '1.250 €', '12.50', '1250'],
    ['12,50', '1,250', '12.50', '1.250'],
    ['9.99', '1.250', '9.99', '1.250'],
    ['1.250', '2.000', '1250', '2000'],
    ['1.2.345,00', '5,00', '1.2.345,00', '5.00'],
  ])('keep their value if one column has %s and %s', (one, other, ...plain) => {
    expect(pricesOf([one, other])).toEqual([plain])
    expect(pricesOf([one, ''], [other, ''])).toEqual(plain.map((price) => [price, '']))
  })

  it.each([
    [' variant price ', '12.50'],
    ['Variant Compare-at Price', '12.50'],
    ['Old Variant Price', '12,50'],
    ['Variant Price List', '12,50'],
  ])('in the column “%s” of a line with 12,50 become %s', (name, written) => {
    expect(withPlainPrices({ columns: ['Name', name], rows: [['a', '12,50'], ['b']] }).rows).toEqual([
      ['a', written],
      ['b'],
    ])
  })

  it('stay if they are no prices, and so does every other column', () => {
    expect(pricesOf(['on request', '10-20'])).toEqual([['on request', '10-20']])
    expect(withPlainPrices({ columns, rows: [['a', '12,50', '9', '']] }).rows).toEqual([
      ['a', '12,50', '9', ''],
    ])
  })
})

it('takes the builder’s names of option columns', () => {
  expect(['Option1 Name', 'option2 value', 'Option 3 Value'].map(columnName)).toEqual([
    'Option 1 Name',
    'Option 2 Value',
    'Option 3 Value',
  ])
})
