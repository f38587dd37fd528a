import { visitorId } from '../../../../../core/ports/visitor.port.js'
import type { Visitor, VisitorId } from '../../../../../core/ports/visitor.port.js'
import { defer } from '../../engine/index.js'
import type { OrderRow, VisitorRow } from '../../engine/index.js'
import { findSubmission } from './submissions.js'
import { keyId, secretId, sourceId, visitorRowId } from '../ids.js'
import { inTransaction } from '../site-database.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { lockVisitorRow } from '../orders/lock-visitor.js'
import { lockOrderById } from '../orders/visitor-order.js'

/**
 * The visitor's secret after the order of a submit. It is derived from the earlier secret and the order's own. A
 * repetition after a lost answer therefore gives the same one, and a stranger with only the earlier secret cannot
 * derive it. Without such an order the secret stays.
 */
export const renewVisitor = (
  context: SiteDatabase,
  { id: secret, address }: Visitor,
  key: string,
  nowMs: number,
): Promise<VisitorId> =>
  inTransaction(context, async (tables) => {
    const row = await lockVisitorRow(tables, context, visitorRowId(secret))
    const order = row === null ? null : await orderOf(tables, context, row, key)
    if (row === null || order?.token == null || row.renewed_for === order.id) return secret
    const next = visitorId(secretId('visitor after', secret, order.token).slice(0, 32))
    const source = address === undefined ? null : sourceId(address)
    await handOver(tables, context, { row, source, orderId: order.id, nextRowId: visitorRowId(next), nowMs })
    return next
  })

async function orderOf(
  tables: Tables,
  context: Pick<SiteDatabase, 'siteId'>,
  row: VisitorRow,
  key: string,
): Promise<OrderRow | null> {
  const known = await findSubmission(tables, context, keyId('submit', row.lineage ?? row.id, key))
  const order = known?.orderId == null ? null : await lockOrderById(tables, context, known.orderId)
  return order?.status === 'placed' ? order : null
}

interface Handover {
  readonly row: VisitorRow
  readonly nextRowId: string
  readonly orderId: string
  readonly source: string | null
  readonly nowMs: number
}

/**
 * Assigns the order that the pages show now to the new secret: the placed order, or a cart that was begun
 * since.
 */
async function handOver(
  tables: Tables,
  context: Pick<SiteDatabase, 'siteId'>,
  { row, nextRowId, orderId, source, nowMs }: Handover,
): Promise<void> {
  const { siteId } = context
  const { numInsertedOrUpdatedRows } = await tables
    .insertInto('visitor')
    .values({
      site_id: siteId,
      id: nextRowId,
      order_id: row.order_id ?? orderId,
      lineage: row.lineage ?? row.id,
      replaced_by: null,
      replaced_on: null,
      replaced_from: null,
      renewed_for: orderId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  const isMoved = numInsertedOrUpdatedRows === 1n || (await moveCart(tables, context, row, nextRowId))
  await update(tables, siteId, row.id, {
    ...(isMoved && { order_id: null }),
    ...(row.replaced_by !== nextRowId && {
      replaced_by: nextRowId,
      replaced_on: nowMs,
      replaced_from: source,
    }),
  })
}

/** Assigns the cart of the earlier secret to the new one, unless that has its own. */
async function moveCart(
  tables: Tables,
  context: Pick<SiteDatabase, 'siteId'>,
  row: VisitorRow,
  nextRowId: string,
): Promise<boolean> {
  const next = await lockVisitorRow(tables, context, nextRowId)
  const nextOrder = next?.order_id == null ? null : await lockOrderById(tables, context, next.order_id)
  // After a lost answer the shopper may have continued with the old secret; a cart of the new one takes
  // precedence.
  if (row.order_id === null || nextOrder?.status === 'cart') return false
  await update(tables, context.siteId, nextRowId, { order_id: row.order_id })
  return true
}

async function update(
  tables: Tables,
  siteId: string,
  rowId: string,
  change: Partial<VisitorRow>,
): Promise<void> {
  if (Object.keys(change).length === 0) return
  await defer(
    tables,
    tables.updateTable('visitor').set(change).where('site_id', '=', siteId).where('id', '=', rowId),
  )
}
