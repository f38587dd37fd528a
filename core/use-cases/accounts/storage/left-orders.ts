/** Orders whose payment was pending when their member was deleted. */
export interface LeftOrders {
  /** The ids of deleted members with orders whose payment has ended. */
  readonly members: () => Promise<readonly string[]>
  /** Erases the carts of a deleted member; placed orders stay without the member. */
  readonly erase: (memberId: string) => Promise<void>
}
