import type { Money } from '../money/index.js'
import type { OwnerList } from '../ports/owner-list.port.js'
import type { FulfilmentStanding } from './desk/order-standing.js'
import type { OrderId } from './order.js'

/** `submitting`: the payment was begun and its outcome is not written down yet. */
export const ORDER_STATUSES = ['placed', 'submitting'] as const
/** One of `ORDER_STATUSES`. */
export type ListedOrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * The state of a placed order's payment. `held`: the bank holds the money for the shop; `capturing`: it is
 * being taken; `lapsed`: it was held and the bank has let it go, nothing was taken; `trial`: the card was
 * tested for a subscription whose trial has begun, nothing was taken.
 */
export type PlacedPayment = 'taken' | 'held' | 'capturing' | 'lapsed' | 'trial'

/** An order as its owner sees it in a list. */
export interface OrderSummary {
  readonly id: OrderId
  readonly status: ListedOrderStatus
  /** The shopper's; empty where the checkout asked for none. */
  readonly name: string
  readonly email: string | null
  /** Pieces, not lines. */
  readonly itemCount: number
  readonly total: Money
  /** The provider that takes the money; null for a free order. */
  readonly provider: string | null
  /** The provider's name for the payment; null while there is none, and for a free order. */
  readonly paymentReference: string | null
  /** The state of the payment; null before the order is placed. */
  readonly payment: PlacedPayment | null
  /**
   * The amount taken, as the provider says: less than `total` where its owner took a part of what was held,
   * in the provider's dashboard. null: nothing was taken.
   */
  readonly taken: Money | null
  /** The amount given back, as the provider says. */
  readonly refunded: Money
  /** The card holder has called on their bank. */
  readonly isDisputed: boolean
  /** The standing of its goods. */
  readonly fulfilment: FulfilmentStanding
  readonly isCancelled: boolean
  /** Wall-clock ms of being submitted: it never changes, so that pages of a list hold. */
  readonly time: number
}

/** The conditions on the orders listed; all orders without a condition. */
export interface OrderFilter {
  readonly status?: ListedOrderStatus
  readonly email?: string
  /** The number that a person says (`orderNumber`), or the id. */
  readonly number?: string
  /** Only placed orders that stand and of which pieces are still to be sent. */
  readonly needsSending?: boolean
  /** Only orders whose money the bank holds for the shop. */
  readonly isHeld?: boolean
  /** Only orders whose card holder has called on their bank. */
  readonly isDisputed?: boolean
  /** Only orders with a return that waits for the shop: declared, or with the goods back. */
  readonly hasOpenReturn?: boolean
  readonly isCancelled?: boolean
  /** Only orders of which the provider has not answered a refund, or has refused the last one. */
  readonly refund?: 'under-way' | 'refused'
  /**
   * A number, words of a name or an address by their beginnings, or a part of a variant's code or a tracking
   * number.
   */
  readonly text?: string
  /** Submitted at this moment or later, wall-clock ms. */
  readonly fromMs?: number
  /** Submitted before this moment, wall-clock ms. */
  readonly untilMs?: number
}

/** By what orders can be sorted: pieces, shopper's name, id, what was paid, status, time of the submit. */
export const ORDER_SORT_KEYS = ['count', 'name', 'orderid', 'paid', 'status', 'time'] as const
/** One of `ORDER_SORT_KEYS`. */
export type OrderSortKey = (typeof ORDER_SORT_KEYS)[number]

/** The orders that were placed or are being placed, as their owner reads them; carts are not listed. */
export type OrderList = OwnerList<OrderSummary, OrderSortKey, OrderFilter>
