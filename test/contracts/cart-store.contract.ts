import { describe, expect, it } from './test-runner.js'
import type { SkuId } from '../../core/catalog/index.js'
import type { CartPorts, CartSave, CartWork } from '../../core/use-cases/shop/cart/cart-ports.js'
import { newCart } from '../../core/use-cases/shop/cart/open-cart.js'
import type { OpenCart, OpenLine } from '../../core/use-cases/shop/cart/open-cart.js'
import type { StoredOrder } from '../../core/use-cases/shop/orders/stored-order.js'
import { NO_ADDRESS } from '../../core/orders/index.js'

/** A store of carts with one visitor without a cart. */
export interface CartStoreSubject {
  readonly ports: Pick<CartPorts, 'unitOfWork' | 'newId'>
  /** A variant for sale. */
  readonly skuId: SkuId
  /** The visitor is logged in as this member from now on. */
  readonly logIn: (memberId: string) => Promise<void>
  /** Begins the first payment attempt of an order. */
  readonly beginAttempt: (orderId: string) => Promise<void>
}

const NOW_MS = Date.UTC(2026, 0, 1)

/** Tests that every store of carts must pass. */
export function describeCartStore(name: string, open: () => Promise<CartStoreSubject>): void {
  const opened = async () => {
    const subject = await open()
    const { unitOfWork, newId } = subject.ports
    const empty = (): OpenCart => newCart(newId(), null)
    const lineOf = async (work: CartWork, orderId: string, count = 2): Promise<OpenLine> => {
      const variant = await work.findForSale(subject.skuId)
      if (variant === null) throw new Error('The variant is not for sale.')
      const id = work.lineIdOf(orderId, variant.skuId)
      return { id, variant, count, price: variant.price, addedMs: NOW_MS, isGone: false }
    }
    const shown = async (work: CartWork): Promise<{ order: StoredOrder; cart: OpenCart }> => {
      const { order, memberId } = await work.lockShopper()
      if (order === null) throw new Error('The visitor has no cart.')
      return { order, cart: await work.loadCart(order, memberId) }
    }
    /** Begins a cart with one line, as the answer to a key. */
    const begin = (key?: string): Promise<OpenCart> =>
      unitOfWork(async (work) => {
        const { lineage } = await work.lockShopper()
        const before = empty()
        const line = await lineOf(work, before.orderId)
        const after = { ...before, lines: [line] }
        const answer = { itemId: line.id, itemCount: line.count, itemPrice: line.price }
        const answers = key === undefined ? [] : [[{ lineage, key }, answer] as const]
        await work.saveCart({ before, after, isNew: true, answers, nowMs: NOW_MS })
        return after
      })
    /** Changes the cart that the visitor's pages show. */
    const change = (decide: (cart: OpenCart) => OpenCart): Promise<OpenCart> =>
      unitOfWork(async (work) => {
        const { cart: before } = await shown(work)
        const save: CartSave = { before, after: decide(before), isNew: false, answers: [], nowMs: NOW_MS + 1 }
        await work.saveCart(save)
        return save.after
      })
    const read = () => unitOfWork(async (work) => (await shown(work)).cart)
    return { ...subject, begin, change, read, unitOfWork, lineOf }
  }

  describe(`carts: ${name}`, () => {
    it('begins a cart, which the pages of the visitor show from then on', async () => {
      const { begin, read, unitOfWork } = await opened()
      expect(await unitOfWork(async (work) => (await work.lockShopper()).order)).toBeNull()
      const begun = await begin()
      expect(await read()).toEqual(begun)
      const { order } = await unitOfWork((work) => work.lockShopper())
      expect(order).toMatchObject({ id: begun.orderId, status: 'cart', attempts: 0, placed: null })
    })

    it('saves every detail, and keeps those that a change does not name', async () => {
      const { begin, change, read, logIn } = await opened()
      await logIn('ada')
      await begin()
      const details = {
        email: 'ada@example.com',
        shippingAddress: { ...NO_ADDRESS, city: 'Bonn', country: 'DE' },
        billingAddress: { ...NO_ADDRESS, city: 'Rome', country: 'IT' },
        shippingMethodId: null,
        discountCode: null,
        customData: [{ name: 'Wish', textArea: 'A red bow', textInput: null, checkbox: null }],
        payment: { provider: 'fake', method: 'token', card: null },
        wallet: { provider: 'wallet', reference: 'approval' },
      }
      await change((cart) => ({ ...cart, details, memberId: 'ada' }))
      await change((cart) => ({ ...cart, details: { ...cart.details, email: null, payment: null } }))
      expect(await read()).toMatchObject({
        memberId: 'ada',
        details: { ...details, email: null, payment: null },
      })
    })

    it('changes, adds and removes lines', async () => {
      const { begin, change, read } = await opened()
      await begin()
      const [line] = (await read()).lines
      await change((cart) => ({ ...cart, lines: [{ ...line!, count: 7 }] }))
      expect((await read()).lines).toEqual([{ ...line, count: 7 }])
      await change((cart) => ({ ...cart, lines: [] }))
      expect((await read()).lines).toEqual([])
      await change((cart) => ({ ...cart, lines: [line!], extrasSeen: '[["tax","VAT",1]]' }))
      expect(await read()).toMatchObject({ lines: [line], extrasSeen: '[["tax","VAT",1]]' })
    })

    it('answers a key again, and only its owner', async () => {
      const { begin, skuId, unitOfWork } = await opened()
      const { lines } = await begin('key')
      const find = (key: string, owner?: string) =>
        unitOfWork(async (work) => {
          const { lineage } = await work.lockShopper()
          return work.findAnswerOrSale({ lineage: owner ?? lineage, key }, skuId)
        })
      const [line] = lines
      expect(await find('key')).toEqual({
        earlier: { itemId: line?.id, itemCount: line?.count, itemPrice: line?.price },
      })
      expect(await find('other')).toEqual({ found: line?.variant })
      expect(await find('key', 'stranger')).toEqual({ found: line?.variant })
    })

    it('finds no variant and no discount that there is not', async () => {
      const { unitOfWork } = await opened()
      await unitOfWork(async (work) => {
        const none = 'nothing' as SkuId
        expect(await work.findForSale(none)).toBeNull()
        expect(await work.findAnswerOrSale({ lineage: 'visitor', key: 'key' }, none)).toBeNull()
        expect(await work.findDiscount('NOTHING')).toBeNull()
        expect(await work.findAttempt('nothing')).toBeNull()
      })
    })

    it('finds the attempt of an order', async () => {
      const { begin, beginAttempt, unitOfWork } = await opened()
      const { orderId } = await begin()
      await beginAttempt(orderId)
      expect(await unitOfWork((work) => work.findAttempt(`${orderId}:1`))).toMatchObject({
        id: `${orderId}:1`,
      })
    })

    it('names the member of the session', async () => {
      const { logIn, unitOfWork } = await opened()
      const member = () => unitOfWork(async (work) => (await work.lockShopper()).memberId)
      expect(await member()).toBeNull()
      await logIn('ada')
      expect(await member()).toBe('ada')
    })
  })
}
