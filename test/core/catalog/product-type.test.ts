import { describe, expect, it } from '@jest/globals'
import {
  hasStockFor,
  inventoryOf,
  isShippableType,
  neighbourValue,
  PRODUCT_TYPE_IDS,
  PRODUCT_TYPES,
  quantityLeft,
  tabStopValue,
  toProductType,
} from '../../../core/catalog/index.js'

describe('product types', () => {
  it.each(PRODUCT_TYPES.map((type) => [type]))('are read from the name and from the fixed id: %s', (type) => {
    expect(toProductType(type)).toBe(type)
    expect(toProductType(PRODUCT_TYPE_IDS[type])).toBe(type)
  })

  it.each([[undefined], [''], ['Gift'], [5]])('are Advanced for %j', (input) => {
    expect(toProductType(input)).toBe('Advanced')
  })

  it('have the ids that pages compare with', () => {
    expect(PRODUCT_TYPE_IDS).toEqual({
      Physical: 'ff42fee0113744f693a764e3431a9cc2',
      Digital: 'f22027db68002190aef89a4a2b7ac8a1',
      Service: 'c599e43b1a1c34d5a323aedf75d3adf6',
      Membership: 'e348fd487d0102946c9179d2a94bb613',
      Advanced: 'b6ccc1830db4b1babeb06a9ac5f6dd76',
    })
  })

  it('are shipped when physical or a membership', () => {
    expect(PRODUCT_TYPES.filter(isShippableType)).toEqual(['Physical', 'Membership'])
  })
})

describe('stock', () => {
  it('is unlimited or counted', () => {
    expect(hasStockFor({ type: 'infinite' }, 999)).toBe(true)
    expect(hasStockFor({ type: 'finite', quantity: 2 }, 2)).toBe(true)
    expect(hasStockFor({ type: 'finite', quantity: 2 }, 3)).toBe(false)
  })

  it('shows no number if it is unlimited', () => {
    for (const quantity of [null, 0, 3]) expect(quantityLeft(inventoryOf(quantity))).toBe(quantity)
    expect(quantityLeft({ type: 'infinite' })).toBeNull()
    expect(quantityLeft({ type: 'finite', quantity: 2 })).toBe(2)
  })
})

describe('a row of pills', () => {
  const row = { valueIds: ['a', 'b', 'c', 'd'], disabled: ['b'], chosen: null }

  it.each([
    ['a', 'next', 'c'],
    ['c', 'previous', 'a'],
    ['d', 'next', 'a'],
    ['a', 'previous', 'd'],
    ['elsewhere', 'next', 'a'],
    ['elsewhere', 'previous', 'd'],
  ] as const)('moves from %s to the %s enabled one: %s', (from, direction, to) => {
    expect(neighbourValue(row, from, direction)).toBe(to)
  })

  it('stays on the only enabled pill, and has no target without one', () => {
    expect(neighbourValue({ ...row, disabled: ['b', 'c', 'd'] }, 'a', 'next')).toBe('a')
    expect(neighbourValue({ ...row, disabled: row.valueIds }, 'a', 'next')).toBeNull()
    expect(neighbourValue({ valueIds: [], disabled: [], chosen: null }, 'a', 'previous')).toBeNull()
  })

  it('is entered at the chosen pill, else at the first enabled one', () => {
    expect(tabStopValue({ ...row, chosen: 'c' })).toBe('c')
    expect(tabStopValue({ ...row, disabled: ['a', 'b'], chosen: 'a' })).toBe('c')
    expect(tabStopValue({ ...row, disabled: row.valueIds })).toBeNull()
  })
})
