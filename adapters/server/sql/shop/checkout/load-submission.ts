import type { PricedOrder } from '../../../../../core/pricing/index.js'
import type {
  EarlierAttempt,
  SubmitFacts,
  SubmittedCart,
} from '../../../../../core/use-cases/shop/decide-submit.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import { stepOfKey, stepOfOrder } from '../../../../../core/use-cases/shop/submit-key.js'
import type {
  KnownSubmit,
  SubmitStep,
  SubmittedOrder,
} from '../../../../../core/use-cases/shop/submit-key.js'
import type { OrderRow, PaymentAttemptRow, SubmissionRow } from '../../engine/index.js'
import type { Cart } from '../cart/cart.js'
import { loadCart } from '../cart/load-cart.js'
import { priceCart } from '../cart/price-cart.js'
import { keyId, secretId } from '../ids.js'
import { lockShopper } from '../orders/lock-visitor.js'
import type { StoreVisitor } from '../orders/lock-visitor.js'
import { latestAttemptId } from '../../../../../core/use-cases/shop/orders/stored-order.js'
import { opensFor } from '../../../../../core/use-cases/shop/orders/opens-for.js'
import { findAttempt, lockOrderById } from '../orders/visitor-order.js'
import { stateOf } from '../payments/stored-attempt.js'
import type { StoreContext, Tables } from '../store-context.js'
import { hasMembership } from './has-membership.js'
import { placementOf } from './placement.js'
import { findSubmission } from './submissions.js'

/** A submit of the visitor's page. */
export interface SubmitRequest {
  readonly visitor: StoreVisitor
  readonly key: string
  /** A digest of the submit's network address. */
  readonly source: string
  /** The cart that the page shows; null: not stated. */
  readonly orderId: string | null
  readonly confirmation: string | null
}

/** An earlier attempt, with its row and that of its order. */
export interface LoadedAttempt extends EarlierAttempt {
  readonly row: PaymentAttemptRow
  readonly order: { readonly isTheirs: boolean; readonly row: OrderRow } | null
}

/** A cart with present prices. */
export interface LoadedCart extends SubmittedCart, Cart {
  readonly priced: PricedOrder
}

/** The data for a submit; the visitor and their order stay locked until the transaction ends. */
export interface LoadedSubmission {
  readonly request: SubmitRequest
  /** The digest of the key, as stored. */
  readonly submissionId: string
  /** The member who submits; null: not logged in. */
  readonly memberId: string | null
  readonly facts: SubmitFacts<LoadedAttempt, LoadedCart>
}

/** Reads the data that decide a submit, and no more: each step determines what the next one reads. */
export async function loadSubmission(
  tables: Tables,
  context: StoreContext,
  request: SubmitRequest,
): Promise<LoadedSubmission> {
  const { lineage, order: locked, memberId } = await lockShopper(tables, context, request.visitor)
  const submissionId = keyId('submit', lineage, request.key)
  const known = knownSubmitOf(await findSubmission(tables, context, submissionId))
  const order = locked && submittedOrderOf(locked, context)
  const earlier = (step: SubmitStep | null) => loadEarlier(tables, context, step, { locked, memberId })
  const keyStep = stepOfKey(request, known)
  const byKey = await earlier(keyStep)
  const isOpen = keyStep.tag !== 'refused' && byKey === null
  const orderStep = isOpen && order !== null ? stepOfOrder(request, order) : null
  const byOrder = await earlier(orderStep)
  const toPlace = orderStep?.tag === 'go-on' ? locked : null
  const cart = toPlace && (await loadCartToPlace(tables, context, toPlace, memberId))
  return { request, submissionId, memberId, facts: { asked: request, known, order, byKey, byOrder, cart } }
}

const knownSubmitOf = (
  known: SubmissionRow | null,
): (KnownSubmit & { readonly cart: string | null }) | null =>
  known && {
    orderId: known.order_id,
    attemptId: known.attempt_id,
    failure: known.failure === null ? null : (JSON.parse(known.failure) as Rejection),
    cart: known.cart,
  }

const submittedOrderOf = (order: OrderRow, { settings }: StoreContext): SubmittedOrder => ({
  id: order.id,
  isCart: order.status === 'cart',
  attemptId: latestAttemptId(order),
  isInCurrency: order.currency === settings.currency,
})

/** Finds the attempt that a step resumes, and locks its order; null: none, or it was released. */
async function loadEarlier(
  tables: Tables,
  context: StoreContext,
  step: SubmitStep | null,
  { locked, memberId }: { readonly locked: OrderRow | null; readonly memberId: string | null },
): Promise<LoadedAttempt | null> {
  const row = step?.tag === 'resume' ? await findAttempt(tables, context, step.attemptId) : null
  if (row === null || row.status === 'released') return null
  const order = row.order_id === locked?.id ? locked : await lockOrderById(tables, context, row.order_id)
  return {
    row,
    state: stateOf(row),
    order: order && { row: order, isTheirs: opensFor(order.member_id, memberId) },
  }
}

async function loadCartToPlace(
  tables: Tables,
  context: StoreContext,
  order: OrderRow,
  memberId: string | null,
): Promise<LoadedCart> {
  const cart = await loadCart(tables, context, order, () => Promise.resolve(memberId))
  const priced = priceCart(context, cart)
  return {
    ...cart,
    priced,
    digest: digestOf(cart, priced),
    placement: placementOf(context, cart, priced, memberId),
    isHeldMembership: await hasMembership(tables, context, cart, memberId),
  }
}

/** The digest of a cart, its lines and its total: detects reuse of a key for another cart. */
const digestOf = ({ order, lines }: Cart, { total }: PricedOrder): string =>
  secretId(
    'cart',
    order.id,
    JSON.stringify(lines.map(({ row }) => [row.sku_id, row.count, row.price_minor])),
    String(total.amount),
  )
