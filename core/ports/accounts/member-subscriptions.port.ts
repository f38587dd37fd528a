import type { MemberSubscription } from '../../accounts/index.js'
import type { Membership, ProductSlug } from '../../catalog/index.js'
import type { PaymentAction, PaymentProvider } from '../../orders/index.js'
import type { SessionId } from '../visitor.port.js'

/** A member with the session that they ask in; nothing is changed once it has ended. */
export interface AskingMember {
  readonly memberId: string
  readonly session: SessionId | undefined
}

/** Another card for a subscription. */
export interface CardChange {
  readonly subscriptionId: string
  /** One of `cardProviders`. */
  readonly provider: string
  /** A token of the provider's, never card data. */
  readonly token: string
  /** The page's result of a required action. */
  readonly confirmation: string | null
}

/**
 * The result of another card.
 * - `unpaid`: it is saved, but the amount due could not be charged to it.
 * - `unclear`: it is saved, and the outcome of the charge is not known yet; repeating returns it.
 * - `unknown-subscription`: the member has no active one with this id, or their session has ended.
 * - `not-with-provider`: the provider saves no card without a charge.
 * - `unreachable`: the outcome is unknown, and repeating is safe.
 */
export type CardChanged =
  | { readonly tag: 'changed' | 'unpaid' | 'unclear' | 'unknown-subscription' | 'not-with-provider' }
  | { readonly tag: 'action-required'; readonly action: PaymentAction }
  | { readonly tag: 'refused' | 'unreachable'; readonly message: string }

/** A membership that a member bought. */
export interface BoughtMembership extends Membership {
  readonly slug: ProductSlug
}

/**
 * Members' subscriptions, provided by the service that renews them. Rejects only if its data is unreachable.
 */
export interface MemberSubscriptions {
  /** A member's, newest first; null: they never bought anything. */
  readonly of: (memberId: string) => Promise<readonly MemberSubscription[] | null>
  /**
   * The memberships of a member's placed orders. One is active while its line belongs to the member (`ownedLines`), or
   * while the subscription that the order began gives access.
   */
  readonly memberships: (memberId: string) => Promise<readonly BoughtMembership[]>
  /**
   * Ends one of the member's at the end of its period; false: they have none with this id, or their session has
   * ended.
   */
  readonly cancel: (asking: AskingMember, id: string) => Promise<boolean>
  /** The providers that accept another card, the one for cards first. */
  readonly cardProviders: readonly PaymentProvider[]
  /**
   * Charges a subscription to another card from now on, and any amount due at once. Repeating it, also after
   * a lost answer, saves the card once and charges nothing again.
   */
  readonly changeCard: (asking: AskingMember, change: CardChange) => Promise<CardChanged>
}
