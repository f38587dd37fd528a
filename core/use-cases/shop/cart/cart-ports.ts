import type { SkuId } from '../../../catalog/index.js'
import type { Answer, GatewayFailure } from '../../../ports/gateway-failure.port.js'
import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import type { CartChange } from '../../../ports/shop/commerce-gateway.port.js'
import type { Discount } from '../../../pricing/index.js'
import type { Result } from '../../../shared/index.js'
import type { VisitorWork } from '../orders/lock-shopper.js'
import type { StoredOrder } from '../orders/stored-order.js'
import type { PaymentAttempt } from '../payments/payment-attempt.js'
import type { RequestKey } from '../request-key.js'
import type { CartDetails, OpenCart, OpenLine, Variant } from './open-cart.js'
import type { LoadedCart, StoredDiscount } from './present-cart.js'
import type { ShopTerms } from './price-cart.js'

/** The data that changes of a cart read beside the cart. */
export interface CartReadings {
  /** null: the variant is not for sale. */
  readonly findForSale: (skuId: SkuId) => Promise<Variant | null>
  /** Finds the earlier answer to a key, else the variant to add; null: neither exists. */
  readonly findAnswerOrSale: (
    key: RequestKey,
    skuId: SkuId,
  ) => Promise<{ readonly earlier: CartChange } | { readonly found: Variant } | null>
  /** The present discount of a code; null: none. */
  readonly findDiscount: (code: string) => Promise<Discount | null>
  /** The id of a variant's line, the same also after the line was removed. */
  readonly lineIdOf: (orderId: string, skuId: SkuId) => string
}

/** A cart before and after the changes of one unit. */
export interface CartSave {
  readonly before: OpenCart
  readonly after: OpenCart
  /** True: the cart begins, and the visitor's pages show it from now on. */
  readonly isNew: boolean
  /** The currency of a new cart. */
  readonly currency: string
  /** The answers to additions. */
  readonly answers: readonly (readonly [RequestKey, CartChange])[]
  readonly nowMs: number
}

/** The data that changes of a cart load and save in one unit of work. */
export interface CartWork extends VisitorWork, Pick<CartReadings, 'lineIdOf'> {
  /** null: the variant is not for sale in the currency. */
  readonly findForSale: (skuId: SkuId, currency: string) => Promise<Variant | null>
  /** Finds the earlier answer to a key, else the variant to add; null: neither exists. */
  readonly findAnswerOrSale: (
    key: RequestKey,
    skuId: SkuId,
    currency: string,
  ) => ReturnType<CartReadings['findAnswerOrSale']>
  readonly findDiscount: (code: string) => Promise<StoredDiscount>
  readonly findAttempt: (id: string) => Promise<Pick<PaymentAttempt, 'id' | 'createdMs'> | null>
  /** The cart of a locked order. */
  readonly loadCart: (order: StoredOrder, memberId: string | null) => Promise<LoadedCart>
  /** Writes the differences; an unchanged cart is not written. */
  readonly saveCart: (save: CartSave) => Promise<void>
}

/** The ports of a visitor's cart. */
export interface CartPorts {
  /** False: there is no visitor to keep a cart for. */
  readonly isVisitorKnown: boolean
  readonly unitOfWork: UnitOfWork<CartWork>
  /** Places the order of an attempt, or makes it a cart again. */
  readonly settle: (attemptId: string) => Promise<unknown>
  /** Resolves when all calls that arrived together have been made. */
  readonly arrived: () => Promise<unknown>
  readonly newId: () => string
  /** The shop's present terms. */
  readonly terms: () => ShopTerms
}

/** The effect of a change on a cart. */
export interface CartUpdate<T> {
  readonly details?: Partial<CartDetails>
  readonly lines?: readonly OpenLine[]
  readonly discount?: Discount | null
  /** True if prices and extras were brought up to date. */
  readonly isUpToDate?: true
  /** The key of an addition; a repeat gets `answer` again. */
  readonly answered?: { readonly key: string; readonly answer: CartChange }
  readonly value: T
}

/** A cart between the changes of one unit, none of which is written yet. */
export interface ChangingCart extends OpenCart {
  /** Answers to additions, by their keys. */
  readonly answers: ReadonlyMap<string, CartChange>
  /** The owner of the visitor's keys. */
  readonly lineage: string
  readonly nowMs: number
}

/** Reads the data for a change and decides it. It may run several times. */
export type CartChanger<T> = (
  cart: ChangingCart,
  readings: CartReadings,
) => Promise<Result<CartUpdate<T>, GatewayFailure>>

/**
 * Changes a visitor's cart, and begins one if needed. An order that is being submitted is settled first:
 * either it is placed and the change begins a new cart, or it becomes a cart again.
 */
export type ChangeCart = <T>(change: CartChanger<T>) => Answer<T>
