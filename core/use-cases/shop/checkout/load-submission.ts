import type { EarlierAttempt, SubmitFacts, SubmittedCart } from '../decide-submit.js'
import { latestAttemptId } from '../orders/stored-order.js'
import type { StoredOrder } from '../orders/stored-order.js'
import { lockShopper } from '../orders/lock-shopper.js'
import type { LockedShopper } from '../orders/lock-shopper.js'
import { opensFor } from '../orders/opens-for.js'
import type { PaymentAttempt } from '../payments/payment-attempt.js'
import { placementProvider, processorOf } from '../payments/processors.js'
import { stepOfKey, stepOfOrder } from '../submit-key.js'
import type { SubmitStep, SubmittedOrder } from '../submit-key.js'
import { loadCartToPlace } from './cart-to-place.js'
import type { PlacingTerms } from './cart-to-place.js'
import type { StoredCart, SubmitWork } from './submit-ports.js'
import type { RequestKey } from '../request-key.js'

/** A submit of a page. */
export interface SubmitRequest {
  readonly key: string
  /** The cart that the page shows; null: not stated. */
  readonly orderId: string | null
  /** The page's result of a challenge; null: none. */
  readonly confirmation: string | null
}

/** An earlier attempt, with its order. */
export interface LoadedAttempt extends EarlierAttempt {
  readonly attempt: PaymentAttempt
  readonly order: { readonly isTheirs: boolean; readonly stored: StoredOrder } | null
}

/** A cart with all that decides whether it is placed. */
export interface LoadedCart extends StoredCart {
  readonly placement: SubmittedCart['placement']
}

/** The data for a submit; the visitor and their order stay locked until the unit ends. */
export interface LoadedSubmission {
  readonly request: SubmitRequest
  readonly key: RequestKey
  /** The member who submits; null: not logged in. */
  readonly memberId: string | null
  readonly facts: SubmitFacts<LoadedAttempt, LoadedCart>
}

/** The payment providers and the terms of the shop. */
interface Shop {
  readonly processors: Parameters<typeof processorOf>[0]['processors']
  readonly terms: PlacingTerms
  /** The owner of the keys of a visitor who leaves an order. */
  readonly newId: () => string
}

/** Reads the data that decide a submit, and no more: each step determines what the next one reads. */
export async function loadSubmission(
  work: SubmitWork,
  shop: Shop,
  request: SubmitRequest,
): Promise<LoadedSubmission> {
  const { terms, newId } = shop
  const shopper = await lockShopper(work, { nowMs: terms.nowMs, newId })
  const { lineage, order: locked, memberId } = shopper
  const key = { lineage, key: request.key }
  const known = await work.findSubmission(key)
  const order = locked && submittedOrderOf(locked, terms.settings.currency)
  const keyStep = stepOfKey(request, known)
  const byKey = await loadEarlier(work, keyStep, shopper)
  const isOpen = keyStep.tag !== 'refused' && byKey === null
  const orderStep = isOpen && order !== null ? stepOfOrder(request, order) : null
  const byOrder = await loadEarlier(work, orderStep, shopper)
  const toPlace = orderStep?.tag === 'go-on' ? locked : null
  const cart = toPlace && loadedCart(shop, await loadCartToPlace(work, terms, toPlace, memberId))
  return { request, key, memberId, facts: { asked: request, known, order, byKey, byOrder, cart } }
}

const submittedOrderOf = (order: StoredOrder, currency: string): SubmittedOrder => ({
  id: order.id,
  isCart: order.status === 'cart',
  attemptId: latestAttemptId(order),
  isInCurrency: order.currency === currency,
})

/** Finds the attempt that a step resumes, and locks its order; null: none, or it was released. */
async function loadEarlier(
  work: SubmitWork,
  step: SubmitStep | null,
  { order: locked, memberId }: LockedShopper,
): Promise<LoadedAttempt | null> {
  const attempt = step?.tag === 'resume' ? await work.findAttempt(step.attemptId) : null
  if (attempt === null || isGivenUp(attempt)) return null
  const stored = attempt.orderId === locked?.id ? locked : await work.lockOrder(attempt.orderId)
  const order = stored && { stored, isTheirs: opensFor(stored.memberId, memberId) }
  return { attempt, state: attempt.state, order }
}

const isGivenUp = ({ state }: PaymentAttempt): boolean => state.tag === 'released' && state.failure === null

function loadedCart(shop: Shop, stored: StoredCart): LoadedCart {
  const processor = processorOf(shop, stored.provider)
  const provider = processor && placementProvider(processor, stored.total)
  return { ...stored, placement: { ...stored.placement, provider } }
}
