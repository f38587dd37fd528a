/**
 * The abilities of a shop's back end, since engines differ. The back end says them with the settings of its
 * shop, and they go with those over every wire: pages, hooks, the contract suite and scripts read the same.
 */
export interface Capabilities {
  /** `onPage`: the order is placed here. `handOff`: the shopper is sent to the engine's own checkout. */
  readonly checkout: 'onPage' | 'handOff'
  /**
   * The hosts that the engine's own checkout is on, with the port where it is not the usual one. A page sends
   * shoppers to no other. Empty with `onPage`.
   */
  readonly checkoutHosts: readonly string[]
  readonly subscriptions: boolean
  readonly memberships: boolean
  readonly accounts: boolean
  readonly customFields: boolean
  readonly uploads: boolean
  readonly guestOrderRead: boolean
}
