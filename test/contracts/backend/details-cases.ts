import { expect, it } from '../test-runner.js'
import { shippingMethodId } from '../../../core/orders/index.js'
import type { ExtraItem, Order } from '../../../core/orders/index.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { acceptedOf, codeOf, GERMAN_ADDRESS, newShopper, shippingOf, valueOf } from './shopper.js'

const discountsOf = (order: Order | null): readonly ExtraItem[] =>
  (order?.extraItems ?? []).filter(({ kind }) => kind === 'discount')

/** The lines of an order, with all choices of the shopper. */
const chosenOf = (order: Order | null): readonly unknown[] => [
  order?.items.map(({ sku, count }) => [sku.id, count]),
  ...[order?.extraItems, order?.total, order?.email, order?.card],
  ...[order?.shippingAddress, order?.billingAddress, order?.shippingMethods],
]

/** Cases of the details that a shopper enters before the order. */
export function detailsCases(
  fixture: () => BackendFixture,
  { customFields }: { readonly customFields: boolean },
): void {
  it('keeps e-mail, addresses, method and additional information', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    const order = await shopper.cart()
    expect(order).toMatchObject({
      email: 'ada@example.com',
      shippingAddress: GERMAN_ADDRESS,
      billingAddress: GERMAN_ADDRESS,
      paymentProcessor: fixture().cards.accepted.provider,
    })
    expect(order?.card?.last4).toMatch(/^\d{4}$/)
    expect(order?.shippingMethods.map(({ id, selected }) => [id, selected])).toEqual([
      [shippingOf(fixture()).parcel, true],
      [shippingOf(fixture()).express, false],
    ])
  })

  caseWhere(customFields, 'no custom fields')('keeps answers of the additional info block', async () => {
    const shopper = newShopper(fixture())
    const data = [
      {
        name: 'Greeting',
        textArea: `Happy\nbirthday <3${' and many more'.repeat(30)}`,
        textInput: null,
        checkbox: null,
      },
      { name: 'Gift', textArea: null, textInput: null, checkbox: true },
    ]
    valueOf(await shopper.add(fixture().shop.tea.sku))
    valueOf(await shopper.updateCustomData(data))
    expect((await shopper.cart())?.customData).toEqual(data)
    await shopper.fillIn(fixture().cards.accepted)
    const placed = acceptedOf(await shopper.submit())
    // Without orders for guests there is none.
    const { order } = valueOf(await newShopper(fixture()).readPlacedOrder(placed))
    if (order !== null) expect(order.customData).toEqual(data)
  })

  it('keeps an e-mail exactly, and removes an emptied one', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    valueOf(await shopper.updateIdentity('Ada.King@example.com'))
    expect((await shopper.cart())?.email).toBe('Ada.King@example.com')
    valueOf(await shopper.updateIdentity(null))
    expect((await shopper.cart())?.email).toBeNull()
  })

  it('offers the shipping methods for the address, with their prices', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    const { parcel, express, europe } = shippingOf(fixture())
    const methodsFor = async (country: string) => {
      valueOf(await shopper.updateAddress({ kind: 'shipping', address: { ...GERMAN_ADDRESS, country } }))
      return (await shopper.cart())?.shippingMethods.map(({ id, price }) => [id, price.amount])
    }
    expect(await methodsFor('DE')).toEqual([
      [parcel, 490],
      [express, 990],
    ])
    expect(await methodsFor('AT')).toEqual([[europe, 1200]])
    expect(await methodsFor('JP')).toEqual([])
    valueOf(await shopper.updateAddress({ kind: 'shipping', address: { ...GERMAN_ADDRESS, country: 'AT' } }))
    valueOf(await shopper.updateItem({ skuId: fixture().shop.tea.sku, count: 10 }))
    expect((await shopper.cart())?.shippingMethods.map(({ price }) => price.amount)).toEqual([0])
  })

  it('refuses an unknown shipping method, and an order whose method was removed', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    expect(codeOf(await shopper.updateShippingMethod(shippingMethodId('pigeon')))).toBe('NeedShippingMethod')
    await shopper.fillIn(fixture().cards.accepted)
    valueOf(await shopper.updateShippingMethod(null))
    expect((await shopper.cart())?.shippingMethods.filter(({ selected }) => selected)).toEqual([])
    expect(codeOf(await shopper.submit())).toBe('NeedShippingMethod')
  })

  it('adds shipping and tax to the total once they are known', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku, 2))
    expect((await shopper.cart())?.total.amount).toBe(1700)
    await shopper.fillIn(fixture().cards.accepted)
    const order = await shopper.cart()
    expect(order?.extraItems.map(({ kind, price }) => [kind, price.amount])).toEqual([
      ['shipping', 490],
      ['tax', 323],
    ])
    expect(order?.total.amount).toBe(1700 + 490 + 323)
  })

  it('reports the requirements of an order', async () => {
    const { tea, guide } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(guide.sku))
    expect((await shopper.cart())?.flags).toMatchObject({ requiresShipping: false, isFreeOrder: false })
    valueOf(await shopper.add(tea.sku))
    const address = { ...GERMAN_ADDRESS, country: 'AE', postalCode: null }
    valueOf(await shopper.updateAddress({ kind: 'billing', address }))
    valueOf(await shopper.updateAddress({ kind: 'shipping', address: GERMAN_ADDRESS }))
    expect((await shopper.cart())?.flags).toMatchObject({
      requiresShipping: true,
      hasSubscription: false,
      shippingAddressRequiresPostalCode: true,
      billingAddressRequiresPostalCode: false,
    })
  })

  it.each([
    ['NOPE', 'DiscountDoesNotExist'],
    ['', 'DiscountDoesNotExist'],
    ['TE', 'DiscountDoesNotExist'],
    ['TENX', 'DiscountDoesNotExist'],
    ['T%', 'DiscountDoesNotExist'],
    ['T_N', 'DiscountDoesNotExist'],
    ['OLD', 'DiscountExpired'],
    ['BIG', 'DiscountRequirementsNotMet'],
  ])('refuses the discount %p with %s', async (code, expected) => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.guide.sku))
    expect(codeOf(await shopper.applyDiscount(code))).toBe(expected)
    expect(discountsOf(await shopper.cart())).toEqual([])
  })

  it('takes a discount off, as a line below zero', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.guide.sku, 2))
    valueOf(await shopper.applyDiscount('TEN'))
    const order = await shopper.cart()
    expect(discountsOf(order)).toEqual([
      { kind: 'discount', name: 'Ten percent', price: { amount: -240, currency: 'EUR' } },
    ])
    // Goods that are not shipped may be taxed at the shop's address: each tax is on the discounted amount.
    const taxes = (order?.extraItems ?? []).filter(({ kind }) => kind === 'tax')
    expect(order?.total.amount).toBe(2160 + taxes.reduce((sum, { price }) => sum + price.amount, 0))
    for (const { price } of taxes) expect(price.amount).toBe(Math.round(2160 * 0.19))
  })

  it('removes a discount, if it can: the order costs the former total', async () => {
    const shopper = newShopper(fixture())
    if (shopper.removeDiscount === undefined) return
    valueOf(await shopper.add(fixture().shop.guide.sku, 2))
    const before = await shopper.cart()
    valueOf(await shopper.removeDiscount())
    valueOf(await shopper.applyDiscount('TEN'))
    valueOf(await shopper.removeDiscount())
    valueOf(await shopper.removeDiscount())
    const after = await shopper.cart()
    expect(discountsOf(after)).toEqual([])
    expect([after?.total, after?.extraItems]).toEqual([before?.total, before?.extraItems])
    valueOf(await shopper.applyDiscount('TEN'))
    expect(discountsOf(await shopper.cart())).toHaveLength(1)
  })

  it('keeps both addresses, the last answers and the chosen shipping method of each visitor separate', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    const billing = { ...GERMAN_ADDRESS, addressee: 'Charles Babbage', city: 'Jena', postalCode: '07743' }
    valueOf(await shopper.updateAddress({ kind: 'billing', address: billing }))
    valueOf(await shopper.updateShippingMethod(shippingOf(fixture()).express))
    valueOf(await shopper.updateIdentity('grace@example.com'))
    const order = await shopper.cart()
    expect(order).toMatchObject({ shippingAddress: GERMAN_ADDRESS, billingAddress: billing })
    expect(order?.email).toBe('grace@example.com')
    expect(order?.shippingMethods.filter(({ selected }) => selected).map(({ id }) => id)).toEqual([
      shippingOf(fixture()).express,
    ])
    expect(order?.extraItems.find(({ kind }) => kind === 'shipping')?.price.amount).toBe(990)
  })

  it('shows no data of one visitor to another, and only four digits of a card', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    valueOf(await shopper.applyDiscount('TEN'))
    expect(JSON.stringify(await shopper.cart())).not.toContain(fixture().cards.accepted.token)
    const other = newShopper(fixture())
    valueOf(await other.add(fixture().shop.tea.sku))
    const order = await other.cart()
    const mine = await shopper.cart()
    expect(order?.id).not.toBe(mine?.id)
    expect([discountsOf(order), discountsOf(mine).length]).toEqual([[], 1])
    expect([order?.email, order?.card, order?.paymentProcessor].filter((each) => each != null)).toEqual([])
    valueOf(await other.updateIdentity('grace@example.com'))
    for (const shown of [order, await other.cart()])
      for (const text of [GERMAN_ADDRESS.line1, GERMAN_ADDRESS.city, GERMAN_ADDRESS.addressee, 'ada@'])
        expect(JSON.stringify(shown)).not.toContain(text)
  })

  it('rounds a tax to the nearest minor unit, on the price of the goods', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    const taxes = (await shopper.cart())?.extraItems.filter(({ kind }) => kind === 'tax')
    expect(taxes?.map(({ price }) => price.amount)).toEqual([162])
  })

  it('taxes and ships by the shipping address, at the present price of the cart', async () => {
    const { tea } = fixture().shop
    const shopper = newShopper(fixture())
    const inAustria = { ...GERMAN_ADDRESS, country: 'AT', postalCode: '1010', city: 'Wien' }
    const extras = async () =>
      (await shopper.cart())?.extraItems.map(({ kind, price }) => [kind, price.amount])
    valueOf(await shopper.add(tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    valueOf(await shopper.updateAddress({ kind: 'billing', address: inAustria }))
    expect(await extras()).toEqual([
      ['shipping', 490],
      ['tax', 162],
    ])
    valueOf(await shopper.updateAddress({ kind: 'shipping', address: inAustria }))
    // The chosen shipping method does not go to that country.
    expect((await shopper.cart())?.total.amount).toBe(850)
    expect(codeOf(await shopper.submit())).not.toBe('ok')
    valueOf(await shopper.updateShippingMethod(shippingOf(fixture()).europe))
    for (const [count, shipping] of [
      [1, 1200],
      [10, 0],
      [1, 1200],
    ] as const) {
      valueOf(await shopper.updateItem({ skuId: tea.sku, count }))
      expect(await extras()).toEqual([['shipping', shipping]])
    }
  })

  it('takes a discount off the goods and never off the shipping', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    await shopper.fillIn(fixture().cards.accepted)
    valueOf(await shopper.applyDiscount('FREE'))
    const order = await shopper.cart()
    expect([order?.total.amount, order?.flags.isFreeOrder]).toEqual([490, false])
    // The discount is at most the price of the goods: the rest is not paid out.
    const cheap = newShopper(fixture())
    valueOf(await cheap.add(fixture().shop.sticker))
    valueOf(await cheap.applyDiscount('ONCE'))
    const small = await cheap.cart()
    expect([discountsOf(small).map(({ price }) => price.amount), small?.total.amount]).toEqual([[-60], 0])
    await cheap.fillIn(fixture().cards.accepted)
    expect((await cheap.cart())?.total.amount).toBe(490)
  })

  it('applies one discount at a time: the last entered one, and each once', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.guide.sku, 42))
    for (const code of ['TEN', 'TEN']) valueOf(await shopper.applyDiscount(code))
    expect(discountsOf(await shopper.cart()).map(({ price }) => price.amount)).toEqual([-5040])
    valueOf(await shopper.applyDiscount('BIG'))
    expect(discountsOf(await shopper.cart()).map(({ price }) => price.amount)).toEqual([-25200])
    valueOf(await shopper.updateItem({ skuId: fixture().shop.guide.sku, count: 1 }))
    expect(discountsOf(await shopper.cart()).filter(({ price }) => price.amount !== 0)).toEqual([])
  })

  it('calculates estimates again without changing anything by itself', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku, 2))
    await shopper.fillIn(fixture().cards.accepted)
    valueOf(await shopper.applyDiscount('TEN'))
    const before = await shopper.cart()
    valueOf(await shopper.recalculate())
    expect(chosenOf(await shopper.cart())).toEqual(chosenOf(before))
  })

  it('keeps a discount, the details and the payment when the count of a line changes', async () => {
    const { tea } = fixture().shop
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(tea.sku, 2))
    await shopper.fillIn(fixture().cards.accepted)
    valueOf(await shopper.applyDiscount('TEN'))
    const before = await shopper.cart()
    valueOf(await shopper.updateItem({ skuId: tea.sku, count: 4 }))
    expect(discountsOf(await shopper.cart()).map(({ price }) => price.amount)).toEqual([-340])
    valueOf(await shopper.updateItem({ skuId: tea.sku, count: 2 }))
    expect(chosenOf(await shopper.cart())).toEqual(chosenOf(before))
  })

  it('treats texts as data and never as commands', async () => {
    const shopper = newShopper(fixture())
    const text = `Zoë Müller'); DROP TABLE product;-- <script>alert(1)</script> ½ Ø 李 🙂`
    valueOf(await shopper.add(fixture().shop.tea.sku))
    valueOf(
      await shopper.updateAddress({ kind: 'shipping', address: { ...GERMAN_ADDRESS, addressee: text } }),
    )
    expect((await shopper.cart())?.shippingAddress?.addressee).toBe(text)
  })

  it('refuses a text that no database takes, without a fault', async () => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku))
    const answers = [
      await shopper.updateIdentity('ada@exa\0mple.com'),
      await shopper.updateAddress({
        kind: 'shipping',
        address: { ...GERMAN_ADDRESS, city: 'x'.repeat(5000) },
      }),
      await shopper.storePaymentMethod({ ...fixture().cards.accepted, token: '4242 4242 4242 4242' }),
      await shopper.storePaymentMethod({ ...fixture().cards.accepted, provider: 'no such provider' }),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, failure: { tag: 'rejected' } })
  })
}
