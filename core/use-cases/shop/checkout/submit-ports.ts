import type { Money } from '../../../money/index.js'
import type { Order } from '../../../orders/index.js'
import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { SubscriptionStanding } from '../../../subscriptions/index.js'
import type { StoreSettings } from '../../settings/store-settings.js'
import type { OpenCart } from '../cart/open-cart.js'
import type { OrderTimes } from '../cart/cart-order.js'
import type { LoadedCart } from '../cart/present-cart.js'
import type { ShopTerms } from '../cart/price-cart.js'
import type { ShownLine } from '../cart/shown-cart.js'
import type { NamedCart } from '../decide-submit.js'
import type { Rejection } from '../failures.js'
import type { VisitorWork } from '../orders/lock-shopper.js'
import type { StoredOrder } from '../orders/stored-order.js'
import type { StoredSession } from '../orders/open-order.js'
import type { AttemptPorts } from '../payments/attempt-ports.js'
import type { OpenChange } from '../payments/attempt-state.js'
import type { NewAttempt, PaymentAttempt, Reserved } from '../payments/payment-attempt.js'
import type { CartPlacement } from '../place-order.js'
import type { RequestKey } from '../request-key.js'
import type { KnownSubmit } from '../submit-key.js'
import type { SubscriptionBegin } from '../subscriptions/begun-subscription.js'

/** The record of a key. `cart`: the digest of the cart that it was used for. */
export interface KnownSubmission extends KnownSubmit {
  readonly cart: string | null
}

/** The outcome of a key: its attempt, or the reason of its refusal. */
export type SubmissionOutcome =
  | { readonly orderId: string; readonly attemptId: string; readonly cart?: string }
  | { readonly failure: Rejection }

/** A cart with present prices, as stored. */
export interface StoredCart extends NamedCart {
  readonly order: StoredOrder
  /** The same cart, as it can be changed. */
  readonly open: OpenCart
  readonly placement: CartPlacement
  readonly total: Money
  /** The name of the chosen payment provider; null: none is chosen. */
  readonly provider: string | null
  readonly paymentMethod: string | null
  /** The pieces that it takes from stock, in the order of their ids. */
  readonly needed: readonly Reserved[]
  /** The discount that it takes; null: none applies. */
  readonly discount: { readonly code: string; readonly usageLimit: number | null } | null
  /** The product whose trial it begins; null: none. */
  readonly trialOf: string | null
  /** The order as it is paid: later changes of the catalogue or the settings do not affect it. */
  readonly frozen: Order
  /** The subscription that it begins, and the order that each renewal repeats; null: none. */
  readonly begins: { readonly begin: SubscriptionBegin; readonly repeated: Order } | null
}

/** The data that a submit loads and saves in one unit of work. */
export interface SubmitWork extends VisitorWork {
  /** null: the key is new. */
  readonly findSubmission: (key: RequestKey) => Promise<KnownSubmission | null>
  readonly saveSubmission: (key: RequestKey, outcome: SubmissionOutcome, nowMs: number) => Promise<void>
  readonly findAttempt: (id: string) => Promise<PaymentAttempt | null>
  /** Returns the attempt after the change. */
  readonly saveAttempt: (
    attempt: PaymentAttempt,
    change: OpenChange,
    nowMs: number,
  ) => Promise<PaymentAttempt>
  /** Locks an order until the unit ends; null: it was deleted. */
  readonly lockOrder: (id: string) => Promise<StoredOrder | null>
  /** The cart of a locked order. */
  readonly loadCart: (
    order: StoredOrder,
    memberId: string | null,
  ) => Promise<LoadedCart<ShownLine> & OrderTimes>
  /** The subscriptions of a member to a product. */
  readonly membershipsOf: (memberId: string, productId: string) => Promise<readonly SubscriptionStanding[]>
  /** A digest of a cart: equal for equal parts. */
  readonly digest: (...parts: readonly string[]) => string
  /** Stores the lines and the extras of a loaded cart; the shopper's next reading shows the differences. */
  readonly saveUpToDate: (before: OpenCart, after: OpenCart) => Promise<void>
  /** Records the trial of an order; false: the member has begun one with another order. */
  readonly beginTrial: (trial: {
    readonly memberId: string
    readonly productId: string
    readonly orderId: string
  }) => Promise<boolean>
  /** False: too few pieces are left, and the unit must be rolled back. */
  readonly takeStock: (needed: readonly Reserved[]) => Promise<boolean>
  /** False: the discount is used up, and the unit must be rolled back. */
  readonly takeDiscount: (discount: NonNullable<StoredCart['discount']>) => Promise<boolean>
  readonly insertAttempt: (
    attempt: NewAttempt,
    email: string | null,
    nowMs: number,
  ) => Promise<PaymentAttempt>
  /** The order is being paid: no change of the cart can reach it from now on. */
  readonly markSubmitting: (order: StoredOrder, memberId: string | null, nowMs: number) => Promise<void>
}

/** The stored submits of a visitor. */
export interface SubmitStore {
  /** False: there is no visitor to keep a cart for. */
  readonly isVisitorKnown: boolean
  /** A digest of the visitor's network address. */
  readonly source: string
  readonly unitOfWork: UnitOfWork<SubmitWork>
  /** The record of one of the visitor's keys, without a lock; null: the key is new. */
  readonly findSubmission: (key: string) => Promise<KnownSubmission | null>
  /** The member whose order an attempt pays; null: a guest's. */
  readonly ownerOf: (attemptId: string) => Promise<string | null>
  /** The session of the request; null: none. */
  readonly findSession: () => Promise<StoredSession | null>
}

/** The ports of a visitor's submits. */
export interface SubmitPorts extends SubmitStore {
  readonly payments: AttemptPorts
  readonly terms: () => ShopTerms
  readonly settings: Pick<StoreSettings, 'capture' | 'confirmations' | 'orderRange'>
}
