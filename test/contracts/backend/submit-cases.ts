import { expect, it } from '../test-runner.js'
import { orderId, orderToken } from '../../../core/orders/index.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { acceptedOf, codeOf, expectSums, GERMAN_ADDRESS, newKey, newShopper, valueOf } from './shopper.js'
import type { Shopper } from './shopper.js'

/** Cases of placing an order. */
export function submitCases(
  fixture: () => BackendFixture,
  { guestOrderRead }: { readonly guestOrderRead: boolean },
): void {
  const readyShopper = async (card = fixture().cards.accepted): Promise<Shopper> => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku, 2))
    await shopper.fillIn(card)
    return shopper
  }

  it('places an order, which leaves the cart empty', async () => {
    const shopper = await readyShopper()
    const total = (await shopper.cart())?.total
    const placed = acceptedOf(await shopper.submit())
    expect(placed.customerPaid).toEqual(total)
    expect(placed.purchasedItems).toEqual([
      { id: fixture().shop.tea.sku, name: 'Tea', count: 2, price: { amount: 850, currency: 'EUR' } },
    ])
    expect(await shopper.cart()).toBeNull()
  })

  const readCase = caseWhere(guestOrderRead, 'guests read no orders')

  readCase('shows a placed order by its token', async () => {
    const shopper = await readyShopper()
    const total = (await shopper.cart())?.total
    const placed = acceptedOf(await shopper.submit())
    const { order } = valueOf(await newShopper(fixture()).readPlacedOrder(placed))
    expect(order).toMatchObject({
      id: placed.orderId,
      status: 'placed',
      email: 'ada@example.com',
      shippingAddress: GERMAN_ADDRESS,
      total,
    })
    expect(order?.extraItems.map(({ kind }) => kind)).toEqual(['shipping', 'tax'])
    expect(order?.items.map(({ product, count }) => [product.name, count])).toEqual([['Tea', 2]])
    if (order !== null) expectSums(order)
  })

  it('shows a placed order only with its token', async () => {
    const placed = acceptedOf(await (await readyShopper()).submit())
    const shopper = newShopper(fixture())
    const wrong = [
      { orderId: placed.orderId, token: orderToken('') },
      {
        orderId: placed.orderId,
        token: orderToken(placed.token.replace(/./, (first) => (first === 'a' ? 'b' : 'a'))),
      },
      { orderId: orderId('nothing'), token: placed.token },
    ]
    for (const which of wrong) {
      expect(valueOf(await shopper.readPlacedOrder(which)).order).toBeNull()
    }
  })

  it('gives the same answer for the same key, any number of times', async () => {
    const shopper = await readyShopper()
    const key = newKey()
    const placed = acceptedOf(await shopper.submit(key))
    expect(acceptedOf(await shopper.submit(key))).toEqual(placed)
    valueOf(await shopper.add(fixture().shop.tea.sku))
    expect(acceptedOf(await shopper.submit(key))).toEqual(placed)
    expect((await shopper.cart())?.itemCount).toBe(1)
  })

  it('places one order for five parallel submits with one key', async () => {
    const shopper = await readyShopper()
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.submit(key)))
    expect(new Set(answers.map((answer) => acceptedOf(answer).orderId)).size).toBe(1)
  })

  it('places one order for five parallel submits with different keys', async () => {
    const shopper = await readyShopper()
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.submit()))
    expect(new Set(answers.map((answer) => acceptedOf(answer).orderId)).size).toBe(1)
  })

  it('sells the last piece once', async () => {
    const { lamp } = fixture().shop
    const shoppers = [newShopper(fixture()), newShopper(fixture()), newShopper(fixture())]
    for (const shopper of shoppers) {
      valueOf(await shopper.add(fixture().shop.tea.sku))
      valueOf(await shopper.add(lamp))
      await shopper.fillIn(fixture().cards.accepted)
    }
    const codes = await Promise.all(shoppers.map(async (shopper) => codeOf(await shopper.submit())))
    expect(codes.sort()).toEqual(['OutOfInventory', 'OutOfInventory', 'ok'])
  })

  it('places no order for a declined card: nothing is sold, and another card may pay', async () => {
    const { vase } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(vase))
    await shopper.fillIn(fixture().cards.declined)
    const key = newKey()
    expect(codeOf(await shopper.submit(key))).toBe('PaymentDeclined')
    expect(codeOf(await shopper.submit(key))).toBe('PaymentDeclined')
    expect((await shopper.cart())?.itemCount).toBe(1)
    expect(codeOf(await newShopper(fixture()).add(vase))).toBe('ok')
    valueOf(await shopper.storePaymentMethod(fixture().cards.accepted))
    acceptedOf(await shopper.submit())
    expect(codeOf(await newShopper(fixture()).add(vase))).toBe('OutOfInventory')
  })

  it('asks for a challenge at each repetition, and places the order after it', async () => {
    const shopper = await readyShopper(fixture().cards.challenged)
    const key = newKey()
    const first = valueOf(await shopper.submit(key))
    if (first.tag !== 'action-required') throw new Error('no challenge was asked for')
    expect(valueOf(await shopper.submit(key))).toEqual(first)
    const confirmation = await fixture().passChallenge(first.action)
    const confirmed = { key, confirmation } as const
    const placed = acceptedOf(await shopper.submitOrder(confirmed))
    expect(acceptedOf(await shopper.submitOrder(confirmed))).toEqual(placed)
    expect(await shopper.cart()).toBeNull()
  })

  it('returns the cart to a shopper who left the challenge', async () => {
    const shopper = await readyShopper(fixture().cards.challenged)
    expect(valueOf(await shopper.submit()).tag).toBe('action-required')
    valueOf(await shopper.storePaymentMethod(fixture().cards.accepted))
    acceptedOf(await shopper.submit())
  })

  it('takes no payment for a free order', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.guide.sku))
    valueOf(await shopper.updateIdentity('ada@example.com'))
    valueOf(await shopper.applyDiscount('FREE'))
    expect((await shopper.cart())?.flags.isFreeOrder).toBe(true)
    expect(acceptedOf(await shopper.submit()).customerPaid.amount).toBe(0)
  })

  it('counts the uses of a discount by its orders', async () => {
    const declined = newShopper(fixture())
    valueOf(await declined.add(fixture().shop.guide.sku))
    valueOf(await declined.applyDiscount('ONCE'))
    await declined.fillIn(fixture().cards.declined)
    expect(codeOf(await declined.submit())).toBe('PaymentDeclined')
    // One attempt was left and one was declined, so neither has used the discount.
    valueOf(await declined.storePaymentMethod(fixture().cards.challenged))
    expect(valueOf(await declined.submit()).tag).toBe('action-required')
    valueOf(await declined.storePaymentMethod(fixture().cards.declined))
    expect(codeOf(await declined.submit())).toBe('PaymentDeclined')
    const shoppers = [newShopper(fixture()), newShopper(fixture())]
    for (const shopper of shoppers) {
      valueOf(await shopper.add(fixture().shop.guide.sku))
      valueOf(await shopper.applyDiscount('ONCE'))
      await shopper.fillIn(fixture().cards.accepted)
      await shopper.cart()
    }
    const codes = await Promise.all(shoppers.map(async (shopper) => codeOf(await shopper.submit())))
    expect(codes.sort()).toEqual(['OrderExtrasChanged', 'ok'])
    const late = newShopper(fixture())
    valueOf(await late.add(fixture().shop.guide.sku))
    expect(codeOf(await late.applyDiscount('ONCE'))).toBe('DiscountUsageReached')
  })

  refusalCases(fixture)
}

/** Cases of missing details. */
function refusalCases(fixture: () => BackendFixture): void {
  it('refuses an empty cart', async () => {
    expect(codeOf(await newShopper(fixture()).submit())).toBe('ItemNotFound')
  })

  it('refuses an order below the minimum, with the reason', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.sticker))
    await shopper.fillIn(fixture().cards.accepted)
    const answer = await shopper.submit()
    expect(codeOf(answer)).toBe('OrderTotalRange')
    expect(answer).toMatchObject({ failure: { message: expect.stringMatching(/too small/i) } })
    valueOf(await shopper.add(fixture().shop.tea.sku))
    acceptedOf(await shopper.submit())
  })

  it('asks for missing details, one after the other', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    expect(codeOf(await shopper.submit())).not.toBe('ok')
    valueOf(await shopper.updateIdentity('ada@example.com'))
    expect(codeOf(await shopper.submit())).toBe('NeedShippingAddress')
    const incomplete = { ...GERMAN_ADDRESS, line1: null }
    valueOf(await shopper.updateAddress({ kind: 'shipping', address: incomplete }))
    expect(codeOf(await shopper.submit())).toBe('InvalidShippingAddress')
    valueOf(await shopper.updateAddress({ kind: 'shipping', address: GERMAN_ADDRESS }))
    expect(codeOf(await shopper.submit())).toBe('NeedShippingMethod')
    valueOf(await shopper.updateShippingMethod((await shopper.cart())?.shippingMethods[0]?.id ?? null))
    expect(codeOf(await shopper.submit())).toBe('NeedPaymentMethod')
    valueOf(await shopper.storePaymentMethod(fixture().cards.accepted))
    acceptedOf(await shopper.submit())
  })

  it('names a missing state, so that the page can ask for it', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    const address = { ...GERMAN_ADDRESS, country: 'US', state: null }
    valueOf(await shopper.updateAddress({ kind: 'shipping', address }))
    expect(await shopper.submit()).toMatchObject({
      failure: { code: 'InvalidShippingAddress', problems: [{ type: 'MISSING_STATE' }] },
    })
  })

  it('refuses to ship if no shipping method applies', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    valueOf(await shopper.updateAddress({ kind: 'shipping', address: { ...GERMAN_ADDRESS, country: 'JP' } }))
    expect(codeOf(await shopper.submit())).toBe('NeedShippingMethod')
  })
}
