import { expect, it } from '../test-runner.js'
import type { SkuId } from '../../../core/catalog/index.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { acceptedOf, codeOf, newKey, newShopper, valueOf } from './shopper.js'
import type { Shopper } from './shopper.js'

/** Several connections of one visitor, requests at once, and several shoppers for the last pieces. */
export function contestCases(
  fixture: () => BackendFixture,
  { guestOrderRead }: { readonly guestOrderRead: boolean },
): void {
  const stockOf = async (): Promise<number> => {
    const { mug } = fixture().shop
    const { product } = valueOf(await newShopper(fixture()).readProduct({ id: mug.id }))
    const inventory = product.skus.find(({ id }) => id === mug.blue)?.inventory
    if (inventory?.type !== 'finite') throw new Error('the blue mug is counted')
    return inventory.quantity
  }
  const shopperWith = async (
    sku: SkuId,
    count: number,
    card = fixture().cards.accepted,
  ): Promise<Shopper> => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(sku, count))
    await shopper.fillIn(card)
    await shopper.cart()
    return shopper
  }

  it('shares the keys of a visitor between all their connections', async () => {
    const visitor = fixture().newVisitor()
    const connect = (): Shopper => newShopper(fixture(), visitor)
    const item = { skuId: fixture().shop.tea.sku, count: 2, buyNow: false, key: newKey() }
    const added = valueOf(await connect().addToCart(item))
    expect(valueOf(await connect().addToCart(item))).toEqual(added)
    expect((await connect().cart())?.itemCount).toBe(2)
    await connect().fillIn(fixture().cards.challenged)
    await connect().cart()
    const key = newKey()
    const asked = valueOf(await connect().submit(key))
    if (asked.tag !== 'action-required') throw new Error('no challenge was asked for')
    expect(valueOf(await connect().submit(key))).toEqual(asked)
    expect(valueOf(await connect().findSubmit(key))).toEqual(asked)
    const confirmation = await fixture().passChallenge(asked.action)
    const placed = acceptedOf(await connect().submitOrder({ key, confirmation }))
    expect(valueOf(await connect().findSubmit(key))).toEqual(placed)
  })

  it('loses no goods that are added while the order is placed', async () => {
    const { guide, tea } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(tea.sku, 2))
    await shopper.fillIn(fixture().cards.accepted)
    await shopper.cart()
    const [submitted, added] = await Promise.all([shopper.submit(), shopper.add(guide.sku, 3)])
    const sold =
      submitted.ok && submitted.value.tag === 'accepted'
        ? submitted.value.purchasedItems.reduce((sum, { count }) => sum + count, 0)
        : 0
    expect(sold + ((await shopper.cart())?.itemCount ?? 0)).toBe(added.ok ? 5 : 2)
  })

  it('adds no more pieces in parallel than the stock', async () => {
    const left = await stockOf()
    const shopper = newShopper(fixture())
    const answers = await Promise.all([1, 2, 3].map(() => shopper.add(fixture().shop.mug.blue, left)))
    expect(answers.map(codeOf).sort()).toEqual(['OutOfInventory', 'OutOfInventory', 'ok'])
    expect((await shopper.cart())?.itemCount).toBe(left)
  })

  caseWhere(guestOrderRead, 'guests read no orders')(
    'shows an order that was paid behind a challenge as any other',
    async () => {
      const shopper = newShopper(fixture())
      valueOf(await shopper.add(fixture().shop.tea.sku, 2))
      await shopper.fillIn(fixture().cards.challenged)
      const cart = await shopper.cart()
      const key = newKey()
      const asked = valueOf(await shopper.submit(key))
      if (asked.tag !== 'action-required') throw new Error('no challenge was asked for')
      const confirmation = await fixture().passChallenge(asked.action)
      const placed = acceptedOf(await shopper.submitOrder({ key, confirmation }))
      const { order } = valueOf(await newShopper(fixture()).readPlacedOrder(placed))
      expect(order).toMatchObject({ id: placed.orderId, status: 'placed', total: placed.customerPaid })
      expect([order?.email, order?.shippingAddress, order?.extraItems, order?.itemCount]).toEqual([
        ...[cart?.email, cart?.shippingAddress, cart?.extraItems, cart?.itemCount],
      ])
    },
  )

  it('sells no more pieces than the stock to carts of several pieces', async () => {
    const left = await stockOf()
    const { blue } = fixture().shop.mug
    const [one, other] = [await shopperWith(blue, 1), await shopperWith(blue, left)]
    acceptedOf(await one.submit())
    expect(codeOf(await other.submit())).toBe('OutOfInventory')
    expect(await stockOf()).toBe(left - 1)
  })

  it('sells the last piece once to shoppers who have to pass a challenge', async () => {
    const { lamp } = fixture().shop
    const { challenged } = fixture().cards
    const rivals = [await shopperWith(lamp, 1, challenged), await shopperWith(lamp, 1, challenged)]
    const asked = await Promise.all(
      rivals.map(async (shopper) => {
        const key = newKey()
        return { shopper, key, answer: await shopper.submit(key) }
      }),
    )
    let sold = 0
    for (const { shopper, key, answer } of asked) {
      if (!answer.ok || answer.value.tag !== 'action-required') continue
      // The engine may have withdrawn its challenge.
      const confirmation = await fixture()
        .passChallenge(answer.value.action)
        .catch(() => 'taken back')
      const confirmed = await shopper.submitOrder({ key, confirmation })
      if (confirmed.ok && confirmed.value.tag === 'accepted') sold += 1
    }
    expect(sold).toBe(1)
    expect(codeOf(await newShopper(fixture()).add(lamp))).toBe('OutOfInventory')
  })
}
