/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import {
  pillClick,
  pillKey,
  showSelection,
} from '../../../../adapters/browser/shop/product/option-controls.js'
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

const THREE = `<div data-node-type="commerce-add-to-cart-pill-group" data-commerce-option-set-id="colour">${[
  'blue',
  'grey',
  'red',
]
  .map((id) => `<div data-node-type="commerce-add-to-cart-pill" data-option-id="${id}" role="radio"></div>`)
  .join('')}</div>`

const withGrey = {
  ...product,
  skus: [
    ...product.skus,
    { id: skuId('grey'), optionValues: { colour: 'grey' }, inventory: { type: 'finite', quantity: 0 } },
  ],
} as Product

/** A row of pills: blue is chosen, grey is sold out, red is free. */
function row(): (id: string) => HTMLElement {
  const form = page(`<form>${THREE}</form>`)
  showSelection(form, withGrey, { chosen: { colour: 'blue' }, skuId: skuId('blue') })
  return (id) => form.querySelector<HTMLElement>(`[data-option-id="${id}"]`)!
}

describe('a pill', () => {
  it.each([
    ['blue', { chosen: true, disabled: false, tabindex: '0' }],
    ['grey', { chosen: false, disabled: true, tabindex: '-1' }],
    ['red', { chosen: false, disabled: false, tabindex: '-1' }],
  ])('%s is marked as %j', (id, marks) => {
    const pill = row()(id)
    const names = ['w--ecommerce-pill-selected', 'w--ecommerce-pill-disabled']
    const [chosen, disabled] = names.map((name) => pill.classList.contains(name))
    expect({ chosen, disabled, tabindex: pill.getAttribute('tabindex') }).toEqual(marks)
    expect([pill.getAttribute('aria-checked'), pill.getAttribute('aria-disabled')]).toEqual(
      [marks.chosen, marks.disabled].map(String),
    )
  })

  it.each([
    ['blue', null],
    ['grey', null],
    ['red', 'red'],
  ])('%s that is clicked chooses %s', (id, valueId) => {
    expect(pillClick(row()(id))?.valueId ?? null).toBe(valueId)
  })

  /** The value that a key chooses; undefined: the pills ignore the key. */
  function chosenBy(id: string, key: string, init: KeyboardEventInit = {}): string | null | undefined {
    const pill = row()(id)
    let answer: ReturnType<typeof pillKey> | null = null
    pill.addEventListener('keydown', (event) => (answer = pillKey(event)))
    pill.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }))
    const { isHandled, choice } = answer as unknown as ReturnType<typeof pillKey>
    return isHandled ? (choice?.valueId ?? null) : undefined
  }

  it.each([
    ['red', 'Enter', 'red'],
    ['red', ' ', 'red'],
    ['grey', 'Enter', null],
    ['blue', ' ', null],
    ['blue', 'ArrowRight', 'red'],
    ['blue', 'ArrowDown', 'red'],
    ['red', 'ArrowLeft', 'blue'],
    ['red', 'ArrowUp', 'blue'],
    ['red', 'ArrowRight', 'blue'],
    ['red', 'Tab', undefined],
    ['red', 'a', undefined],
  ])('%s on which "%s" is pressed chooses %s', (id, key, valueId) => {
    expect(chosenBy(id, key)).toBe(valueId)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey'])('leaves keys with %s to others', (modifier) => {
    expect(chosenBy('red', 'Enter', { [modifier]: true })).toBeUndefined()
  })
})
