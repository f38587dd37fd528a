import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Discount } from '../../../../../core/pricing/index.js'
import type { Answer, GatewayFailure } from '../../../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { latestAttemptId } from '../../../../../core/use-cases/shop/orders/stored-order.js'
import { isExpired } from '../../../../../core/use-cases/shop/payments/attempt-age.js'
import type { CartChange } from '../../../../../core/ports/shop/commerce-gateway.port.js'
import { refuse, visitorUnknown } from '../../../../../core/use-cases/shop/failures.js'
import { inTransaction } from '../store-site.js'
import type { StoreSite, Tables } from '../store-site.js'
import type { OrderRow } from '../../engine/index.js'
import type { Cart } from './cart.js'
import { loadCart } from './load-cart.js'
import { decideCartOpening, extrasSeenAfter } from '../../../../../core/use-cases/shop/change-cart.js'
import { termsOfCart } from './terms-of-cart.js'
import { priceCart } from './price-cart.js'
import { lockShopper } from '../orders/lock-visitor.js'
import type { LockedShopper, StoreVisitor } from '../orders/lock-visitor.js'
import { findAttempt, newCartRow } from '../orders/visitor-order.js'
import { saveCart } from './save-cart.js'
import type { OpenedCart } from './save-cart.js'

/** The effect of a change on a cart: new values of the order, and its lines or discount if they changed. */
export interface CartUpdate<T> {
  readonly order?: Partial<OrderRow>
  readonly lines?: Cart['lines']
  readonly discount?: Discount | null
  /** True if prices and extras were brought up to date. */
  readonly isUpToDate?: true
  /** The key of an addition; a repeat gets `value` again. */
  readonly answerId?: string
  readonly value: T
}

/** A cart between the changes of one request, none of which is written yet. */
export interface ChangingCart extends Cart {
  /** Answers to additions, by their keys. */
  readonly answers: ReadonlyMap<string, { readonly earlier: CartChange }>
}

/** Reads the data for a change and decides it; `saveCart` writes the result. It may run several times. */
export type CartChanger<T> = (
  cart: ChangingCart,
  tables: Tables,
  visitor: LockedShopper,
) => Promise<Result<CartUpdate<T>, GatewayFailure>>

type Opened =
  | { readonly tag: 'cart'; readonly cart: OpenedCart; readonly visitor: LockedShopper }
  | { readonly tag: 'submitting'; readonly attemptId: string }

const SETTLE_ATTEMPTS = 3

/** The site of a cart, and what settles an order in progress. */
export interface CartContext extends StoreSite {
  /** Places the order of an attempt, or makes it a cart again. */
  readonly settle: (attemptId: string) => Promise<unknown>
}

/**
 * Changes a visitor's cart, and begins one if needed. An order that is being submitted is settled first:
 * either it is placed and the change begins a new cart, or it becomes a cart again.
 */
export type ChangeCart = <T>(change: CartChanger<T>) => Answer<T>

type Outcome = Result<unknown, GatewayFailure>

interface Waiting {
  readonly change: CartChanger<unknown>
  readonly settle: (outcome: Outcome) => void
  readonly fail: (thrown: unknown) => void
}

/**
 * The changes of one visitor's cart, in the order of the calls. Simultaneous ones, such as a batch of a page,
 * share a transaction: the cart is locked, loaded and written once (ADR 68).
 */
export function createCartChanges(context: CartContext, visitor: StoreVisitor): ChangeCart {
  let waiting: Waiting[] = []
  let isAtWork = false

  async function work(): Promise<void> {
    isAtWork = true
    while (waiting.length > 0) {
      // All other changes of this event-loop turn join the same transaction.
      await nextTurn()
      const together = waiting
      waiting = []
      await changeTogether(context, visitor, together)
    }
    isAtWork = false
  }

  return <T>(change: CartChanger<T>) => {
    if (visitor.id === '') return Promise.resolve(err(visitorUnknown))
    return new Promise<Result<T, GatewayFailure>>((settle, fail) => {
      waiting.push({ change, settle: settle as Waiting['settle'], fail })
      if (!isAtWork) void work()
    })
  }
}

/**
 * Never rejects. If the common transaction fails, each change is tried alone, so that one failure does not
 * affect the others.
 */
async function changeTogether(
  context: CartContext,
  visitor: StoreVisitor,
  together: readonly Waiting[],
): Promise<void> {
  try {
    const outcomes = await changeAtOnce(
      context,
      visitor,
      together.map(({ change }) => change),
    )
    together.forEach(({ settle }, index) => settle(outcomes[index] ?? stillSubmitting))
  } catch (thrown) {
    if (together.length === 1) together[0]?.fail(thrown)
    else for (const alone of together) await changeTogether(context, visitor, [alone])
  }
}

const stillSubmitting = refuse(
  'OrderSubmitting',
  'Your order is being placed. Please wait a moment and try again.',
)

/** The outcome of each change; undefined for changes that must wait for an order in progress. */
async function changeAtOnce(
  context: CartContext,
  visitor: StoreVisitor,
  changes: readonly CartChanger<unknown>[],
): Promise<readonly Outcome[]> {
  for (let attempt = 0; attempt < SETTLE_ATTEMPTS; attempt += 1) {
    const done = await inTransaction(context, async (tables) => {
      const opened = await openCart(tables, context, visitor)
      return opened.tag === 'cart' ? applyChanges(tables, context, opened, changes) : opened
    })
    if (!('tag' in done)) return done
    await context.settle(done.attemptId)
  }
  return []
}

async function openCart(tables: Tables, context: CartContext, who: StoreVisitor): Promise<Opened> {
  const visitor = await lockShopper(tables, context, who)
  const { order } = visitor
  const attempt =
    order?.status === 'submitting' ? await findAttempt(tables, context, latestAttemptId(order)) : null
  const nowMs = context.clock.wallTime()
  const standing = attempt === null ? 'none' : isExpired(attempt.created_on, nowMs) ? 'expired' : 'live'
  const opening = decideCartOpening(order && { ...order, attempt: standing }, context.settings.currency)
  if (opening === 'settle-first' && attempt !== null) return { tag: 'submitting', attemptId: attempt.id }
  if (opening === 'continue' && order !== null) {
    const cart = await loadCart(tables, context, order, () => Promise.resolve(visitor.memberId))
    return { tag: 'cart', cart: { ...cart, newFor: null }, visitor }
  }
  const begun = newCartRow(context, visitor.memberId)
  return { tag: 'cart', cart: { order: begun, lines: [], discount: null, newFor: visitor.rowId }, visitor }
}

/**
 * True if the extras that the shopper saw still counted a product that was withdrawn since. Its line says so, and a
 * submit need not report the extras as a change by the owner.
 */
function isSeenBeforeWithdrawal(context: CartContext, { order, lines, discount }: Cart): boolean {
  if (!lines.some(({ isGone }) => isGone)) return false
  const sold = { order, discount, lines: lines.map((line) => ({ ...line, isGone: false })) }
  return termsOfCart(sold, priceCart(context, sold)) === order.extras_seen
}

/** Decides changes one after the other, each on the result of the previous one, and saves the final state. */
async function applyChanges(
  tables: Tables,
  context: CartContext,
  { cart: before, visitor }: Extract<Opened, { readonly tag: 'cart' }>,
  changes: readonly CartChanger<unknown>[],
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const answers: Map<string, { readonly earlier: CartChange }> = new Map()
  // A cart that a member changes belongs to the member.
  const owner = before.order.member_id ?? visitor.memberId
  let extras = termsOfCart(before, priceCart(context, before))
  const lastSeen = isSeenBeforeWithdrawal(context, before) ? extras : before.order.extras_seen
  let cart: Cart = { ...before, order: { ...before.order, member_id: owner, extras_seen: lastSeen } }
  for (const change of changes) {
    const changed = await change({ ...cart, answers }, tables, visitor)
    outcomes.push(changed.ok ? ok(changed.value.value) : err(changed.failure))
    if (!changed.ok) continue
    const { order = {}, lines = cart.lines, discount = cart.discount, isUpToDate = false } = changed.value
    const after: Cart = { order: { ...cart.order, ...order }, lines, discount }
    const known = extras
    extras = termsOfCart(after, priceCart(context, after))
    const seen = extrasSeenAfter({ seen: cart.order.extras_seen, before: known, after: extras, isUpToDate })
    cart = { ...after, order: { ...after.order, extras_seen: seen } }
    const { answerId, value } = changed.value
    if (answerId !== undefined) answers.set(answerId, { earlier: value as CartChange })
  }
  await saveCart(tables, context, before, { ...cart, answers })
  return outcomes
}
