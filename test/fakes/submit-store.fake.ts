import { sessionOf } from './cart-store.fake.js'
import type { ShownLine } from '../../core/use-cases/shop/cart/shown-cart.js'
import type { LoadedCart } from '../../core/use-cases/shop/cart/present-cart.js'
import { latestAttemptId } from '../../core/use-cases/shop/orders/stored-order.js'
import type {
  KnownSubmission,
  SubmitPorts,
  SubmitWork,
} from '../../core/use-cases/shop/checkout/submit-ports.js'
import type { OpenCart } from '../../core/use-cases/shop/cart/open-cart.js'
import type { ShopTerms } from '../../core/use-cases/shop/cart/price-cart.js'
import type { FakePaymentStore } from './payment-store.fake.js'
import type { RequestKey } from '../../core/use-cases/shop/request-key.js'

/** A visitor: the order of their pages, and their member. */
export interface FakeShopper {
  orderId: string | null
  memberId: string | null
}

/** A visitor's submits in memory. */
export interface FakeSubmitStore {
  readonly ports: SubmitPorts
  readonly shopper: FakeShopper
  /** Order id -> its cart. */
  readonly carts: Map<string, LoadedCart<ShownLine>>
  /** Uses of discounts by their code. */
  readonly uses: Map<string, number>
  /** Order id -> its cart after it was brought up to date. */
  readonly updates: Map<string, OpenCart>
}

const nameOf = ({ lineage, key }: RequestKey): string => `${lineage} ${key}`

/** Submits over payments in memory; `settings` are the shop's. */
export function createFakeSubmitStore(
  payments: FakePaymentStore,
  settings: SubmitPorts['settings'] & ShopTerms['settings'],
): FakeSubmitStore {
  const { attempts, orders, stock, submissions, trials, uses } = payments
  const carts = new Map<string, LoadedCart<ShownLine>>()
  const updates = new Map<string, OpenCart>()
  const shopper: FakeShopper = { orderId: null, memberId: null }
  const lineage = 'visitor'
  const find = (key: RequestKey): KnownSubmission | null => submissions.get(nameOf(key)) ?? null
  const work: SubmitWork = {
    holdSession: async () => sessionOf(shopper.memberId),
    lockVisitor: async () => ({
      lineage,
      order: (shopper.orderId === null ? null : orders.get(shopper.orderId)) ?? null,
    }),
    leaveOrder: async () => {
      shopper.orderId = null
    },
    findSubmission: async (key) => find(key),
    saveSubmission: async (key, outcome) => {
      const empty = { orderId: null, attemptId: null, failure: null, cart: null }
      submissions.set(nameOf(key), { ...empty, ...outcome })
    },
    findAttempt: async (id) => attempts.get(id) ?? null,
    saveAttempt: (attempt, change, nowMs) => payments.work.save(attempt, change, nowMs),
    lockOrder: async (id) => orders.get(id) ?? null,
    loadCart: async (order) => {
      const cart = carts.get(order.id)
      if (cart === undefined) throw new Error(`${order.id} has no cart.`)
      return { ...cart, startedMs: 0, updatedMs: 0 }
    },
    membershipsOf: async () => [],
    digest: (...parts) => parts.join(' '),
    saveUpToDate: async ({ orderId }, after) => {
      updates.set(orderId, after)
    },
    beginTrial: async ({ memberId, productId, orderId }) => {
      const name = `${memberId} ${productId}`
      if ((trials.get(name) ?? orderId) !== orderId) return false
      trials.set(name, orderId)
      return true
    },
    takeStock: async (needed) => {
      for (const [sku, count] of needed) {
        const left = stock.get(sku) ?? null
        if (left !== null && left < count) return false
        stock.set(sku, left === null ? null : left - count)
      }
      return true
    },
    takeDiscount: async ({ code, usageLimit }) => {
      const used = uses.get(code) ?? 0
      if (usageLimit !== null && used >= usageLimit) return false
      uses.set(code, used + 1)
      return true
    },
    insertAttempt: async (attempt, _, nowMs) => {
      const { id, orderId, amount, purpose, capture, provider, paymentMethod, source, reserved } = attempt
      const isHeldFirst = capture === 'on-fulfilment' || purpose === 'trial'
      const inserted = {
        ...{ id, orderId, paymentMethod, source, reserved },
        state: { tag: 'reserved', terms: { amount, purpose, isHeldFirst, provider }, reference: null },
        createdMs: nowMs,
        confirmation: null,
        reported: { capturedMinor: null, refundedMinor: null, isDisputed: null },
        ...{ frozen: attempt.frozen, renewal: attempt.renewal, nextTryMs: attempt.nextTryMs },
      } as const
      attempts.set(id, inserted)
      return inserted
    },
    markSubmitting: async (order, memberId) => {
      orders.set(order.id, { ...order, status: 'submitting', attempts: order.attempts + 1, memberId })
    },
  }
  return {
    shopper,
    carts,
    uses,
    updates,
    ports: {
      isVisitorKnown: true,
      source: 'here',
      unitOfWork: payments.units(() => work),
      findSubmission: async (key) => find({ lineage, key }),
      ownerOf: async (attemptId) =>
        [...orders.values()].find((order) => latestAttemptId(order) === attemptId)?.memberId ?? null,
      findSession: async () => sessionOf(shopper.memberId),
      payments: payments.ports,
      terms: () => ({ settings, language: 'en', nowMs: payments.ports.clock.wallTime() }),
      settings,
    },
  }
}
