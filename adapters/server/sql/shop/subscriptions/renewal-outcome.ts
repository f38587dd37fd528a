import {
  afterFailedExtraTry,
  afterFailure,
  afterPayment,
  endSubscription,
  isLive,
  isOver,
} from '../../../../../core/subscriptions/index.js'
import type { SubscriptionStanding } from '../../../../../core/subscriptions/index.js'
import type { OrderRow, SubscriptionRow } from '../../engine/index.js'
import type { StoreContext, Tables } from '../store-context.js'
import {
  changeSubscription,
  columnsOf,
  lockSubscription,
  planOf,
  recordSubscriptionEvent,
  standingOf,
} from './subscription-rows.js'

/** The subscription of a renewal's order, locked; null: the order is for a period that is over and done with. */
async function subscriptionOf(
  tables: Tables,
  context: StoreContext,
  { subscription_id: id, period }: OrderRow,
): Promise<SubscriptionRow | null> {
  const row = id === null ? null : await lockSubscription(tables, context, id)
  return row === null || row.period + 1 !== period ? null : row
}

/** The period of a renewal's order was paid. */
export async function writeRenewed(tables: Tables, context: StoreContext, order: OrderRow): Promise<void> {
  const row = await subscriptionOf(tables, context, order)
  if (row === null) return
  const standing = afterPayment(standingOf(row), planOf(row), context.clock.wallTime())
  await changeSubscription(tables, row, columnsOf(standing))
  await recordSubscriptionEvent(tables, context, row.id, 'renewed', { orderId: order.id })
}

/** A try of a renewal that could not be charged. */
interface FailedTry {
  /** The message of the provider or the shop; null: the try was given up, and another is begun. */
  readonly reason: string | null
  /** Of an extra try: when the usual next one was to be; null: it was one of the usual. */
  readonly nextTryMs: number | null
}

/** A renewal could not be charged. */
export async function writeFailed(
  tables: Tables,
  context: StoreContext,
  row: SubscriptionRow,
  { reason, nextTryMs }: FailedTry,
): Promise<void> {
  const before = standingOf(row)
  const standing =
    nextTryMs === null
      ? afterFailure(before, context.clock.wallTime())
      : afterFailedExtraTry(before, nextTryMs)
  await changeSubscription(tables, row, columnsOf(standing))
  if (isOver(before)) return
  await recordSubscriptionEvent(tables, context, row.id, 'renewal-failed', {
    reason,
    nextTry: standing.dueMs,
  })
  if (standing.dueMs === null)
    await recordSubscriptionEvent(tables, context, row.id, 'ended', { reason: 'unpaid' })
}

/** The charge of a renewal's order was refused, or given up. */
export async function writeNotRenewed(
  tables: Tables,
  context: StoreContext,
  order: OrderRow,
  failed: FailedTry,
): Promise<void> {
  const row = await subscriptionOf(tables, context, order)
  if (row === null) return
  if (failed.reason !== null) return writeFailed(tables, context, row, failed)
  if (isOver(row)) return
  await changeSubscription(tables, row, { due_on: failed.nextTryMs ?? context.clock.wallTime() })
}

/** Ends a subscription at once, however it stands; nothing happens to one that has ended. */
export async function writeEnded(
  tables: Tables,
  context: StoreContext,
  row: SubscriptionRow,
  reason: string,
): Promise<void> {
  const now = context.clock.wallTime()
  const before: SubscriptionStanding = standingOf(row)
  if (!isLive(before, now)) return
  await changeSubscription(tables, row, columnsOf(endSubscription(before, now)))
  await recordSubscriptionEvent(tables, context, row.id, 'ended', { reason })
}

/**
 * Ends the subscription of an order whose money was given back for the period that runs, or whose card holder
 * has called on their bank: the shop does not charge again for a payment that the card holder wants back.
 */
export async function endIfGivenBack(
  tables: Tables,
  context: StoreContext,
  order: Pick<OrderRow, 'subscription_id' | 'period'> | null,
  { isWhole, isDisputed }: { readonly isWhole: boolean; readonly isDisputed: boolean },
): Promise<void> {
  if (order?.subscription_id == null || !(isWhole || isDisputed)) return
  const row = await lockSubscription(tables, context, order.subscription_id)
  if (row === null || (!isDisputed && row.period !== order.period)) return
  await writeEnded(tables, context, row, isDisputed ? 'disputed' : 'refunded')
}
