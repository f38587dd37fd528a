import { describe, expect, it } from './test-runner.js'
import { currencyCode } from '../../core/money/index.js'
import type { Stamp } from '../../core/ports/platform/stamp.port.js'
import { presentCart } from '../../core/use-cases/shop/cart/present-cart.js'
import { lockShopper } from '../../core/use-cases/shop/orders/lock-shopper.js'
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

const CURRENCY = 'EUR'
const NOW_MS = Date.UTC(2026, 0, 1)
const STAMP: Stamp = { nowMs: NOW_MS, newId: () => 'another owner of keys' }

/** Tests that every store of carts must pass. */
export function describeCartStore(name: string, open: () => Promise<CartStoreSubject>): void {
  const opened = async () => {
    const subject = await open()
    const { unitOfWork, newId } = subject.ports
    const empty = (): OpenCart => newCart(newId(), null)
    const lineOf = async (work: CartWork, orderId: string, count = 2): Promise<OpenLine> => {
      const variant = await work.findForSale(subject.skuId, CURRENCY)
      if (variant === null) throw new Error('The variant is not for sale.')
      const id = work.lineIdOf(orderId, variant.skuId)
      return { id, variant, count, price: variant.price, addedMs: NOW_MS, isGone: false }
    }
    const shown = async (work: CartWork): Promise<{ order: StoredOrder; cart: OpenCart }> => {
      const { order, memberId } = await lockShopper(work, STAMP)
      if (order === null) throw new Error('The visitor has no cart.')
      return {
        order,
        cart: presentCart(
          { currency: currencyCode(CURRENCY), discounts: [] },
          await work.loadCart(order, memberId),
        ),
      }
    }
    /** Begins a cart with one line, as the answer to a key. */
    const begin = (key?: string): Promise<OpenCart> =>
      unitOfWork(async (work) => {
        const { lineage } = await lockShopper(work, STAMP)
        const before = empty()
        const line = await lineOf(work, before.orderId)
        const after = { ...before, lines: [line] }
        const answer = { itemId: line.id, itemCount: line.count, itemPrice: line.price }
        const answers = key === undefined ? [] : [[{ lineage, key }, answer] as const]
        await work.saveCart({ before, after, isNew: true, currency: CURRENCY, answers, nowMs: NOW_MS })
        return after
      })
    /** Changes the cart that the visitor's pages show. */
    const change = (decide: (cart: OpenCart) => OpenCart): Promise<OpenCart> =>
      unitOfWork(async (work) => {
        const { cart: before } = await shown(work)
        const after = decide(before)
        const save: CartSave = {
          before,
          after,
          isNew: false,
          currency: CURRENCY,
          answers: [],
          nowMs: NOW_MS + 1,
        }
        await work.saveCart(save)
        return save.after
      })
    const read = () => unitOfWork(async (work) => (await shown(work)).cart)
    return { ...subject, begin, change, read, unitOfWork, lineOf }
  }

  describe(`carts: ${name}`, () => {
    it('begins a cart, which the pages of the visitor show from then on', async () => {
      const { begin, read, unitOfWork } = await opened()
      expect(await unitOfWork(async (work) => (await lockShopper(work, STAMP)).order)).toBeNull()
      const begun = await begin()
      expect(await read()).toEqual(begun)
      const { order } = await unitOfWork((work) => lockShopper(work, STAMP))
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

    it('answers a repeated key, for its owner only', async () => {
      const { begin, skuId, unitOfWork } = await opened()
      const { lines } = await begin('key')
      const find = (key: string, owner?: string) =>
        unitOfWork(async (work) => {
          const { lineage } = await lockShopper(work, STAMP)
          return work.findAnswerOrSale({ lineage: owner ?? lineage, key }, skuId, CURRENCY)
        })
      const [line] = lines
      expect(await find('key')).toEqual({
        earlier: { itemId: line?.id, itemCount: line?.count, itemPrice: line?.price },
      })
      expect(await find('other')).toEqual({ found: line?.variant })
      expect(await find('key', 'stranger')).toEqual({ found: line?.variant })
    })

    it('finds no variant and no discount that does not exist', async () => {
      const { skuId, unitOfWork } = await opened()
      await unitOfWork(async (work) => {
        const none = 'nothing' as SkuId
        expect(await work.findForSale(none, CURRENCY)).toBeNull()
        expect(await work.findAnswerOrSale({ lineage: 'visitor', key: 'key' }, none, CURRENCY)).toBeNull()
        expect(await work.findDiscount('NOTHING')).toMatchObject({ made: null, usedCount: 0 })
        expect(await work.findForSale(skuId, 'XXX')).toBeNull()
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

    it('removes an order and its keys from the visitor who leaves it', async () => {
      const { begin, unitOfWork } = await opened()
      await begin('key')
      await unitOfWork(async (work) => {
        await work.lockVisitor()
        await work.leaveOrder('another owner of keys')
      })
      expect(await unitOfWork((work) => work.lockVisitor())).toEqual({
        lineage: 'another owner of keys',
        order: null,
      })
    })

    it('names the member of the session', async () => {
      const { logIn, unitOfWork } = await opened()
      const member = () => unitOfWork(async (work) => (await lockShopper(work, STAMP)).memberId)
      expect(await member()).toBeNull()
      await logIn('ada')
      expect(await member()).toBe('ada')
    })
  })
}
