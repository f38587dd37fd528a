import { visitorId } from '../../../../../core/ports/visitor.port.js'
import type { Visitor, VisitorId } from '../../../../../core/ports/visitor.port.js'
import type {
  VisitorRenewalPorts,
  VisitorRenewalWork,
} from '../../../../../core/use-cases/shop/orders/renew-visitor.js'
import type { StoredOrderStatus } from '../../../../../core/use-cases/shop/orders/stored-order.js'
import { findSubmission } from '../checkout/submissions.js'
import { defer } from '../../engine/index.js'
import type { VisitorRow } from '../../engine/index.js'
import { keyId, secretId, sourceId, visitorRowId } from '../ids.js'
import { inTransaction } from '../site-database.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { lockVisitorRow } from './lock-visitor.js'
import { lockOrderById } from './order-statements.js'

/** A visitor's renewal in one open transaction, with the row that it locked. */
function createRenewalOfVisitor(
  tables: Tables,
  siteId: string,
  { id: secret, address }: Visitor,
): VisitorRenewalWork {
  const site = { siteId }
  let row: VisitorRow | null = null
  const lockOrder = async (id: string | null | undefined) => {
    const order = id == null ? null : await lockOrderById(tables, site, id)
    return order && { id: order.id, status: order.status as StoredOrderStatus, token: order.token }
  }
  const update = async (id: string, change: Partial<VisitorRow>): Promise<void> => {
    if (Object.keys(change).length === 0) return
    await defer(
      tables,
      tables.updateTable('visitor').set(change).where('site_id', '=', siteId).where('id', '=', id),
    )
  }
  return {
    lock: async () => {
      row = await lockVisitorRow(tables, site, visitorRowId(secret))
      return row && { lineage: row.lineage ?? row.id, orderId: row.order_id, renewedFor: row.renewed_for }
    },
    lockSubmitted: async (lineage, key) =>
      lockOrder((await findSubmission(tables, site, keyId('submit', lineage, key)))?.orderId),
    insertNext: async ({ id, lineage, orderId, renewedFor }) => {
      const { numInsertedOrUpdatedRows } = await tables
        .insertInto('visitor')
        .values({
          site_id: siteId,
          id: visitorRowId(id),
          order_id: orderId,
          lineage,
          replaced_by: null,
          replaced_on: null,
          replaced_from: null,
          renewed_for: renewedFor,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    lockNextOrder: async (next) =>
      lockOrder((await lockVisitorRow(tables, site, visitorRowId(next)))?.order_id),
    showOrder: (next, orderId) => update(visitorRowId(next), { order_id: orderId }),
    saveReplaced: (next, leavesOrder, nowMs) => {
      const nextId = visitorRowId(next)
      return update(visitorRowId(secret), {
        ...(leavesOrder && { order_id: null }),
        ...(row?.replaced_by !== nextId && {
          replaced_by: nextId,
          replaced_on: nowMs,
          replaced_from: address === undefined ? null : sourceId(address),
        }),
      })
    },
  }
}

/** The renewals of a visitor's secret, over SQL. */
export const createSqlVisitorRenewal = (
  site: SiteDatabase,
  visitor: Visitor,
): Pick<VisitorRenewalPorts, 'unitOfWork' | 'secretAfter'> => ({
  unitOfWork: (work) =>
    inTransaction(site, (tables) => work(createRenewalOfVisitor(tables, site.siteId, visitor))),
  secretAfter: (token): VisitorId => visitorId(secretId('visitor after', visitor.id, token).slice(0, 32)),
})
