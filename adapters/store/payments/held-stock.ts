import { mayHoldStock } from '../../../core/checkout/index.js'
import type { PaymentAttemptRow } from '../../sql/index.js'
import { OPEN_STATUSES } from './attempt-status.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import type { Reserved } from './reserved-stock.js'

const reservedOf = ({ reserved }: Pick<PaymentAttemptRow, 'reserved'>): readonly Reserved[] =>
  JSON.parse(reserved) as readonly Reserved[]

/** Whether what an attempt has taken from stock may stay taken while its shopper has to act. */
export async function maySourceHold(context: StoreContext, attempt: PaymentAttemptRow): Promise<boolean> {
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

/** What unpaid orders from the same source hold beside this attempt, in pieces of each SKU. */
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
  const held = new Map<string, number>()
  for (const [skuId, count] of rows.flatMap(reservedOf)) held.set(skuId, (held.get(skuId) ?? 0) + count)
  return held
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
