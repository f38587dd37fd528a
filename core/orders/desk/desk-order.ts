import type { Money } from '../../money/index.js'
import type { Order, OrderId } from '../order.js'
import type { OrderEvent } from './order-event.js'

/** So many pieces of one line of an order. */
export interface LinePieces {
  readonly lineId: string
  readonly count: number
}

/** So many pieces of one SKU that go back to stock. */
export interface SkuPieces {
  readonly skuId: string
  readonly count: number
}

/** A parcel, or a handing over: pieces that left the shop together. */
export interface Fulfilment {
  readonly id: string
  readonly lines: readonly LinePieces[]
  readonly carrier: string | null
  readonly tracking: string | null
  /** Wall-clock ms. */
  readonly atMs: number
}

/**
 * `requested`: the provider has it to do, or its answer is not known yet. `pending`: the provider has not decided.
 * `done` and `refused` are final; refused money stays with the shop.
 */
export type RefundState = 'requested' | 'pending' | 'done' | 'refused'

/** Money on its way back to the shopper. */
export interface Refund {
  /** The key that the provider is asked with: one id is one refund. */
  readonly id: string
  /** The caller's own key: repeating a request with it finds the same refund. */
  readonly key: string
  /** `release`: money that is only held is let go. */
  readonly kind: 'refund' | 'release'
  readonly amount: Money
  /** The pieces it is for; empty where it is for an amount only. */
  readonly lines: readonly LinePieces[]
  /** Whether the pieces go back to stock once it is done. */
  readonly restocks: boolean
  readonly reason: string | null
  readonly state: RefundState
  /** The provider's last refusal or lack of an answer; null: none. */
  readonly problem: string | null
  /** Wall-clock ms of the request. */
  readonly atMs: number
}

/** How the provider holds or has the money, by what is written of the payment. */
export type DeskPaymentStatus =
  'pending' | 'held' | 'capturing' | 'releasing' | 'taken' | 'lapsed' | 'trial' | 'free'

/** The payment of an order as its owner handles it. */
export interface DeskPayment {
  readonly status: DeskPaymentStatus
  /** Null where nothing is to be paid. */
  readonly provider: string | null
  /** The provider's name for the payment. */
  readonly reference: string | null
  /** All that was to be paid. */
  readonly amount: Money
  /** Nothing where the money was not taken. */
  readonly taken: Money
  /** As the provider said last, and at least what `Refund`s say was done. */
  readonly refunded: Money
  readonly isDisputed: boolean
}

/** An order with everything its owner did with it. */
export interface DeskOrder {
  readonly id: OrderId
  /** Counts the changes made at the desk, so that a change of what was read before is noticed. */
  readonly revision: number
  /** The order as it was placed. */
  readonly placed: Order
  /** Wall-clock ms of the submit. */
  readonly placedMs: number
  readonly payment: DeskPayment
  readonly fulfilments: readonly Fulfilment[]
  readonly refunds: readonly Refund[]
  /** Wall-clock ms; null: it stands. */
  readonly cancelledMs: number | null
  /** Oldest first. */
  readonly events: readonly OrderEvent[]
}

/** When something is done, by which person or part of the shop, and the id of what it makes. */
export interface DeskAct {
  readonly id: string
  readonly atMs: number
  readonly by: string
}
