import type { MemberSubscription } from '../accounts/index.js'

/** The subscriptions of members, kept by whoever renews them. Rejects only when its data cannot be reached. */
export interface MemberSubscriptions {
  /** A member's, the newest first; null: they never bought anything. */
  readonly of: (memberId: string) => Promise<readonly MemberSubscription[] | null>
  /** Ends one of the member's at the end of its period; false: they have none with this id. */
  readonly cancel: (memberId: string, id: string) => Promise<boolean>
}
