import type { LinePieces } from '../desk/pieces.js'
import type { OrderId } from '../order.js'

/**
 * The states of a return: a declaration came in; the shop takes the goods back, or does not; the goods are back; the
 * money was given back.
 */
export const RETURN_STATES = ['requested', 'accepted', 'refused', 'received', 'refunded'] as const
/** One of `RETURN_STATES`. */
export type ReturnState = (typeof RETURN_STATES)[number]

/** A shopper's withdrawal from the contract of an order, and what became of it. */
export interface Withdrawal {
  /** The id of its order, with a number behind it from the second of an order on. */
  readonly id: string
  readonly orderId: OrderId
  /** The pieces that it is about, in the order of the lines; empty: the whole order. */
  readonly lines: readonly LinePieces[]
  /** The name that was given with it. */
  readonly name: string
  /** The shopper's own words; null: none. */
  readonly statement: string | null
  /** Wall-clock ms at which it came in. */
  readonly receivedMs: number
  /** It came in after the end of the period; the owner decides about it all the same. */
  readonly isLate: boolean
  readonly state: ReturnState
  /** Wall-clock ms of the last change of the state. */
  readonly changedMs: number
}

/** The way in which a shop takes withdrawals: `withdrawal` in `vitrine.json`. */
export interface WithdrawalSettings {
  /** The days for which a shopper may withdraw once the goods came. */
  readonly days: number
  /** The days that goods are under way after they were sent. */
  readonly deliveryDays: number
  /** The path of the page. */
  readonly path: string
}

/** Of a shop that sets nothing. */
export const DEFAULT_WITHDRAWAL_SETTINGS: WithdrawalSettings = {
  days: 14,
  deliveryDays: 7,
  path: '/vitrine/withdraw',
}
