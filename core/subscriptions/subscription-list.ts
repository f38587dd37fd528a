import type { Money } from '../money/index.js'
import type { CardSummary, OrderId } from '../orders/index.js'
import type { OwnerList } from '../ports/owner-list.port.js'
import type { SubscriptionPlan } from './subscription-plan.js'

/**
 * The states of a subscription as an owner sees them: one that is cancelled has `ended` once nothing of it is paid any
 * more; `unpaid` is one that ended because no try to be paid succeeded.
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

/** A subscription as its owner sees it; times are wall-clock ms, null: never or none. */
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
  /** The time of the next charge; null while it is being charged, too. */
  readonly dueMs: number | null
  readonly failures: number
  readonly canceledOnMs: number | null
  /** The end of one that is charged no more. */
  readonly endsOnMs: number | null
}

/** The conditions on the subscriptions listed; all subscriptions without a condition. */
export interface SubscriptionFilter {
  readonly status?: ListedSubscriptionStatus
  readonly email?: string
}

/** By what subscriptions can be sorted. */
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

/** All subscriptions of a site, as their owner reads them. */
export type SubscriptionList = OwnerList<SubscriptionSummary, SubscriptionSortKey, SubscriptionFilter>

/** A subscription with everything that happened to it and its orders, the oldest first. */
export interface SubscriptionReport extends SubscriptionSummary {
  readonly events: readonly {
    readonly kind: string
    readonly atMs: number
    readonly detail: Readonly<Record<string, string | number | null>>
  }[]
  readonly orders: readonly { readonly id: string; readonly period: number; readonly status: string }[]
}
