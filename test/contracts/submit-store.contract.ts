import { describe, expect, it } from './test-runner.js'
import type { SubmitPorts, SubmitWork } from '../../core/use-cases/shop/checkout/submit-ports.js'
import { loadCartToPlace } from '../../core/use-cases/shop/checkout/cart-to-place.js'
import type { PlacingTerms } from '../../core/use-cases/shop/checkout/cart-to-place.js'
import { lockShopper } from '../../core/use-cases/shop/orders/lock-shopper.js'
import type { LockedShopper } from '../../core/use-cases/shop/orders/lock-shopper.js'
import type { StoredOrder } from '../../core/use-cases/shop/orders/stored-order.js'
import { attemptId } from '../../core/use-cases/shop/orders/stored-order.js'
import type {
  NewAttempt,
  PaymentAttempt,
  Reserved,
} from '../../core/use-cases/shop/payments/payment-attempt.js'
import { currencyCode } from '../../core/money/index.js'
import { rejection } from '../../core/use-cases/shop/failures.js'

/** A store of submits with one visitor, whose cart takes pieces from stock. */
export interface SubmitStoreSubject {
  readonly ports: Pick<SubmitPorts, 'unitOfWork' | 'findSubmission' | 'ownerOf' | 'payments'>
  /** The remaining pieces of the cart's only SKU, more than it takes. */
  readonly left: () => Promise<number>
}

const NOW_MS = Date.UTC(2026, 0, 1)
const TERMS: PlacingTerms = {
  settings: {
    currency: currencyCode('EUR'),
    country: 'DE',
    state: null,
    ...{ shipping: [], taxes: [], discounts: [] },
  },
  placing: { confirmations: [], orderRange: { minimumSubtotal: null, maximumTotal: null } },
  language: 'en',
  nowMs: NOW_MS,
}
const REFUSAL = rejection('OutOfInventory', 'Too few are left.')

/** Tests that every store of submits must pass. */
export function describeSubmitStore(name: string, open: () => Promise<SubmitStoreSubject>): void {
  const opened = async () => {
    const subject = await open()
    const { unitOfWork } = subject.ports
    /** Runs work for the locked visitor with a cart. */
    const locked = <T>(
      run: (work: SubmitWork, shopper: LockedShopper & { readonly order: StoredOrder }) => Promise<T>,
    ): Promise<T> =>
      unitOfWork(async (work) => {
        const shopper = await lockShopper(work, { nowMs: NOW_MS, newId: () => 'another' })
        if (shopper.order === null) throw new Error('The visitor has no cart.')
        return run(work, { ...shopper, order: shopper.order })
      })
    /** Begins the payment of the cart. */
    const begin = (): Promise<PaymentAttempt> =>
      locked(async (work, { order, memberId }) => {
        const { needed, total, frozen, provider, paymentMethod } = await loadCartToPlace(
          work,
          TERMS,
          order,
          memberId,
        )
        const attempt: NewAttempt = {
          id: attemptId(order.id, order.attempts + 1),
          orderId: order.id,
          paymentMethod,
          source: 'here',
          reserved: needed,
          frozen,
          renewal: null,
          nextTryMs: null,
          amount: total,
          purpose: 'order',
          provider,
          movesMoney: true,
          capture: 'at-once',
          discountCode: null,
        }
        const begun = await work.insertAttempt(attempt, order.email, NOW_MS)
        await work.markSubmitting(order, memberId, NOW_MS)
        return begun
      })
    const needed = (): Promise<readonly Reserved[]> =>
      locked(async (work, { order }) => (await loadCartToPlace(work, TERMS, order, null)).needed)
    return { ...subject, locked, begin, needed }
  }

  describe(`submits: ${name}`, () => {
    it('reads the cart of the locked visitor', async () => {
      const { locked } = await opened()
      await locked(async (work, { order, memberId }) => {
        expect(order).toMatchObject({ status: 'cart', attempts: 0, placed: null })
        const cart = await loadCartToPlace(work, TERMS, order, memberId)
        expect(cart.order).toEqual(order)
        expect(cart.needed).toHaveLength(1)
        expect(cart.frozen.total).toEqual(cart.total)
        expect(await work.lockOrder(order.id)).toEqual(order)
        expect(await work.lockOrder('nothing')).toBeNull()
      })
    })

    it('begins the payment of a cart', async () => {
      const { ports, locked, begin } = await opened()
      const begun = await begin()
      expect(begun).toMatchObject({
        state: { tag: 'reserved', reference: null },
        confirmation: null,
        reported: { capturedMinor: null, refundedMinor: null, isDisputed: null },
      })
      await locked(async (work, { order }) => {
        expect(order).toMatchObject({ status: 'submitting', attempts: 1 })
        expect(await work.findAttempt(begun.id)).toEqual(begun)
        expect(await work.findAttempt('nothing')).toBeNull()
      })
      expect(await ports.payments.attempts.find(begun.id)).toEqual(begun)
      expect(await ports.ownerOf(begun.id)).toBeNull()
    })

    it('saves what the page brought back from a challenge', async () => {
      const { ports, locked, begin } = await opened()
      const { id } = await begin()
      const saved = await locked(async (work) => {
        const attempt = await work.findAttempt(id)
        return work.saveAttempt(attempt!, { tag: 'confirm', confirmation: 'came back' }, NOW_MS)
      })
      expect(saved).toMatchObject({ confirmation: 'came back', state: { tag: 'pending' } })
      expect(await ports.payments.attempts.find(id)).toEqual(saved)
    })

    it('records the outcome of a key for its visitor only', async () => {
      const { ports, locked } = await opened()
      expect(await ports.findSubmission('key')).toBeNull()
      await locked((work, { lineage, order }) =>
        work.saveSubmission(
          { lineage, key: 'key' },
          { orderId: order.id, attemptId: `${order.id}:1`, cart: 'digest' },
          NOW_MS,
        ),
      )
      const known = await ports.findSubmission('key')
      expect(known).toMatchObject({ cart: 'digest', failure: null })
      await locked(async (work, { lineage }) => {
        expect(await work.findSubmission({ lineage, key: 'key' })).toEqual(known)
        expect(await work.findSubmission({ lineage, key: 'other' })).toBeNull()
        expect(await work.findSubmission({ lineage: 'stranger', key: 'key' })).toBeNull()
      })
    })

    it('records a refusal', async () => {
      const { ports, locked } = await opened()
      await locked((work, { lineage }) =>
        work.saveSubmission({ lineage, key: 'key' }, { failure: REFUSAL }, NOW_MS),
      )
      expect(await ports.findSubmission('key')).toMatchObject({ attemptId: null, failure: REFUSAL })
    })

    it('takes pieces from stock, as long as there are enough', async () => {
      const { locked, needed, left } = await opened()
      const [[sku, count] = ['', 0]] = await needed()
      const before = await left()
      expect(await locked((work) => work.takeStock([[sku, count]]))).toBe(true)
      expect(await left()).toBe(before - count)
      expect(await locked((work) => work.takeStock([[sku, before]]))).toBe(false)
    })

    it('counts the uses of a discount up to its limit', async () => {
      const { locked } = await opened()
      const take = (usageLimit: number | null) =>
        locked((work) => work.takeDiscount({ code: 'SPRING', usageLimit }))
      expect(await take(2)).toBe(true)
      expect(await take(2)).toBe(true)
      expect(await take(2)).toBe(false)
      expect(await take(null)).toBe(true)
    })

    it('lets a member begin the trial of a product with one order', async () => {
      const { locked } = await opened()
      const begin = (orderId: string, productId = 'club') =>
        locked((work) => work.beginTrial({ memberId: 'ada', productId, orderId }))
      expect(await begin('first')).toBe(true)
      expect(await begin('first')).toBe(true)
      expect(await begin('second')).toBe(false)
      expect(await begin('second', 'another club')).toBe(true)
    })

    it('changes nothing with a unit of work that fails', async () => {
      const { ports, locked, needed, left } = await opened()
      const pieces = await needed()
      const before = await left()
      const failed = locked(async (work, { lineage, order, memberId }) => {
        await work.takeStock(pieces)
        await work.takeDiscount({ code: 'SPRING', usageLimit: 1 })
        await work.saveSubmission({ lineage, key: 'key' }, { failure: REFUSAL }, NOW_MS)
        await work.markSubmitting(order, memberId, NOW_MS)
        throw new Error('the unit fails')
      })
      await expect(failed).rejects.toThrow('the unit fails')
      expect(await left()).toBe(before)
      expect(await ports.findSubmission('key')).toBeNull()
      await locked(async (work, { order }) => {
        expect(order).toMatchObject({ status: 'cart', attempts: 0 })
        expect(await work.takeDiscount({ code: 'SPRING', usageLimit: 1 })).toBe(true)
      })
    })
  })
}
