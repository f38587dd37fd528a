import { rejection } from './failures.js'
import type { Rejection } from './failures.js'
import type { StoredAttempt } from './payments/attempt-state.js'

/** The part of a submit that identifies its cart. */
export interface AskedSubmit {
  /** The cart that the page means; null: not stated. */
  readonly orderId: string | null
}

/** The record of a key that was used before. */
export interface KnownSubmit {
  readonly orderId: string | null
  readonly attemptId: string | null
  readonly failure: Rejection | null
}

/** The visitor's order, as far as a submit needs it. */
export interface SubmittedOrder {
  readonly id: string
  readonly isCart: boolean
  /** The id of its latest attempt. */
  readonly attemptId: string
  /** True: its currency is the shop's present one. */
  readonly isInCurrency: boolean
}

/** The next step of a submit. */
export type SubmitStep =
  | { readonly tag: 'resume'; readonly attemptId: string }
  | { readonly tag: 'refused'; readonly failure: Rejection }
  | { readonly tag: 'go-on' }

/** A key belongs to one cart for ever. */
export const keyReused = rejection('KeyReused', 'This key was used to submit another cart. Please try again.')

/** The order belongs to a member whose session has ended. */
export const sessionEnded = rejection(
  'SessionRequired',
  'This order belongs to an account. Please log in to see it.',
)

/** It is no longer known whether this order was paid. */
export const unclear = rejection(
  'OrderSubmitting',
  'The payment of this order is unclear. Please contact the shop.',
)

const isOther = (orderId: string | null | undefined, asked: AskedSubmit): boolean =>
  asked.orderId !== null && orderId != null && orderId !== asked.orderId

const refused = (failure: Rejection): SubmitStep => ({ tag: 'refused', failure })

/** There is nothing to place. */
export const emptyCart = rejection('ItemNotFound', 'The cart is empty.')

/** Decides by the key's earlier result; `go-on`: the key is new, or its attempt may have been given up. */
export function stepOfKey(asked: AskedSubmit, known: KnownSubmit | null): SubmitStep {
  if (isOther(known?.orderId, asked)) return refused(keyReused)
  if (known?.failure != null) return refused(known.failure)
  return known?.attemptId == null ? { tag: 'go-on' } : { tag: 'resume', attemptId: known.attemptId }
}

/**
 * Decides by the visitor's order; `go-on`: it is a cart that may be placed. A refusal is stored for the key.
 */
export function stepOfOrder(asked: AskedSubmit, order: SubmittedOrder): SubmitStep {
  const isMeant = !isOther(order.id, asked)
  if (!order.isCart && isMeant) return { tag: 'resume', attemptId: order.attemptId }
  if (!order.isInCurrency) return refused(emptyCart)
  // The page shows a cart that is no longer the visitor's, and the shopper never saw the goods of this one.
  return isMeant
    ? { tag: 'go-on' }
    : refused(rejection('ItemNotFound', 'This cart has been placed or emptied.'))
}

/** The state of an attempt that a submit finds again. `given-up`: a new one may begin. */
export type Resumption =
  | { readonly tag: 'given-up' | 'placed' | 'go-on' }
  | { readonly tag: 'refused'; readonly failure: Rejection }

/**
 * Decides how a submit continues an earlier attempt. `order`: whether it is visible to the member or guest
 * who submits; null: it no longer exists.
 */
export function resumptionOf(
  attempt: StoredAttempt | null,
  order: { readonly isTheirs: boolean } | null,
): Resumption {
  if (attempt === null || (attempt.tag === 'released' && attempt.failure === null)) return { tag: 'given-up' }
  if (order !== null && !order.isTheirs) return { tag: 'refused', failure: sessionEnded }
  if (attempt.tag === 'placed' && order !== null) return { tag: 'placed' }
  return attempt.tag === 'released' && attempt.failure !== null
    ? { tag: 'refused', failure: attempt.failure }
    : { tag: 'go-on' }
}
