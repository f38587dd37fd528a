import type { Money } from '../../money/index.js'
import type { Order, OrderId } from '../order.js'
import type { Withdrawal } from '../withdrawal/withdrawal.js'
import type { Fulfilment } from './fulfilment.js'
import type { OrderEvent } from './order-event.js'
import type { Refund } from './refund.js'

/** The state of the payment at the provider, as it is stored. */
export type DeskPaymentStatus =
  | 'pending'
  | 'held'
  | 'capturing'
  | 'releasing'
  | 'taken'
  | 'lapsed'
  | 'trial'
  | 'free'

/** The payment of an order, as its owner sees it. */
export interface DeskPayment {
  readonly status: DeskPaymentStatus
  /** Null: nothing is to be paid. */
  readonly provider: string | null
  /** The provider's id of the payment. */
  readonly reference: string | null
  /** The whole amount to pay. */
  readonly amount: Money
  /** Zero if the money was not taken. */
  readonly taken: Money
  /** The provider's last figure, and at least the sum of the completed `Refund`s. */
  readonly refunded: Money
  readonly isDisputed: boolean
}

/** A withdrawal of the shopper, as far as it decides what is still sent and refunded. */
export type DeclaredReturn = Pick<Withdrawal, 'id' | 'lines' | 'state' | 'receivedMs'>

/** An order with all actions of its owner. */
export interface DeskOrder {
  readonly id: OrderId
  /** Increases with every change in the desk, so that a change since the last read is noticed. */
  readonly revision: number
  /** The order at the time of placing. */
  readonly placed: Order
  /** Wall-clock ms of the submit. */
  readonly placedMs: number
  readonly payment: DeskPayment
  readonly fulfilments: readonly Fulfilment[]
  readonly refunds: readonly Refund[]
  /** Oldest first. */
  readonly returns: readonly DeclaredReturn[]
  /** Wall-clock ms; null: not cancelled. */
  readonly cancelledMs: number | null
  /** Oldest first. */
  readonly events: readonly OrderEvent[]
}

/** The time of an action, the person or part of the shop that does it, and the id of the record it makes. */
export interface DeskAct {
  readonly id: string
  readonly atMs: number
  readonly by: string
}
