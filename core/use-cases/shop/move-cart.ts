import type { CartMove } from '../../ports/shop/cart-keeper.port.js'
import { opensFor } from './orders/opens-for.js'

/** The parts of a visitor's order that a move of the visitor needs. */
export interface MovedOrder {
  readonly status: string
  readonly currency: string
  /** null: a guest's. */
  readonly ownerId: string | null
}

/** `keep`: shown under the new secret; `leave`: it stays with its owner; `delete`: it was a guest's, and ends. */
export type FormerOrderFate = 'keep' | 'leave' | 'delete'

/** Decides about the order that a visitor showed before the move. */
export function decideFormerOrder(own: MovedOrder, move: CartMove): FormerOrderFate {
  if (move.tag === 'log-out') return own.status === 'cart' && own.ownerId === null ? 'delete' : 'leave'
  return opensFor(own.ownerId, move.tag === 'log-in' ? move.member : null) ? 'keep' : 'leave'
}

/**
 * Decides which order a visitor shows once logged in; `merge`: their own, with the lines of the earlier cart
 * added.
 */
export function decideJoin(own: MovedOrder | null, earlier: MovedOrder | null): 'own' | 'earlier' | 'merge' {
  if (earlier?.status !== 'cart') return 'own'
  if (own === null || own.status === 'placed') return 'earlier'
  return own.status === 'cart' && own.currency === earlier.currency ? 'merge' : 'own'
}

/** True if the order that a member shows becomes theirs: a placed order of a guest stays one. */
export const isTakenOver = ({ status, ownerId }: MovedOrder): boolean =>
  status !== 'placed' && ownerId === null

/** True if a subscription, which is alone in its cart, would come together with other goods. */
export const wouldMixSubscription = (
  into: readonly { readonly isSubscription: boolean }[],
  from: readonly { readonly isSubscription: boolean }[],
): boolean =>
  into.length > 0 && from.length > 0 && [...into, ...from].some(({ isSubscription }) => isSubscription)
