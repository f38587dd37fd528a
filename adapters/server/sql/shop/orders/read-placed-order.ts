import {
  downloadFilesOf,
  NO_ORDER_PAGES,
  orderLinksOf,
  progressOf,
  withoutPersonalData,
} from '../../../../../core/orders/index.js'
import { orderOfSnapshot } from '../../../../../core/orders/index.js'
import type { Order, OrderPages } from '../../../../../core/orders/index.js'
import type { DownloadLinks } from '../../../../../core/ports/shop/download-links.port.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { tablesOf } from '../store-site.js'
import type { StoreSite } from '../store-site.js'
import { isSameSecret } from '../../../crypto/same-secret.js'
import { readDeskOrder } from './handling/read-desk-order.js'
import { readOwnedFiles } from './may-download.js'
import { opensFor } from '../../../../../core/use-cases/shop/orders/opens-for.js'
import { memberOf } from '../../../../../core/use-cases/shop/orders/visitor-order.js'
import { findSession } from './sql-sessions.js'
import { isStorable } from '../../engine/index.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** The links of a site about placed orders. */
export interface OrderPorts {
  /** Links to the files of purchased goods. @default none */
  readonly downloads?: DownloadLinks
  /** The pages about placed orders. @default none */
  readonly pages?: OrderPages
}

/**
 * A placed order by its id and token; null: one of them is wrong. Links stay in histories and are shared: an
 * old link, or a member's link without a live session of theirs, shows the order without personal data.
 */
export async function readPlacedOrder(
  context: Pick<StoreSite, 'sql' | 'siteId' | 'settings' | 'clock'> & OrderPorts,
  which: { readonly orderId: string; readonly token: string },
  visitor: Visitor,
): Promise<Order | null> {
  const { sql, siteId, settings, clock } = context
  if (!isStorable(which.orderId)) return null
  const tables = tablesOf(sql)
  const row = await tables
    .selectFrom('shop_order')
    .select(['token', 'snapshot', 'placed_on', 'member_id'])
    .where('site_id', '=', siteId)
    .where('id', '=', which.orderId)
    .where('status', '=', 'placed')
    .executeTakeFirst()
  if (row?.token == null || row.snapshot === null || !isSameSecret(row.token, which.token)) return null
  const order = orderOfSnapshot(row.snapshot)
  const ageMs = clock.wallTime() - (row.placed_on ?? 0)
  const isFresh = ageMs <= settings.orderLinkDays * DAY_MS
  const isOpen =
    row.member_id === null ||
    opensFor(row.member_id, memberOf(await findSession(tables, siteId, visitor), clock.wallTime()))
  return isFresh && isOpen
    ? {
        ...order,
        downloads: await downloadsOf(order, context),
        progress: await progressIn(context, which),
      }
    : withoutPersonalData(order)
}

/** The files of an order with their present download addresses. */
export async function downloadsOf(
  order: Order,
  context: Pick<StoreSite, 'sql' | 'siteId'> & Pick<OrderPorts, 'downloads'>,
): Promise<Order['downloads']> {
  const { downloads } = context
  const hasFiles = downloads !== undefined && downloadFilesOf(order.items).length > 0
  if (!hasFiles) return []
  return (await readOwnedFiles(context, order.id)).map(({ id, name, path }) => ({
    id,
    name,
    url: downloads.urlOf(order.id, path),
  }))
}

async function progressIn(
  {
    sql,
    siteId,
    clock,
    pages = NO_ORDER_PAGES,
  }: Pick<StoreSite, 'sql' | 'siteId' | 'clock'> & Pick<OrderPorts, 'pages'>,
  { orderId, token }: { readonly orderId: string; readonly token: string },
) {
  const order = await readDeskOrder(tablesOf(sql), siteId, orderId)
  return order && progressOf(order, orderLinksOf(order, token, pages, clock.wallTime()))
}
