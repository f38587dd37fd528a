import type { Answer, GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { isExpired } from '../payments/attempt-age.js'
import { settleAttempt } from '../payments/settle-attempt.js'
import { refuse } from '../failures.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import type { OrderRow } from '../../sql/index.js'
import type { Cart } from './cart.js'
import { loadCart } from './load-cart.js'
import { EXTRAS_UNKNOWN, extrasText } from '../orders/extras-text.js'
import { priceCart } from './price-cart.js'
import { lockVisitor } from '../orders/lock-visitor.js'
import type { LockedVisitor, StoreVisitor } from '../orders/lock-visitor.js'
import { attemptId, createOrder, findAttempt } from '../orders/visitor-order.js'

/**
 * What a change did to a cart: the order's new values and, where they changed, its lines or the use of its
 * discount.
 */
export interface CartUpdate<T> {
  readonly order?: Partial<OrderRow>
  readonly lines?: Cart['lines']
  readonly usedCount?: number
  /** The change was to show the shopper what holds now. */
  readonly isUpToDate?: true
  readonly value: T
}

/** Writes lines itself, leaves the order's own row to `changeCart`. It may run several times. */
export type CartChanger<T> = (
  cart: Cart,
  tables: Tables,
  visitor: LockedVisitor,
) => Promise<Result<CartUpdate<T>, GatewayFailure>>

type Opened =
  | { readonly tag: 'cart'; readonly cart: Cart; readonly visitor: LockedVisitor }
  | { readonly tag: 'submitting'; readonly attemptId: string }

const SETTLE_ATTEMPTS = 3

/**
 * Changes a visitor's cart, which is begun if there is none. An order that is being submitted is settled
 * first: it is placed, and the change goes into a new cart, or it becomes a cart again.
 */
export async function changeCart<T>(
  context: StoreContext,
  visitor: StoreVisitor,
  change: CartChanger<T>,
): Answer<T> {
  if (visitor.id === '') return refuse('VisitorUnknown', 'There is no visitor to keep a cart for.')
  for (let attempt = 0; attempt < SETTLE_ATTEMPTS; attempt += 1) {
    const answer = await inTransaction(context, async (tables) => {
      const opened = await openCart(tables, context, visitor)
      return opened.tag === 'cart' ? applyChange(tables, context, opened, change) : opened
    })
    if (!('tag' in answer)) return answer
    await settleAttempt(context, answer.attemptId, 'abandon-challenge')
  }
  return refuse('OrderSubmitting', 'Your order is being placed. Please wait a moment and try again.')
}

async function openCart(tables: Tables, context: StoreContext, who: StoreVisitor): Promise<Opened> {
  const visitor = await lockVisitor(tables, context, who)
  const { order } = visitor
  if (order !== null && order.status === 'submitting') {
    const attempt = await findAttempt(tables, context, attemptId(order.id, order.attempts))
    if (attempt !== null && !isExpired(attempt, context.clock))
      return { tag: 'submitting', attemptId: attempt.id }
  }
  const isOpen = order?.status === 'cart' && order.currency === context.settings.currency
  const current = isOpen ? order : await createOrder(tables, context, visitor)
  return { tag: 'cart', cart: await loadCart(tables, context, current), visitor }
}

async function applyChange<T>(
  tables: Tables,
  context: StoreContext,
  { cart, visitor }: Extract<Opened, { readonly tag: 'cart' }>,
  change: CartChanger<T>,
): Promise<Result<T, GatewayFailure>> {
  const changed = await change(cart, tables, visitor)
  if (!changed.ok) return err(changed.failure)
  const { order = {}, lines = cart.lines, usedCount = cart.usedCount, isUpToDate, value } = changed.value
  const after: Cart = { order: { ...cart.order, ...order }, lines, usedCount }
  const update = { ...order, extras_seen: extrasAfter(context, cart, after, isUpToDate ?? false) }
  const isNew = (Object.keys(update) as (keyof typeof update)[]).some(
    (name) => update[name] !== cart.order[name],
  )
  if (isNew || lines !== cart.lines) {
    await tables
      .updateTable('shop_order')
      .set({ ...update, updated_on: context.clock.wallTime() })
      .where('site_id', '=', context.siteId)
      .where('id', '=', cart.order.id)
      .execute()
  }
  return ok(value)
}

/**
 * The extras the shopper may be taken to know. What follows from their own change is theirs. Where the extras
 * differed before it already, the owner changed something nobody has shown to the shopper: that must come out
 * at the submit (`OrderExtrasChanged`).
 */
function extrasAfter(context: StoreContext, before: Cart, after: Cart, isUpToDate: boolean): string {
  const isKnown = isUpToDate || extrasText(priceCart(context, before).extraItems) === before.order.extras_seen
  return isKnown ? extrasText(priceCart(context, after).extraItems) : EXTRAS_UNKNOWN
}
