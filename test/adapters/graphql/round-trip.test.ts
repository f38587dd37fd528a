import { afterEach, describe, expect, it } from '@jest/globals'
import { holdsMembership, productId, withProductPictures } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import { orderId, orderToken } from '../../../core/orders/index.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import type { CommerceGateway, FoundSubmit } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { ORDER, PRODUCT, SHOP } from './support/sample-order.js'
import { scriptedBackend } from './support/scripted-backend.js'
import { clientOf, serveShop } from './support/site.js'
import type { TestSite } from './support/site.js'

let site: TestSite | null = null
afterEach(async () => {
  await site?.close()
  site = null
})

const unexpected: unknown[] = []

async function shopping(script: Partial<CommerceGateway>): Promise<CommerceGateway> {
  site = await serveShop(
    scriptedBackend(() => script),
    unexpected,
  )
  return clientOf(site.url).open({ id: visitorId('') }).commerce
}

/** The product as pages show it: variants without a picture have the product's. */
const SHOWN = { ...PRODUCT, skus: withProductPictures(PRODUCT.skus, PRODUCT.defaultSkuId) }

describe('the way from the back end to the page', () => {
  it('carries a cart with every part filled', async () => {
    const shop = await shopping({ readCart: async () => ok({ order: ORDER, shop: SHOP }) })
    expect(await shop.readCart()).toEqual(ok({ order: ORDER, shop: SHOP }))
    expect(unexpected).toEqual([])
  })

  it('contains the items that a log-in left in an earlier cart', async () => {
    const order = { ...ORDER, linesLeft: { count: 12, names: ['Tea', 'Mug'] } }
    const shop = await shopping({ readCart: async () => ok({ order, shop: SHOP }) })
    expect(await shop.readCart()).toEqual(ok({ order, shop: SHOP }))
  })

  it('carries an order with every optional part empty', async () => {
    const bare = {
      ...ORDER,
      status: 'placed' as const,
      items: ORDER.items.map((item) => ({
        ...item,
        subscription: null,
        sku: { ...item.sku, mainImage: null },
      })),
      email: null,
      fullName: null,
      shippingAddress: null,
      card: null,
      paymentProcessor: null,
      comment: null,
      customData: [],
      downloads: [],
      shippingMethods: [],
      extraItems: [],
    }
    const which = { orderId: orderId('1'), token: orderToken('2') }
    const shop = await shopping({
      readCart: async () => ok({ order: null, shop: SHOP }),
      readPlacedOrder: async (asked) => ok({ order: asked.token === which.token ? bare : null, shop: SHOP }),
    })
    expect(await shop.readPlacedOrder(which)).toEqual(ok({ order: bare, shop: SHOP }))
    expect(await shop.readPlacedOrder({ ...which, token: orderToken('x') })).toEqual(
      ok({ order: null, shop: SHOP }),
    )
  })

  it('carries each flag of an order by itself', async () => {
    const names = Object.keys(ORDER.flags) as readonly (keyof typeof ORDER.flags)[]
    const orders = names.map((set) => ({
      ...ORDER,
      flags: { ...ORDER.flags, ...Object.fromEntries(names.map((name) => [name, name === set])) },
    }))
    const waiting = [...orders]
    const shop = await shopping({ readCart: async () => ok({ order: waiting.shift() ?? null, shop: SHOP }) })
    for (const order of orders) expect(await shop.readCart()).toEqual(ok({ order, shop: SHOP }))
  })

  it('shows a cart without lines as no order', async () => {
    const shop = await shopping({ readCart: async () => ok({ order: { ...ORDER, items: [] }, shop: SHOP }) })
    expect(await shop.readCart()).toEqual(ok({ order: null, shop: SHOP }))
  })

  it('carries a product with its SKUs and memberships, by id and by slug', async () => {
    const memberships = [{ productId: PRODUCT.id, orderId: 'o1', active: true }]
    const asked: unknown[] = []
    const shop = await shopping({
      readProduct: async (which) => {
        asked.push(which)
        return ok({ product: PRODUCT, memberships })
      },
    })
    expect(await shop.readProduct({ id: PRODUCT.id })).toEqual(ok({ product: SHOWN, memberships }))
    expect(await shop.readProduct({ slug: PRODUCT.slug })).toEqual(ok({ product: SHOWN, memberships }))
    expect(asked).toEqual([{ id: PRODUCT.id }, { slug: PRODUCT.slug }])
    expect(holdsMembership(memberships, PRODUCT.id)).toBe(true)
  })

  it('carries lists of products, never more than a hundred', async () => {
    const asked: unknown[] = []
    const shop = await shopping({
      listProducts: async (request) => {
        asked.push(request)
        return ok([{ product: PRODUCT, memberships: [] }])
      },
    })
    expect(await shop.listProducts({ category: null, limit: 500 })).toEqual(
      ok([{ product: SHOWN, memberships: [] }]),
    )
    await shop.listProducts({ category: 'Cups & "more"', limit: 3 })
    expect(asked).toEqual([
      { category: null, limit: 100 },
      { category: 'Cups & "more"', limit: 3 },
    ])
    const query = { category: 'Cups', limit: 2, search: 'blue "mug"', after: PRODUCT.id }
    for (const key of ['position', 'name', 'price'] as const)
      for (const isDescending of [true, false]) {
        await shop.listProducts({ ...query, sort: { key, isDescending } })
        expect(asked.at(-1)).toEqual({ ...query, sort: { key, isDescending } })
      }
    const before = asked.length
    expect(await shop.listProducts({ category: null, limit: 2, search: 'x'.repeat(201) })).toMatchObject({
      ok: false,
      failure: { message: 'A search may have at most 200 characters.' },
    })
    expect(asked).toHaveLength(before)
  })

  it('refuses a missing product', async () => {
    const missing: GatewayFailure = { tag: 'rejected', code: 'ItemNotFound', message: 'gone', problems: [] }
    const shop = await shopping({ readProduct: async () => err(missing) })
    expect(await shop.readProduct({ id: productId('x') })).toMatchObject({
      ok: false,
      failure: { tag: 'rejected', code: 'ItemNotFound' },
    })
  })

  it('carries codes, messages and problems of a refusal', async () => {
    const refusal: GatewayFailure = {
      tag: 'rejected',
      code: 'InvalidShippingAddress',
      message: 'The state is missing.',
      problems: [{ type: 'MISSING_STATE' }],
    }
    const shop = await shopping({ updateIdentity: async () => err(refusal) })
    expect(await shop.updateIdentity('a@b.c')).toEqual(err(refusal))
  })

  it('carries both ends of a submit', async () => {
    const price = money(26090, 'EUR')
    const accepted = {
      tag: 'accepted' as const,
      orderId: orderId('1'),
      token: orderToken('t'),
      customerPaid: price,
      purchasedItems: [{ id: 's', name: 'Oak stool', count: 2, price: money(12900, 'EUR') }],
    }
    const action = { provider: 'some provider', data: 'cs' }
    const asked: unknown[] = []
    const shop = await shopping({
      submitOrder: async (submit) => {
        asked.push(submit)
        return ok(submit.confirmation ? accepted : { tag: 'action-required', action })
      },
    })
    expect(await shop.submitOrder({ key: 'k' })).toEqual(ok({ tag: 'action-required', action }))
    expect(await shop.submitOrder({ key: 'k', orderId: orderId('1'), confirmation: 'pi' })).toEqual(
      ok(accepted),
    )
    expect(asked).toEqual([{ key: 'k' }, { key: 'k', orderId: orderId('1'), confirmation: 'pi' }])
  })
})

describe('outcome of an earlier submit', () => {
  const accepted = {
    tag: 'accepted' as const,
    orderId: orderId('1'),
    token: orderToken('t'),
    customerPaid: money(100, 'EUR'),
    purchasedItems: [],
  }
  it.each<FoundSubmit>([
    accepted,
    { tag: 'action-required', action: { provider: 'some provider', data: 'cs' } },
    { tag: 'pending' },
    { tag: 'not-placed' },
  ])('comes back unchanged: %j', async (found) => {
    const shop = await shopping({ findSubmit: async (key) => ok(key === 'k' ? found : { tag: 'pending' }) })
    expect(await shop.findSubmit('k')).toEqual(ok(found))
  })
})

describe('the way from the page to the back end', () => {
  it('hands over every change with its arguments', async () => {
    const calls: unknown[] = []
    const note =
      (name: string) =>
      async (argument?: unknown): Promise<{ ok: true; value: undefined }> => {
        calls.push([name, argument])
        return ok(undefined)
      }
    const shop = await shopping({
      updateIdentity: note('identity'),
      updateAddress: note('address'),
      updateShippingMethod: note('method'),
      storePaymentMethod: note('payment'),
      updateCustomData: note('custom'),
      recalculate: note('recalculate'),
      applyDiscount: note('discount'),
    })
    const address = ORDER.shippingAddress as NonNullable<typeof ORDER.shippingAddress>
    await shop.updateIdentity(null)
    await shop.updateAddress({ kind: 'shipping', address })
    await shop.updateAddress({ kind: 'billing', address, obfuscated: true })
    await shop.updateShippingMethod(null)
    await shop.storePaymentMethod({ provider: 'some provider', token: 'pm_1' })
    await shop.updateCustomData(ORDER.customData)
    await shop.recalculate()
    await shop.applyDiscount('WELCOME')
    expect(calls).toEqual([
      ['identity', null],
      ['address', { kind: 'shipping', address, obfuscated: false }],
      ['address', { kind: 'billing', address, obfuscated: true }],
      ['method', null],
      ['payment', { provider: 'some provider', token: 'pm_1' }],
      ['custom', ORDER.customData],
      ['recalculate', undefined],
      ['discount', 'WELCOME'],
    ])
  })

  it('refuses counts that no protocol can carry, without a request', async () => {
    const shop = await shopping({})
    const item = { skuId: PRODUCT.skus[0]!.id, buyNow: false, key: 'k' }
    for (const count of [Number.NaN, 1.5, 2 ** 31, Number.POSITIVE_INFINITY]) {
      expect(await shop.addToCart({ ...item, count })).toMatchObject({ failure: { code: 'InvalidQuantity' } })
      expect(await shop.updateItem({ skuId: item.skuId, count })).toMatchObject({
        failure: { code: 'InvalidQuantity' },
      })
    }
  })
})
