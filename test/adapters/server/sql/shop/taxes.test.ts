import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../../../../adapters/server/sql/engine/index.js'
import { importCatalogue, skuIdOf } from '../../../../../adapters/server/sql/shop/index.js'
import type { Address, Order } from '../../../../../core/orders/index.js'
import { visitorId } from '../../../../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../../../../core/ports/shop/commerce-gateway.port.js'
import { createFakeProcessor, FAKE_CARDS } from '../../../../fakes/payment-processor.fake.js'
import { realRandom, settingsOf, wallClock } from '../../../../support/shop/store-fixture.js'
import { openTemporaryPostgres } from '../../../../support/sql/temporary-postgres.js'
import { valueOf } from '../../../../support/value-of.js'
import { makeStore } from '../../../../support/shop/make-store.js'

const settings = settingsOf({
  name: 'Shop',
  currency: 'USD',
  country: 'US',
  state: 'CA',
  shipping: [{ id: 'parcel', name: 'Parcel', rate: { type: 'flat-rate', amount: '0.00' } }],
  taxes: [
    { country: 'US', state: 'California', name: 'Sales tax', percent: 10 },
    { country: 'DE', name: 'VAT', percent: 25, included: true },
  ],
})
const CATALOGUE = `Product Handle,Product Name,Product Type,Variant Price
book,Book,Physical,100.00
file,File,Advanced,100.00
`
const address = (country: string | null, state: string | null): Address => ({
  addressee: 'Anna',
  line1: 'First Street 1',
  line2: null,
  city: 'Town',
  state,
  country,
  postalCode: '12345',
})

describe('the tax of an order', () => {
  let sql: Sql
  let visitors = 0
  beforeAll(async () => {
    sql = await openTemporaryPostgres()
    valueOf(await importCatalogue({ sql, siteId: 'taxes', settings }, CATALOGUE))
  }, 60_000)
  afterAll(() => sql.close())

  const buyer = async (product: 'book' | 'file'): Promise<CommerceGateway> => {
    const backend = makeStore({
      sql,
      siteId: 'taxes',
      settings,
      processors: [createFakeProcessor()],
      clock: wallClock,
      random: realRandom,
    })
    visitors += 1
    const { commerce } = backend.open({ id: visitorId(`buyer-${visitors}`) })
    valueOf(await commerce.addToCart({ skuId: skuIdOf(product, []), count: 1, buyNow: false, key: 'add' }))
    valueOf(await commerce.updateIdentity('a@example.com'))
    valueOf(await commerce.storePaymentMethod({ provider: 'fake', token: FAKE_CARDS.accepted }))
    return commerce
  }
  const cartOf = async (commerce: CommerceGateway): Promise<Order> => {
    const { order } = valueOf(await commerce.readCart())
    if (order === null) throw new Error('the cart is empty')
    return order
  }
  const submit = (commerce: CommerceGateway) => commerce.submitOrder({ key: 'submit' })

  it.each(['CA', 'ca', ' California', 'CALIFORNIA', 'US-CA', 'C.A.'])(
    'is not avoided by writing the state as %j, shipped or not',
    async (state) => {
      for (const product of ['book', 'file'] as const) {
        const commerce = await buyer(product)
        const kind = product === 'book' ? 'shipping' : 'billing'
        valueOf(await commerce.updateAddress({ kind, address: address('US', state) }))
        expect((await cartOf(commerce)).total.amount).toBe(11_000)
      }
    },
  )

  it.each([null, '', 'Kalifornien', 'none'])('is not avoided by the unknown state %j', async (state) => {
    for (const product of ['book', 'file'] as const) {
      const commerce = await buyer(product)
      const kind = product === 'book' ? 'shipping' : 'billing'
      valueOf(await commerce.updateAddress({ kind, address: address('US', state) }))
      if (product === 'book') valueOf(await commerce.updateShippingMethod('parcel' as never))
      expect(await submit(commerce)).toMatchObject({
        failure: { code: 'InvalidShippingAddress', problems: [{ type: 'MISSING_STATE' }] },
      })
    }
  })

  it.each(['ZZ', 'EU', 'XX', 'Germany'])('is not avoided by the unknown country %j', async (country) => {
    const commerce = await buyer('file')
    for (const kind of ['shipping', 'billing'] as const)
      expect(await commerce.updateAddress({ kind, address: address(country, null) })).toMatchObject({
        failure: { code: 'InvalidShippingAddress' },
      })
    expect((await cartOf(commerce)).total.amount).toBe(11_000)
  })

  it.each([
    ['uk', 'GB'],
    ['EL', 'GR'],
    ['ＤＥ', 'DE'],
  ])('follows the ISO code of a country written %j', async (written, code) => {
    const commerce = await buyer('book')
    valueOf(await commerce.updateAddress({ kind: 'shipping', address: address(written, null) }))
    expect((await cartOf(commerce)).shippingAddress?.country).toBe(code)
  })

  it('of goods that are not shipped is that of the shop without an address', async () => {
    const commerce = await buyer('file')
    expect((await cartOf(commerce)).total.amount).toBe(11_000)
    valueOf(await commerce.updateAddress({ kind: 'billing', address: address(null, null) }))
    expect((await cartOf(commerce)).total.amount).toBe(11_000)
    valueOf(await commerce.updateAddress({ kind: 'billing', address: address('US', 'Nevada') }))
    expect((await cartOf(commerce)).total.amount).toBe(10_000)
    expect((await submit(commerce)).ok).toBe(true)
  })

  it('that prices include is shown with its amount and adds nothing', async () => {
    const commerce = await buyer('file')
    valueOf(await commerce.updateAddress({ kind: 'billing', address: address('DE', null) }))
    const order = await cartOf(commerce)
    expect(order.total.amount).toBe(10_000)
    expect(order.extraItems).toMatchObject([
      { kind: 'tax', name: 'VAT (included)', price: { amount: 2_000 }, isIncluded: true },
    ])
    expect((await submit(commerce)).ok).toBe(true)
  })
})
