import { expect, it } from '../test-runner.js'
import { skuId } from '../../../core/catalog/index.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { visitorId } from '../../../core/ports/visitor.port.js'
import { codeOf, newKey, newShopper, otherCase, valueOf } from './shopper.js'

/** Cases of the cart. */
export function cartCases(
  fixture: () => BackendFixture,
  { sellsSubscription }: { readonly sellsSubscription: boolean },
): void {
  it('is empty for a new visitor, who can read the shop', async () => {
    const reading = valueOf(await newShopper(fixture()).readCart())
    expect(reading.order).toBeNull()
    expect(reading.shop).toMatchObject({ businessCountry: 'DE', defaultCurrency: 'EUR' })
  })

  it('adds pieces, and more of the same SKU to the same line', async () => {
    const { tea, mug, guide, sticker, vase } = fixture().shop
    const shopper = newShopper(fixture())
    const first = valueOf(await shopper.add(tea.sku, 2))
    expect(first.itemPrice).toEqual({ amount: 850, currency: 'EUR' })
    valueOf(await shopper.add(mug.blue))
    const second = valueOf(await shopper.add(tea.sku, 3))
    expect(second.itemId).toBe(first.itemId)
    const order = await shopper.cart()
    expect(order?.items.map(({ sku, count }) => [sku.id, count])).toEqual([
      [tea.sku, 5],
      [mug.blue, 1],
    ])
    expect(order?.items[1]?.product).toMatchObject({ id: mug.id, name: 'Mug' })
    expect(order?.status).toBe('cart')
    expect(order?.subtotal.amount).toBe(5 * 850 + 1200)
    for (const sku of [guide.sku, sticker, vase]) valueOf(await shopper.add(sku))
    expect((await shopper.cart())?.items.map(({ sku }) => sku.id)).toEqual([
      ...[tea.sku, mug.blue],
      ...[guide.sku, sticker, vase],
    ])
  })

  it('adds nothing for a repeated key, and gives the same answer', async () => {
    const { tea } = fixture().shop
    const shopper = newShopper(fixture())
    const item = { skuId: tea.sku, count: 2, buyNow: false, key: newKey() }
    const first = await shopper.addToCart(item)
    expect(await shopper.addToCart(item)).toEqual(first)
    expect((await shopper.cart())?.itemCount).toBe(2)
  })

  it('keeps the keys of visitors separate', async () => {
    const { tea, mug } = fixture().shop
    const key = newKey()
    const first = newShopper(fixture())
    valueOf(await first.addToCart({ skuId: tea.sku, count: 2, buyNow: false, key }))
    const second = newShopper(fixture())
    const added = valueOf(await second.addToCart({ skuId: mug.blue, count: 1, buyNow: false, key }))
    expect(added).toMatchObject({ itemCount: 1, itemPrice: { amount: 1200, currency: 'EUR' } })
    expect((await second.cart())?.items.map(({ sku, count }) => [sku.id, count])).toEqual([[mug.blue, 1]])
    expect((await first.cart())?.items.map(({ sku, count }) => [sku.id, count])).toEqual([[tea.sku, 2]])
  })

  it('returns the changed line of every change, with its new number of pieces', async () => {
    const { tea, mug } = fixture().shop
    const shopper = newShopper(fixture())
    expect(valueOf(await shopper.add(tea.sku, 2)).itemCount).toBe(2)
    const added = valueOf(await shopper.add(mug.blue, 3))
    expect(added.itemCount).toBe(3)
    expect(valueOf(await shopper.add(mug.blue)).itemCount).toBe(4)
    const changed = valueOf(await shopper.updateItem({ skuId: mug.blue, count: 1 }))
    expect(changed).toEqual({ ...added, itemCount: 1 })
    const order = await shopper.cart()
    expect(order?.items.map(({ id }) => id)).toContain(added.itemId)
    expect(new Set(order?.items.map(({ id }) => id)).size).toBe(2)
    expect(order?.itemCount).toBe(3)
  })

  it('takes nothing from stock before an order is placed', async () => {
    const { mug } = fixture().shop
    const stock = async (): Promise<unknown> =>
      valueOf(await newShopper(fixture()).readProduct({ id: mug.id })).product.skus[0]?.inventory
    const before = await stock()
    valueOf(await newShopper(fixture()).add(mug.blue, 5))
    expect(await stock()).toEqual(before)
    valueOf(await newShopper(fixture()).add(mug.blue, 5))
  })

  it('keeps only the goods of a buy-now', async () => {
    const { tea, mug } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(tea.sku, 2))
    valueOf(await shopper.addToCart({ skuId: mug.blue, count: 1, buyNow: true, key: newKey() }))
    expect((await shopper.cart())?.items.map(({ sku, count }) => [sku.id, count])).toEqual([[mug.blue, 1]])
    valueOf(await shopper.addToCart({ skuId: mug.blue, count: 2, buyNow: true, key: newKey() }))
    expect((await shopper.cart())?.items.map(({ sku, count }) => [sku.id, count])).toEqual([[mug.blue, 2]])
  })

  it('keeps the whole cart if a buy-now is refused', async () => {
    const { tea, mug } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(tea.sku, 2))
    valueOf(await shopper.add(mug.blue, 1))
    const tooMany = { skuId: mug.blue, count: 6, buyNow: true, key: newKey() }
    const soldOut = { skuId: mug.red, count: 1, buyNow: true, key: newKey() }
    expect(codeOf(await shopper.addToCart(tooMany))).toBe('OutOfInventory')
    expect(codeOf(await shopper.addToCart(soldOut))).toBe('OutOfInventory')
    expect((await shopper.cart())?.items.map(({ sku, count }) => [sku.id, count])).toEqual([
      [tea.sku, 2],
      [mug.blue, 1],
    ])
  })

  it('refuses sold out goods, and more pieces than the stock, also over several additions', async () => {
    const { mug } = fixture().shop
    const shopper = newShopper(fixture())
    expect(codeOf(await shopper.add(mug.red))).toBe('OutOfInventory')
    expect(codeOf(await shopper.add(mug.blue, 6))).toBe('OutOfInventory')
    valueOf(await shopper.add(mug.blue, 3))
    expect(codeOf(await shopper.add(mug.blue, 3))).toBe('OutOfInventory')
    expect((await shopper.cart())?.itemCount).toBe(3)
  })

  it('refuses a SKU that does not exist', async () => {
    const shopper = newShopper(fixture())
    for (const id of ['000000000000000000000000', '', '\0']) {
      expect(codeOf(await shopper.add(skuId(id)))).toBe('ItemNotFound')
      expect(codeOf(await shopper.updateItem({ skuId: skuId(id), count: 1 }))).toBe('ItemNotFound')
    }
    expect(await shopper.cart()).toBeNull()
  })

  it.each([0, -1, -3, 2_000_000_000])('refuses to add %p pieces', async (count) => {
    const shopper = newShopper(fixture())
    expect(codeOf(await shopper.add(fixture().shop.tea.sku, count))).toBe('InvalidQuantity')
    expect(await shopper.cart()).toBeNull()
  })

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'never takes %p for a quantity',
    async (count) => {
      const shopper = newShopper(fixture())
      const { tea } = fixture().shop
      expect((await shopper.add(tea.sku, count)).ok).toBe(false)
      expect((await shopper.updateItem({ skuId: tea.sku, count })).ok).toBe(false)
      expect(await shopper.cart()).toBeNull()
    },
  )

  it('sets a count, removes a line with 0, and accepts repetitions', async () => {
    const { tea, mug } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(tea.sku, 2))
    valueOf(await shopper.add(mug.blue))
    for (const count of [250, 7])
      expect(valueOf(await shopper.updateItem({ skuId: tea.sku, count })).itemCount).toBe(count)
    valueOf(await shopper.updateItem({ skuId: mug.blue, count: 0 }))
    expect((await shopper.cart())?.items.map(({ sku, count }) => [sku.id, count])).toEqual([[tea.sku, 7]])
    valueOf(await shopper.updateItem({ skuId: mug.blue, count: 0 }))
    valueOf(await shopper.updateItem({ skuId: tea.sku, count: 0 }))
    expect(await shopper.cart()).toBeNull()
    valueOf(await shopper.add(tea.sku))
    expect((await shopper.cart())?.itemCount).toBe(1)
  })

  it('keeps the count when the new one is refused', async () => {
    const { mug } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(mug.blue, 2))
    expect(codeOf(await shopper.updateItem({ skuId: mug.blue, count: 6 }))).toBe('OutOfInventory')
    expect(codeOf(await shopper.updateItem({ skuId: mug.blue, count: -1 }))).toBe('InvalidQuantity')
    expect((await shopper.cart())?.itemCount).toBe(2)
  })

  it('belongs to one visitor, in all their tabs, whose secret is compared exactly', async () => {
    const { tea } = fixture().shop
    const visitor = fixture().newVisitor()
    valueOf(await newShopper(fixture(), visitor).add(tea.sku))
    expect((await newShopper(fixture(), visitor).cart())?.itemCount).toBe(1)
    expect(await newShopper(fixture()).cart()).toBeNull()
    const { id } = visitor
    const last = id.slice(-1) === 'a' ? 'b' : 'a'
    for (const like of [otherCase(id), `${id.slice(0, -1)}${last}`, id.slice(0, -1)].filter(
      (each) => each !== id,
    )) {
      const read = await newShopper(fixture(), { ...visitor, id: visitorId(like) }).readCart()
      expect(read.ok ? read.value.order : null).toBeNull()
    }
  })

  caseWhere(sellsSubscription, 'no subscription is sold')(
    'does not mix a subscription with other goods',
    async () => {
      const { subscription, tea } = fixture().shop
      if (subscription === null) throw new Error('say `sellsSubscription: false` where there is none')
      const shopper = newShopper(fixture())
      valueOf(await shopper.add(tea.sku))
      expect(codeOf(await shopper.add(subscription))).toBe('MixedCartError')
      const other = newShopper(fixture())
      valueOf(await other.add(subscription))
      expect(codeOf(await other.add(tea.sku))).toBe('MixedCartError')
      expect((await other.cart())?.flags.hasSubscription).toBe(true)
    },
  )

  it('adds once for one key in five parallel calls, and each time for different keys', async () => {
    const { tea } = fixture().shop
    const shopper = newShopper(fixture())
    const key = newKey()
    const same = { skuId: tea.sku, count: 1, buyNow: false, key }
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.addToCart(same)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await shopper.cart())?.itemCount).toBe(1)
    await Promise.all(Array.from({ length: 5 }, () => shopper.add(tea.sku)))
    expect((await shopper.cart())?.itemCount).toBe(6)
  })
}
