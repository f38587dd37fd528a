/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { showSelection } from '../../../../adapters/browser/shop/product/option-controls.js'
import { skuId } from '../../../../core/catalog/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { page } from './product-page.fixture.js'

afterEach(() => document.body.replaceChildren())

const product = {
  optionSets: [],
  skus: ['blue', 'red'].map((colour) => ({
    id: skuId(colour),
    optionValues: { colour },
    inventory: { type: 'infinite' },
  })),
} as unknown as Product

const select = (setId: string): string =>
  `<select data-node-type="commerce-add-to-cart-option-select" data-commerce-option-set-id="${setId}">` +
  '<option value="">?</option><option value="red">Red</option></select>'
const pills = (setId: string): string =>
  `<div data-node-type="commerce-add-to-cart-pill-group" data-commerce-option-set-id="${setId}">` +
  '<div data-node-type="commerce-add-to-cart-pill" data-option-name="red" role="radio">Red</div></div>'

describe('showSelection', () => {
  it.each(['toString', '__proto__', 'constructor', 'none'])(
    'shows the selection in later option sets after an unknown set called %s',
    (setId) => {
      const form = page(`<form>${select(setId)}${pills(setId)}${select('colour')}</form>`)
      showSelection(form, product, { chosen: { colour: 'red' }, skuId: skuId('red') })
      expect([...form.querySelectorAll('select')].map(({ value }) => value)).toEqual(['', 'red'])
      expect(form.querySelectorAll('.w--ecommerce-pill-selected')).toHaveLength(0)
    },
  )
})
