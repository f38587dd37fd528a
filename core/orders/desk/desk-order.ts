import type { Money } from '../../money/index.js'
import type { Order, OrderId } from '../order.js'
import type { Fulfilment } from './fulfilment.js'
import type { OrderEvent } from './order-event.js'
import type { Refund } from './refund.js'

/** The state of the money at the provider, as it is stored. */
export type DeskPaymentStatus =
  | 'pending'
  | 'held'
  | 'capturing'
  | 'releasing'
  | 'taken'
  | 'lapsed'
  | 'trial'
  | 'free'

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

/** The time of an act, the person or part of the shop that does it, and the id of what it makes. */
export interface DeskAct {
  readonly id: string
  readonly atMs: number
  readonly by: string
}
