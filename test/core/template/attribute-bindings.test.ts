import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { bindingAssignments, parseBindings } from '../../../core/template/index.js'
import type { Assignment } from '../../../core/template/index.js'
import { context, assign, filter } from './bindings.fixture.js'

describe('attributes, styles and fields', () => {
  it.each<[string, string, unknown, object, Assignment]>([
    ['src', 'ImageRef', { url: '/mug.png' }, {}, { target: 'attribute', name: 'src', value: '/mug.png' }],
    ['src', 'ImageRef', '/mug.png', {}, { target: 'attribute', name: 'src', value: '/mug.png' }],
    ['src', 'ImageRef', null, {}, { target: 'attribute', name: 'src', value: '' }],
    ['src', 'ImageRef', { url: 'javascript:x' }, {}, { target: 'attribute', name: 'src', value: '' }],
    ['alt', 'PlainText', 'A mug', {}, { target: 'attribute', name: 'alt', value: 'A mug' }],
    ['alt', 'Number', null, {}, { target: 'attribute', name: 'alt', value: '' }],
    ['id', 'PlainText', 'method-1', {}, { target: 'attribute', name: 'id', value: 'method-1' }],
    ['for', 'PlainText', 'method-1', {}, { target: 'attribute', name: 'for', value: 'method-1' }],
    ['href', 'Link', '/a', {}, { target: 'attribute', name: 'href', value: '/a' }],
    ['href', 'Link', 'javascript:x', {}, { target: 'attribute', name: 'href', value: '#' }],
    ['href', 'Link', null, {}, { target: 'attribute', name: 'href', value: '#' }],
    ['href', 'Link', { other: 1 }, {}, { target: 'attribute', name: 'href', value: '#' }],
    ['href', 'FileRef', { url: '/a.pdf' }, {}, { target: 'attribute', name: 'href', value: '/a.pdf' }],
    [
      'href',
      'Video',
      { url: 'https://v.example' },
      {},
      { target: 'attribute', name: 'href', value: 'https://v.example' },
    ],
    ['href', 'Phone', '1-800-FLOWERS', {}, { target: 'attribute', name: 'href', value: 'tel:1-800-3569377' }],
    ['href', 'Phone', '+49 (30) 123', {}, { target: 'attribute', name: 'href', value: 'tel:+49(30)123' }],
    ['href', 'Phone', 12345, {}, { target: 'attribute', name: 'href', value: 'tel:12345' }],
    [
      'href',
      'Email',
      'a b@x.example',
      {},
      { target: 'attribute', name: 'href', value: 'mailto:a%20b@x.example' },
    ],
    [
      'href',
      'Email',
      'a@x.example',
      { emailLinkSubject: 'Hi & bye' },
      { target: 'attribute', name: 'href', value: 'mailto:a@x.example?subject=Hi%20%26%20bye' },
    ],
    [
      'dataWHref',
      'FullSlug',
      'product/mug',
      {},
      { target: 'attribute', name: 'href', value: '/product/mug' },
    ],
    [
      'dataWHref',
      'FullSlug',
      '/product/mug',
      {},
      { target: 'attribute', name: 'href', value: '/product/mug' },
    ],
    [
      'dataWHref',
      'PlainText',
      'mug',
      { ...filter('detailPage', 'c'), collectionSlugMap: { c: 'product' } },
      { target: 'attribute', name: 'href', value: '/product/mug' },
    ],
    ['value', 'Number', 3, filter('numberPrecision', '0'), { target: 'field-value', value: '3' }],
    ['value', 'PlainText', null, {}, { target: 'field-value', value: null }],
    ['checked', 'Bool', true, {}, { target: 'property', name: 'checked', value: true }],
    ['checked', 'Bool', 'true', {}, { target: 'property', name: 'checked', value: true }],
    ['checked', 'Bool', undefined, {}, { target: 'property', name: 'checked', value: false }],
    [
      'data-commerce-sku-id',
      'ItemRef',
      's1',
      {},
      { target: 'attribute', name: 'data-commerce-sku-id', value: 's1' },
    ],
    [
      'data-commerce-sku-id',
      'ItemRef',
      { id: 's1' },
      {},
      { target: 'attribute', name: 'data-commerce-sku-id', value: 's1' },
    ],
    ['style.color', 'Color', '#468EE5', {}, { target: 'style', property: 'color', value: '#468EE5' }],
    [
      'style.background-color',
      'Color',
      'rgba(0, 0, 0, .5)',
      {},
      { target: 'style', property: 'background-color', value: 'rgba(0, 0, 0, .5)' },
    ],
    [
      'style.border-color',
      'Color',
      'red; x: url(evil)',
      {},
      { target: 'style', property: 'border-color', value: '' },
    ],
    ['style.color', 'Color', null, {}, { target: 'style', property: 'color', value: '' }],
    [
      'style.background-image',
      'ImageRef',
      { url: '/a.png' },
      {},
      { target: 'style', property: 'background-image', value: 'url("/a.png")' },
    ],
    [
      'style.background-image',
      'ImageRef',
      null,
      {},
      { target: 'style', property: 'background-image', value: 'none' },
    ],
  ])('%s as %s of %j (%j)', (target, type, value, settings, expected) => {
    expect(assign(target, type, value, settings)).toEqual([expected])
  })

  it.each([
    ['innerHTML', 'ImageRef'],
    ['innerHTML', 'FileRef'],
    ['src', 'PlainText'],
    ['checked', 'PlainText'],
    ['href', 'PlainText'],
    ['optionSets', 'CommercePropTable'],
    ['optionValues', 'CommercePropValues'],
    ['onclick', 'PlainText'],
    ['toString', 'PlainText'],
  ])('%s does nothing with %s', (target, type) => {
    expect(assign(target, type, 'x')).toEqual([])
  })

  it('never throw, for any page and any data', () => {
    const targets = [
      'innerHTML',
      'src',
      'href',
      'dataWHref',
      'alt',
      'value',
      'checked',
      'style.color',
      'data-commerce-sku-id',
    ]
    const types = [
      'PlainText',
      'RichText',
      'Video',
      'CommercePrice',
      'Date',
      'Phone',
      'Link',
      'Number',
      'Bool',
      'Color',
      'ItemRef',
    ]
    const filters = ['identity', 'price', 'date', 'numberPrecision', 'detailPage', 'rich']
    fc.assert(
      fc.property(
        fc.constantFrom(...targets),
        fc.constantFrom(...types),
        fc.constantFrom(...filters),
        fc.jsonValue(),
        fc.anything(),
        (target, type, name, settings, value) => {
          const entry = {
            type,
            dataPath: 'value',
            filter: { type: name, params: [settings] },
            collectionSlugMap: settings,
          }
          for (const bound of parseBindings(JSON.stringify([{ [target]: entry }, settings]))) {
            expect(Array.isArray(bindingAssignments(bound, { value }, context))).toBe(true)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('never give a page anything but text, safe addresses and safe styles, for any data', () => {
    const targets = [
      'innerHTML',
      'src',
      'href',
      'dataWHref',
      'alt',
      'id',
      'for',
      'value',
      'style.background-image',
      'style.color',
    ]
    const types = [
      'PlainText',
      'ImageRef',
      'Link',
      'FileRef',
      'Number',
      'Color',
      'FullSlug',
      'Phone',
      'Email',
      'Option',
    ]
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom('javascript:alert(1)', '");color:red', '<img onerror=x>'),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...targets),
        fc.constantFrom(...types),
        hostile,
        fc.boolean(),
        (target, type, value, isWrapped) => {
          for (const assignment of assign(target, type, isWrapped ? { url: value, id: value } : value)) {
            expect(assignment.target).not.toBe('rich')
            if (assignment.target === 'attribute' && ['src', 'href'].includes(assignment.name)) {
              expect(String(assignment.value).replace(/[\u0000- ]/g, '')).not.toMatch(/^javascript:/i)
            }
            if (assignment.target === 'style')
              expect(assignment.value.replace(/url\("[^"\\\n]*"\)/, '')).not.toMatch(/[;"\\]/)
          }
        },
      ),
    )
  })
})
