import { membershipTwice } from './buying-rules.js'
import type { Rejection } from './failures.js'
import type { StoredAttempt } from './payments/attempt-state.js'
import { decidePlacement } from './place-order.js'
import type { OutOfDate, Placement } from './place-order.js'
import { emptyCart, keyReused, resumptionOf, stepOfKey, stepOfOrder, unclear } from './submit-key.js'
import type { AskedSubmit, KnownSubmit, SubmittedOrder } from './submit-key.js'

/** An attempt that was begun before and was not given up. */
export interface EarlierAttempt {
  readonly state: StoredAttempt
  /** `isTheirs`: visible to the member or guest who submits; null: the order no longer exists. */
  readonly order: { readonly isTheirs: boolean } | null
}

/** The cart that a submit names. */
export interface NamedCart {
  /** Distinguishes it from other carts for which a key may have been used. */
  readonly digest: string
  /** True: the member has its membership already. */
  readonly isHeldMembership: boolean
}

/** The cart that a submit is to place. */
export interface SubmittedCart extends NamedCart {
  readonly placement: Placement
}

/** The facts that decide the result of a submit. */
export interface SubmitFacts<Earlier extends EarlierAttempt, Cart extends SubmittedCart> {
  readonly asked: AskedSubmit
  /** The record of the key; null: it is new. */
  readonly known: (KnownSubmit & { readonly cart: string | null }) | null
  /** The order that the visitor's pages show; null: none. */
  readonly order: SubmittedOrder | null
  /** The attempt of the key; null: none. */
  readonly byKey: Earlier | null
  /** The latest attempt of the order, where the key has none; null: none. */
  readonly byOrder: Earlier | null
  /** null: an attempt decides instead, or the order cannot be placed. */
  readonly cart: Cart | null
}

/** The record of a key from now on: why it was refused, or the latest attempt of the order; null: nothing. */
type KeyRecord =
  | { readonly failure: Rejection }
  | { readonly orderId: string; readonly attemptId: string }
  | null

/** The first outcome of a submit. `reserve`: the cart may be placed if its goods are in stock. */
export type SubmitDecision<Earlier extends EarlierAttempt, Cart extends SubmittedCart> =
  | { readonly tag: 'placed' | 'continue'; readonly earlier: Earlier; readonly record: KeyRecord }
  | { readonly tag: 'reserve'; readonly cart: Cart }
  | {
      readonly tag: 'refused'
      readonly failure: Rejection
      readonly record: KeyRecord
      /** A cart that is brought up to date, and the part that is; null: none. */
      readonly outOfDate: { readonly cart: Cart; readonly what: OutOfDate } | null
    }

const refused = (failure: Rejection, record: KeyRecord = { failure }) =>
  ({ tag: 'refused', failure, record, outOfDate: null }) as const

/** Decides by an earlier attempt; null: it was given up, so that a new one may begin. */
function decideEarlier<Earlier extends EarlierAttempt>(
  earlier: Earlier | null,
  record: KeyRecord,
): SubmitDecision<Earlier, never> | null {
  const resumption = resumptionOf(earlier?.state ?? null, earlier?.order ?? null)
  if (earlier === null || resumption.tag === 'given-up') return null
  if (resumption.tag === 'refused') return refused(resumption.failure, record)
  return { tag: resumption.tag === 'placed' ? 'placed' : 'continue', earlier, record }
}

function decideCart<Cart extends SubmittedCart>(
  known: { readonly cart: string | null } | null,
  cart: Cart,
): SubmitDecision<never, Cart> {
  if (known?.cart != null && known.cart !== cart.digest) return refused(keyReused, null)
  const check = decidePlacement(cart.placement)
  if (check.tag === 'refused') {
    const { failure, outOfDate: what } = check
    return { ...refused(failure), outOfDate: what && { cart, what } }
  }
  return cart.isHeldMembership ? refused(membershipTwice) : { tag: 'reserve', cart }
}

/** Decides by the key, then by the visitor's order, then by the cart that is to be placed. */
export function decideSubmit<Earlier extends EarlierAttempt, Cart extends SubmittedCart>(
  facts: SubmitFacts<Earlier, Cart>,
): SubmitDecision<Earlier, Cart> {
  const { asked, known, order, cart } = facts
  const keyStep = stepOfKey(asked, known)
  if (keyStep.tag === 'refused') return refused(keyStep.failure, null)
  const resumed = decideEarlier(facts.byKey, null)
  if (resumed !== null) return resumed
  if (order === null) return refused(emptyCart)
  const orderStep = stepOfOrder(asked, order)
  if (orderStep.tag === 'refused') return refused(orderStep.failure)
  if (orderStep.tag === 'go-on' && cart !== null) return decideCart(known, cart)
  const record = { orderId: order.id, attemptId: order.attemptId }
  return decideEarlier(facts.byOrder, record) ?? refused(unclear, record)
}
