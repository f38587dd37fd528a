import {
  mayAllHoldStock,
  mayHoldStock,
  stockHoldMs,
} from '../../../../../core/use-cases/shop/payments/stock-hold.js'
import type { HeldStock } from '../../../../../core/use-cases/shop/payments/stock-hold.js'
import { prepared } from '../../engine/index.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { OPEN_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { findAttempt } from '../orders/visitor-order.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import type { Reserved } from './reserved-stock.js'

const ENDLESS: HeldStock = { held: 0, left: null }

type Reserving = Pick<PaymentAttemptRow, 'reserved'>

const reservedOf = ({ reserved }: Reserving): readonly Reserved[] =>
  JSON.parse(reserved) as readonly Reserved[]

/**
 * Decides if an attempt may keep its stock while its shopper must act: beside those of the same source before
 * it is written, beside all once it is. Another process may have changed a written one, which is read again.
 */
export async function judgeHold(
  context: StoreContext,
  attempt: PaymentAttemptRow,
  whose: 'source' | 'all',
): Promise<{ readonly row: PaymentAttemptRow; readonly mayHold: boolean }> {
  if (whose === 'source') return { row: attempt, mayHold: await maySourceHold(context, attempt) }
  const written = await findAttempt(tablesOf(context.sql), context, attempt.id)
  return written?.status === 'action-required'
    ? { row: written, mayHold: await mayAllHold(context, written) }
    : { row: attempt, mayHold: true }
}

/** True if one source may hold the pieces of an attempt beside its others. */
async function maySourceHold(context: StoreContext, attempt: PaymentAttemptRow): Promise<boolean> {
  const tables = tablesOf(context.sql)
  const wanted = reservedOf(attempt)
  const others = await heldBySource(tables, context, attempt)
  const left = await quantitiesOf(
    tables,
    context,
    wanted.map(([skuId]) => skuId),
  )
  return wanted.every(([skuId, count]) =>
    mayHoldStock({ wanted: count, held: others.get(skuId) ?? 0, left: left.get(skuId) ?? null }),
  )
}

/**
 * True if all shoppers who must act, with this attempt's among them, leave enough of its SKUs for others.
 * Checked when the attempt is written, so that the last of many simultaneous ones sees them all.
 */
async function mayAllHold(context: StoreContext, { reserved }: Reserving): Promise<boolean> {
  const stock = await heldStock(context)
  return reservedOf({ reserved }).every(([skuId]) => mayAllHoldStock(stock(skuId)))
}

/** The time for which each attempt may hold its stock, by its scarcest SKU. */
export async function holdTimes(context: StoreContext): Promise<(attempt: Reserving) => number> {
  const stock = await heldStock(context)
  return (attempt) =>
    Math.min(stockHoldMs(ENDLESS), ...reservedOf(attempt).map(([skuId]) => stockHoldMs(stock(skuId))))
}

const selectHeld = prepared((tables: Tables, siteId: string) =>
  tables
    .selectFrom('payment_attempt')
    .select('reserved')
    .where('site_id', '=', siteId)
    .where('status', '=', 'action-required'),
)

/** The pieces of each SKU held for shoppers who must act, and the remaining pieces. */
async function heldStock(context: StoreContext): Promise<(skuId: string) => HeldStock> {
  const tables = tablesOf(context.sql)
  const { rows } = await selectHeld(tables, context.siteId)
  const held = piecesOf(rows)
  const left =
    held.size === 0 ? new Map<string, null>() : await quantitiesOf(tables, context, [...held.keys()])
  return (skuId) => ({ held: held.get(skuId) ?? 0, left: left.get(skuId) ?? null })
}

function piecesOf(rows: readonly Reserving[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const [skuId, count] of rows.flatMap(reservedOf)) pieces.set(skuId, (pieces.get(skuId) ?? 0) + count)
  return pieces
}

/** The pieces of each SKU held by other unpaid orders from the same source. */
async function heldBySource(
  tables: Tables,
  { siteId }: StoreContext,
  { id, source }: PaymentAttemptRow,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tables
    .selectFrom('payment_attempt')
    .select('reserved')
    .where('site_id', '=', siteId)
    .where('status', 'in', OPEN_STATUSES)
    .where('source', '=', source)
    .where('id', '!=', id)
    .execute()
  return piecesOf(rows)
}

async function quantitiesOf(
  tables: Tables,
  { siteId }: StoreContext,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await tables
    .selectFrom('sku')
    .select(['id', 'quantity'])
    .where('site_id', '=', siteId)
    .where('id', 'in', skuIds)
    .execute()
  return new Map(rows.map(({ id, quantity }) => [id, quantity]))
}
