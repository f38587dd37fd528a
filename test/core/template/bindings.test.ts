import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { bindingAssignments, parseBindings, readOptionChoice } from '../../../core/template/index.js'
import type { Assignment, Binding } from '../../../core/template/index.js'

const context = { prices: null, itemAttribute: 'data-commerce-sku-id', linkTarget: 'dataWHref' }

/** The single binding of a node, as a page carries it. */
function binding(target: string, type: string, settings: object = {}): Binding {
  const [parsed] = parseBindings(
    encodeURIComponent(JSON.stringify([{ [target]: { type, dataPath: 'value', ...settings } }])),
  )
  if (parsed === undefined) throw new Error('no binding')
  return parsed
}

const assign = (target: string, type: string, value: unknown, settings: object = {}): readonly Assignment[] =>
  bindingAssignments(binding(target, type, settings), { value }, context)

/** The text a binding of content shows. */
const text = (type: string, value: unknown, settings: object = {}): string => {
  const [shown] = assign('innerHTML', type, value, settings)
  return shown?.target === 'text' ? shown.value : 'no text'
}

const filter = (type: string, ...params: readonly string[]): object => ({ filter: { type, params } })

describe('reading bindings', () => {
  it('takes what a page states', () => {
    const settings = {
      filter: { type: 'price', params: [1] },
      timezone: 'UTC',
      pageLinkHrefPrefix: '/de',
      collectionSlugMap: { c1: 'blog' },
      emailLinkSubject: 'Hi',
    }
    expect(binding('innerHTML', 'CommercePrice', settings)).toEqual({
      target: 'innerHTML',
      type: 'CommercePrice',
      filter: { name: 'price', params: ['1'] },
      dataPath: 'value',
      timeZone: 'UTC',
      pageLinkPrefix: '/de',
      collectionSlugs: { c1: 'blog' },
      emailSubject: 'Hi',
    })
  })

  it('takes several, and leaves out what is none', () => {
    const list = [
      { src: { type: 'ImageRef', dataPath: 'a' }, alt: { type: 'PlainText', dataPath: 'b' } },
      { href: { type: 'Link' } },
      { href: null },
      'nonsense',
      null,
    ]
    expect(parseBindings(JSON.stringify(list)).map(({ target }) => target)).toEqual(['src', 'alt'])
  })

  it.each([[''], ['{}'], ['%'], [null], [undefined]])('finds none in %j', (attribute) => {
    expect(parseBindings(attribute)).toEqual([])
  })
})

describe('content', () => {
  it.each<[string, unknown, object, string]>([
    ['PlainText', 'Mug <b>', {}, 'Mug <b>'],
    ['PlainText', 5, {}, '5'],
    ['PlainText', null, {}, ''],
    ['PlainText', undefined, {}, ''],
    ['PlainText', {}, {}, ''],
    ['HighlightedText', 'x', {}, 'x'],
    ['Option', { id: '1', name: 'Red' }, {}, 'Red'],
    ['Link', { url: '/a' }, {}, '/a'],
    ['Number', 2.5, filter('numberPrecision', '0', 'numberPrecision'), '3'],
    ['Number', '2.345', filter('numberPrecision', '2'), '2.35'],
    ['Number', 2.5, filter('numberPrecision', 'x'), '2.5'],
    ['Number', 2.5, filter('numberPrecision', '-1'), '2.5'],
    ['Number', 2.5, filter('numberPrecision', '20'), '2.50000000000000000000'],
    ['Number', 2.5, filter('numberPrecision', '99'), '2.5'],
    ['Number', 'abc', filter('numberPrecision', '0'), ''],
    ['Number', '', filter('numberPrecision', '0'), ''],
    ['Number', true, filter('numberPrecision', '0'), ''],
    ['CommercePrice', { value: 1050, unit: 'USD' }, filter('price'), '$10.50'],
    ['CommercePrice', { value: 1050, unit: 'USD' }, {}, '$10.50'],
    ['CommercePrice', { value: -1050, unit: 'USD' }, filter('price'), '-$10.50'],
    ['CommercePrice', null, filter('price'), ''],
    ['CommercePrice', {}, filter('price'), 'NaN'],
    ['CommercePrice', { value: 5, unit: 'QQQ' }, filter('price'), 'Unknown currency'],
    ['Date', '2024-08-04', filter('date', 'MMMM D, YYYY'), 'August 4, 2024'],
    ['Date', '2024-08-04T00:00:00.000Z', { ...filter('date', 'D'), timezone: 'America/New_York' }, '4'],
    ['Date', '2024-08-04T02:00:00.000Z', { ...filter('date', 'D'), timezone: 'America/New_York' }, '3'],
    ['Date', '2024-08-04T02:00:00.000Z', { ...filter('date', 'D'), timezone: 'nowhere' }, '4'],
    ['Date', 0, filter('date'), 'Jan 1, 1970'],
    ['Date', 'someday', filter('date'), ''],
    ['Date', 1e300, filter('date'), ''],
    [
      'PlainText',
      'mug',
      { ...filter('detailPage', 'c1'), collectionSlugMap: { c1: 'product' } },
      '/product/mug',
    ],
    ['PlainText', 'mug', filter('detailPage', 'c1'), '/mug'],
    ['PlainText', 'mug', filter('detailPage'), '/mug'],
    ['PlainText', '', filter('detailPage'), ''],
  ])('%s %j with %j shows %j', (type, value, settings, shown) => {
    expect(text(type, value, settings)).toBe(shown)
  })

  it('uses the zone of the page where the binding names none', () => {
    const bound = binding('innerHTML', 'Date', filter('date', 'D'))
    const data = { value: '2024-08-04T02:00:00Z' }
    expect(bindingAssignments(bound, data, { prices: null, timeZone: 'America/New_York' })[0]).toEqual({
      target: 'text',
      value: '3',
    })
  })

  it('stops being marked as empty once it shows something', () => {
    expect(assign('innerHTML', 'PlainText', 'Mug')).toEqual([
      { target: 'text', value: 'Mug' },
      { target: 'emptiness', isEmpty: false },
    ])
    expect(assign('innerHTML', 'PlainText', '')).toEqual([{ target: 'text', value: '' }])
  })

  it('is markup only for rich texts and videos, which the page sanitises', () => {
    expect(assign('innerHTML', 'RichText', '<p>Hi</p>')[0]).toEqual({
      target: 'rich',
      html: '<p>Hi</p>',
      paddingTop: null,
    })
    expect(assign('innerHTML', 'RichText', { html: '<p>Hi</p>' })[0]).toMatchObject({ html: '<p>Hi</p>' })
    expect(assign('innerHTML', 'RichText', null)).toEqual([{ target: 'rich', html: '', paddingTop: null }])
    const video = { metadata: { html: '<iframe></iframe>', width: 160, height: 90 } }
    expect(assign('innerHTML', 'Video', video)[0]).toEqual({
      target: 'rich',
      html: '<iframe></iframe>',
      paddingTop: '56.25%',
    })
    for (const size of [
      { width: 0, height: 9 },
      { width: 9, height: 0 },
      { width: {}, height: [] },
    ]) {
      expect(assign('innerHTML', 'Video', { html: 'x', ...size })[0]).toMatchObject({ paddingTop: null })
    }
  })

  it.each([
    ['<a data-rt-link-type="page" href="/about">', '<a data-rt-link-type="page" href="/de/about">'],
    [`<a href='/about' data-rt-link-type='page'>`, `<a href="/de/about" data-rt-link-type='page'>`],
    [
      '<a data-rt-link-collectionid="c1" href="/old/mug">',
      '<a data-rt-link-collectionid="c1" href="/de/product/mug">',
    ],
    ['<a href="/about">', '<a href="/about">'],
    ['<a data-rt-link-collectionid="c9" href="/x">', '<a data-rt-link-collectionid="c9" href="/x">'],
    [
      '<a data-rt-link-type="page" href="//evil.example">',
      '<a data-rt-link-type="page" href="//evil.example">',
    ],
    [
      '<a data-rt-link-type="page" href="https://x.example">',
      '<a data-rt-link-type="page" href="https://x.example">',
    ],
    ['<a>', '<a>'],
  ])('rewrites links of rich text: %j is %j', (html, expected) => {
    const settings = { ...filter('rich'), pageLinkHrefPrefix: '/de', collectionSlugMap: { c1: 'product' } }
    expect(assign('innerHTML', 'RichText', html, settings)[0]).toMatchObject({ html: expected })
    expect(assign('innerHTML', 'RichText', html)[0]).toMatchObject({ html })
  })

  it('cannot leave the attribute it rewrites', () => {
    const settings = { ...filter('rich'), pageLinkHrefPrefix: '"><script>' }
    const [rich] = assign('innerHTML', 'RichText', '<a data-rt-link-type="page" href="/x">', settings)
    expect(rich).toMatchObject({ html: '<a data-rt-link-type="page" href="%22%3E%3Cscript%3E/x">' })
  })
})

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

  it('never throw, whatever the page states and the data hold', () => {
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

  it('never give a page anything but text, safe addresses and safe styles, whatever the data', () => {
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

describe('chosen option values', () => {
  const line = (names: 'old' | 'new') => ({
    product: {
      [names === 'old' ? 'f_sku_properties_3dr' : 'skuProperties']: [
        {
          id: 'size',
          name: 'Size',
          enum: [
            { id: 's', name: 'Small' },
            { id: 'l', name: 'Large' },
          ],
        },
        { id: 'colour', name: 'Colour', enum: [{ id: 'red', name: 'Red' }] },
      ],
    },
    sku: {
      [names === 'old' ? 'f_sku_values_3dr' : 'skuValues']: [
        { property: { id: 'size' }, value: { id: 'l' } },
      ],
    },
  })
  const data = { database: { commerceOrder: { userItems: [line('old'), line('new')] } } }
  const path = (item: number, name: string, set: number): string =>
    `database.commerceOrder.userItems.${item}.product.${name}.${set}`

  it.each([
    [path(0, 'f_sku_properties_3dr', 0), { name: 'Size', value: 'Large' }],
    [path(1, 'skuProperties', 0), { name: 'Size', value: 'Large' }],
    [path(0, 'f_sku_properties_3dr', 1), { name: 'Colour', value: '' }],
    [path(0, 'f_sku_properties_3dr', 9), null],
    ['database.commerceOrder', null],
    [path(0, 'f_other_', 0), null],
  ])('at %s are %j', (at, choice) => {
    expect(readOptionChoice(data, at)).toEqual(choice)
  })

  it('are shown by name', () => {
    const [shown] = parseBindings(
      JSON.stringify([
        { innerHTML: { type: 'CommercePropValues', dataPath: path(0, 'f_sku_properties_3dr', 0) } },
      ]),
    )
    const [missing] = parseBindings(
      JSON.stringify([{ innerHTML: { type: 'CommercePropValues', dataPath: 'nowhere' } }]),
    )
    expect(bindingAssignments(shown as Binding, data, context)[0]).toEqual({ target: 'text', value: 'Large' })
    expect(bindingAssignments(missing as Binding, data, context)).toEqual([{ target: 'text', value: '' }])
  })
})
