import type { BoughtOrder } from '../../../ports/accounts/account-self-service.port.js'

/** An order that was placed while a member was logged in. */
export interface MemberOrder {
  readonly order: BoughtOrder
  /** The secret of its links. */
  readonly token: string
}

/** The placed orders of members. */
export interface MemberOrders {
  /** At most `most` orders, newest first. */
  readonly of: (memberId: string, most: number) => Promise<readonly MemberOrder[]>
}
