import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { optionSetId, optionValueId, productId, productSlug, skuId } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import { SEEN_ORDERS_KEY } from '../../../core/builder-markup/index.js'
import {
  orderId,
  projectOrder,
  orderWords,
  searchWords,
  shippingMethodId,
  wantedWords,
} from '../../../core/orders/index.js'
import { purchaseEvent, trackPurchase } from '../../../core/confirmation/index.js'
import type { Address, LineItem, Order, ShopSettings } from '../../../core/orders/index.js'
import {
  bindingAssignments,
  parseBindings,
  readPath,
  withOrderAliases,
} from '../../../core/template/index.js'
import type { Binding } from '../../../core/template/index.js'
import { ON_PAGE } from '../../support/shop/capabilities.js'

const SHOP: ShopSettings = {
  businessCountry: 'DE',
  defaultCurrency: 'USD',
  quickCheckoutEnabled: true,
  paymentProviders: [],
  capabilities: ON_PAGE,
}

const address: Address = {
  addressee: 'Ann',
  line1: 'Street 1',
  line2: null,
  city: 'Town',
  state: null,
  country: 'DE',
  postalCode: '10115',
}

const line: LineItem = {
  id: 'line-1',
  count: 2,
  price: money(1250, 'USD'),
  rowTotal: money(2500, 'USD'),
  product: {
    id: productId('mug'),
    slug: productSlug('mug'),
    name: 'Mug <b>',
    type: 'Physical',
    typeId: 'ff42fee0113744f693a764e3431a9cc2',
    optionSets: [
      {
        id: optionSetId('size'),
        name: 'Size',
        values: [{ id: optionValueId('l'), name: 'Large', slug: 'large' }],
      },
    ],
    fields: { 'maker-name': 'Potter', name: 'not the name' },
  },
  sku: {
    id: skuId('mug-l'),
    code: 'MUG-L',
    mainImage: { url: '/mug.png', alt: 'A mug', name: 'mug.png' },
    optionValues: { size: 'l' },
  },
  subscription: null,
}

const order: Order = {
  id: orderId('order-1'),
  status: 'cart',
  items: [line],
  itemCount: 2,
  subtotal: money(2500, 'USD'),
  total: money(2800, 'USD'),
  extraItems: [{ kind: 'shipping', name: 'Post', price: money(300, 'USD') }],
  shippingMethods: [
    {
      id: shippingMethodId('post'),
      name: 'Post',
      description: null,
      price: money(300, 'USD'),
      selected: true,
    },
  ],
  email: 'ann@x.example',
  fullName: null,
  shippingAddress: address,
  billingAddress: null,
  card: { provider: 'visa', last4: '4242', expiresMonth: 4, expiresYear: 2030 },
  paymentProcessor: null,
  customData: [{ name: 'Note', textArea: 'Ring twice', textInput: null, checkbox: null }],
  flags: {
    requiresShipping: true,
    isFreeOrder: false,
    hasSubscription: false,
    hasDownloads: false,
    shouldRecalc: false,
    shippingAddressRequiresPostalCode: true,
    billingAddressRequiresPostalCode: false,
  },
  comment: null,
  downloads: [],
  startedOn: 0,
  updatedOn: 1000,
}

const tree = withOrderAliases(projectOrder(order, SHOP))
const read = (path: string): unknown => readPath(tree, `database.commerceOrder.${path}`)

describe('an order on the site data tree', () => {
  it.each<[string, unknown]>([
    ['id', 'order-1'],
    ['userItemsCount', 2],
    ['userItems.0.count', 2],
    ['userItems.0.price', { value: 1250, unit: 'USD', decimalValue: 12.5, string: '$12.50' }],
    ['userItems.0.rowTotal.decimalValue', 25],
    ['userItems.0.product.f_name_', 'Mug <b>'],
    ['userItems.0.product.name', 'Mug <b>'],
    ['userItems.0.product.f_slug_', 'mug'],
    ['userItems.0.product.fullSlug', '/product/mug'],
    ['userItems.0.product.f_maker_name_5dr', 'Potter'],
    ['userItems.0.product.makerName', 'Potter'],
    ['userItems.0.product.f_ec_product_type_2dr10dr', { id: line.product.typeId, name: 'Physical' }],
    ['userItems.0.product.productType.name', 'Physical'],
    ['userItems.0.product.f_sku_properties_3dr.0.enum.0', { id: 'l', name: 'Large', slug: 'large' }],
    ['userItems.0.product.skuProperties.0.name', 'Size'],
    ['userItems.0.sku.id', 'mug-l'],
    ['userItems.0.sku.f_sku_', 'MUG-L'],
    [
      'userItems.0.sku.f_main_image_4dr',
      { url: '/mug.png', alt: 'A mug', file: { origFileName: 'mug.png' } },
    ],
    ['userItems.0.sku.mainImage.url', '/mug.png'],
    ['userItems.0.sku.f_sku_values_3dr.0', { property: { id: 'size' }, value: { id: 'l' } }],
    ['userItems.0.subscriptionFrequency', null],
    [
      'availableShippingMethods.0',
      {
        id: 'post',
        name: 'Post',
        description: null,
        mode: null,
        price: { value: 300, unit: 'USD', decimalValue: 3, string: '$3.00' },
        selected: true,
      },
    ],
    ['extraItems.0.name', 'Post'],
    ['subtotal.string', '$25.00'],
    ['total.value', 2800],
    ['customerInfo.identity.email', 'ann@x.example'],
    ['customerInfo.shippingAddress.postalCode', '10115'],
    ['customerInfo.shippingAddress.type', 'shipping'],
    ['customerInfo.billingAddress', null],
    [
      'customerInfo.stripePayment.card',
      { provided: true, provider: 'visa', last4: '4242', expires: { month: 4, year: 2030 } },
    ],
    ['startedOn', '1970-01-01T00:00:00.000Z'],
    ['updatedOn', '1970-01-01T00:00:01.000Z'],
    ['statusFlags.requiresShipping', true],
    ['statusFlags.needItems', false],
    ['statusFlags.needIdentity', false],
    ['statusFlags.needAddress', false],
    ['statusFlags.needPayment', false],
    ['customerEmail', 'ann@x.example'],
    ['cardLastFour', '4242'],
    ['shippingMethodName', 'Post'],
    ['additionalTextArea', 'Ring twice'],
  ])('has %s', (path, value) => {
    expect(read(path)).toEqual(value)
  })

  it('needs no address without goods that are shipped', () => {
    const flags = { ...order.flags, requiresShipping: false }
    const tree = projectOrder({ ...order, flags, shippingAddress: null }, SHOP)
    expect(readPath(tree, 'database.commerceOrder.statusFlags.needAddress')).toBe(false)
  })

  it('has the missing parts of an empty order', () => {
    const empty = projectOrder({ ...order, items: [], email: null, shippingAddress: null, card: null }, SHOP)
    expect(readPath(empty, 'database.commerceOrder.statusFlags')).toMatchObject({
      needItems: true,
      needIdentity: true,
      needAddress: true,
      needPayment: true,
    })
    expect(readPath(empty, 'database.commerceOrder.customerInfo.stripePayment.card')).toEqual({
      provided: false,
      provider: null,
      last4: null,
      expires: null,
    })
  })

  it('has the interval of a subscription', () => {
    const subscription = { frequency: 1, interval: 'month', trialDays: 14 }
    const data = projectOrder({ ...order, items: [{ ...line, subscription }] }, SHOP)
    expect(readPath(data, 'database.commerceOrder.userItems.0')).toMatchObject({
      subscriptionFrequency: 1,
      subscriptionInterval: 'month',
      subscriptionTrial: 14,
    })
  })

  it("has the shop's data, also while the cart is empty", () => {
    expect(projectOrder(null, SHOP)).toEqual({
      database: { id: 'database', commerceOrder: null },
      site: {
        id: 'site',
        commerce: {
          id: 'commerce',
          businessAddress: { country: 'DE' },
          defaultCountry: 'DE',
          defaultCurrency: 'USD',
          quickCheckoutEnabled: true,
          paymentProviders: [],
          capabilities: ON_PAGE,
        },
      },
    })
  })

  it.each([
    ['CommercePropValues', 'database.commerceOrder.userItems.0.product.f_sku_properties_3dr.0', 'Large'],
    ['CommercePrice', 'database.commerceOrder.userItems.0.rowTotal', '$25.00'],
    ['PlainText', 'database.commerceOrder.userItems.0.product.f_name_', 'Mug <b>'],
  ])('shows a binding of %s to %s', (type, dataPath, text) => {
    const [binding] = parseBindings(JSON.stringify([{ innerHTML: { type, dataPath } }]))
    expect(bindingAssignments(binding as Binding, tree, { prices: null })[0]).toEqual({
      target: 'text',
      value: text,
    })
  })
})

describe('the report of a purchase to trackers', () => {
  it('uses their event names and the ids of SKUs', () => {
    expect(purchaseEvent(order)).toEqual({
      name: 'purchase',
      id: order.id,
      gtag: {
        name: 'purchase',
        parameters: {
          transaction_id: 'order-1',
          value: 28,
          currency: 'USD',
          items: [{ id: 'mug-l', name: 'Mug <b>', quantity: 2, price: 12.5 }],
        },
      },
      fbq: {
        name: 'Purchase',
        parameters: {
          value: 28,
          currency: 'USD',
          content_ids: ['mug-l'],
          content_type: 'product',
          contents: [{ id: 'mug-l', quantity: 2, item_price: 12.5 }],
        },
      },
    })
  })

  it('happens once per order', () => {
    const first = trackPurchase(order, null)
    expect(first?.event).toEqual(purchaseEvent(order))
    expect(first?.nextStored).toBe('{"order-1":true}')
    expect(trackPurchase(order, first?.nextStored ?? null)).toBeNull()
  })

  it('keeps the records of other orders', () => {
    expect(trackPurchase(order, '{"older":true}')?.nextStored).toBe('{"older":true,"order-1":true}')
  })

  it.each([[''], ['nonsense'], ['null'], ['5'], ['{"order-1":false}'], ['{"order-1":"true"}']])(
    'begins again if the browser stores %j',
    (stored) => {
      expect(trackPurchase(order, stored)?.nextStored).toBe('{"order-1":true}')
    },
  )

  it('never throws on any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const tracked = trackPurchase(order, stored)
        if (tracked !== null) expect(trackPurchase(order, tracked.nextStored)).toBeNull()
      }),
    )
  })

  it('is stored under the key that pages of the original read', () => {
    expect(SEEN_ORDERS_KEY).toBe('wf-seen-orders')
  })
})

describe('the search words of an order', () => {
  it.each([
    ['Marco Bianchi', 'Marco.Bianchi@Example.org', 'marco bianchi example org'],
    ['Zoë  O’Neill-Müller', null, 'zoë o’neill müller'],
    [null, '', ''],
    ["Robert'); --", 'a+b@c.d', 'robert a b c d'],
  ])('of %s, %s', (name, email, words) => {
    expect(searchWords(name, email).join(' ')).toBe(words)
  })

  it('are limited, even for an endless name', () => {
    expect(searchWords('x'.repeat(5000), null)).toEqual(['x'.repeat(500)])
    expect(wantedWords('a b c d e f g h i j k l')).toHaveLength(10)
  })

  it('include each file for buyers, by a word that no search matches', () => {
    const items = ['a/My guide.pdf; b.zip', 'b.zip'].map((files) => ({
      product: { id: productId('p'), fields: { 'download-files': files } },
    }))
    expect(orderWords(items, 'Ada', null)).toEqual(['ada', '/a/My guide.pdf', '/b.zip'])
    expect(wantedWords('/a/My guide.pdf')).toEqual(['a', 'my', 'guide', 'pdf'])
  })

  it('contain no sign with a meaning in searches', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const word of wantedWords(text)) expect(word).not.toMatch(/[\s'"%_\\:*&|!()<>-]/)
      }),
    )
  })
})
