import { expect, it } from '../test-runner.js'
import type { BackendFixture, ContractOwner } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { acceptedOf, codeOf, newKey, newShopper, valueOf } from './shopper.js'
import type { Shopper } from './shopper.js'

/** Cases in which the owner changes the shop during a visit. */
export function ownerCases(
  fixture: () => BackendFixture,
  owner: () => ContractOwner,
  {
    guestOrderRead,
    queriesProducts,
    readsBySlug,
  }: { readonly guestOrderRead: boolean; readonly queriesProducts: boolean; readonly readsBySlug: boolean },
): void {
  const readyShopper = async (): Promise<Shopper> => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku, 2))
    await shopper.fillIn(fixture().cards.accepted)
    await shopper.cart()
    return shopper
  }

  it('refuses a price that the shopper has not seen, shows it, then accepts it', async () => {
    const shopper = await readyShopper()
    await owner().setPrice(fixture().shop.tea.sku, 900)
    const key = newKey()
    expect(codeOf(await shopper.submit(key))).toBe('PriceChanged')
    expect(codeOf(await shopper.submit(key))).toBe('PriceChanged')
    expect((await shopper.cart())?.items[0]?.price.amount).toBe(900)
    expect(acceptedOf(await shopper.submit()).purchasedItems[0]?.price.amount).toBe(900)
    const other = await readyShopper()
    valueOf(await other.add(fixture().shop.guide.sku))
    await other.cart()
    await owner().setPrice(fixture().shop.guide.sku, 1250)
    expect(codeOf(await other.submit())).toBe('PriceChanged')
  })

  it('takes a discount off in whole cents, rounded once for all pieces', async () => {
    const { tea } = fixture().shop
    for (const [price, count] of [
      [855, 3],
      [854, 7],
      [801, 1],
    ] as const) {
      await owner().setPrice(tea.sku, price)
      const shopper = newShopper(fixture())
      valueOf(await shopper.add(tea.sku, count))
      valueOf(await shopper.applyDiscount('TEN'))
      const order = await shopper.cart()
      const off = order?.extraItems.find(({ kind }) => kind === 'discount')?.price.amount ?? 0
      expect(Math.abs(off + (price * count) / 10)).toBeLessThan(1)
    }
  })

  it('refuses shipping costs that the shopper has not seen, then accepts them', async () => {
    const shopper = await readyShopper()
    await owner().setParcelPrice(590)
    expect(codeOf(await shopper.submit())).toBe('OrderExtrasChanged')
    const total = (await shopper.cart())?.total
    expect(acceptedOf(await shopper.submit()).customerPaid).toEqual(total)
  })

  it('refuses them also after the shopper sent the details again', async () => {
    const shopper = await readyShopper()
    await owner().setParcelPrice(690)
    await shopper.fillIn(fixture().cards.accepted)
    expect(codeOf(await shopper.submit())).toBe('OrderExtrasChanged')
    await shopper.cart()
    acceptedOf(await shopper.submit())
  })

  it('accepts costs that were shown before the order was placed', async () => {
    const shopper = await readyShopper()
    await owner().setParcelPrice(790)
    await shopper.cart()
    await shopper.fillIn(fixture().cards.accepted)
    acceptedOf(await shopper.submit())
  })

  caseWhere(guestOrderRead, 'guests read no orders')(
    'shows a placed order with the prices it was placed at, and sells at the new ones',
    async () => {
      const { tea } = fixture().shop
      const shopper = await readyShopper()
      const placed = acceptedOf(await shopper.submit())
      const before = valueOf(await newShopper(fixture()).readPlacedOrder(placed)).order
      await owner().setPrice(tea.sku, 950)
      await owner().setParcelPrice(890)
      expect(valueOf(await newShopper(fixture()).readPlacedOrder(placed)).order).toEqual(before)
      expect(before?.total).toEqual(placed.customerPaid)
      const { product } = valueOf(await newShopper(fixture()).readProduct({ id: tea.id }))
      expect(product.skus[0]?.price.amount).toBe(950)
      const all = valueOf(await newShopper(fixture()).listProducts({ category: null, limit: 100 }))
      expect(all.find((each) => each.product.id === tea.id)?.product).toEqual(product)
    },
  )

  it('answers a repeated submit with the prices of its order', async () => {
    const { tea } = fixture().shop
    const shopper = await readyShopper()
    const key = newKey()
    const placed = acceptedOf(await shopper.submit(key))
    await owner().setPrice(tea.sku, (placed.purchasedItems[0]?.price.amount ?? 0) + 50)
    expect(valueOf(await shopper.findSubmit(key))).toEqual(placed)
    expect(acceptedOf(await shopper.submit(key))).toEqual(placed)
  })

  it('charges the authorised amount after a challenge, though the price changes meanwhile', async () => {
    const { tea } = fixture().shop
    const shopper = await readyShopper()
    valueOf(await shopper.storePaymentMethod(fixture().cards.challenged))
    const total = (await shopper.cart())?.total
    const key = newKey()
    const asked = valueOf(await shopper.submit(key))
    if (asked.tag !== 'action-required') throw new Error('no challenge was asked for')
    const price = valueOf(await shopper.readProduct({ id: tea.id })).product.skus[0]?.price.amount ?? 0
    await owner().setPrice(tea.sku, price + 150)
    const confirmation = await fixture().passChallenge(asked.action)
    const confirmed = await shopper.submitOrder({ key, confirmation })
    // An engine may refuse the order and refund the payment.
    if (confirmed.ok) expect(acceptedOf(confirmed).customerPaid).toEqual(total)
    else expect((await shopper.cart())?.itemCount).toBe(2)
  })

  it('shows and sorts by the present price after an earlier reading', async () => {
    const { mug, tea } = fixture().shop
    const reader = newShopper(fixture())
    const pricesOf = async (): Promise<readonly (number | undefined)[]> => {
      const which = [{ id: mug.id }, ...(readsBySlug ? [{ slug: mug.slug }] : [])]
      const read = await Promise.all(
        which.map(async (each) => valueOf(await reader.readProduct(each)).product),
      )
      const all = valueOf(await reader.listProducts({ category: null, limit: 100 }))
      const listed = all.flatMap(({ product }) => (product.id === mug.id ? [product] : []))
      const found = queriesProducts
        ? valueOf(await reader.listProducts({ category: null, limit: 100, search: 'mug' }))
        : []
      return [...read, ...listed, ...found.map(({ product }) => product)].map(
        ({ skus }) => skus.find(({ id }) => id === mug.blue)?.price.amount,
      )
    }
    const redOf = async () =>
      valueOf(await reader.readProduct({ id: mug.id })).product.skus.find(({ id }) => id === mug.red)?.price
    const red = await redOf()
    await owner().setPrice(mug.blue, 1250)
    expect([await redOf(), new Set(await pricesOf())]).toEqual([red, new Set([1250])])
    const isAboveTea = async (): Promise<boolean> => {
      const sort = { key: 'price', isDescending: true } as const
      const all = valueOf(await reader.listProducts({ category: null, limit: 100, sort }))
      const ids = all.map(({ product }) => product.id)
      return ids.indexOf(mug.id) < ids.indexOf(tea.id)
    }
    for (const amount of [1300, 300]) {
      for (const sku of [mug.blue, mug.red]) await owner().setPrice(sku, amount)
      expect(new Set(await pricesOf())).toEqual(new Set([amount]))
      if (queriesProducts) expect(await isAboveTea()).toBe(amount === 1300)
    }
  })

  it('marks a product in the cart that is no longer sold, refuses it, and removes it from the cart', async () => {
    const shopper = await readyShopper()
    valueOf(await shopper.add(fixture().shop.guide.sku))
    const everything = { category: null, limit: 100 }
    const before = valueOf(await newShopper(fixture()).listProducts(everything))
    const short = { category: null, limit: before.length - 1 }
    valueOf(await newShopper(fixture()).listProducts(short))
    expect(before.map(({ product }) => product.id)).toContain(fixture().shop.guide.id)
    valueOf(await newShopper(fixture()).readProduct({ id: fixture().shop.guide.id }))
    await owner().withdraw(fixture().shop.guide.id)
    expect(codeOf(await newShopper(fixture()).readProduct({ id: fixture().shop.guide.id }))).toBe(
      'ItemNotFound',
    )
    const listed = valueOf(await newShopper(fixture()).listProducts(everything))
    expect(listed.map(({ product }) => product.id)).not.toContain(fixture().shop.guide.id)
    expect(listed.map(({ product }) => product.id)).toContain(fixture().shop.tea.id)
    const rest = before.filter(({ product }) => product.id !== fixture().shop.guide.id)
    expect(valueOf(await newShopper(fixture()).listProducts(short)).map(({ product }) => product.id)).toEqual(
      rest.map(({ product }) => product.id),
    )
    if (queriesProducts) {
      const behind = { ...everything, after: fixture().shop.guide.id }
      const place = before.findIndex(({ product }) => product.id === fixture().shop.guide.id)
      expect(valueOf(await newShopper(fixture()).listProducts(behind))).toEqual(before.slice(place + 1))
    }
    for (const buyNow of [false, true]) {
      const item = { skuId: fixture().shop.guide.sku, count: 1, buyNow, key: newKey() }
      expect(codeOf(await newShopper(fixture()).addToCart(item))).toBe('ItemNotFound')
    }
    const tea = (await shopper.cart())?.items.find(({ sku }) => sku.id !== fixture().shop.guide.sku)
    const gone = (await shopper.cart())?.items.find(({ sku }) => sku.id === fixture().shop.guide.sku)
    expect(gone).toMatchObject({ count: 0, rowTotal: { amount: 0 } })
    const name = before.find(({ product }) => product.id === fixture().shop.guide.id)?.product.name
    expect(gone?.product.name).toContain(name)
    expect(gone?.product.name).not.toBe(name)
    expect(await shopper.cart()).toMatchObject({ itemCount: tea?.count, subtotal: tea?.rowTotal })
    expect(codeOf(await shopper.submit())).toBe('ItemNotFound')
    expect((await shopper.cart())?.items.map(({ product }) => product.name)).toEqual(['Tea'])
    acceptedOf(await shopper.submit())
  })

  it('allows the shopper to remove a withdrawn product, and has it in no category and no search', async () => {
    const { mug } = fixture().shop
    const shopper = await readyShopper()
    valueOf(await shopper.add(mug.blue))
    const { categories } = valueOf(await shopper.readProduct({ id: mug.id })).product
    const queries = [
      ...categories.map((category) => ({ category, limit: 100 })),
      ...(queriesProducts ? [{ category: null, limit: 100, search: 'mug' }] : []),
    ]
    const listed = async (query: (typeof queries)[number]) =>
      valueOf(await newShopper(fixture()).listProducts(query)).map(({ product }) => product.id)
    for (const query of queries) expect(await listed(query)).toContain(mug.id)
    if (readsBySlug) valueOf(await shopper.readProduct({ slug: mug.slug }))
    await shopper.listCategories?.()
    await owner().withdraw(mug.id)
    for (const query of queries) expect(await listed(query)).not.toContain(mug.id)
    if (readsBySlug) expect(codeOf(await shopper.readProduct({ slug: mug.slug }))).toBe('ItemNotFound')
    const named = await shopper.listCategories?.()
    const all = valueOf(await shopper.listProducts({ category: null, limit: 100 }))
    const used = new Set(all.flatMap(({ product }) => product.categories))
    if (named !== undefined) expect([...valueOf(named)].sort()).toEqual([...used].sort())
    valueOf(await shopper.updateItem({ skuId: mug.blue, count: 0 }))
    acceptedOf(await shopper.submit())
  })
}
