/**
 * The abilities of a shop's back end, since engines differ. They travel with the shop's settings over every
 * protocol, so that pages, hooks, the contract suite and scripts read the same.
 */
export interface Capabilities {
  /** `onPage`: orders are placed here. `handOff`: the shopper is sent to the engine's own checkout. */
  readonly checkout: 'onPage' | 'handOff'
  /**
   * The hosts of the engine's own checkout, with the port if it is not the default. Pages send shoppers to no
   * other host. Empty with `onPage`.
   */
  readonly checkoutHosts: readonly string[]
  readonly subscriptions: boolean
  readonly memberships: boolean
  readonly accounts: boolean
  readonly customFields: boolean
  readonly uploads: boolean
  readonly guestOrderRead: boolean
}
