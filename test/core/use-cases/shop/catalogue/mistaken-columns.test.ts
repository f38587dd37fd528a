import { expect, it } from '@jest/globals'
import { mistakenColumns } from '../../../../../core/use-cases/shop/catalogue/mistaken-columns.js'

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
  expect(mistakenColumns([column], NEEDED)).toEqual([{ column, meant }])
  expect(mistakenColumns([column], [...NEEDED, meant])).toEqual([])
})

it.each(['Öko Siegel', 'Colour', 'Care', 'Price note', 'Variant Barcode', 'x'.repeat(10_000), ''])(
  'the column %j is a field of the owner',
  (column) => expect(mistakenColumns([column], NEEDED)).toEqual([]),
)
