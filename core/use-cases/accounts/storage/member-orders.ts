import type { OrderLinks } from '../../../orders/index.js'
import type { AccountOrder } from '../../../ports/accounts/account-self-service.port.js'

/** An order that was placed while a member was logged in. */
export interface MemberOrder {
  readonly order: Omit<AccountOrder, keyof OrderLinks>
  /** The secret of its links. */
  readonly token: string
}

/** The placed orders of members. */
export interface MemberOrders {
  /** At most `most` orders, newest first. */
  readonly of: (memberId: string, most: number) => Promise<readonly MemberOrder[]>
}
