import type { Image, PaymentPlan } from '../catalog/index.js'
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

/** Members' view of a subscription; times are wall-clock ms, null: never or unknown. */
export interface MemberSubscription {
  readonly id: string
  readonly productName: string
  /** The amount of each renewal, including taxes and shipping. */
  readonly price: Money | null
  /** Null or absent: unknown to the back end. */
  readonly plan?: PaymentPlan | null
  readonly image: Image | null
  readonly status: SubscriptionStatus
  readonly lastInvoicedMs: number | null
  /** The end of the paid time; of one that is past due, the next attempt to charge it. */
  readonly periodEndMs: number | null
  readonly createdOnMs: number
  readonly canceledOnMs: number | null
  /**
   * The end of a subscription without further charges. Null or absent: it goes on, or the end is unknown to
   * the back end.
   */
  readonly endsOnMs?: number | null
  readonly billingAddress: Address
  readonly card: CardSummary | null
}
