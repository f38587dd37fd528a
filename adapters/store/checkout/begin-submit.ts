import type { Order } from '../../../core/orders/index.js'
import type { PricedOrder } from '../../../core/pricing/index.js'
import type { OrderRow, PaymentAttemptRow } from '../../sql/index.js'
import { bringUpToDate } from '../cart/bring-up-to-date.js'
import type { Cart } from '../cart/cart.js'
import { loadCart } from '../cart/load-cart.js'
import { discountOf, priceCart } from '../cart/price-cart.js'
import { toOrder } from '../cart/to-order.js'
import { attemptId, findAttempt, lockOrder, lockOrderById } from '../cart/visitor-order.js'
import { rejection } from '../failures.js'
import type { Rejection } from '../failures.js'
import type { StoreContext, Tables } from '../store-context.js'
import { isExpired } from './attempt-age.js'
import { checkOrder, extrasChanged } from './check-order.js'
import { neededStock, takeDiscount, takeStock } from './reserved-stock.js'
import { findSubmission, rememberSubmission } from './submissions.js'

/** A submit as the visitor's page sent it. */
export interface SubmitRequest {
  /** The digest of the visitor and their key. */
  readonly submissionId: string
  readonly visitor: string
  readonly paymentIntentId: string | null
}

/** What a submit found: an answer that stands, or an attempt whose money is to be taken. */
export type Begun =
  | { readonly tag: 'placed'; readonly order: OrderRow }
  | { readonly tag: 'refused'; readonly failure: Rejection }
  | { readonly tag: 'attempt'; readonly attemptId: string }

/** Undoes the transaction that reserved something already; the refusal is remembered in another one. */
export class Unavailable extends Error {
  constructor(readonly failure: Rejection) {
    super(failure.message)
  }
}

/**
 * The first step of a submit, in one transaction: finds what this key or this order came to already, or
 * checks the order and reserves for it.
 */
export async function beginSubmit(
  tables: Tables,
  context: StoreContext,
  request: SubmitRequest,
): Promise<Begun> {
  const order = await lockOrder(tables, context, request.visitor)
  const known = await findSubmission(tables, context, request.submissionId)
  if (known?.failure != null) return { tag: 'refused', failure: JSON.parse(known.failure) as Rejection }
  const begun = known?.attempt_id == null ? null : await resume(tables, context, request, known.attempt_id)
  if (begun !== null) return begun
  if (order?.status === 'placed') return { tag: 'placed', order }
  if (order?.status === 'submitting') {
    const id = attemptId(order.id, order.attempts)
    await rememberSubmission(tables, context, request.submissionId, { attemptId: id })
    return (await resume(tables, context, request, id)) ?? { tag: 'refused', failure: unclear }
  }
  if (order === null || order.currency !== context.settings.currency) {
    return refuse(tables, context, request, rejection('ItemNotFound', 'The cart is empty.'))
  }
  return reserve(tables, context, request, await loadCart(tables, context, order))
}

const unclear = rejection('OrderSubmitting', 'The payment of this order is unclear. Please contact the shop.')

/** Goes on with an attempt that was begun before; null when it was given up, so that a new one may begin. */
async function resume(
  tables: Tables,
  context: StoreContext,
  { paymentIntentId }: SubmitRequest,
  id: string,
): Promise<Begun | null> {
  const attempt = await findAttempt(tables, context, id)
  if (attempt === null || attempt.status === 'released') return null
  const order = await lockOrderById(tables, context, attempt.order_id)
  if (attempt.status === 'succeeded' && order !== null) return { tag: 'placed', order }
  if (attempt.failure !== null) return { tag: 'refused', failure: JSON.parse(attempt.failure) as Rejection }
  if (isExpired(attempt, context.clock)) return { tag: 'refused', failure: unclear }
  // Only the answer to this attempt's own challenge counts; one from an earlier attempt would be another
  // payment.
  if (attempt.status === 'action-required' && paymentIntentId !== null) {
    await tables
      .updateTable('payment_attempt')
      .set({
        status: 'pending',
        confirmed_reference: paymentIntentId,
        updated_on: context.clock.wallTime(),
      })
      .where('site_id', '=', context.siteId)
      .where('id', '=', id)
      .execute()
  }
  return { tag: 'attempt', attemptId: id }
}

async function reserve(
  tables: Tables,
  context: StoreContext,
  request: SubmitRequest,
  cart: Cart,
): Promise<Begun> {
  const priced = priceCart(context, cart)
  const check = checkOrder(context, cart, priced)
  if (check.tag === 'refused') {
    if (check.outOfDate !== null) await bringUpToDate(tables, context, cart, check.outOfDate)
    return refuse(tables, context, request, check.failure)
  }
  const reserved = neededStock(cart.lines)
  if (!(await takeStock(tables, context, reserved))) {
    throw new Unavailable(
      rejection('OutOfInventory', 'A product in the cart is not available in this quantity.'),
    )
  }
  const discount = priced.extraItems.some(({ kind }) => kind === 'discount')
    ? discountOf(context, cart)
    : null
  if (discount !== null && !(await takeDiscount(tables, context, discount.code, discount.usageLimit))) {
    throw new Unavailable(extrasChanged('DiscountUsageReached'))
  }
  const attempt = newAttempt(context, cart, priced, reserved, discount?.code ?? null)
  await tables.insertInto('payment_attempt').values(attempt).execute()
  await tables
    .updateTable('shop_order')
    .set({ status: 'submitting', attempts: cart.order.attempts + 1, updated_on: attempt.created_on })
    .where('site_id', '=', context.siteId)
    .where('id', '=', cart.order.id)
    .execute()
  await rememberSubmission(tables, context, request.submissionId, { attemptId: attempt.id })
  return { tag: 'attempt', attemptId: attempt.id }
}

/** The order is frozen as it is paid: later changes of the catalogue or the settings cannot reach it. */
function newAttempt(
  { siteId, clock }: StoreContext,
  cart: Cart,
  priced: PricedOrder,
  reserved: readonly (readonly [string, number])[],
  discountCode: string | null,
): PaymentAttemptRow {
  const snapshot: Order = toOrder(cart, priced)
  const now = clock.wallTime()
  return {
    site_id: siteId,
    id: attemptId(cart.order.id, cart.order.attempts + 1),
    order_id: cart.order.id,
    status: 'pending',
    amount_minor: priced.total.amount,
    currency: priced.total.currency,
    payment_method: cart.order.payment_method,
    confirmed_reference: null,
    reference: null,
    client_secret: null,
    reserved: JSON.stringify(reserved),
    discount_code: discountCode,
    snapshot: JSON.stringify(snapshot),
    item_count: snapshot.itemCount,
    customer_name: snapshot.fullName ?? '',
    failure: null,
    created_on: now,
    updated_on: now,
  }
}

async function refuse(
  tables: Tables,
  context: StoreContext,
  { submissionId }: SubmitRequest,
  failure: Rejection,
): Promise<Begun> {
  await rememberSubmission(tables, context, submissionId, { failure })
  return { tag: 'refused', failure }
}
