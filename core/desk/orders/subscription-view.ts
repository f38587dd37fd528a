import type { DeskMoney } from './order-view.js'

/** The state of a subscription, as the owner's API names it. */
export type SubscriptionWord = 'TRIALING' | 'ACTIVE' | 'PAST_DUE' | 'UNPAID' | 'CANCELED' | 'ENDED'

/** A subscription in a list. Times are ISO 8601, null: never or none. */
export interface DeskSubscription {
  readonly id: string
  readonly status: SubscriptionWord
  readonly email: string | null
  readonly productName: string
  /** The number of intervals (`day`, `week`, `month` or `year`) between two charges. */
  readonly frequency: number
  readonly interval: string
  readonly amount: DeskMoney
  readonly provider: string | null
  readonly orderId: string
  readonly createdAt: string
  readonly lastPaidAt: string | null
  readonly periodEndsAt: string
  readonly nextChargeAt: string | null
  readonly failures: number
  readonly canceledAt: string | null
}

/** A subscription with its history, oldest first. */
export interface DeskSubscriptionView {
  readonly subscription: DeskSubscription
  readonly card: { readonly brand: string; readonly last4: string } | null
  /** The end of a subscription without further charges. */
  readonly endsAt: string | null
  readonly orders: readonly { readonly id: string; readonly number: string; readonly period: number }[]
  readonly events: readonly { readonly kind: string; readonly at: string; readonly reason: string | null }[]
}
