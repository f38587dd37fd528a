import { EXTRAS_UNKNOWN } from './orders/known-extras.js'

/** The visitor's order before a change, as far as it decides where the change goes. */
export interface StandingOrder {
  readonly status: string
  readonly currency: string
  /** The payment of an order that is being submitted. */
  readonly attempt: 'none' | 'live' | 'expired'
}

/** The cart that a change goes into; `settle-first`: the payment under way ends before that is known. */
export type CartOpening = 'settle-first' | 'continue' | 'begin'

/** Decides where a change goes: a cart in another currency than the shop's is left for a new one. */
export function decideOpening(order: StandingOrder | null, shopCurrency: string): CartOpening {
  if (order === null) return 'begin'
  if (order.status === 'submitting' && order.attempt === 'live') return 'settle-first'
  return order.status === 'cart' && order.currency === shopCurrency ? 'continue' : 'begin'
}

/** The extras of a cart (shipping, taxes, discount) around a change, as texts that can be compared. */
export interface ExtrasAround {
  /** Those that the shopper was shown last. */
  readonly seen: string
  readonly before: string
  readonly after: string
  /** The change was to show the shopper what holds now. */
  readonly isUpToDate: boolean
}

/**
 * The extras that the shopper knows after a change of their own. If those before it were not the ones they had
 * seen, the owner changed something in between, which the next submit has to report.
 */
export const extrasSeenAfter = ({ seen, before, after, isUpToDate }: ExtrasAround): string =>
  isUpToDate || before === seen ? after : EXTRAS_UNKNOWN
