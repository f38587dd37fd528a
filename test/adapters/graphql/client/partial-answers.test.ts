import { describe, expect, it } from '@jest/globals'
import { parseCartChange } from '../../../../adapters/graphql/client/parse/parse-cart-change.js'
import { parseCardAnswer, parseCards } from '../../../../adapters/graphql/client/parse/parse-cards.js'
import { parseProduct } from '../../../../adapters/graphql/client/parse/parse-catalog.js'
import { parseOrder } from '../../../../adapters/graphql/client/parse/parse-order.js'
import { parseSubmit } from '../../../../adapters/graphql/client/parse/parse-submit.js'
import { asSitePath } from '../../../../adapters/graphql/client/parse/reading.js'
import { readOrder } from '../../../../adapters/graphql/client/read-order.js'
import type { WireOperation } from '../../../../adapters/graphql/client/transport/transport.js'
import { ok } from '../../../../core/shared/index.js'

const PRICE = { amount: 500, currency: 'EUR' }
const LINE = { id: 'l', count: 2, price: PRICE, rowTotal: PRICE, product: { id: 'p' }, sku: { id: 's' } }
const ORDER = { id: 'o', items: [LINE], subtotal: PRICE, total: PRICE }

describe('an order of an engine that leaves parts out', () => {
  it('has empty texts, no lists, and counts its pieces itself', () => {
    const source = {
      ...ORDER,
      items: [LINE, { ...LINE, id: 'm', count: 1 }],
      extraItems: [{ kind: 'tax', price: PRICE }],
      shippingMethods: [{ id: 'm', price: PRICE }],
      progress: { refunded: PRICE, parcels: [{}] },
      downloads: [{ id: 'f', url: '/f' }],
      customData: [{}, { checkbox: true }, { checkbox: 'yes' }],
    }
    expect(parseOrder(source)).toMatchObject({
      status: 'cart',
      itemCount: 3,
      items: [{ product: { slug: '', name: '', typeId: '', optionSets: [] }, sku: { optionValues: {} } }, {}],
      extraItems: [{ kind: 'tax', name: '' }],
      shippingMethods: [{ name: '', description: null, selected: false }],
      progress: { payment: '', fulfilment: '', isCancelled: false, parcels: [{ sentOn: '' }] },
      downloads: [{ id: 'f', name: '', url: '/f' }],
      customData: [{ name: '', checkbox: null }, { checkbox: true }, { checkbox: null }],
      startedOn: 0,
      updatedOn: 0,
    })
  })

  it('has no chosen value of an option that is no text', () => {
    const sku = { id: 's', optionValues: { size: 'M', colour: null } }
    expect(parseOrder({ ...ORDER, items: [{ ...LINE, sku }] })?.items[0]?.sku.optionValues).toEqual({
      size: 'M',
    })
  })

  it.each([
    ['one line left', { linesLeft: { count: 1, names: ['Lamp'] } }, ['linesLeft']],
    ['no line left', { linesLeft: { count: 0, names: [] } }, []],
    ['a renewal', { renewal: { today: PRICE, amount: PRICE, fromMs: 7 } }, ['renewal']],
    ['a renewal without its time', { renewal: { today: PRICE, amount: PRICE } }, []],
    ['a renewal without its amount', { renewal: { today: PRICE, fromMs: 7 } }, []],
    ['a progress without the refunded amount', { progress: { payment: 'paid' } }, []],
  ])('with %s has only the parts that are complete', (_, more, parts) => {
    const optional = ['linesLeft', 'renewal', 'progress']
    expect(
      Object.keys(parseOrder({ ...ORDER, ...more }) ?? {}).filter((key) => optional.includes(key)),
    ).toEqual(parts)
  })

  it.each([
    ['id', { id: null }],
    ['total', { total: { amount: 1.5, currency: 'EUR' } }],
    ['price of a line', { items: [{ ...LINE, price: { amount: 500, currency: 'euro' } }] }],
    ['variant of a line', { items: [{ ...LINE, sku: {} }] }],
    ['kind of an extra', { extraItems: [{ kind: 'gift', price: PRICE }] }],
    ['price of a shipping method', { shippingMethods: [{ id: 'm' }] }],
  ])('is refused without the %s', (_, broken) => {
    expect(parseOrder({ ...ORDER, ...broken })).toBeNull()
  })
})

const VARIANT = {
  id: 's',
  price: { value: 500, unit: 'EUR' },
  inventory: { type: 'infinite' },
  mainImage: { url: '/a.png', video: { url: '/v', html: '<iframe>' } },
  skuValues: [
    { property: { id: 'size' }, value: { id: 'm' } },
    { property: {}, value: { id: 'm' } },
    { property: { id: 'colour' }, value: {} },
  ],
  ecSkuBillingMethod: 'subscription',
  ecSkuSubscriptionPlan: { interval: 'month', frequency: 1 },
}
const SIZE = { id: 'size', enum: [{ id: 'm' }] }
const GOODS = { id: 'p', skus: [VARIANT], skuProperties: [SIZE], defaultSku: { id: 's' } }

describe('a product of an engine that leaves parts out', () => {
  it('keeps the parts that are there', () => {
    expect(parseProduct(GOODS)?.product).toMatchObject({
      defaultSkuId: 's',
      optionSets: [{ id: 'size', name: '', values: [{ id: 'm', name: '', slug: '' }] }],
      skus: [
        {
          mainImage: { url: '/a.png', video: { url: '/v', html: '<iframe>' } },
          optionValues: { size: 'm' },
          inventory: { type: 'infinite' },
          billing: 'subscription',
          plan: { interval: 'month', frequency: 1, trialDays: null },
        },
      ],
    })
  })

  it.each([
    ['no picture', { mainImage: {} }, { mainImage: null }],
    ['a picture without its film', { mainImage: { url: '/a.png', video: { url: '/v' } } }, {}],
    ['no count of its stock', { inventory: {} }, { inventory: { type: 'finite', quantity: 0 } }],
    ['no billing', { ecSkuBillingMethod: null }, { billing: 'one-time' }],
    ['no values', { skuValues: null }, { optionValues: {} }],
  ])('shows a variant with %s', (_, more, expected) => {
    const [sku] = parseProduct({ ...GOODS, skus: [{ ...VARIANT, ...more }] })?.product.skus ?? []
    expect(sku).toMatchObject(expected)
    expect(sku?.mainImage?.video === undefined).toBe('mainImage' in more)
  })

  it.each([
    ['its id', { id: 7 }],
    ['the id of a variant', { skus: [{ ...VARIANT, id: null }] }],
    ['the price of a variant', { skus: [{ ...VARIANT, price: { value: 500 } }] }],
  ])('is refused without %s', (_, broken) => {
    expect(parseProduct({ ...GOODS, ...broken })).toBeNull()
  })

  it.each([
    ['an option without its id', { skuProperties: [SIZE, { enum: [] }] }],
    ['a value without its id', { skuProperties: [{ ...SIZE, enum: [{}] }] }],
  ])('has no options with %s', (_, broken) => {
    expect(parseProduct({ ...GOODS, ...broken })?.product.optionSets).toEqual([])
  })

  it('has the memberships whose product and order are named', () => {
    const memberships = [{ productId: 'p', orderId: 'o', active: true }]
    expect(parseProduct({ ...GOODS, memberships })?.memberships).toEqual(memberships)
    for (const part of ['productId', 'orderId'])
      expect(
        parseProduct({ ...GOODS, memberships: [{ ...memberships[0], [part]: null }] })?.memberships,
      ).toEqual([])
  })
})

it.each(['ok', 'itemId', 'itemCount', 'itemPrice'])('a change of a cart without "%s" is none', (part) => {
  const change = { ok: true, itemId: 'i', itemCount: 2, itemPrice: { value: 500, unit: 'EUR' } }
  expect(parseCartChange(change)).toMatchObject({ itemId: 'i', itemCount: 2 })
  expect(parseCartChange({ ...change, [part]: undefined })).toBeNull()
})

it('a product without memberships has none, also if one of them is unreadable', () => {
  const product = { id: 'p', skus: [] }
  expect(parseProduct(product)).toMatchObject({ product: { name: '', typeId: '' }, memberships: [] })
  expect(parseProduct({ ...product, memberships: [{}] })).toMatchObject({ memberships: [] })
})

const PLACED = {
  ok: true,
  orderId: 'o',
  token: 't',
  customerPaid: { value: 500, unit: 'EUR' },
  purchasedItems: [],
}

it.each(['ok', 'orderId', 'token', 'customerPaid'])('an answer to a submit without "%s" is none', (part) => {
  expect(parseSubmit(PLACED)).toMatchObject({ tag: 'accepted', orderId: 'o' })
  expect(parseSubmit({ ...PLACED, [part]: undefined })).toBeNull()
})

describe('the cards of subscriptions', () => {
  it('are none if the answer has none or one of them is unreadable', () => {
    expect(parseCards({})).toEqual({ providers: [], subscriptions: [] })
    expect(parseCards({ providers: [{}], subscriptions: [{}] })).toEqual({ providers: [], subscriptions: [] })
    expect(parseCards({ subscriptions: [{ id: 's' }] }).subscriptions).toEqual([
      { id: 's', productName: '', isOwed: false, last4: null },
    ])
  })

  it.each([
    [{ status: 'changed' }, { tag: 'changed' }],
    [{ status: 'unpaid' }, { tag: 'unpaid' }],
    [{ status: 'unclear' }, { tag: 'unclear' }],
    [
      { status: 'requires_action', provider: 'stripe', clientSecret: 's' },
      { tag: 'action-required', action: { provider: 'stripe', data: 's' } },
    ],
    [{ status: 'requires_action', clientSecret: 's' }, null],
    [{ status: 'requires_action', provider: 'stripe' }, null],
    [{ status: 'other', provider: 'stripe', clientSecret: 's' }, null],
  ])('with the answer %j are %j', (answer, expected) => {
    expect(parseCardAnswer(answer)).toEqual(expected)
  })
})

it.each([
  ['/orders/1', '/orders/1'],
  ['//other.example', null],
  ['/\\other.example', null],
  ['orders', null],
  [7, null],
])('the path %j of an answer is %j', (input, path) => {
  expect(asSitePath(input)).toBe(path)
})

describe('the reading of a cart', () => {
  const operation = {} as WireOperation
  const site = (capabilities: object) => ({ commerce: { defaultCurrency: 'EUR', capabilities } })
  const read = (data: object) => readOrder(async () => ok([{ data, errors: [] }] as never), operation, null)

  it('knows no checkout hosts, country or providers that the answer does not state', async () => {
    for (const capabilities of [{}, { checkoutHosts: [7] }])
      expect(await read({ site: site(capabilities) })).toMatchObject({
        ok: true,
        value: {
          order: null,
          shop: {
            businessCountry: '',
            paymentProviders: [],
            capabilities: { checkout: 'onPage', checkoutHosts: [] },
          },
        },
      })
  })

  it('fails without a currency of the shop, and with an order that cannot be read', async () => {
    expect((await read({ site: {} })).ok).toBe(false)
    expect((await read({ site: site({}), database: { order: {} } })).ok).toBe(false)
  })
})
