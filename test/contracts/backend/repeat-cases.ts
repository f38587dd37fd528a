import { expect, it } from '../test-runner.js'
import type { BackendFixture } from './backend-fixture.js'
import { acceptedOf, codeOf, newKey, newShopper, valueOf } from './shopper.js'
import type { Shopper } from './shopper.js'

/** Cases of repeated keys and payments: in another cart, from another visitor, after another outcome. */
export function repeatCases(fixture: () => BackendFixture): void {
  const fill = async (shopper: Shopper, card = fixture().cards.accepted): Promise<Shopper> => {
    valueOf(await shopper.add(fixture().shop.tea.sku, 2))
    await shopper.fillIn(card)
    return shopper
  }
  const readyShopper = (card = fixture().cards.accepted): Promise<Shopper> =>
    fill(newShopper(fixture()), card)
  const challenge = async (shopper: Shopper, key: string) => {
    const answer = valueOf(await shopper.submit(key))
    if (answer.tag !== 'action-required') throw new Error('no challenge was asked for')
    return answer.action
  }

  it('adds the same goods for each visitor with the same key', async () => {
    const item = { skuId: fixture().shop.tea.sku, count: 2, buyNow: false, key: newKey() }
    for (const shopper of [newShopper(fixture()), newShopper(fixture())]) {
      valueOf(await shopper.addToCart(item))
      expect((await shopper.cart())?.items.map(({ sku, count }) => [sku.id, count])).toEqual([
        [item.skuId, item.count],
      ])
    }
  })

  it('places the order of one visitor by the key of a payment that was refused to another', async () => {
    const key = newKey()
    const declined = await readyShopper(fixture().cards.declined)
    expect(codeOf(await declined.submit(key))).toBe('PaymentDeclined')
    const other = await readyShopper()
    expect(valueOf(await other.findSubmit(key))).toEqual({ tag: 'not-placed' })
    acceptedOf(await other.submit(key))
    expect(codeOf(await declined.findSubmit(key))).toBe('PaymentDeclined')
  })

  it('accepts no payment of an earlier order for a later challenge', async () => {
    const { challenged } = fixture().cards
    const shopper = await readyShopper(challenged)
    const [first, second] = [newKey(), newKey()]
    const confirmation = await fixture().passChallenge(await challenge(shopper, first))
    const placed = acceptedOf(await shopper.submitOrder({ key: first, confirmation }))
    expect(valueOf(await shopper.findSubmit(first))).toEqual(placed)
    await fill(shopper, challenged)
    const action = await challenge(shopper, second)
    const again = await shopper.submitOrder({ key: second, confirmation })
    expect(again.ok && again.value.tag === 'accepted').toBe(false)
    const found = await shopper.findSubmit(second)
    expect(found.ok && found.value.tag === 'accepted').toBe(false)
    if (!again.ok) return
    const paid = { key: second, confirmation: await fixture().passChallenge(action) }
    expect(acceptedOf(await shopper.submitOrder(paid)).orderId).not.toBe(placed.orderId)
  })

  it('finds a free order by its key', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.guide.sku))
    valueOf(await shopper.updateIdentity('ada@example.com'))
    valueOf(await shopper.applyDiscount('FREE'))
    await shopper.cart()
    const key = newKey()
    const placed = acceptedOf(await shopper.submit(key))
    expect(valueOf(await shopper.findSubmit(key))).toEqual(placed)
  })

  it('places no next cart by the key of a payment that was refused', async () => {
    const shopper = await readyShopper(fixture().cards.declined)
    const [key, orderId] = [newKey(), (await shopper.cart())!.id]
    expect(codeOf(await shopper.submitOrder({ key, orderId }))).toBe('PaymentDeclined')
    valueOf(await shopper.storePaymentMethod(fixture().cards.accepted))
    acceptedOf(await shopper.submit())
    await fill(shopper)
    const next = (await shopper.cart())!.id
    expect(codeOf(await shopper.submitOrder({ key, orderId: next }))).toBe('KeyReused')
    expect((await shopper.cart())?.itemCount).toBe(2)
  })

  it('requires no challenge of an earlier cart for the next order', async () => {
    const shopper = await readyShopper(fixture().cards.challenged)
    const [key, orderId] = [newKey(), (await shopper.cart())!.id]
    expect(valueOf(await shopper.submitOrder({ key, orderId })).tag).toBe('action-required')
    valueOf(await shopper.storePaymentMethod(fixture().cards.accepted))
    acceptedOf(await shopper.submit())
    await fill(shopper)
    const next = (await shopper.cart())!.id
    const answer = await shopper.submitOrder({ key, orderId: next })
    // A key without a payment may be used again.
    if (answer.ok) expect(acceptedOf(answer).orderId).toBe(next)
    else expect(codeOf(answer)).toBe('KeyReused')
  })
}
