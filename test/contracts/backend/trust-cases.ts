import { createHash } from 'node:crypto'
import { expect, it } from '../test-runner.js'
import type { CommerceGateway } from '../../../core/ports/shop/commerce-gateway.port.js'
import type { BackendFixture } from './backend-fixture.js'
import { caseWhere } from './case-where.js'
import { acceptedOf, codeOf, GERMAN_ADDRESS, newKey, newShopper, shippingOf, valueOf } from './shopper.js'
import type { Accepted, Shopper } from './shopper.js'

/** Fewer characters could be guessed. */
const MIN_TOKEN_LENGTH = 16

const DIGESTS = ['md5', 'sha1', 'sha256', 'sha384', 'sha512']
/** An engine that numbers its orders reaches at most about this number in a test. */
const MAX_COUNTED = 200

/** A text, and its digests, as they are written in tokens. */
const writtenOf = (text: string): readonly string[] =>
  [Buffer.from(text), ...DIGESTS.map((name) => createHash(name).update(text).digest())].flatMap((bytes) => [
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
  ])

/** Texts that a stranger can derive from an order's id, its mail, or the number of orders. */
function guessesOf(id: string, email: string): readonly string[] {
  const known = [id, email, `${id}${email}`, `${email}${id}`, `${id}:${email}`, `${email}:${id}`]
  const counted = Array.from({ length: MAX_COUNTED }, (_, count) => `${count}`)
  const digests = counted.flatMap((count) => writtenOf(count).slice(3))
  return [id, [...id].reverse().join(''), ...known.flatMap(writtenOf), ...digests]
}

/** The share of two texts of one length that is equal at the same place. */
const alikeness = (left: string, right: string): number =>
  [...left].filter((character, index) => character === right[index]).length / left.length

/** Cases of visitors who send ids and secrets of others. */
export function trustCases(
  fixture: () => BackendFixture,
  { guestOrderRead, readsBySlug }: { readonly guestOrderRead: boolean; readonly readsBySlug: boolean },
): void {
  const readyShopper = async (card = fixture().cards.accepted): Promise<Shopper> => {
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(fixture().shop.tea.sku, 2))
    await shopper.fillIn(card)
    return shopper
  }
  const challenged = async () => {
    const shopper = await readyShopper(fixture().cards.challenged)
    const key = newKey()
    const answer = valueOf(await shopper.submit(key))
    if (answer.tag !== 'action-required') throw new Error('no challenge was asked for')
    return { shopper, key, action: answer.action }
  }
  const isAccepted = async (answer: ReturnType<CommerceGateway['findSubmit']>): Promise<boolean> => {
    const found = await answer
    return found.ok && found.value.tag === 'accepted'
  }

  it('places no order for an invented payment', async () => {
    const { shopper, key, action } = await challenged()
    for (const confirmation of ['invented', '', action.data, key, fixture().cards.accepted.token]) {
      expect(await isAccepted(shopper.submitOrder({ key, confirmation }))).toBe(false)
      expect(await isAccepted(shopper.findSubmit(key))).toBe(false)
    }
    const hasty = await readyShopper(fixture().cards.challenged)
    expect(await isAccepted(hasty.submitOrder({ key: newKey(), confirmation: 'invented' }))).toBe(false)
  })

  it('places no order for the payment of another order', async () => {
    const payer = await challenged()
    const thief = await challenged()
    const confirmation = await fixture().passChallenge(payer.action)
    expect(await isAccepted(thief.shopper.submitOrder({ key: thief.key, confirmation }))).toBe(false)
    expect(await isAccepted(thief.shopper.findSubmit(thief.key))).toBe(false)
    const paid = acceptedOf(await payer.shopper.submitOrder({ key: payer.key, confirmation }))
    const later = await challenged()
    expect(await isAccepted(later.shopper.submitOrder({ key: later.key, confirmation }))).toBe(false)
    expect(acceptedOf(await payer.shopper.submit(payer.key))).toEqual(paid)
    valueOf(await payer.shopper.add(fixture().shop.tea.sku))
    await payer.shopper.fillIn(fixture().cards.challenged)
    expect(await isAccepted(payer.shopper.submitOrder({ key: newKey(), confirmation }))).toBe(false)
  })

  it('keeps the submits of visitors with the same keys separate', async () => {
    const key = newKey()
    const first = await readyShopper()
    const placed = acceptedOf(await first.submit(key))
    const stranger = newShopper(fixture())
    expect(valueOf(await stranger.findSubmit(key))).toEqual({ tag: 'not-placed' })
    expect(codeOf(await stranger.submit(key))).toBe('ItemNotFound')
    const second = await readyShopper()
    valueOf(await second.add(fixture().shop.guide.sku))
    const other = acceptedOf(await second.submit(key))
    expect(other.orderId).not.toBe(placed.orderId)
    expect(other.purchasedItems.map(({ name, count }) => [name, count])).toContainEqual(['Tea', 2])
    expect(other.purchasedItems).toHaveLength(2)
    expect(acceptedOf(await first.submit(key))).toEqual(placed)
  })

  it('finds every submit by its key, in its present state, and begins none', async () => {
    const shopper = await readyShopper()
    const key = newKey()
    expect(valueOf(await shopper.findSubmit(key))).toEqual({ tag: 'not-placed' })
    expect((await shopper.cart())?.itemCount).toBe(2)
    const placed = acceptedOf(await shopper.submit(key))
    expect(valueOf(await shopper.findSubmit(key))).toEqual(placed)
    expect(valueOf(await shopper.findSubmit(newKey()))).toEqual({ tag: 'not-placed' })
    const waiting = await challenged()
    expect(valueOf(await waiting.shopper.findSubmit(waiting.key))).toEqual({
      tag: 'action-required',
      action: waiting.action,
    })
    const declined = await readyShopper(fixture().cards.declined)
    const refused = newKey()
    expect(codeOf(await declined.submit(refused))).toBe('PaymentDeclined')
    expect(codeOf(await declined.findSubmit(refused))).toBe('PaymentDeclined')
  })

  it('refuses a key that was used for another cart, and places nothing for it', async () => {
    const shopper = await readyShopper()
    const key = newKey()
    const orderId = (await shopper.cart())!.id
    const placed = acceptedOf(await shopper.submitOrder({ key, orderId }))
    valueOf(await shopper.add(fixture().shop.tea.sku, 3))
    await shopper.fillIn(fixture().cards.accepted)
    const next = (await shopper.cart())!.id
    expect(next).not.toBe(orderId)
    expect(codeOf(await shopper.submitOrder({ key, orderId: next }))).toBe('KeyReused')
    expect((await shopper.cart())?.itemCount).toBe(3)
    expect(acceptedOf(await shopper.submitOrder({ key, orderId }))).toEqual(placed)
    expect(acceptedOf(await shopper.submitOrder({ key: newKey(), orderId: next })).orderId).toBe(next)
  })

  it('opens an order with a token that cannot be guessed', async () => {
    const placed: Accepted[] = []
    for (let count = 0; count < 3; count += 1) placed.push(acceptedOf(await (await readyShopper()).submit()))
    const tokens = placed.map(({ token }) => String(token))
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(3)
    for (const [index, token] of tokens.entries()) {
      expect(token.length).toBeGreaterThanOrEqual(MIN_TOKEN_LENGTH)
      const guesses = guessesOf(placed[index]!.orderId, 'ada@example.com')
      // One assertion for all: one for each of thousands of guesses takes a hundred times as long.
      expect(guesses.filter((guess) => token.includes(guess) || guess.includes(token))).toEqual([])
      for (const other of tokens.slice(index + 1)) expect(alikeness(token, other)).toBeLessThan(0.7)
    }
  })

  caseWhere(guestOrderRead, 'guests read no orders')(
    'opens no order with the token of another one, and each as its own shopper left it',
    async () => {
      const first = acceptedOf(await (await readyShopper()).submit())
      const shopper = await readyShopper()
      const address = { ...GERMAN_ADDRESS, addressee: 'Grace Hopper', city: 'Jena' }
      valueOf(await shopper.updateAddress({ kind: 'shipping', address }))
      valueOf(await shopper.updateIdentity('grace@example.com'))
      valueOf(await shopper.updateShippingMethod(shippingOf(fixture()).express))
      await shopper.cart()
      const second = acceptedOf(await shopper.submit())
      const read = async (which: Pick<Accepted, 'orderId' | 'token'>) =>
        valueOf(await newShopper(fixture()).readPlacedOrder(which)).order
      expect(await read({ orderId: first.orderId, token: second.token })).toBeNull()
      expect(await read({ orderId: second.orderId, token: first.token })).toBeNull()
      expect(await read(first)).toMatchObject({
        email: 'ada@example.com',
        shippingAddress: GERMAN_ADDRESS,
        total: first.customerPaid,
      })
      const order = await read(second)
      expect(order).toMatchObject({
        email: 'grace@example.com',
        shippingAddress: address,
        billingAddress: GERMAN_ADDRESS,
        total: second.customerPaid,
      })
      expect(order?.extraItems.find(({ kind }) => kind === 'shipping')?.price.amount).toBe(990)
      expect(order?.card?.last4).toMatch(/^\d{4}$/)
      expect(JSON.stringify(order)).not.toContain(fixture().cards.accepted.token)
    },
  )

  it("places no order for another visitor's cart", async () => {
    const victim = await readyShopper()
    const orderId = (await victim.cart())!.id
    const thief = newShopper(fixture())
    expect(codeOf(await thief.submitOrder({ key: newKey(), orderId }))).not.toBe('ok')
    const other = await readyShopper()
    const own = (await other.cart())!.id
    expect(codeOf(await other.submitOrder({ key: newKey(), orderId }))).not.toBe('ok')
    expect([(await victim.cart())?.id, (await other.cart())?.id]).toEqual([orderId, own])
    expect(acceptedOf(await victim.submitOrder({ key: newKey(), orderId })).orderId).toBe(orderId)
  })

  it('charges the shown total of the cart, with discount and the chosen shipping method', async () => {
    const shopper = await readyShopper()
    valueOf(await shopper.applyDiscount('TEN'))
    valueOf(await shopper.updateShippingMethod(shippingOf(fixture()).express))
    const cart = await shopper.cart()
    expect(cart?.extraItems.map(({ kind }) => kind).sort()).toEqual(['discount', 'shipping', 'tax'])
    const placed = acceptedOf(await shopper.submit())
    expect(placed.customerPaid).toEqual(cart?.total)
    const { order } = valueOf(await newShopper(fixture()).readPlacedOrder(placed))
    if (guestOrderRead) expect(order?.extraItems).toEqual(cart?.extraItems)
    valueOf(await shopper.add(fixture().shop.tea.sku))
    // The message about the last order's discount is gone.
    expect((await shopper.cart())?.extraItems.filter(({ kind }) => kind === 'discount')).toEqual([])
  })

  it('shows the present stock after each sale, on the page of the product and in lists', async () => {
    const { mug } = fixture().shop
    const stockOf = async (): Promise<number> => {
      const shopper = newShopper(fixture())
      const { product } = valueOf(await shopper.readProduct({ id: mug.id }))
      const all = valueOf(await shopper.listProducts({ category: null, limit: 100 }))
      const lists = await Promise.all([
        shopper.listProducts({ category: null, limit: all.length - 1 }),
        ...product.categories.map((category) => shopper.listProducts({ category, limit: 100 })),
      ])
      const shown = [all, ...lists.map(valueOf)]
        .flat()
        .flatMap((each) => (each.product.id === mug.id ? [each.product] : []))
      if (readsBySlug) shown.push(valueOf(await shopper.readProduct({ slug: mug.slug })).product)
      for (const { skus } of shown) expect(skus[0]?.inventory).toEqual(product.skus[0]?.inventory)
      const inventory = product.skus[0]?.inventory
      if (inventory?.type !== 'finite') throw new Error('the blue mug is counted')
      return inventory.quantity
    }
    const before = await stockOf()
    const shopper = newShopper(fixture())
    valueOf(await shopper.add(mug.blue, 2))
    await shopper.fillIn(fixture().cards.declined)
    expect(codeOf(await shopper.submit())).toBe('PaymentDeclined')
    expect(await stockOf()).toBe(before)
    valueOf(await shopper.storePaymentMethod(fixture().cards.accepted))
    acceptedOf(await shopper.submit())
    expect(await stockOf()).toBe(before - 2)
    expect(codeOf(await newShopper(fixture()).add(mug.blue, before - 1))).toBe('OutOfInventory')
    expect(codeOf(await newShopper(fixture()).add(mug.blue, before - 2))).toBe('ok')
  })
}
