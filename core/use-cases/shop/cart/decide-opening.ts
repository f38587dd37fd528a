import { EXTRAS_UNKNOWN } from '../orders/known-extras.js'

/** The visitor's order before a change, as far as it decides the target of the change. */
export interface StandingOrder {
  readonly status: string
  readonly currency: string
  /** The payment of a submitted order. */
  readonly attempt: 'none' | 'live' | 'expired'
}

/** The cart for a change; `settle-first`: the running payment must end before that is known. */
export type CartOpening = 'settle-first' | 'continue' | 'begin'

/** Decides the cart for a change: a cart in another currency than the shop's is replaced by a new one. */
export function decideCartOpening(order: StandingOrder | null, shopCurrency: string): CartOpening {
  if (order === null) return 'begin'
  if (order.status === 'submitting' && order.attempt === 'live') return 'settle-first'
  return order.status === 'cart' && order.currency === shopCurrency ? 'continue' : 'begin'
}

/** The extras of a cart (shipping, taxes, discount) before and after a change, as texts for comparison. */
export interface ExtrasAround {
  /** The extras that the shopper last saw. */
  readonly seen: string
  readonly before: string
  readonly after: string
  /** True: the change must show the shopper the present state. */
  readonly isUpToDate: boolean
}

/**
 * The extras that the shopper knows after their own change. If the previous ones were not those they had
 * seen, the owner changed something in between, which the next submit must report.
 */
export const extrasSeenAfter = ({ seen, before, after, isUpToDate }: ExtrasAround): string =>
  isUpToDate || before === seen ? after : EXTRAS_UNKNOWN
