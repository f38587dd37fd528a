import { expect, it } from '../test-runner.js'
import type { Order } from '../../../core/orders/index.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { acceptedOf, codeOf, GERMAN_ADDRESS, newKey, newShopper, shippingOf, valueOf } from './shopper.js'
import type { Shopper } from './shopper.js'

const WHOLE_ADDRESS = { ...GERMAN_ADDRESS, line2: 'Hinterhaus, 3. Stock', state: 'BE' }
const GIFT = { name: 'Gift', textArea: null, textInput: 'For Grace', checkbox: null }
/** The largest difference between the clocks of an engine and of the suite. */
const CLOCK_SKEW_MS = 5 * 60 * 1000

/** The parts of an order that must survive a change of another part. */
const keptOf = (order: Order | null): readonly unknown[] => [
  ...[order?.email, order?.shippingAddress, order?.billingAddress, order?.customData],
  order?.items.map(({ sku, count, price }) => [sku.id, count, price]),
  ...[order?.extraItems, order?.total],
]

/** The goods of an order as its page shows them. */
const goodsOf = (order: Order | null): readonly unknown[] | undefined =>
  order?.items.map(({ product, sku, count, price, rowTotal }) => [
    ...[product.id, product.slug, product.name, product.type, product.optionSets],
    ...[sku.id, sku.code, sku.mainImage, sku.optionValues, count, price, rowTotal],
  ])

/** Sums, requests at once, several tabs and several orders: mistakes that engines make. */
export function engineCases(
  fixture: () => BackendFixture,
  { customFields, guestOrderRead }: { readonly customFields: boolean; readonly guestOrderRead: boolean },
): void {
  const readyShopper = async (count = 2, card = fixture().cards.accepted): Promise<Shopper> => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku, count))
    await shopper.fillIn(card)
    return shopper
  }
  const readCase = caseWhere(guestOrderRead, 'guests read no orders')

  it('taxes all goods of an order together, after the discount, half a cent upwards', async () => {
    const { tea, guide } = fixture().shop
    const shopper = await readyShopper(3)
    const tax = async (): Promise<number> =>
      ((await shopper.cart())?.extraItems ?? [])
        .filter(({ kind }) => kind === 'tax')
        .reduce((sum, { price }) => sum + price.amount, 0)
    expect(await tax()).toBe(485)
    valueOf(await shopper.add(guide.sku))
    valueOf(await shopper.updateItem({ skuId: tea.sku, count: 2 }))
    expect(await tax()).toBe(551)
    valueOf(await shopper.applyDiscount('TEN'))
    expect(await tax()).toBe(496)
  })

  it('keeps everything that a shopper sends at once', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    const billing = { ...WHOLE_ADDRESS, addressee: 'Charles Babbage', line2: 'c/o Ada' }
    const answers = await Promise.all([
      shopper.updateIdentity('ada@example.com'),
      shopper.updateAddress({ kind: 'billing', address: billing }),
      shopper.updateAddress({ kind: 'shipping', address: WHOLE_ADDRESS }),
      ...(customFields ? [shopper.updateCustomData([GIFT])] : []),
    ])
    for (const answer of answers) valueOf(answer)
    expect(await shopper.cart()).toMatchObject({
      email: 'ada@example.com',
      billingAddress: billing,
      shippingAddress: WHOLE_ADDRESS,
      ...(customFields && { customData: [GIFT] }),
    })
  })

  it('keeps discount and details while goods come and go, an address changes, and a card is declined', async () => {
    const { guide } = fixture().shop
    const shopper = await readyShopper()
    valueOf(await shopper.applyDiscount('TEN'))
    if (customFields) valueOf(await shopper.updateCustomData([GIFT]))
    const before = keptOf(await shopper.cart())
    valueOf(await shopper.add(guide.sku))
    valueOf(await shopper.updateItem({ skuId: guide.sku, count: 0 }))
    expect(keptOf(await shopper.cart())).toEqual(before)
    for (const address of [{ ...GERMAN_ADDRESS, country: 'AT' }, GERMAN_ADDRESS])
      valueOf(await shopper.updateAddress({ kind: 'shipping', address }))
    valueOf(await shopper.updateShippingMethod(shippingOf(fixture()).parcel))
    expect(keptOf(await shopper.cart())).toEqual(before)
    valueOf(await shopper.storePaymentMethod(fixture().cards.declined))
    const key = newKey()
    expect(codeOf(await shopper.submit(key))).toBe('PaymentDeclined')
    expect(keptOf(await shopper.cart())).toEqual(before)
    valueOf(await shopper.storePaymentMethod(fixture().cards.accepted))
    // The answer to a key is final: the page makes another key for the next attempt.
    expect(codeOf(await shopper.submit(key))).toBe('PaymentDeclined')
    acceptedOf(await shopper.submit())
  })

  it('keeps visitors apart whose requests come at the same time', async () => {
    const counts = [1, 2, 3, 4, 5, 6]
    const shoppers = counts.map(() => newShopper(fixture()))
    await Promise.all(
      shoppers.map(async (shopper, index) => {
        valueOf(await shopper.add(fixture().shop.tea.sku, counts[index]))
        valueOf(await shopper.updateIdentity(`shopper-${index}@example.com`))
      }),
    )
    const carts = await Promise.all(shoppers.map((shopper) => shopper.cart()))
    expect(carts.map((cart) => [cart?.itemCount, cart?.email])).toEqual(
      counts.map((count, index) => [count, `shopper-${index}@example.com`]),
    )
  })

  it('shows a tab the changes of another tab of the same visitor', async () => {
    const visitor = fixture().newVisitor()
    const [one, other] = [newShopper(fixture(), visitor), newShopper(fixture(), visitor)]
    expect([await one.cart(), await other.cart()]).toEqual([null, null])
    valueOf(await other.add(fixture().shop.tea.sku, 2))
    expect((await one.cart())?.itemCount).toBe(2)
    valueOf(await one.updateItem({ skuId: fixture().shop.tea.sku, count: 3 }))
    await other.fillIn(fixture().cards.accepted)
    expect(await one.cart()).toMatchObject({ itemCount: 3, email: 'ada@example.com' })
    expect((await other.cart())?.itemCount).toBe(3)
    acceptedOf(await other.submit())
    expect(await one.cart()).toBeNull()
  })

  it('adds nothing for a repeated key with other goods', async () => {
    const { tea, mug } = fixture().shop
    const shopper = newShopper(fixture())
    const key = newKey()
    valueOf(await shopper.addToCart({ skuId: tea.sku, count: 1, buyNow: false, key }))
    await shopper.addToCart({ skuId: mug.blue, count: 1, buyNow: false, key })
    await shopper.addToCart({ skuId: tea.sku, count: 4, buyNow: false, key })
    expect((await shopper.cart())?.items.map(({ sku, count }) => [sku.id, count])).toEqual([[tea.sku, 1]])
  })

  it('accepts the same goods for another order, which begins without texts of the last one', async () => {
    const shopper = await readyShopper()
    if (customFields) valueOf(await shopper.updateCustomData([GIFT]))
    const first = acceptedOf(await shopper.submit())
    valueOf(await shopper.add(fixture().shop.tea.sku, 2))
    expect((await shopper.cart())?.customData).toEqual([])
    await shopper.fillIn(fixture().cards.accepted)
    await shopper.cart()
    const second = acceptedOf(await shopper.submit())
    expect([second.orderId === first.orderId, second.token === first.token]).toEqual([false, false])
  })

  it("reports the times of an order's begin and change, in milliseconds", async () => {
    const fromMs = Date.now() - CLOCK_SKEW_MS
    const shopper = await readyShopper()
    const order = await shopper.cart()
    for (const at of [order?.startedOn, order?.updatedOn]) {
      expect(at).toBeGreaterThan(fromMs)
      expect(at).toBeLessThan(Date.now() + CLOCK_SKEW_MS)
    }
  })

  it('shows in the cart the name, the picture and the variant that the product page shows', async () => {
    const { mug, guide } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(mug.blue))
    valueOf(await shopper.add(guide.sku))
    const items = (await shopper.cart())?.items ?? []
    for (const [index, id] of [mug.id, guide.id].entries()) {
      const { product } = valueOf(await shopper.readProduct({ id }))
      const sku = product.skus.find((each) => each.id === items[index]?.sku.id)
      expect(items[index]?.product).toMatchObject({ id, name: product.name, slug: product.slug })
      expect(items[index]?.sku.mainImage?.url).toBe(sku?.mainImage?.url)
      expect(items[index]?.sku.optionValues).toEqual(sku?.optionValues)
      expect(items[index]?.price).toEqual(sku?.price)
    }
  })

  readCase(
    'leaves a placed order as it is when its shopper goes on, with its goods as the cart showed them',
    async () => {
      const { mug, tea } = fixture().shop
      const shopper = await readyShopper()
      valueOf(await shopper.add(mug.blue))
      const cart = await shopper.cart()
      const placed = acceptedOf(await shopper.submit())
      const read = async () => valueOf(await newShopper(fixture()).readPlacedOrder(placed)).order
      const before = await read()
      expect(goodsOf(before)).toEqual(goodsOf(cart))
      expect(before?.shippingMethods.filter(({ selected }) => selected)).toEqual(
        cart?.shippingMethods.filter(({ selected }) => selected),
      )
      // An empty cart has no order for these, so they may be refused.
      await shopper.updateIdentity('grace@example.com')
      await shopper.updateAddress({ kind: 'shipping', address: { ...GERMAN_ADDRESS, city: 'Jena' } })
      await shopper.updateItem({ skuId: tea.sku, count: 0 })
      await shopper.applyDiscount('TEN')
      expect(await read()).toEqual(before)
    },
  )

  readCase('shows an order to no shopper who lacks its token, whether or not they have ordered', async () => {
    const [one, other] = [await readyShopper(), await readyShopper()]
    const [first, second] = [acceptedOf(await one.submit()), acceptedOf(await other.submit())]
    for (const shopper of [one, other]) {
      const wrong = { orderId: first.orderId, token: second.token }
      expect(valueOf(await shopper.readPlacedOrder(wrong)).order).toBeNull()
    }
    expect(valueOf(await one.readPlacedOrder(first)).order?.id).toBe(first.orderId)
  })

  it('takes a piece from stock once for an order with a challenge, and none for an abandoned one', async () => {
    const { mug } = fixture().shop
    const stockOf = async (): Promise<number> => {
      const { product } = valueOf(await newShopper(fixture()).readProduct({ id: mug.id }))
      const inventory = product.skus[0]?.inventory
      return inventory?.type === 'finite' ? inventory.quantity : -1
    }
    const challenged = async () => {
      const shopper = newShopper(fixture())
      valueOf(await shopper.add(mug.blue))
      await shopper.fillIn(fixture().cards.challenged)
      const key = newKey()
      const answer = valueOf(await shopper.submit(key))
      if (answer.tag !== 'action-required') throw new Error('no challenge was asked for')
      return { shopper, key, action: answer.action }
    }
    const before = await stockOf()
    const { shopper, key, action } = await challenged()
    acceptedOf(await shopper.submitOrder({ key, confirmation: await fixture().passChallenge(action) }))
    expect(await stockOf()).toBe(before - 1)
    const left = await challenged()
    valueOf(await left.shopper.updateItem({ skuId: mug.blue, count: 0 }))
    expect(await left.shopper.cart()).toBeNull()
    expect(await stockOf()).toBe(before - 1)
  })
}
