import { expect, it } from '../test-runner.js'
import { orderToken } from '../../../core/orders/index.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import {
  acceptedOf,
  codeOf,
  GERMAN_ADDRESS,
  newKey,
  newShopper,
  otherCase,
  shippingOf,
  valueOf,
} from './shopper.js'
import type { Shopper } from './shopper.js'

/** Keys that an index without case, or a column of 32 characters, would treat as equal. */
const twinsOf = (key: string): readonly string[] => {
  const long = key.padEnd(60, 'x')
  return [`${long}-a`, `${long}-b`, `${long}-A`]
}

/** Keys and tokens are compared exactly, and an order does not affect the next one. */
export function exactCases(
  fixture: () => BackendFixture,
  { guestOrderRead }: { readonly guestOrderRead: boolean },
): void {
  const fill = async (shopper: Shopper, count: number): Promise<void> => {
    valueOf(await shopper.add(fixture().shop.tea.sku, count))
    await shopper.fillIn(fixture().cards.accepted)
  }

  it('adds once for each exact key, even when its line was removed', async () => {
    const shopper = newShopper(fixture())
    const item = { skuId: fixture().shop.tea.sku, count: 1, buyNow: false }
    const keys = twinsOf(newKey())
    for (const key of keys) valueOf(await shopper.addToCart({ ...item, key }))
    expect((await shopper.cart())?.itemCount).toBe(keys.length)
    valueOf(await shopper.updateItem({ skuId: item.skuId, count: 0 }))
    for (const key of keys) valueOf(await shopper.addToCart({ ...item, key }))
    expect(await shopper.cart()).toBeNull()
  })

  it('keeps the answer of an order after later orders under similar keys', async () => {
    const shopper = newShopper(fixture())
    const placed = []
    for (const [index, key] of twinsOf(newKey()).entries()) {
      await fill(shopper, index + 1)
      placed.push({ key, answer: acceptedOf(await shopper.submit(key)) })
    }
    expect(placed.map(({ answer }) => answer.purchasedItems[0]?.count)).toEqual([1, 2, 3])
    for (const { key, answer } of placed) {
      expect(acceptedOf(await shopper.submit(key))).toEqual(answer)
      expect(valueOf(await shopper.findSubmit(key))).toEqual(answer)
    }
    expect(await shopper.cart()).toBeNull()
  })

  caseWhere(guestOrderRead, 'guests read no orders')(
    'opens an order with its whole token alone, and shows it as it was when the next one is placed',
    async () => {
      const shopper = newShopper(fixture())
      await fill(shopper, 2)
      const { orderId, token } = acceptedOf(await shopper.submit())
      const read = async (given: string) =>
        valueOf(await newShopper(fixture()).readPlacedOrder({ orderId, token: orderToken(given) })).order
      const before = await read(token)
      expect(before).toMatchObject({ email: 'ada@example.com', shippingAddress: GERMAN_ADDRESS })
      const wrong = [token.slice(0, -1), token.slice(1), `${token}0`, `${token} `, otherCase(token)]
      for (const given of wrong.filter((each) => each !== token)) expect(await read(given)).toBeNull()
      await fill(shopper, 1)
      valueOf(await shopper.updateIdentity('grace@example.com'))
      const address = { ...GERMAN_ADDRESS, addressee: 'Grace Hopper', city: 'Jena' }
      for (const kind of ['shipping', 'billing'] as const)
        valueOf(await shopper.updateAddress({ kind, address }))
      expect(await read(token)).toEqual(before)
      acceptedOf(await shopper.submit())
      expect(await read(token)).toEqual(before)
    },
  )

  it('requires a card again for every order', async () => {
    const shopper = newShopper(fixture())
    await fill(shopper, 1)
    acceptedOf(await shopper.submit())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    valueOf(await shopper.updateIdentity('ada@example.com'))
    for (const kind of ['shipping', 'billing'] as const)
      valueOf(await shopper.updateAddress({ kind, address: GERMAN_ADDRESS }))
    valueOf(await shopper.updateShippingMethod(shippingOf(fixture()).parcel))
    expect((await shopper.cart())?.card ?? null).toBeNull()
    expect(codeOf(await shopper.submit())).toBe('NeedPaymentMethod')
    expect((await shopper.cart())?.itemCount).toBe(1)
  })

  it('sells the goods of a challenged payment, whether or not the cart has changed', async () => {
    const shopper = newShopper(fixture())
    await fill(shopper, 2)
    valueOf(await shopper.storePaymentMethod(fixture().cards.challenged))
    const total = (await shopper.cart())?.total
    const key = newKey()
    const answer = valueOf(await shopper.submit(key))
    if (answer.tag !== 'action-required') throw new Error('no challenge was asked for')
    expect(valueOf(await newShopper(fixture()).findSubmit(key))).toEqual({ tag: 'not-placed' })
    valueOf(await shopper.add(fixture().shop.guide.sku, 3))
    // The engine may have withdrawn its challenge.
    const confirmation = await fixture()
      .passChallenge(answer.action)
      .catch(() => 'taken back')
    const confirmed = await shopper.submitOrder({ key, confirmation })
    if (!confirmed.ok || confirmed.value.tag !== 'accepted') {
      expect((await shopper.cart())?.itemCount).toBe(5)
      return
    }
    expect(confirmed.value.customerPaid).toEqual(total)
    expect(confirmed.value.purchasedItems.map(({ name, count }) => [name, count])).toEqual([['Tea', 2]])
  })
}
