import type { Money } from '../../../money/index.js'
import type { CardSummary, Order } from '../../../orders/index.js'
import type { Stamp } from '../../../ports/platform/stamp.port.js'
import type { SubscriptionPlan, SubscriptionStanding } from '../../../subscriptions/index.js'
import type { StoredOrder } from '../orders/stored-order.js'
import type { NewAttempt } from '../payments/payment-attempt.js'
import type { SubscriptionChange, SubscriptionEvent } from './decide-renewal.js'

/** A subscription with the data for its renewal. */
export interface RenewedSubscription {
  readonly id: string
  readonly memberId: string
  readonly standing: SubscriptionStanding
  readonly plan: SubscriptionPlan
  /** The last period whose charge was announced to its member. */
  readonly announcedPeriod: number
  readonly skuId: string
  readonly count: number
  readonly email: string | null
  /** The price of a period. */
  readonly amount: Money
  readonly provider: string | null
  /** The method for later charges; null: none is stored. */
  readonly keptMethod: string | null
  readonly card: CardSummary | null
  /** The order that each renewal repeats. */
  readonly repeated: Order
}

/** The order of a period, with the number of its newest attempt. */
export interface PeriodOrder extends Pick<StoredOrder, 'id' | 'attempts'> {
  /** Wall-clock ms. */
  readonly startedMs: number
}

/** The subscriptions in one unit of work. Everything that is saved was locked in it before. */
export interface RenewalWork {
  /** Locks a subscription until the unit ends; null: none. */
  readonly lock: (id: string) => Promise<RenewedSubscription | null>
  readonly save: (
    subscription: RenewedSubscription,
    change: SubscriptionChange,
    stamp: Stamp,
  ) => Promise<void>
  /** Records that the charge for the next period was handled, with its notice. */
  readonly saveNotice: (
    subscription: RenewedSubscription,
    events: readonly SubscriptionEvent[],
    stamp: Stamp,
  ) => Promise<void>
  /**
   * Takes the pieces of one period, including goods that were withdrawn from sale; false: there are too few.
   */
  readonly takeStock: (subscription: RenewedSubscription) => Promise<boolean>
  /** Makes the order of the next period, or takes the unpaid one, for one more attempt. */
  readonly beginOrder: (subscription: RenewedSubscription, nowMs: number) => Promise<PeriodOrder>
  /** Writes an attempt with the words of its order. `email`: of the order; null: none. */
  readonly insertAttempt: (attempt: NewAttempt, email: string | null, nowMs: number) => Promise<void>
}
