import type { Money } from '../money/index.js'
import type { OwnerList } from '../ports/owner/owner-list.port.js'
import type { FulfilmentStanding } from './handling/order-standing.js'
import type { OrderId } from './order.js'

/** `submitting`: the payment has begun and its outcome is not stored yet. */
export const ORDER_STATUSES = ['placed', 'submitting'] as const
/** One of `ORDER_STATUSES`. */
export type ListedOrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * The state of a placed order's payment.
 * - `held`: the bank holds the money for the shop.
 * - `capturing`: the money is being captured.
 * - `lapsed`: the bank has released the held money, and nothing was taken.
 * - `trial`: the card was tested for a subscription in its trial, and nothing was taken.
 */
export type PlacedPayment = 'taken' | 'held' | 'capturing' | 'lapsed' | 'trial'

/** An order in its owner's list. */
export interface OrderSummary {
  readonly id: OrderId
  readonly status: ListedOrderStatus
  /** The shopper's; empty if the checkout asked for none. */
  readonly name: string
  readonly email: string | null
  /** The number of pieces, not of lines. */
  readonly itemCount: number
  readonly total: Money
  /** The provider that takes the money; null for a free order. */
  readonly provider: string | null
  /** The provider's id of the payment; null before the payment begins, and for a free order. */
  readonly paymentReference: string | null
  /** The state of the payment; null before the order is placed. */
  readonly payment: PlacedPayment | null
  /**
   * The taken amount, from the provider: less than `total` if the owner captured a part in the provider's
   * dashboard. null: nothing was taken.
   */
  readonly taken: Money | null
  /** The refunded amount, from the provider. */
  readonly refunded: Money
  /** True: the card holder disputes the payment. */
  readonly isDisputed: boolean
  /** The state of its delivery. */
  readonly fulfilment: FulfilmentStanding
  readonly isCancelled: boolean
  /** True while it has pieces to send that the shopper keeps (`needsSending`). */
  readonly needsSending: boolean
  /** Wall-clock ms of the submit. It never changes, so that pages of a list stay the same. */
  readonly time: number
}

/** The conditions of a list of orders; without conditions, all orders. */
export interface OrderFilter {
  readonly status?: ListedOrderStatus
  readonly email?: string
  /** The number that people read out (`orderNumber`), or the id. */
  readonly number?: string
  /** Only placed orders with pieces that are still to be sent. */
  readonly needsSending?: boolean
  /** Only orders whose money the bank holds for the shop. */
  readonly isHeld?: boolean
  /** Only disputed orders. */
  readonly isDisputed?: boolean
  /** Only orders with a return that waits for the shop: declared, or with the goods back. */
  readonly hasOpenReturn?: boolean
  readonly isCancelled?: boolean
  /** Only orders with a refund that the provider has not answered, or whose last refund it refused. */
  readonly refund?: 'under-way' | 'refused'
  /**
   * A number, beginnings of words of a name or an address, or a part of a variant's code or a tracking
   * number.
   */
  readonly text?: string
  /** Submitted at or after this moment, wall-clock ms. */
  readonly fromMs?: number
  /** Submitted before this moment, wall-clock ms. */
  readonly untilMs?: number
}

/** The sort keys of orders: pieces, shopper's name, id, amount paid, status, time of the submit. */
export const ORDER_SORT_KEYS = ['count', 'name', 'orderid', 'paid', 'status', 'time'] as const
/** One of `ORDER_SORT_KEYS`. */
export type OrderSortKey = (typeof ORDER_SORT_KEYS)[number]

/** The placed and submitted orders for their owner; carts are not listed. */
export type OrderList = OwnerList<OrderSummary, OrderSortKey, OrderFilter>
