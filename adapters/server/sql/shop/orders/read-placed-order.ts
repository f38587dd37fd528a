import { timingSafeEqual } from 'node:crypto'
import { downloadFilesOf, withoutPersonalData } from '../../../../../core/orders/index.js'
import type { Order } from '../../../../../core/orders/index.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import { secretId } from '../ids.js'
import { mayDownload } from './may-download.js'
import { isStorable } from '../../engine/index.js'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A placed order for whoever knows its id and its token; null for everybody else. Links get around, so an old
 * one shows nobody's address any more.
 */
export async function readPlacedOrder(
  context: Pick<StoreContext, 'sql' | 'siteId' | 'settings' | 'clock' | 'downloads'>,
  which: { readonly orderId: string; readonly token: string },
): Promise<Order | null> {
  const { sql, siteId, settings, clock } = context
  if (!isStorable(which.orderId)) return null
  const row = await tablesOf(sql)
    .selectFrom('shop_order')
    .select(['token', 'snapshot', 'placed_on'])
    .where('site_id', '=', siteId)
    .where('id', '=', which.orderId)
    .where('status', '=', 'placed')
    .executeTakeFirst()
  if (row?.token == null || row.snapshot === null || !isSameSecret(row.token, which.token)) return null
  const order = JSON.parse(row.snapshot) as Order
  const ageMs = clock.wallTime() - (row.placed_on ?? 0)
  return ageMs <= settings.orderLinkDays * DAY_MS
    ? { ...order, downloads: await downloadsOf(order, context) }
    : withoutPersonalData(order)
}

async function downloadsOf(
  order: Order,
  context: Pick<StoreContext, 'sql' | 'siteId' | 'downloads'>,
): Promise<Order['downloads']> {
  const { downloads } = context
  const files = downloads === undefined ? [] : downloadFilesOf(order.items)
  if (downloads === undefined || files.length === 0 || !(await mayDownload(context, order.id))) return []
  return files.map(({ id, name, path }) => ({ id, name, url: downloads.urlOf(order.id, path) }))
}

/** Compares in a time that tells nothing about how much of the guess was right. */
const isSameSecret = (secret: string, guess: string): boolean =>
  timingSafeEqual(Buffer.from(secretId('token', secret)), Buffer.from(secretId('token', guess)))
