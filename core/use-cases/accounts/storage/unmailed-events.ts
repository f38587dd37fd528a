import type { Money } from '../../../money/index.js'
import type { SubscriptionPlan } from '../../../subscriptions/index.js'
import type { SubscriptionEvent } from '../mails/subscription-mail.js'

/** An event of a subscription about which its member got no mail. */
export interface UnmailedEvent extends SubscriptionEvent {
  readonly id: string
  /** null: the member was deleted. */
  readonly member: { readonly email: string; readonly name: string } | null
  readonly productName: string
  readonly amount: Money
  readonly plan: SubscriptionPlan
}

/** The events of subscriptions that wait for their mails. */
export interface UnmailedEvents {
  /** The oldest first. */
  readonly list: (limit: number) => Promise<readonly UnmailedEvent[]>
  /** Marks an event as handled; false: it was before. */
  readonly markHandled: (id: string, atMs: number) => Promise<boolean>
}
