import { downloadFilesOf, ownedLines } from '../../../../../core/orders/index.js'
import { orderOrNull } from '../row-documents.js'
import type { DownloadFile } from '../../../../../core/orders/index.js'
import { isStorable } from '../../engine/index.js'
import { PLACED_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { toRefund } from './handling/order-rows.js'
import { moneyStanding } from './money-standing.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'

type Context = SiteDatabase

/** Used in place of the lines of an order whose copy was not kept. */
const UNKNOWN = [{ id: '', count: 1 }] as const

interface OwnedFiles {
  /** True if a line of the order is still its buyer's. */
  readonly isTheirs: boolean
  readonly owned: readonly DownloadFile[]
  /** All lines of the order, including refunded ones; null: no copy of the order was kept. */
  readonly bought: readonly DownloadFile[] | null
}

/** The files of a placed order; null: there is no such order. */
async function readFiles({ sql, siteId }: Context, orderId: string): Promise<OwnedFiles | null> {
  if (!isStorable(orderId)) return null
  const tables = tablesOf(sql)
  const order = await tables
    .selectFrom('shop_order')
    .leftJoin('order_desk', (join) =>
      join
        .onRef('order_desk.site_id', '=', 'shop_order.site_id')
        .onRef('order_desk.id', '=', 'shop_order.id'),
    )
    .select(['order_desk.cancelled_on', 'shop_order.snapshot'])
    .where('shop_order.site_id', '=', siteId)
    .where('shop_order.id', '=', orderId)
    .where('shop_order.status', '=', 'placed')
    .executeTakeFirst()
  if (order === undefined) return null
  const attempts = await tables
    .selectFrom('payment_attempt')
    .select(['status', 'amount_minor', 'currency', 'captured_minor', 'refunded_minor', 'disputed'])
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', 'in', PLACED_STATUSES)
    .execute()
  const refunds = await tables
    .selectFrom('refund')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute()
  const placed = orderOrNull(order.snapshot)
  const given = {
    isCancelled: order.cancelled_on !== null,
    payments: attempts.map((attempt) => moneyStanding(attempt, placed)),
    refunds: refunds.map(toRefund),
  }
  if (placed === null) {
    return { isTheirs: ownedLines({ ...given, items: UNKNOWN }).length > 0, owned: [], bought: null }
  }
  const owned = ownedLines({ ...given, items: placed.items })
  return {
    isTheirs: owned.length > 0,
    owned: downloadFilesOf(owned),
    bought: downloadFilesOf(placed.items),
  }
}

/** The files of a placed order that still belong to its buyer. */
export const readOwnedFiles = async (context: Context, orderId: string): Promise<readonly DownloadFile[]> =>
  (await readFiles(context, orderId))?.owned ?? []

/**
 * True if the files of a placed order, and the one at `path`, still belong to its buyer. A file of no line belongs to
 * the order: it was made without it.
 */
export async function mayDownload(context: Context, orderId: string, path?: string): Promise<boolean> {
  const files = await readFiles(context, orderId)
  if (files === null || !files.isTheirs) return false
  if (path === undefined) return true
  const holds = (list: readonly DownloadFile[]): boolean => list.some((file) => file.path === path)
  return files.bought !== null && (holds(files.owned) || !holds(files.bought))
}
