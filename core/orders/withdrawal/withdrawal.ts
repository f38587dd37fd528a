import type { LinePieces } from '../handling/pieces.js'
import type { OrderId } from '../order.js'

/** The states of a return: requested; accepted or refused by the shop; goods received; money refunded. */
export const RETURN_STATES = ['requested', 'accepted', 'refused', 'received', 'refunded'] as const
/** One of `RETURN_STATES`. */
export type ReturnState = (typeof RETURN_STATES)[number]

/** A shopper's withdrawal from the contract of an order, and the state of its return. */
export interface Withdrawal {
  /** The id of its order; from the second withdrawal of an order on, followed by a number. */
  readonly id: string
  readonly orderId: OrderId
  /** The withdrawn pieces, in the order of the lines; empty: the whole order. */
  readonly lines: readonly LinePieces[]
  /** The name that the shopper gave. */
  readonly name: string
  /** The shopper's own words; null: none. */
  readonly statement: string | null
  /** The wall-clock ms at which it was received. */
  readonly receivedMs: number
  /** True: received after the end of the period; the owner still decides about it. */
  readonly isLate: boolean
  readonly state: ReturnState
  /** Wall-clock ms of the last change of the state. */
  readonly changedMs: number
}

/** A shop's withdrawal settings: `withdrawal` in `vitrine.json`. */
export interface WithdrawalSettings {
  /** The days for which a shopper may withdraw after the delivery. */
  readonly days: number
  /** The days from sending to delivery. */
  readonly deliveryDays: number
  /** The path of the page. */
  readonly path: string
}

/** The settings of a shop that sets nothing. */
export const DEFAULT_WITHDRAWAL_SETTINGS: WithdrawalSettings = {
  days: 14,
  deliveryDays: 7,
  path: '/vitrine/withdraw',
}
