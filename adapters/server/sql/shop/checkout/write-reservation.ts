import {
  DISCOUNT_USED_UP,
  EXTRAS_CHANGED,
  OUT_OF_STOCK,
} from '../../../../../core/use-cases/shop/placement-refusals.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import { purposeOfBegin } from '../../../../../core/use-cases/shop/subscriptions/begun-subscription.js'
import { keepsWithoutCharge, movesMoneyAt } from '../../../../../core/use-cases/shop/payments/processors.js'
import { defer } from '../../engine/index.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { hasTrial, subscriptionLine } from '../cart/cart.js'
import type { Cart } from '../cart/cart.js'
import { attemptInsertion } from '../orders/insert-attempt.js'
import { newAttemptRow } from '../orders/new-attempt.js'
import type { NewAttempt } from '../orders/new-attempt.js'
import { attemptId } from '../../../../../core/use-cases/shop/orders/stored-order.js'
import { updateOrder } from '../orders/visitor-order.js'
import { takeDiscount } from '../payments/discount-uses.js'
import { neededStock, takeStock } from '../payments/reserved-stock.js'
import type { Reserved } from '../../../../../core/use-cases/shop/payments/payment-attempt.js'
import type { StoreContext, Tables } from '../store-context.js'
import { writeBegunTrial } from '../subscriptions/begun-trials.js'
import type { LoadedCart, LoadedSubmission } from './load-submission.js'
import { renewalOf, toOrderWithPayments } from './renewal-of.js'
import { rememberSubmission } from './submissions.js'

/** Rolls back a transaction that has reserved something; another transaction stores the refusal. */
export class Unavailable extends Error {
  constructor(
    readonly submissionId: string,
    readonly failure: Rejection,
  ) {
    super(failure.message)
  }
}

/**
 * Reserves the goods of a cart during its payment, and freezes the cart as an attempt. Throws `Unavailable`.
 */
export async function writeReservation(
  tables: Tables,
  context: StoreContext,
  cart: LoadedCart,
  loaded: LoadedSubmission,
): Promise<PaymentAttemptRow> {
  const taken = takenBy(cart)
  const failure = await take(tables, context, cart, loaded.memberId, taken)
  if (failure !== null) throw new Unavailable(loaded.submissionId, failure)
  return freeze(tables, context, cart, loaded, taken)
}

/** The pieces and the discount that an order takes. */
interface Taken {
  readonly stock: readonly Reserved[]
  readonly discount: Cart['discount']
}

const takenBy = ({ lines, discount, priced }: LoadedCart): Taken => ({
  stock: neededStock(lines),
  discount: priced.extraItems.some(({ kind }) => kind === 'discount') ? discount : null,
})

/** Takes what an order needs; the reason if something is not left, and all must be rolled back. */
async function take(
  tables: Tables,
  context: StoreContext,
  cart: LoadedCart,
  memberId: string | null,
  { stock, discount }: Taken,
): Promise<Rejection | null> {
  if (!(await mayBeginTrial(tables, context, cart, memberId))) return EXTRAS_CHANGED
  if (!(await takeStock(tables, context, stock))) return OUT_OF_STOCK
  if (discount === null) return null
  const isTaken = await takeDiscount(tables, context, discount.code, discount.usageLimit)
  return isTaken ? null : DISCOUNT_USED_UP
}

/** Writes the attempt of an order, which no other change can reach from now on. */
async function freeze(
  tables: Tables,
  context: StoreContext,
  cart: LoadedCart,
  { request: { source }, submissionId, memberId }: LoadedSubmission,
  taken: Taken,
): Promise<PaymentAttemptRow> {
  const snapshot = toOrderWithPayments(context, cart, cart.priced)
  const attempt = newAttempt(context, cart, taken, { snapshot, source })
  const { email } = cart.order
  await defer(tables, attemptInsertion(tables, attempt, { items: snapshot.items, email }))
  await updateOrder(tables, cart.order, {
    status: 'submitting',
    attempts: cart.order.attempts + 1,
    member_id: memberId,
    updated_on: attempt.created_on,
  })
  const outcome = { orderId: cart.order.id, attemptId: attempt.id, cart: cart.digest }
  await rememberSubmission(tables, context, submissionId, outcome)
  return attempt
}

/** Records the trial of a cart; false: the member has just begun it elsewhere. */
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

/** The order is frozen: later changes of the catalogue or the settings do not affect it. */
function newAttempt(
  context: StoreContext,
  cart: LoadedCart,
  { stock, discount }: Taken,
  given: Pick<NewAttempt, 'snapshot' | 'source'>,
): PaymentAttemptRow {
  const { order, priced } = cart
  const renewal = renewalOf(context, cart)
  const attempt = {
    id: attemptId(order.id, order.attempts + 1),
    order_id: order.id,
    amount_minor: priced.total.amount,
    currency: priced.total.currency,
    provider: order.payment_provider,
    moves_money: movesMoneyAt(context, order.payment_provider),
    payment_method: order.payment_method,
    capture: context.settings.capture,
    purpose: renewal && purposeOfBegin(renewal.begin, keepsWithoutCharge(context, order.payment_provider)),
    renewal: renewal === null ? null : JSON.stringify(renewal.order),
    next_try_on: null,
    ...given,
    discount_code: discount?.code ?? null,
    reserved: stock,
  }
  return newAttemptRow(context, attempt, context.clock.wallTime())
}
