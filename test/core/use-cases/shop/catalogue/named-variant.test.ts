import { expect, it } from '@jest/globals'
import { namedVariant } from '../../../../../core/use-cases/shop/catalogue/named-variant.js'

type Variant = { readonly id: string; readonly code: string | null }

const BY_ID: Variant = { id: 'TEA-1', code: 'OTHER' }
const BY_CODE: Variant = { id: 'sku-2', code: 'TEA-1' }
const WITHOUT_CODE: Variant = { id: 'TEA-1', code: null }

it.each([
  ['nothing', [], null],
  ['an id', [BY_ID], BY_ID],
  ['a code', [BY_CODE], BY_CODE],
  ['a code before an id', [BY_ID, BY_CODE], BY_CODE],
  ['an id without a code', [WITHOUT_CODE], WITHOUT_CODE],
])('finds a variant by %s', (_, found, meant) => {
  expect(namedVariant(found, 'TEA-1')).toBe(meant)
})
