import type { CardSummary, Order, OrderToken } from '../../../orders/index.js'

/** The state of an order. `unpaid`: a renewal whose charge was refused and may be tried again. */
export type StoredOrderStatus = 'cart' | 'submitting' | 'placed' | 'unpaid'

/** An order as stored, as far as its submit and its payment need it. */
export interface StoredOrder {
  readonly id: string
  readonly status: StoredOrderStatus
  readonly currency: string
  /** null: a guest's. */
  readonly memberId: string | null
  readonly email: string | null
  readonly card: CardSummary | null
  /** The number of its payment attempts so far. */
  readonly attempts: number
  /** The subscription that it began or renews; null: none. */
  readonly subscriptionId: string | null
  /** The period of the subscription that it pays for; null: none. */
  readonly period: number | null
  /** null: it is not placed. */
  readonly placed: PlacedOrder | null
}

/** An order as it was placed, with the token that opens its confirmation. */
export interface PlacedOrder {
  readonly order: Order
  readonly token: OrderToken
}

/** The id of an order's attempt with a number, which is also the provider's idempotency key. */
export const attemptId = (orderId: string, number: number): string => `${orderId}:${number}`

/** The id of an order's newest attempt. */
export const latestAttemptId = ({ id, attempts }: Pick<StoredOrder, 'id' | 'attempts'>): string =>
  attemptId(id, attempts)
