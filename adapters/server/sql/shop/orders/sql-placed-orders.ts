import { orderOfSnapshot } from '../../../../../core/orders/index.js'
import type { DeskOrder } from '../../../../../core/orders/index.js'
import type { DownloadLinks } from '../../../../../core/ports/shop/download-links.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import type { PlacedOrderReader } from '../../../../../core/use-cases/shop/orders/read-placed-order.js'
import { isSameSecret } from '../../../crypto/same-secret.js'
import { isStorable } from '../../engine/index.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'
import { readDeskOrder, readDeskOrders } from './handling/read-desk-order.js'
import { downloadsOf } from './order-downloads.js'
import { findSession } from './session-of-request.js'

/** The placed orders of a site for a visitor's pages, over SQL. */
export function createSqlPlacedOrders(
  site: SiteDatabase,
  visitor: Visitor,
  links: DownloadLinks | undefined,
): PlacedOrderReader {
  const { siteId } = site
  const tables = tablesOf(site.sql)
  return {
    findPlaced: async (orderId) => {
      if (!isStorable(orderId)) return null
      const row = await tables
        .selectFrom('shop_order')
        .select(['token', 'snapshot', 'placed_on', 'member_id'])
        .where('site_id', '=', siteId)
        .where('id', '=', orderId)
        .where('status', '=', 'placed')
        .executeTakeFirst()
      if (row?.token == null || row.snapshot === null) return null
      return {
        token: row.token,
        order: orderOfSnapshot(row.snapshot),
        placedMs: row.placed_on ?? 0,
        memberId: row.member_id,
      }
    },
    findSession: () => findSession(tables, siteId, visitor),
    loadHandled: (orderId) => readDeskOrder(tables, siteId, orderId),
    downloadsOf: (order) => downloadsOf(site, order, links),
    isSameToken: isSameSecret,
  }
}

/** Reads orders by their ids, as their owner handles them, over SQL. */
export const createSqlHandledOrders =
  ({ sql, siteId }: SiteDatabase) =>
  (ids: readonly string[]): Promise<readonly DeskOrder[]> =>
    readDeskOrders(tablesOf(sql), siteId, ids)
