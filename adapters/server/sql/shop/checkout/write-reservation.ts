import { extrasChanged } from '../../../../../core/use-cases/shop/place-order.js'
import { rejection } from '../../../../../core/use-cases/shop/failures.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import { keepsWithoutCharge, movesMoneyAt } from '../../../../../core/use-cases/shop/payments/processors.js'
import { defer } from '../../engine/index.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { hasTrial, subscriptionLine } from '../cart/cart.js'
import type { Cart } from '../cart/cart.js'
import { attemptInsertion } from '../orders/insert-attempt.js'
import { newAttemptRow } from '../orders/new-attempt.js'
import { attemptId, updateOrder } from '../orders/visitor-order.js'
import { takeDiscount } from '../payments/discount-uses.js'
import { neededStock, takeStock } from '../payments/reserved-stock.js'
import type { StoreContext, Tables } from '../store-context.js'
import { writeBegunTrial } from '../subscriptions/begun-trials.js'
import type { LoadedCart, LoadedSubmission } from './load-submission.js'
import { renewalOf, toOrderWithPayments } from './renewal-of.js'
import type { BegunSubscription } from './renewal-of.js'
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

const OUT_OF_STOCK = rejection('OutOfInventory', 'A product in the cart is not available in this quantity.')

/**
 * Reserves the goods of a cart during its payment, and freezes the cart as an attempt. Throws `Unavailable`.
 */
export async function writeReservation(
  tables: Tables,
  context: StoreContext,
  cart: LoadedCart,
  { request: { source }, submissionId, memberId }: LoadedSubmission,
): Promise<PaymentAttemptRow> {
  const reserved = neededStock(cart.lines)
  const isDiscounted = cart.priced.extraItems.some(({ kind }) => kind === 'discount')
  const discount = isDiscounted ? cart.discount : null
  const takings: readonly (readonly [take: () => Promise<boolean>, failure: Rejection])[] = [
    [() => mayBeginTrial(tables, context, cart, memberId), extrasChanged()],
    [() => takeStock(tables, context, reserved), OUT_OF_STOCK],
    [
      async () => discount === null || takeDiscount(tables, context, discount.code, discount.usageLimit),
      extrasChanged('DiscountUsageReached'),
    ],
  ]
  for (const [take, failure] of takings) if (!(await take())) throw new Unavailable(submissionId, failure)
  const attempt = newAttempt(context, cart, { reserved, discountCode: discount?.code ?? null, source })
  await defer(tables, attemptInsertion(tables, attempt, cart.order.email))
  await updateOrder(tables, cart.order, {
    status: 'submitting',
    attempts: cart.order.attempts + 1,
    member_id: memberId,
    updated_on: attempt.created_on,
  })
  await rememberSubmission(tables, context, submissionId, {
    orderId: cart.order.id,
    attemptId: attempt.id,
    cart: cart.digest,
  })
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

/**
 * A trial charges nothing: its method is stored, or tested by a hold of the price if the provider cannot
 * store it otherwise.
 */
const purposeOf = (context: StoreContext, { order }: Cart, { purpose }: BegunSubscription): string =>
  purpose === 'trial' && keepsWithoutCharge(context, order.payment_provider) ? 'kept-trial' : purpose

/** The order is frozen: later changes of the catalogue or the settings do not affect it. */
function newAttempt(
  context: StoreContext,
  cart: LoadedCart,
  taken: {
    readonly reserved: readonly (readonly [string, number])[]
    readonly discountCode: string | null
    readonly source: string
  },
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
    purpose: renewal === null ? null : purposeOf(context, cart, renewal),
    renewal: renewal === null ? null : JSON.stringify(renewal.order),
    next_try_on: null,
    source: taken.source,
    discount_code: taken.discountCode,
    snapshot: toOrderWithPayments(context, cart, priced),
    reserved: taken.reserved,
  }
  return newAttemptRow(context, attempt, context.clock.wallTime())
}
