import { expect, it } from '@jest/globals'
import { mistakenColumns } from '../../../../../core/use-cases/shop/catalogue/mistaken-columns.js'

const field = (column: string) => ({ column, slug: column.toLowerCase() })
const NEEDED = ['Product Handle', 'Product Name', 'Variant Price']

it.each([
  ['Variant Inventory Quantity', 'Variant Inventory'],
  ['Variant Inventory Qty', 'Variant Inventory'],
  ['Inventory', 'Variant Inventory'],
  ['Variant Inventroy', 'Variant Inventory'],
  ['Stock', 'Variant Inventory'],
  ['Quantity', 'Variant Inventory'],
  ['Variant Compare At Price', 'Variant Compare-at Price'],
  ['Compare-at Price', 'Variant Compare-at Price'],
  ['Categories', 'Product Categories'],
  ['Tax Categry', 'Tax Category'],
])('the column %j is nearly %j', (column, meant) => {
  expect(mistakenColumns([field(column)], NEEDED, [])).toEqual([{ column, meant }])
  expect(mistakenColumns([field(column)], [...NEEDED, meant], [])).toEqual([])
})

it.each(['Öko Siegel', 'Colour', 'Care', 'Price note', 'Variant Barcode', 'x'.repeat(10_000), ''])(
  'the column %j is a field of the owner',
  (column) => expect(mistakenColumns([field(column)], NEEDED, [])).toEqual([]),
)

it('a type for a field without a column is named with the nearest field of the file', () => {
  expect(
    mistakenColumns(['Material', 'size-guide'].map(field), NEEDED, ['materal', 'washing', 'size-guide']),
  ).toEqual([
    { column: 'materal', meant: 'material', isTyped: true },
    { column: 'washing', meant: null, isTyped: true },
  ])
})
