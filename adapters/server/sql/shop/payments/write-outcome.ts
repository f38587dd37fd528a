import type { Order, PaymentAction } from '../../../../../core/orders/index.js'
import { orderToken } from '../../../../../core/orders/index.js'
import type {
  AuthorisedPayment,
  ChargedPayment,
  DeclinedPayment,
  KeptMethod,
} from '../../../../../core/ports/payment-processor.port.js'
import { assertNever } from '../../../../../core/shared/index.js'
import { defer } from '../../engine/index.js'
import type { OrderRow, PaymentAttemptRow } from '../../engine/index.js'
import { rejection, SUBSCRIPTION_NOT_SET_UP } from '../../../../../core/use-cases/shop/failures.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import { attemptId, findAttempt, lockOrderById, updateOrder } from '../orders/visitor-order.js'
import { forgetBegunTrial } from '../subscriptions/begun-trials.js'
import { insertSubscription } from '../subscriptions/begin-subscription.js'
import { writeNotRenewed, writeRenewed } from '../subscriptions/renewal-outcome.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { isHeldFirst } from './ask-provider.js'
import type { Outcome } from './ask-provider.js'
import { placedPaymentOf } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { isTrial } from './keep-for-trial.js'
import { releaseReserved } from './reserved-stock.js'

/** How a payment attempt stands after everything that could be done for it was done. */
export type Settled =
  | { readonly tag: 'placed'; readonly order: OrderRow }
  | { readonly tag: 'declined'; readonly failure: Rejection }
  | { readonly tag: 'challenge'; readonly action: PaymentAction }
  | { readonly tag: 'released' }
  /** The provider gave no usable answer, or has not decided: money may have been taken or not. */
  | { readonly tag: 'unknown'; readonly message: string }

/** Writes what a provider said of an attempt, with all that follows from it for the order and its stock. */
export function writeOutcome(
  context: StoreContext,
  attempt: PaymentAttemptRow,
  outcome: Outcome,
): Promise<Settled> {
  switch (outcome.tag) {
    case 'unknown':
      return Promise.resolve({ tag: 'unknown', message: outcome.message })
    case 'charged':
      return writePaid(context, attempt, outcome)
    case 'authorised':
      return isHeldFirst(attempt)
        ? writePaid(context, attempt, outcome)
        : Promise.resolve({ tag: 'unknown', message: 'The provider holds the money and has not taken it.' })
    case 'kept':
      return writeUnder(context, attempt, (tables, order) =>
        placeOrder(tables, context, attempt, order, { ...outcome, reference: null }),
      )
    case 'pending':
      return writeUnder(context, attempt, (tables) =>
        updateAttempt(tables, attempt, { reference: outcome.reference }),
      )
    case 'action-required':
      return writeUnder(context, attempt, (tables) =>
        updateAttempt(tables, attempt, {
          status: 'action-required',
          reference: outcome.reference,
          action: outcome.action.data,
          updated_on: context.clock.wallTime(),
        }),
      )
    case 'declined':
      return decline(context, attempt, refusalOf(outcome))
    case 'not-held':
      return decline(
        context,
        attempt,
        rejection('OutOfInventory', 'So many pieces cannot be held until the payment is confirmed.'),
      )
    case 'none':
    case 'cancelled':
      return writeUnder(context, attempt, (tables, order) =>
        release(tables, context, attempt, order, { status: 'released' }),
      )
    default:
      return assertNever(outcome)
  }
}

/** Of money that is held an owner may take a part, in the provider's dashboard, also before the order is written. */
const isFor = (attempt: PaymentAttemptRow, { tag, amount }: ChargedPayment | AuthorisedPayment): boolean => {
  const isPart = tag === 'charged' && isHeldFirst(attempt) && amount.amount > 0
  return (
    amount.currency === attempt.currency &&
    (amount.amount === attempt.amount_minor || (isPart && amount.amount < attempt.amount_minor))
  )
}

const writePaid = (
  context: StoreContext,
  attempt: PaymentAttemptRow,
  paid: ChargedPayment | AuthorisedPayment,
): Promise<Settled> =>
  isFor(attempt, paid)
    ? writeUnder(context, attempt, (tables, order) => placeOrder(tables, context, attempt, order, paid))
    : Promise.resolve({ tag: 'unknown', message: 'The payment is about another amount.' })

/** Against the shop's own set-up the shopper can do nothing, and their card is not to blame. */
const REFUSALS = {
  card: 'StripeRejected',
  'set-up': 'StripeFailure',
  keeping: SUBSCRIPTION_NOT_SET_UP,
} as const

const refusalOf = ({ reason = 'card', message }: DeclinedPayment): Rejection =>
  rejection(REFUSALS[reason], message)

const decline = (context: StoreContext, attempt: PaymentAttemptRow, failure: Rejection): Promise<Settled> =>
  writeUnder(context, attempt, (tables, order) =>
    release(tables, context, attempt, order, { status: 'declined', failure: JSON.stringify(failure) }),
  )

/** How an attempt stands by what is written of it. */
export const standingOf = (context: StoreContext, attempt: PaymentAttemptRow): Promise<Settled> =>
  writeUnder(context, attempt, () => Promise.resolve())

/**
 * Writes an outcome with the order locked, unless somebody else already did; answers how the attempt stands
 * then.
 */
function writeUnder(
  context: StoreContext,
  { id, order_id: orderId, status: expected }: PaymentAttemptRow,
  write: (tables: Tables, order: OrderRow) => Promise<Settled | void>,
): Promise<Settled> {
  return inTransaction(context, async (tables) => {
    const order = await lockOrderById(tables, context, orderId)
    const attempt = await findAttempt(tables, context, id)
    if (order === null || attempt === null) return { tag: 'released' }
    const isCurrent = order.status === 'submitting' && attemptId(order.id, order.attempts) === id
    if (!isCurrent || attempt.status !== expected) return standing(attempt, order)
    const settled = await write(tables, order)
    if (settled !== undefined) return settled
    return standing(await findAttempt(tables, context, id), await lockOrderById(tables, context, orderId))
  })
}

function standing(attempt: PaymentAttemptRow | null, order: OrderRow | null): Settled {
  if (attempt !== null && placedPaymentOf(attempt.status) !== null && order !== null) {
    return { tag: 'placed', order }
  }
  switch (attempt?.status) {
    case 'declined':
      return { tag: 'declined', failure: JSON.parse(attempt.failure ?? '{}') as Rejection }
    case 'action-required':
      return { tag: 'challenge', action: actionOf(attempt) }
    case 'pending':
      return { tag: 'unknown', message: 'The payment is still being made.' }
    default:
      return { tag: 'released' }
  }
}

/** What the page has to do next for an attempt that waits for its shopper. */
export const actionOf = ({ provider, action }: PaymentAttemptRow): PaymentAction => ({
  provider: provider ?? '',
  data: action ?? '',
})

/** What an order is placed with; of a trial whose method is kept there is no payment. */
type PlacedWith =
  | ChargedPayment
  | AuthorisedPayment
  | (Extract<KeptMethod, { readonly tag: 'kept' }> & { readonly reference: null })

/** What an attempt says of money that was taken, as its provider does now. */
export const takenOf = ({ amount, refunded, isDisputed }: ChargedPayment) => ({
  captured_minor: amount.amount,
  refunded_minor: refunded.amount,
  disputed: isDisputed,
})

function attemptChange(attempt: PaymentAttemptRow, paid: PlacedWith): Partial<PaymentAttemptRow> {
  switch (paid.tag) {
    case 'charged':
      return { status: 'succeeded', ...takenOf(paid) }
    case 'authorised':
      return { status: attempt.purpose === 'trial' ? 'trial-held' : 'authorised' }
    case 'kept':
      return { status: 'trial' }
  }
}

async function placeOrder(
  tables: Tables,
  context: StoreContext,
  attempt: PaymentAttemptRow,
  order: OrderRow,
  paid: PlacedWith,
): Promise<Settled> {
  const { reference, card } = paid
  const now = context.clock.wallTime()
  const frozen = JSON.parse(attempt.snapshot) as Order
  const placed: Order = { ...frozen, status: 'placed', card: card ?? frozen.card, updatedOn: now }
  await updateAttempt(tables, attempt, {
    reference,
    updated_on: now,
    ...attemptChange(attempt, paid),
  })
  const change = {
    status: 'placed',
    token: orderToken(context.random.token()),
    subtotal_minor: placed.subtotal.amount,
    total_minor: placed.total.amount,
    payment_method: null,
    payment_reference: reference,
    snapshot: JSON.stringify(placed),
    updated_on: now,
    placed_on: now,
    ...(await writeSubscribed(tables, context, attempt, order, paid)),
  }
  await updateOrder(tables, order, change)
  return { tag: 'placed', order: { ...order, ...change } }
}

/** What a paid order means for the subscription that it begins or renews. */
async function writeSubscribed(
  tables: Tables,
  context: StoreContext,
  attempt: PaymentAttemptRow,
  order: OrderRow,
  paid: PlacedWith,
): Promise<Partial<OrderRow>> {
  if (attempt.purpose === null) return {}
  if (attempt.purpose !== 'renewal') return insertSubscription(tables, context, order, attempt, paid)
  await writeRenewed(tables, context, order)
  return {}
}

/**
 * Gives back what the attempt had taken; the order is a cart again. A card that was declined is forgotten. The
 * order of a renewal waits for its next try.
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
  if (isTrial(attempt)) await forgetBegunTrial(tables, context, order.id)
  await updateAttempt(tables, attempt, { ...end, updated_on: now })
  if (attempt.purpose === 'renewal') {
    const reason = end.failure == null ? null : (JSON.parse(end.failure) as Rejection).message
    await updateOrder(tables, order, { status: 'unpaid', updated_on: now })
    return writeNotRenewed(tables, context, order, { reason, nextTryMs: attempt.next_try_on })
  }
  const method = end.status === 'declined' ? { payment_provider: null, payment_method: null, card: null } : {}
  await updateOrder(tables, order, { status: 'cart', ...method, updated_on: now })
}

async function updateAttempt(
  tables: Tables,
  { site_id: siteId, id }: PaymentAttemptRow,
  change: Partial<PaymentAttemptRow>,
): Promise<void> {
  await defer(
    tables,
    tables.updateTable('payment_attempt').set(change).where('site_id', '=', siteId).where('id', '=', id),
  )
}
