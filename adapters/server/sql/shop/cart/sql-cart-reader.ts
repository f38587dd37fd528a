import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import type { CartReader, ReadOrder } from '../../../../../core/use-cases/shop/cart/read-cart.js'
import type { StoredOrderStatus } from '../../../../../core/use-cases/shop/orders/stored-order.js'
import type { OrderRow } from '../../engine/index.js'
import { knownRow } from '../known-row.js'
import { findSession } from '../orders/session-of-request.js'
import { findOrder } from '../orders/order-statements.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'
import { loadLinesLeft } from './load-lines-left.js'
import { loadCart } from './load-cart.js'
import { toShownLine } from './open-cart-rows.js'

const toReadOrder = (row: OrderRow): ReadOrder => ({
  id: row.id,
  status: row.status as StoredOrderStatus,
  currency: row.currency,
  memberId: row.member_id,
  leftIn: row.left_in,
  attempts: row.attempts,
  wallet: { provider: row.wallet_provider, reference: row.wallet_reference },
  startedMs: row.started_on,
  updatedMs: row.updated_on,
})

/** The readings of a visitor's cart, over SQL, with a cache of the rows that they read. */
export function createSqlCartReader({ sql, siteId }: SiteDatabase, visitor: Visitor): CartReader {
  const tables = tablesOf(sql)
  const orders = new Map<string, OrderRow>()
  return {
    isVisitorKnown: visitor.id !== '',
    findOrder: async () => {
      const row = await findOrder(tables, siteId, visitor)
      if (row !== null) orders.set(row.id, row)
      return row && toReadOrder(row)
    },
    findSession: () => findSession(tables, siteId, visitor),
    loadCart: ({ id }, memberId) =>
      loadCart(tables, siteId, { order: knownRow(orders, id), toLine: toShownLine }, memberId),
    linesLeft: (cartId, memberId) => loadLinesLeft(tables, siteId, cartId, memberId),
    saveSeen: async (orderId, before, after) => {
      await tables
        .updateTable('shop_order')
        .set({ extras_seen: after })
        .where('site_id', '=', siteId)
        .where('id', '=', orderId)
        .where('status', '=', 'cart')
        .where('extras_seen', '=', before)
        .execute()
    },
  }
}
