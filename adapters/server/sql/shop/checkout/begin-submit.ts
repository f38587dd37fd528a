import type { PricedOrder } from '../../../../../core/pricing/index.js'
import { defer } from '../../engine/index.js'
import type { OrderRow, PaymentAttemptRow, SubmissionRow } from '../../engine/index.js'
import { bringUpToDate } from '../cart/bring-up-to-date.js'
import { hasTrial, subscriptionLine } from '../cart/cart.js'
import type { Cart } from '../cart/cart.js'
import { loadCart } from '../cart/load-cart.js'
import { priceCart } from '../cart/price-cart.js'
import { lockShopper } from '../orders/lock-visitor.js'
import type { StoreVisitor } from '../orders/lock-visitor.js'
import { opensFor } from '../orders/session-member.js'
import { attemptId, findAttempt, lockOrderById, updateOrder } from '../orders/visitor-order.js'
import { transition } from '../../../../../core/use-cases/shop/payment-attempt.machine.js'
import { rejection } from '../../../../../core/use-cases/shop/failures.js'
import {
  emptyCart,
  keyReused,
  resumptionOf,
  stepOfKey,
  stepOfOrder,
  unclear,
} from '../../../../../core/use-cases/shop/submit-key.js'
import type { KnownSubmit, SubmittedOrder } from '../../../../../core/use-cases/shop/submit-key.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import { keyId, secretId } from '../ids.js'
import { attemptInsertion } from '../orders/insert-attempt.js'
import { newAttemptRow } from '../orders/new-attempt.js'
import type { StoreContext, Tables } from '../store-context.js'
import { keepsWithoutCharge, movesMoneyAt } from '../../../../../core/use-cases/shop/payments/processors.js'
import { membershipTwice } from '../../../../../core/use-cases/shop/buying-rules.js'
import { decidePlacement, extrasChanged } from '../../../../../core/use-cases/shop/place-order.js'
import { placementOf } from './placement.js'
import { hasExpired } from '../payments/run-attempt.js'
import { stateOf, columnsOf } from '../payments/stored-attempt.js'
import { writeBegunTrial } from '../subscriptions/begun-trials.js'
import { neededStock, takeStock } from '../payments/reserved-stock.js'
import { takeDiscount } from '../payments/discount-uses.js'
import { holdsAlready } from './holds-already.js'
import { renewalOf, toOrderWithPayments } from './renewal-of.js'
import type { BegunSubscription } from './renewal-of.js'
import { findSubmission, rememberSubmission } from './submissions.js'

/** A submit as the visitor's page sent it. */
export interface SubmitRequest {
  readonly visitor: StoreVisitor
  readonly key: string
  /** A digest of where the submit comes from. */
  readonly source: string
  /** The cart that the page means; null: it does not say. */
  readonly orderId: string | null
  readonly confirmation: string | null
}

/** The same, with the digest of its key as the database has it. */
interface KeyedRequest extends SubmitRequest {
  readonly submissionId: string
  /** The member who submits; null: not logged in. */
  readonly memberId: string | null
}

/** The first result of a submit: an answer that stands, or an attempt whose money is to be taken. */
export type Begun =
  | { readonly tag: 'placed'; readonly order: OrderRow }
  | { readonly tag: 'refused'; readonly failure: Rejection }
  /** `hasExpired`: its key is so old that the provider is only asked, and may not know. */
  | { readonly tag: 'attempt'; readonly attempt: PaymentAttemptRow; readonly hasExpired: boolean }

/** Undoes the transaction that reserved something already; the refusal is remembered in another one. */
export class Unavailable extends Error {
  constructor(
    readonly submissionId: string,
    readonly failure: Rejection,
  ) {
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
  asked: SubmitRequest,
): Promise<Begun> {
  const { lineage, order, memberId } = await lockShopper(tables, context, asked.visitor)
  const request: KeyedRequest = { ...asked, submissionId: keyId('submit', lineage, asked.key), memberId }
  const known = await findSubmission(tables, context, request.submissionId)
  const byKey = stepOfKey(request, knownSubmitOf(known))
  if (byKey.tag === 'refused') return { tag: 'refused', failure: byKey.failure }
  const begun = byKey.tag === 'resume' ? await resume(tables, context, request, byKey.attemptId) : null
  if (begun !== null) return begun
  if (order === null) return refuse(tables, context, request, emptyCart)
  const byOrder = stepOfOrder(request, submittedOrderOf(order, context))
  if (byOrder.tag === 'refused') return refuse(tables, context, request, byOrder.failure)
  if (byOrder.tag === 'resume') {
    const id = byOrder.attemptId
    await rememberSubmission(tables, context, request.submissionId, { orderId: order.id, attemptId: id })
    return (await resume(tables, context, request, id)) ?? { tag: 'refused', failure: unclear }
  }
  const cart = await loadCart(tables, context, order, () => Promise.resolve(memberId))
  return reserve(tables, context, request, cart, known)
}

const knownSubmitOf = (known: SubmissionRow | null): KnownSubmit | null =>
  known && {
    orderId: known.order_id,
    attemptId: known.attempt_id,
    failure: known.failure === null ? null : (JSON.parse(known.failure) as Rejection),
  }

const submittedOrderOf = (order: OrderRow, { settings }: StoreContext): SubmittedOrder => ({
  id: order.id,
  isCart: order.status === 'cart',
  attemptId: attemptId(order.id, order.attempts),
  isInCurrency: order.currency === settings.currency,
})

/** Goes on with an attempt that was begun before; null when it was given up, so that a new one may begin. */
async function resume(
  tables: Tables,
  context: StoreContext,
  { confirmation, memberId }: KeyedRequest,
  id: string,
): Promise<Begun | null> {
  const attempt = await findAttempt(tables, context, id)
  if (attempt === null || attempt.status === 'released') return null
  const order = await lockOrderById(tables, context, attempt.order_id)
  const resumption = resumptionOf(stateOf(attempt), order && { isTheirs: opensFor(order, memberId) })
  if (resumption.tag === 'given-up') return null
  if (resumption.tag === 'refused') return resumption
  if (resumption.tag === 'placed' && order !== null) return { tag: 'placed', order }
  const confirmed = confirmation === null ? attempt : await confirm(tables, context, attempt, confirmation)
  return { tag: 'attempt', attempt: confirmed, hasExpired: hasExpired(attempt, context) }
}

/** Writes down what the page brought back from the challenge of an attempt, where it waits for that. */
async function confirm(
  tables: Tables,
  context: StoreContext,
  attempt: PaymentAttemptRow,
  confirmation: string,
): Promise<PaymentAttemptRow> {
  const [, effects] = transition(stateOf(attempt), { tag: 'confirmed', confirmation })
  const [change] = effects.map((effect) =>
    effect.tag === 'save' ? columnsOf(effect.change, context.clock.wallTime()) : {},
  )
  if (change === undefined) return attempt
  await tables
    .updateTable('payment_attempt')
    .set(change)
    .where('site_id', '=', context.siteId)
    .where('id', '=', attempt.id)
    .execute()
  return { ...attempt, ...change }
}

const OUT_OF_STOCK = rejection('OutOfInventory', 'A product in the cart is not available in this quantity.')

/** Checks a cart and takes what it needs for the time of its payment. */
async function reserve(
  tables: Tables,
  context: StoreContext,
  request: KeyedRequest,
  cart: Cart,
  known: SubmissionRow | null,
): Promise<Begun> {
  const priced = priceCart(context, cart)
  const digest = digestOf(cart, priced)
  if (known?.cart != null && known.cart !== digest) return { tag: 'refused', failure: keyReused }
  const check = decidePlacement(placementOf(context, cart, priced, request.memberId))
  if (check.tag === 'refused') {
    if (check.outOfDate !== null) await bringUpToDate(tables, context, cart, check.outOfDate)
    return refuse(tables, context, request, check.failure)
  }
  if (await holdsAlready(tables, context, cart, request.memberId)) {
    return refuse(tables, context, request, membershipTwice)
  }
  const reserved = neededStock(cart.lines)
  const discount = priced.extraItems.some(({ kind }) => kind === 'discount') ? cart.discount : null
  const takings: readonly (readonly [take: () => Promise<boolean>, failure: Rejection])[] = [
    [() => mayBeginTrial(tables, context, cart, request.memberId), extrasChanged()],
    [() => takeStock(tables, context, reserved), OUT_OF_STOCK],
    [
      async () => discount === null || takeDiscount(tables, context, discount.code, discount.usageLimit),
      extrasChanged('DiscountUsageReached'),
    ],
  ]
  for (const [take, failure] of takings)
    if (!(await take())) throw new Unavailable(request.submissionId, failure)
  const attempt = newAttempt(context, cart, priced, reserved, discount?.code ?? null, request.source)
  await defer(tables, attemptInsertion(tables, attempt, cart.order.email))
  await updateOrder(tables, cart.order, {
    status: 'submitting',
    attempts: cart.order.attempts + 1,
    member_id: request.memberId,
    updated_on: attempt.created_on,
  })
  await rememberSubmission(tables, context, request.submissionId, {
    orderId: cart.order.id,
    attemptId: attempt.id,
    cart: digest,
  })
  return { tag: 'attempt', attempt, hasExpired: false }
}

/** Writes down that a trial is begun, where the cart has one; false: the member has just begun it elsewhere. */
async function mayBeginTrial(
  tables: Tables,
  context: StoreContext,
  cart: Cart,
  memberId: string | null,
): Promise<boolean> {
  const line = subscriptionLine(cart)
  if (memberId === null || line === null || !hasTrial(line)) return true
  return writeBegunTrial(tables, context, { memberId, productId: line.product.id, orderId: cart.order.id })
}

/** The digest of a cart, its lines and its total: detects reuse of a key for another cart. */
const digestOf = ({ order, lines }: Cart, { total }: PricedOrder): string =>
  secretId(
    'cart',
    order.id,
    JSON.stringify(lines.map(({ row }) => [row.sku_id, row.count, row.price_minor])),
    String(total.amount),
  )

/** A trial takes nothing: its method is kept, or tested by holding the price where it is kept in no other way. */
const purposeOf = (context: StoreContext, { order }: Cart, { purpose }: BegunSubscription): string =>
  purpose === 'trial' && keepsWithoutCharge(context, order.payment_provider) ? 'kept-trial' : purpose

/** The order is frozen as it is paid: later changes of the catalogue or the settings cannot reach it. */
function newAttempt(
  context: StoreContext,
  cart: Cart,
  priced: PricedOrder,
  reserved: readonly (readonly [string, number])[],
  discountCode: string | null,
  source: string,
): PaymentAttemptRow {
  const renewal = renewalOf(context, cart)
  const attempt = {
    id: attemptId(cart.order.id, cart.order.attempts + 1),
    order_id: cart.order.id,
    amount_minor: priced.total.amount,
    currency: priced.total.currency,
    provider: cart.order.payment_provider,
    moves_money: movesMoneyAt(context, cart.order.payment_provider),
    payment_method: cart.order.payment_method,
    capture: context.settings.capture,
    purpose: renewal === null ? null : purposeOf(context, cart, renewal),
    renewal: renewal === null ? null : JSON.stringify(renewal.order),
    next_try_on: null,
    source,
    discount_code: discountCode,
    snapshot: toOrderWithPayments(context, cart, priced),
    reserved,
  }
  return newAttemptRow(context, attempt, context.clock.wallTime())
}

async function refuse(
  tables: Tables,
  context: StoreContext,
  { submissionId }: KeyedRequest,
  failure: Rejection,
): Promise<Begun> {
  await rememberSubmission(tables, context, submissionId, { failure })
  return { tag: 'refused', failure }
}
