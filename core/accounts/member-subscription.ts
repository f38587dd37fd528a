import type { Image } from '../catalog/index.js'
import type { Money } from '../money/index.js'
import type { Address, CardSummary } from '../orders/index.js'

/** The statuses of a subscription (reference/accounts#subscriptions). */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'trialing',
] as const

export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** A subscription as its member sees it; times are wall-clock ms, null: never or unknown. */
export interface MemberSubscription {
  readonly id: string
  readonly productName: string
  readonly price: Money | null
  readonly image: Image | null
  readonly status: SubscriptionStatus
  readonly lastInvoicedMs: number | null
  readonly periodEndMs: number | null
  readonly createdOnMs: number
  readonly canceledOnMs: number | null
  readonly billingAddress: Address
  readonly card: CardSummary | null
}
