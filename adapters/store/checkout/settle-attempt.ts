import { setTimeout as wait } from 'node:timers/promises'
import { money } from '../../../core/money/index.js'
import type { Order } from '../../../core/orders/index.js'
import { orderToken } from '../../../core/orders/index.js'
import type { ChargeAnswer, ProcessorFailure } from '../../../core/ports/payment-processor.port.js'
import type { Result } from '../../../core/shared/index.js'
import { ok } from '../../../core/shared/index.js'
import type { OrderRow, PaymentAttemptRow } from '../../sql/index.js'
import { attemptId, findAttempt, lockOrderById } from '../cart/visitor-order.js'
import { rejection } from '../failures.js'
import type { Rejection } from '../failures.js'
import { inTransaction, tablesOf } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { releaseReserved } from './reserved-stock.js'

/** How a payment attempt stands after everything that could be done for it was done. */
export type Settled =
  | { readonly tag: 'placed'; readonly order: OrderRow }
  | { readonly tag: 'declined'; readonly failure: Rejection }
  | { readonly tag: 'challenge'; readonly clientSecret: string }
  | { readonly tag: 'released' }
  /**
   * The processor gave no usable answer: money may have been taken or not. The attempt stays open and is
   * repeated under the same key.
   */
  | { readonly tag: 'unknown'; readonly message: string }

const CHARGE_TRIES = 4
const PAUSE_MS = 100

/**
 * Brings an attempt to its end: takes the money under the attempt's own key, then places the order, or gives
 * the stock back. Safe to repeat at any time and in parallel: the processor takes the money once per key, and
 * the order's row decides who writes the outcome.
 */
export async function settleAttempt(
  context: StoreContext,
  id: string,
  challenge: 'keep-challenge' | 'abandon-challenge',
): Promise<Settled> {
  const attempt = await findAttempt(tablesOf(context.sql), context, id)
  if (attempt === null) return { tag: 'released' }
  switch (attempt.status) {
    case 'pending':
      return writeOutcome(context, attempt, await charge(context, attempt))
    case 'action-required':
      return challenge === 'keep-challenge'
        ? { tag: 'challenge', clientSecret: attempt.client_secret ?? '' }
        : writeUnder(context, attempt, 'action-required', (tables, order) =>
            release(tables, context, attempt, order, { status: 'released' }),
          )
    default:
      return writeUnder(context, attempt, 'pending', () => Promise.resolve())
  }
}

async function charge(
  { processor }: StoreContext,
  attempt: PaymentAttemptRow,
): Promise<Result<ChargeAnswer, ProcessorFailure>> {
  if (attempt.amount_minor === 0) return ok({ tag: 'charged', reference: '', card: null })
  const request = {
    key: attempt.id,
    amount: money(attempt.amount_minor, attempt.currency),
    paymentMethod: attempt.payment_method ?? '',
    ...(attempt.confirmed_reference === null ? {} : { confirmedReference: attempt.confirmed_reference }),
  }
  for (let attempts = 1; ; attempts += 1) {
    const answer = await processor.charge(request)
    if (answer.ok || answer.failure.tag === 'declined' || attempts === CHARGE_TRIES) return answer
    await wait(PAUSE_MS * attempts)
  }
}

function writeOutcome(
  context: StoreContext,
  attempt: PaymentAttemptRow,
  answer: Result<ChargeAnswer, ProcessorFailure>,
): Promise<Settled> {
  const now = context.clock.wallTime()
  if (!answer.ok) {
    const { tag, message } = answer.failure
    if (tag === 'failed') return Promise.resolve({ tag: 'unknown', message })
    const failure = JSON.stringify(rejection('StripeRejected', message))
    return writeUnder(context, attempt, 'pending', (tables, order) =>
      release(tables, context, attempt, order, { status: 'declined', failure }),
    )
  }
  const { reference } = answer.value
  if (answer.value.tag === 'charged') {
    const { card } = answer.value
    return writeUnder(context, attempt, 'pending', (tables, order) =>
      place(tables, context, { ...attempt, reference }, order, card),
    )
  }
  const { clientSecret } = answer.value
  return writeUnder(context, attempt, 'pending', async (tables) => {
    await updateAttempt(tables, attempt, {
      status: 'action-required',
      reference,
      client_secret: clientSecret,
      updated_on: now,
    })
  })
}

/**
 * Writes an outcome with the order locked, unless somebody else already did; answers how the attempt stands
 * then.
 */
function writeUnder(
  context: StoreContext,
  { id, order_id: orderId }: PaymentAttemptRow,
  expected: string,
  write: (tables: Tables, order: OrderRow) => Promise<void>,
): Promise<Settled> {
  return inTransaction(context, async (tables) => {
    const order = await lockOrderById(tables, context, orderId)
    const attempt = await findAttempt(tables, context, id)
    if (order === null || attempt === null) return { tag: 'released' }
    const isCurrent = order.status === 'submitting' && attemptId(order.id, order.attempts) === id
    if (isCurrent && attempt.status === expected) await write(tables, order)
    return standing(tables, context, id, orderId)
  })
}

async function standing(
  tables: Tables,
  context: StoreContext,
  id: string,
  orderId: string,
): Promise<Settled> {
  const attempt = await findAttempt(tables, context, id)
  const order = await lockOrderById(tables, context, orderId)
  switch (attempt?.status) {
    case 'succeeded':
      return order === null ? { tag: 'released' } : { tag: 'placed', order }
    case 'declined':
      return { tag: 'declined', failure: JSON.parse(attempt.failure ?? '{}') as Rejection }
    case 'action-required':
      return { tag: 'challenge', clientSecret: attempt.client_secret ?? '' }
    case 'pending':
      return { tag: 'unknown', message: 'The payment is still being made.' }
    default:
      return { tag: 'released' }
  }
}

async function place(
  tables: Tables,
  context: StoreContext,
  attempt: PaymentAttemptRow,
  order: OrderRow,
  card: Order['card'],
): Promise<void> {
  const now = context.clock.wallTime()
  const frozen = JSON.parse(attempt.snapshot) as Order
  const placed: Order = { ...frozen, status: 'placed', card: card ?? frozen.card, updatedOn: now }
  await updateAttempt(tables, attempt, { status: 'succeeded', reference: attempt.reference, updated_on: now })
  await updateOrder(tables, order, {
    status: 'placed',
    token: orderToken(context.random.token()),
    subtotal_minor: placed.subtotal.amount,
    total_minor: placed.total.amount,
    payment_method: null,
    payment_reference: attempt.reference,
    snapshot: JSON.stringify(placed),
    updated_on: now,
    placed_on: now,
  })
}

/**
 * Gives back what the attempt had taken; the order is a cart again. A card that was declined is forgotten.
 */
async function release(
  tables: Tables,
  context: StoreContext,
  attempt: PaymentAttemptRow,
  order: OrderRow,
  end: Pick<PaymentAttemptRow, 'status'> & Partial<PaymentAttemptRow>,
): Promise<void> {
  const now = context.clock.wallTime()
  await releaseReserved(tables, context, attempt)
  await updateAttempt(tables, attempt, { ...end, updated_on: now })
  const card = end.status === 'declined' ? { payment_method: null, card: null } : {}
  await updateOrder(tables, order, { status: 'cart', ...card, updated_on: now })
}

async function updateAttempt(
  tables: Tables,
  { site_id: siteId, id }: PaymentAttemptRow,
  change: Partial<PaymentAttemptRow>,
): Promise<void> {
  await tables
    .updateTable('payment_attempt')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

async function updateOrder(
  tables: Tables,
  { site_id: siteId, id }: OrderRow,
  change: Partial<OrderRow>,
): Promise<void> {
  await tables
    .updateTable('shop_order')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}
