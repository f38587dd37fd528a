import { describe, expect, it } from '@jest/globals'
import { skuId } from '../../../core/catalog/index.js'
import type { Sku } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import {
  bindingAssignments,
  parseSkuBindings,
  readPath,
  skuAssignments,
  withOrderAliases,
} from '../../../core/template/index.js'
import type { Assignment } from '../../../core/template/index.js'
import { binding, context } from './bindings.fixture.js'

const image = (url: string, alt: string | null = null) => ({ url, alt, name: null })

const mug: Sku = {
  id: skuId('mug'),
  code: 'MUG-1',
  price: money(1250, 'USD'),
  compareAtPrice: money(1500, 'USD'),
  weight: 0.5,
  width: null,
  length: 10,
  height: null,
  mainImage: image('/mug.png', 'A mug'),
  moreImages: [image('/side.png'), image('/back.png')],
  optionValues: { size: 's' },
  inventory: { type: 'finite', quantity: 3 },
  billing: 'one-time',
}

const bare: Sku = {
  ...mug,
  code: null,
  compareAtPrice: null,
  mainImage: null,
  moreImages: [],
  inventory: { type: 'infinite' },
}

const assign = (from: string, to: string, sku: Sku = mug): readonly Assignment[] =>
  skuAssignments(parseSkuBindings(encodeURIComponent(JSON.stringify([{ from, to }]))), sku, { prices: null })

const shown = (value: string): readonly Assignment[] => [
  { target: 'text', value },
  { target: 'emptiness', isEmpty: value === '' },
]

const source = (url: string | null, alt?: string): readonly Assignment[] => [
  { target: 'attribute', name: 'src', value: url },
  { target: 'attribute', name: 'srcset', value: null },
  { target: 'attribute', name: 'sizes', value: null },
  ...(alt === undefined ? [] : [{ target: 'attribute', name: 'alt', value: alt } as const]),
  { target: 'emptiness', isEmpty: url === null },
]

const film = {
  url: 'https://films.example/7',
  html: '<iframe src="https://films.example/embed/7"></iframe>',
  width: 1280,
  height: 720,
}

const filmed: Sku = {
  ...mug,
  mainImage: { ...image('/still.png'), video: film },
  moreImages: [image('/side.png'), { ...image(''), video: { ...film, width: null, height: null } }],
}

describe('SKU bindings', () => {
  it('put films into lightboxes with their player, and show their still picture elsewhere', () => {
    expect(assign('f_main_image_4dr', 'media', filmed)).toEqual([
      { target: 'lightbox', items: [{ ...film, type: 'video', thumbnailUrl: '/still.png' }] },
    ])
    expect(assign('f_more_images_4dr', 'media', filmed)).toEqual([
      {
        target: 'lightbox',
        items: [
          { url: '/side.png', type: 'image' },
          { url: film.url, html: film.html, type: 'video' },
        ],
      },
    ])
    expect(assign('f_main_image_4dr', 'src', filmed)).toEqual(source('/still.png'))
    expect(assign('f_more_images_4dr.1', 'src', filmed)).toEqual(source(null))
  })

  it('leave a film out whose address would run a script, and keep its picture', () => {
    const evil: Sku = {
      ...mug,
      mainImage: { ...image('/still.png'), video: { ...film, url: 'javascript:alert(1)' } },
    }
    expect(assign('f_main_image_4dr', 'media', evil)).toEqual([
      { target: 'lightbox', items: [{ url: '/still.png', type: 'image' }] },
    ])
  })

  it.each<[string, string, Sku, readonly Assignment[]]>([
    ['f_price_', 'innerHTML', mug, shown('$12.50')],
    ['price', 'innerHTML', mug, shown('$12.50')],
    ['f_compare_at_price_7dr10dr', 'innerHTML', mug, shown('$15.00')],
    ['f_compare_at_price_7dr10dr', 'innerHTML', bare, shown('')],
    ['f_weight_', 'innerHTML', mug, shown('0.5')],
    ['f_width_', 'innerHTML', mug, shown('')],
    ['f_length_', 'innerHTML', mug, shown('10')],
    ['f_sku_', 'innerHTML', mug, shown('MUG-1')],
    ['f_sku_', 'innerHTML', bare, shown('')],
    ['ecSkuInventoryQuantity', 'innerHTML', mug, shown('3')],
    ['ecSkuInventoryQuantity', 'innerHTML', bare, shown('')],
    ['f_main_image_4dr', 'src', mug, source('/mug.png', 'A mug')],
    ['f_main_image_4dr.url', 'src', mug, source('/mug.png')],
    ['f_main_image_4dr', 'src', bare, source(null)],
    ['f_more_images_4dr.1', 'src', mug, source('/back.png')],
    ['f_more_images_4dr.9', 'src', mug, source(null)],
    [
      'f_main_image_4dr',
      'style.background-image',
      mug,
      [{ target: 'style', property: 'background-image', value: 'url("/mug.png")' }],
    ],
    [
      'f_main_image_4dr',
      'style.background-image',
      bare,
      [{ target: 'style', property: 'background-image', value: 'none' }],
    ],
    ['f_main_image_4dr', 'media', mug, [{ target: 'lightbox', items: [{ url: '/mug.png', type: 'image' }] }]],
    ['f_main_image_4dr', 'media', bare, [{ target: 'lightbox', items: [] }]],
    [
      'f_more_images_4dr',
      'media',
      mug,
      [
        {
          target: 'lightbox',
          items: [
            { url: '/side.png', type: 'image' },
            { url: '/back.png', type: 'image' },
          ],
        },
      ],
    ],
    ['f_more_images_4dr[]', 'media', bare, [{ target: 'lightbox', items: [] }]],
    ['f_price_', 'title', mug, [{ target: 'attribute', name: 'title', value: '$12.50' }]],
    ['f_price_', 'value', mug, [{ target: 'field-value', value: '$12.50' }]],
    ['f_price_', 'onclick', mug, []],
    ['f_sku_values_3dr', 'optionValues', mug, []],
    ['f_sku_values_3dr', 'opionValues', mug, []],
    ['f_unheard_', 'innerHTML', mug, shown('')],
  ])('%s to %s', (from, to, sku, expected) => {
    expect(assign(from, to, sku)).toEqual(expected)
  })

  it('never show a picture at an address that runs', () => {
    const evil: Sku = { ...mug, mainImage: image('javascript:alert(1)') }
    expect(assign('f_main_image_4dr', 'src', evil)).toEqual(source(null))
    expect(assign('f_main_image_4dr', 'media', evil)).toEqual([{ target: 'lightbox', items: [] }])
  })

  it.each([[''], ['{}'], ['[{"from":1,"to":"src"}]'], ['[null]'], [null]])(
    'are not found in %j',
    (attribute) => {
      expect(parseSkuBindings(attribute)).toEqual([])
    },
  )
})

describe('short names of an order', () => {
  const order = {
    id: '018f0000-0000-7123-8456-0123456789ab',
    paymentProcessor: null,
    customerInfo: {
      identity: { email: 'a@x.example' },
      shippingAddress: {
        addressee: 'Ann',
        line1: 'Street 1',
        city: 'Town',
        country: 'DE',
        postalCode: '10115',
      },
      billingAddress: null,
      stripePayment: { card: { provider: 'visa', last4: '4242', expires: { month: 4, year: 2030 } } },
    },
    statusFlags: { requiresShipping: true, hasDownloads: false },
    availableShippingMethods: [
      { name: 'Slow', description: 'a week', selected: false },
      { name: 'Fast', description: 'a day', selected: true },
    ],
    customData: [
      { name: 'a', textArea: 'first' },
      { name: 'b', textArea: 'last', textInput: null },
      { name: 'c', checkbox: false },
    ],
  }
  const tree = { site: { id: 'site' }, database: { id: 'database', commerceOrder: order } }
  const read = (name: string, data: unknown = tree): unknown =>
    readPath(withOrderAliases(data), `database.commerceOrder.${name}`)

  it.each<[string, unknown]>([
    ['orderId', '018f0000-0000-7123-8456-0123456789ab'],
    ['orderNumber', '4D2P-F2DB'],
    ['customerEmail', 'a@x.example'],
    ['shippingAddressAddressee', 'Ann'],
    ['shippingAddressLine1', 'Street 1'],
    ['shippingAddressLine2', undefined],
    ['shippingAddressCity', 'Town'],
    ['shippingAddressState', undefined],
    ['shippingAddressCountry', 'DE'],
    ['shippingAddressPostalCode', '10115'],
    ['billingAddressCity', undefined],
    ['cardProvider', 'visa'],
    ['cardLastFour', '4242'],
    ['cardExpiresMonth', 4],
    ['cardExpiresYear', 2030],
    ['requiresShipping', true],
    ['hasDownloads', false],
    ['shippingMethodName', 'Fast'],
    ['shippingMethodDescription', 'a day'],
    ['additionalTextArea', 'last'],
    ['additionalTextInput', undefined],
    ['additionalCheckbox', false],
    ['statusFlags.requiresShipping', true],
  ])('%s is %j', (name, value) => {
    expect(read(name)).toEqual(value)
  })

  it.each([
    ['id', 'innerHTML', [{ target: 'text', value: '4D2P-F2DB' }]],
    ['orderId', 'innerHTML', [{ target: 'text', value: order.id }]],
    ['id', 'id', [{ target: 'attribute', name: 'id', value: order.id }]],
  ])(
    'show %s as %s in the form for shoppers, and in the form for the rest of the page',
    (name, target, expected) => {
      const bound = binding(target, 'PlainText', { dataPath: `database.commerceOrder.${name}` })
      expect(bindingAssignments(bound, withOrderAliases(tree), context)).toEqual(
        expect.arrayContaining(expected),
      )
    },
  )

  it('name the wallet if one paid', () => {
    expect(
      read('cardProvider', { database: { commerceOrder: { ...order, paymentProcessor: 'paypal' } } }),
    ).toBe('PayPal')
  })

  it('do not change the rest of the tree, nor a tree without an order', () => {
    expect(readPath(withOrderAliases(tree), 'site.id')).toBe('site')
    expect(readPath(withOrderAliases(tree), 'database.id')).toBe('database')
    for (const empty of [{ database: { commerceOrder: null } }, {}, null, undefined]) {
      expect(withOrderAliases(empty)).toBe(empty)
    }
  })
})
