import type { MemberSubscription } from '../accounts/index.js'
import type { PaymentAction, PaymentProvider } from '../orders/index.js'

/** Another card for a subscription. */
export interface CardChange {
  readonly subscriptionId: string
  /** One of `cardProviders`. */
  readonly provider: string
  /** A token of the provider's, never card data. */
  readonly token: string
  /** The result that the page brought back from a required action. */
  readonly confirmation: string | null
}

/**
 * The outcome of another card. `unpaid`: it is kept, and what is owed could not be charged to it; `unclear`:
 * it is kept, and the outcome of the charge is not known yet: repeating it tells; `unknown-subscription`: the
 * member has none with this id that is still charged; `not-with-provider`: the provider keeps no card without
 * a charge; `unreachable`: the outcome is not known, and asking again is safe.
 */
export type CardChanged =
  | { readonly tag: 'changed' | 'unpaid' | 'unclear' | 'unknown-subscription' | 'not-with-provider' }
  | { readonly tag: 'action-required'; readonly action: PaymentAction }
  | { readonly tag: 'refused' | 'unreachable'; readonly message: string }

/** Members' subscriptions, kept by the service that renews them. Rejects only if its data is unreachable. */
export interface MemberSubscriptions {
  /** A member's, the newest first; null: they never bought anything. */
  readonly of: (memberId: string) => Promise<readonly MemberSubscription[] | null>
  /** Ends one of the member's at the end of its period; false: they have none with this id. */
  readonly cancel: (memberId: string, id: string) => Promise<boolean>
  /** The providers that accept another card, the one for cards first. */
  readonly cardProviders: readonly PaymentProvider[]
  /**
   * Charges a subscription to another card from now on, and once at once what is owed. Repeating it, also after a
   * lost answer, keeps the card once and charges nothing again.
   */
  readonly changeCard: (memberId: string, change: CardChange) => Promise<CardChanged>
}
