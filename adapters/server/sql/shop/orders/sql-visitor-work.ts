import type { VisitorWork } from '../../../../../core/use-cases/shop/orders/lock-shopper.js'
import type { OrderRow } from '../../engine/index.js'
import { visitorRowId } from '../ids.js'
import type { Tables } from '../site-database.js'
import { leaveOrder, lockVisitor } from './lock-visitor.js'
import type { StoreVisitor } from './lock-visitor.js'
import { holdSession } from './session-of-request.js'
import { toStoredOrder } from './to-stored-order.js'

/** A visitor in one open transaction, with the id of their row once it is locked. */
export interface SqlVisitorWork extends VisitorWork {
  readonly rowId: () => string
}

/** Locks a visitor in one open transaction; the row of their order is put into `orders`. */
export function createVisitorWork(
  tables: Tables,
  siteId: string,
  visitor: StoreVisitor,
  orders: Map<string, OrderRow>,
): SqlVisitorWork {
  let rowId = visitorRowId(visitor.id)
  return {
    rowId: () => rowId,
    holdSession: () => holdSession(tables, siteId, visitor),
    lockVisitor: async () => {
      const { lineage, order, rowId: locked } = await lockVisitor(tables, { siteId }, visitor)
      rowId = locked
      if (order !== null) orders.set(order.id, order)
      return { lineage, order: order && toStoredOrder(order) }
    },
    leaveOrder: (lineage) => leaveOrder(tables, siteId, rowId, lineage),
  }
}
