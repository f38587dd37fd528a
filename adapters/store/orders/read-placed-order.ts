import { timingSafeEqual } from 'node:crypto'
import type { Order } from '../../../core/orders/index.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import { secretId } from '../ids.js'
import { isStorable } from '../../sql/index.js'

/** A placed order for whoever knows its id and its token; null for everybody else. */
export async function readPlacedOrder(
  { sql, siteId }: Pick<StoreContext, 'sql' | 'siteId'>,
  which: { readonly orderId: string; readonly token: string },
): Promise<Order | null> {
  if (!isStorable(which.orderId)) return null
  const row = await tablesOf(sql)
    .selectFrom('shop_order')
    .select(['token', 'snapshot'])
    .where('site_id', '=', siteId)
    .where('id', '=', which.orderId)
    .where('status', '=', 'placed')
    .executeTakeFirst()
  if (row?.token == null || row.snapshot === null || !isSameSecret(row.token, which.token)) return null
  return JSON.parse(row.snapshot) as Order
}

/** Compares in a time that tells nothing about how much of the guess was right. */
const isSameSecret = (secret: string, guess: string): boolean =>
  timingSafeEqual(Buffer.from(secretId('token', secret)), Buffer.from(secretId('token', guess)))
