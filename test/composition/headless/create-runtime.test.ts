import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createRuntime, parseSettings } from '../../../composition/headless/index.js'
import type { Runtime } from '../../../composition/headless/index.js'
import { productSlug } from '../../../core/catalog/index.js'
import type { Result } from '../../../core/shared/index.js'
import { valueOf } from '../../support/value-of.js'

const CATALOGUE = [
  'Product Handle,Product Name,Product Type,Variant Price,Variant Inventory',
  'oak-stool,Oak stool,Physical,129.00,2',
].join('\n')

const SETTINGS = {
  name: 'Headless',
  currency: 'EUR',
  country: 'DE',
  shipping: [
    { id: 'parcel', name: 'Parcel', countries: ['DE'], rate: { type: 'flat-rate', amount: '4.90' } },
  ],
}

const HOME = {
  addressee: 'Anna Berg',
  line1: 'Am Markt 1',
  line2: null,
  city: 'Jena',
  state: null,
  country: 'DE',
  postalCode: '07743',
}

let runtime: Runtime
beforeAll(async () => {
  runtime = valueOf(await createRuntime({ settings: valueOf(parseSettings(SETTINGS)) }))
  valueOf(await runtime.importCatalogue(CATALOGUE))
})
afterAll(() => runtime.close())

describe('a shop without pages and without HTTP', () => {
  it('sells a stool to a visitor', async () => {
    const shop = runtime.visit()
    const { product } = valueOf(await shop.readProduct({ slug: productSlug('oak-stool') }))
    await shop.addToCart({ skuId: product.skus[0]!.id, count: 1, buyNow: false, key: 'first click' })
    await shop.updateIdentity('anna@example.org')
    await shop.updateAddress({ kind: 'shipping', address: HOME })
    await shop.updateAddress({ kind: 'billing', address: HOME })
    const { order } = valueOf(await shop.readCart())
    await shop.updateShippingMethod(order!.shippingMethods[0]!.id)
    await shop.storePaymentMethod({ provider: 'sandbox', token: 'sandbox_visa_12_2034' })
    const placed = valueOf(await shop.submitOrder({ key: 'first attempt' }))
    expect(placed).toMatchObject({ tag: 'accepted', customerPaid: { amount: 13390, currency: 'EUR' } })
  })

  it('ships to its only country if an address names none', async () => {
    const shop = runtime.visit()
    const { product } = valueOf(await shop.readProduct({ slug: productSlug('oak-stool') }))
    await shop.addToCart({ skuId: product.skus[0]!.id, count: 1, buyNow: false, key: 'no country' })
    valueOf(await shop.updateAddress({ kind: 'shipping', address: { ...HOME, country: null } }))
    valueOf(await shop.updateAddress({ kind: 'billing', address: { ...HOME, country: null } }))
    const { order } = valueOf(await shop.readCart())
    expect(order?.shippingAddress?.country).toBe('DE')
    expect(order?.billingAddress?.country).toBeNull()
    expect(order?.shippingMethods.map(({ name }) => name)).toEqual(['Parcel'])
    valueOf(await shop.updateAddress({ kind: 'shipping', address: { ...HOME, country: 'FR' } }))
    expect(valueOf(await shop.readCart()).order?.shippingMethods).toEqual([])
  })

  it('refuses invalid prices, counts and products, and changes nothing', async () => {
    const shop = runtime.visit()
    const { product } = valueOf(await shop.readProduct({ slug: productSlug('oak-stool') }))
    const item = { skuId: product.skus[0]!.id, buyNow: false }
    const codes: (string | undefined)[] = []
    const note = (result: Result<unknown, { readonly tag: string; readonly code?: string }>): void =>
      void codes.push(result.ok ? 'accepted' : result.failure.code)
    for (const count of [0, -1, 1.5, Number.NaN, 1e12])
      note(await shop.addToCart({ ...item, count, key: `c${count}` }))
    note(await shop.addToCart({ ...item, count: 2, key: 'too many' }))
    expect(codes).toEqual([...Array<string>(5).fill('InvalidQuantity'), 'OutOfInventory'])
    expect(valueOf(await shop.readCart()).order).toBeNull()
  })
})
