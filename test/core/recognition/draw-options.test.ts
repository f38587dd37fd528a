/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import type { Element as TreeElement } from 'domhandler'
import { OPTION_MARKUP } from '../../../core/builder-markup/index.js'
import { domDraft } from '../../../adapters/browser/template/dom-draft.js'
import { outerText } from '../../../adapters/site/pages/shop/draft.js'
import { pageDraft } from '../../../adapters/site/pages/shop/page-draft.js'
import { parsePage } from '../../../adapters/site/pages/index.js'
import { optionSetId, optionValueId, productId } from '../../../core/catalog/index.js'
import type { Product } from '../../../core/catalog/index.js'
import { drawOptions } from '../../../core/recognition/index.js'
import { valueOf } from '../../support/value-of.js'

const set = (id: string, name: string, values: readonly string[]) => ({
  id: optionSetId(id),
  name,
  values: values.map((value) => ({ id: optionValueId(`${id}-${value}`), name: value, slug: value })),
})
const PRODUCT = {
  id: productId('mug'),
  optionSets: [set('c', 'Colour', ['Blue', 'Red']), set('s', 'Size', ['S']), set('m', 'Material', ['Clay'])],
} as unknown as Product

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

function drawnInDocument(html: string, product = PRODUCT): string {
  const form = parsed(html).querySelector('form') as Element
  drawOptions({ nodes: domDraft, optionMarkup: OPTION_MARKUP, ids: '0' }, form, product)
  return form.outerHTML
}

function drawnInTree(html: string, product = PRODUCT): string {
  const form = valueOf(parsePage(html)).elements.find(({ name }) => name === 'form') as TreeElement
  drawOptions({ nodes: pageDraft, optionMarkup: OPTION_MARKUP, ids: '0' }, form, product)
  return outerText(form)
}

/** The form with its options, drawn by a page and by the server, which must agree. */
function drawn(html: string, product = PRODUCT): HTMLFormElement {
  expect(drawnInTree(html, product)).toBe(drawnInDocument(html, product))
  return parsed(drawnInTree(html, product)).querySelector('form') as HTMLFormElement
}

const textsOf = (form: HTMLFormElement, selector: string): readonly (string | null)[] =>
  [...form.querySelectorAll(selector)].map(({ textContent }) => textContent)

describe('option sets of an export', () => {
  it('replace the designer’s samples, in their order, the last one for all that follow', () => {
    const form = drawn(
      '<form><div data-node-type="commerce-add-to-cart-option-list"><div class="pills"><label>x</label>' +
        '<div data-node-type="commerce-add-to-cart-pill-group" role="radiogroup">' +
        '<div data-node-type="commerce-add-to-cart-pill" class="pill"><b>x</b></div></div></div>' +
        '<div class="select"><label>x</label><select class="mine w-select"><option value="">Pick</option>' +
        '</select></div></div></form>',
    )
    const blocks = [...form.querySelectorAll('.pills, .select')]
    expect(blocks.map(({ className }) => className)).toEqual(['pills', 'select', 'select'])
    expect(textsOf(form, 'label')).toEqual(['Colour: ', 'Size: ', 'Material: '])
    expect(textsOf(form, '.pill b')).toEqual(['Blue', 'Red'])
    expect(textsOf(form, 'option')).toEqual(['Pick', 'S', 'Pick', 'Clay'])
    expect(new Set([...form.querySelectorAll('[id]')].map(({ id }) => id)).size).toBe(3)
  })

  it('are built as pills if the list asks for them', () => {
    const form = drawn(
      '<form><div data-node-type="commerce-add-to-cart-option-list" data-vitrine-options="pills"></div></form>',
    )
    expect(
      form.querySelectorAll('[role="radiogroup"].w-commerce-commerceaddtocartoptionpillgroup'),
    ).toHaveLength(3)
    expect(form.querySelector('[data-option-id="c-Blue"]')?.className).toBe(
      'w-commerce-commerceaddtocartoptionpill',
    )
  })

  it('find a place in a form without a list', () => {
    const form = drawn('<form><input></form>')
    expect(form.firstElementChild?.getAttribute('data-node-type')).toBe('commerce-add-to-cart-option-list')
    expect(form.querySelectorAll('select')).toHaveLength(3)
  })

  it.each([
    ['stays where the designer wrote one deeper in the block', 'Choose', 'Choose'],
    ['is the name of the set where it holds only blanks', ' \n ', 'Colour: '],
  ])('have a label that %s', (_, written, shown) => {
    const form = drawn(
      '<form><div data-node-type="commerce-add-to-cart-option-list"><div class="row"><p>' +
        `<label>${written}</label></p><select></select></div></div></form>`,
    )
    expect(textsOf(form, 'label')[0]).toBe(shown)
  })

  it('are named for screen readers if the sample has no label', () => {
    const form = drawn(
      '<form><div data-node-type="commerce-add-to-cart-option-list"><select></select></div></form>',
    )
    expect([...form.querySelectorAll('select')].map((select) => select.getAttribute('aria-label'))).toEqual([
      'Colour',
      'Size',
      'Material',
    ])
  })

  it.each([
    [
      '<form><div data-node-type="commerce-add-to-cart-option-list"><select></select></div><b>x</b></form>',
      2,
    ],
    ['<form><b>x</b></form>', 1],
  ])('are removed with the samples if the product has none: %s', (html, parts) => {
    const form = drawn(html, { ...PRODUCT, optionSets: [] })
    expect([form.querySelectorAll('select').length, form.children.length]).toEqual([0, parts])
  })

  it('do not change controls that name their option sets', () => {
    const html = '<form><select data-commerce-option-set-id="c"></select></form>'
    expect(drawn(html).outerHTML).toBe(html)
  })
})
