import { expect, it } from '../test-runner.js'
import type { SkuId } from '../../../core/catalog/index.js'
import type { Order } from '../../../core/orders/index.js'
import type { BackendFixture } from './backend-fixture.js'
import { acceptedOf, codeOf, GERMAN_ADDRESS, newShopper, shippingOf, valueOf } from './shopper.js'
import type { Shopper } from './shopper.js'

const extraOf = (order: Order | null, kind: Order['extraItems'][number]['kind']): number =>
  (order?.extraItems ?? [])
    .filter((extra) => extra.kind === kind)
    .reduce((sum, { price }) => sum + price.amount, 0)

/** Sums at the very amount of a rule, over several pieces, and of goods that are not shipped. */
export function limitCases(fixture: () => BackendFixture): void {
  /** A pin for 1.00, shipped, so that a number of pins costs any whole amount. */
  const pinOf = async (shopper: Shopper): Promise<SkuId> => {
    const all = valueOf(await shopper.listProducts({ category: null, limit: 100 }))
    const pin = all.find(({ product }) => product.name === 'Pin one')?.product.skus[0]
    if (pin === undefined) throw new Error('the goods of the suite hold a pin')
    return pin.id
  }

  it('takes an amount off the order once, for any number of pieces and lines', async () => {
    const { guide, sticker } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(guide.sku, 2))
    valueOf(await shopper.add(sticker, 3))
    valueOf(await shopper.applyDiscount('ONCE'))
    expect(extraOf(await shopper.cart(), 'discount')).toBe(-100)
    valueOf(await shopper.updateItem({ skuId: guide.sku, count: 5 }))
    expect(extraOf(await shopper.cart(), 'discount')).toBe(-100)
  })

  it('gives a discount from its minimum on, and not a cent below', async () => {
    const shopper = newShopper(fixture())
    const pin = await pinOf(shopper)
    valueOf(await shopper.add(pin, 499))
    expect(codeOf(await shopper.applyDiscount('BIG'))).toBe('DiscountRequirementsNotMet')
    valueOf(await shopper.updateItem({ skuId: pin, count: 500 }))
    valueOf(await shopper.applyDiscount('BIG'))
    expect(extraOf(await shopper.cart(), 'discount')).toBe(-25000)
  })

  it('places an order that costs the minimum to the cent', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(await pinOf(shopper), 2))
    await shopper.fillIn(fixture().cards.accepted)
    const cart = await shopper.cart()
    expect(cart?.subtotal.amount).toBe(200)
    expect(acceptedOf(await shopper.submit()).customerPaid).toEqual(cart?.total)
  })

  it('ships for the price of a tier from its exact amount on', async () => {
    const shopper = newShopper(fixture())
    const pin = await pinOf(shopper)
    valueOf(await shopper.add(pin, 49))
    const address = { ...GERMAN_ADDRESS, country: 'AT', postalCode: '1010', city: 'Wien' }
    valueOf(await shopper.updateAddress({ kind: 'shipping', address }))
    valueOf(await shopper.updateShippingMethod(shippingOf(fixture()).europe))
    for (const [count, price] of [
      [49, 1200],
      [50, 0],
    ] as const) {
      valueOf(await shopper.updateItem({ skuId: pin, count }))
      const order = await shopper.cart()
      expect(order?.shippingMethods.map((method) => method.price.amount)).toEqual([price])
      expect(extraOf(order, 'shipping')).toBe(price)
    }
  })

  it('adds up a second line of many pieces', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku, 3))
    valueOf(await shopper.add(await pinOf(shopper), 50))
    const order = await shopper.cart()
    expect([order?.subtotal.amount, order?.total.amount]).toEqual([7550, 7550])
  })

  it('charges no shipping for goods that are not shipped', async () => {
    const { guide, tea } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(guide.sku))
    valueOf(await shopper.add(tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    expect(extraOf(await shopper.cart(), 'shipping')).toBe(490)
    valueOf(await shopper.updateItem({ skuId: tea.sku, count: 0 }))
    const order = await shopper.cart()
    expect([order?.flags.requiresShipping, extraOf(order, 'shipping')]).toEqual([false, 0])
    expect(acceptedOf(await shopper.submit()).customerPaid).toEqual(order?.total)
  })

  it('keeps a mail address with a plus exactly', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    valueOf(await shopper.updateIdentity('ada+shop@example.com'))
    expect((await shopper.cart())?.email).toBe('ada+shop@example.com')
    const placed = acceptedOf(await shopper.submit())
    // Without orders for guests there is none.
    const { order } = valueOf(await newShopper(fixture()).readPlacedOrder(placed))
    if (order !== null) expect(order.email).toBe('ada+shop@example.com')
  })
}
