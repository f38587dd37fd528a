import type { Money } from '../money/index.js'
import type { CardSummary, OrderId } from '../orders/index.js'
import type { OwnerList } from '../ports/owner/owner-list.port.js'
import type { SubscriptionPlan } from './subscription-plan.js'

/**
 * The states of a subscription for its owner: a cancelled one has `ended` when its paid time is over;
 * `unpaid`: it ended because every attempt to charge it failed.
 */
export const LISTED_SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'ended',
] as const
/** One of `LISTED_SUBSCRIPTION_STATUSES`. */
export type ListedSubscriptionStatus = (typeof LISTED_SUBSCRIPTION_STATUSES)[number]

/** A subscription for its owner; times are wall-clock ms, null: never or none. */
export interface SubscriptionSummary {
  readonly id: string
  readonly status: ListedSubscriptionStatus
  readonly email: string | null
  readonly productName: string
  readonly plan: SubscriptionPlan
  /** The amount of each renewal. */
  readonly amount: Money
  readonly provider: string | null
  readonly card: CardSummary | null
  /** The order that began it. */
  readonly orderId: OrderId
  readonly createdOnMs: number
  readonly lastPaidMs: number | null
  readonly periodEndMs: number
  /** The time of the next charge; also null while it is being charged. */
  readonly dueMs: number | null
  readonly failures: number
  readonly canceledOnMs: number | null
  /** The end of a subscription without further charges. */
  readonly endsOnMs: number | null
}

/** The conditions on the subscriptions listed; all subscriptions without a condition. */
export interface SubscriptionFilter {
  readonly status?: ListedSubscriptionStatus
  readonly email?: string
}

/** The sort keys of subscriptions. */
export const SUBSCRIPTION_SORT_KEYS = [
  'lastBilled',
  'nextBilling',
  'orderid',
  'purchased',
  'status',
  'trialing',
] as const
/** One of `SUBSCRIPTION_SORT_KEYS`. */
export type SubscriptionSortKey = (typeof SUBSCRIPTION_SORT_KEYS)[number]

/** All subscriptions of a site, for their owner. */
export type SubscriptionList = OwnerList<SubscriptionSummary, SubscriptionSortKey, SubscriptionFilter>

/** A subscription with all its events and orders, oldest first. */
export interface SubscriptionReport extends SubscriptionSummary {
  readonly events: readonly {
    readonly kind: string
    readonly atMs: number
    readonly detail: Readonly<Record<string, string | number | null>>
  }[]
  readonly orders: readonly { readonly id: string; readonly period: number; readonly status: string }[]
}
