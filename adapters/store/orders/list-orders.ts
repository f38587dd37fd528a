import { money } from '../../../core/money/index.js'
import type { Money } from '../../../core/money/index.js'
import type { Order } from '../../../core/orders/index.js'
import type { Querier } from '../../sql/index.js'
import { tablesOf } from '../store-context.js'

/** An order as its owner sees it in a list. */
export interface OrderSummary {
  readonly id: string
  /** `submitting`: the payment was begun and its outcome is not written down yet. */
  readonly status: 'placed' | 'submitting'
  readonly email: string | null
  readonly itemCount: number
  readonly total: Money
  /** The processor's name for the payment; null while there is none, and for a free order. */
  readonly paymentReference: string | null
  /** Wall-clock ms of being placed, or of the begin of the submit. */
  readonly time: number
}

const DEFAULT_COUNT = 100

/** The newest orders that were placed or are being placed; carts are not listed. */
export async function listOrders(
  { sql, siteId }: { readonly sql: Querier; readonly siteId: string },
  { count = DEFAULT_COUNT }: { readonly count?: number } = {},
): Promise<readonly OrderSummary[]> {
  const rows = await tablesOf(sql)
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', (join) =>
      join
        .onRef('shop_order.site_id', '=', 'payment_attempt.site_id')
        .onRef('shop_order.id', '=', 'payment_attempt.order_id'),
    )
    .select([
      'shop_order.id',
      'payment_attempt.status',
      'payment_attempt.snapshot',
      'payment_attempt.amount_minor',
      'payment_attempt.currency',
      'payment_attempt.updated_on',
      'shop_order.payment_reference',
    ])
    .where('payment_attempt.site_id', '=', siteId)
    .where('payment_attempt.status', 'in', ['succeeded', 'pending', 'action-required'])
    .orderBy('payment_attempt.updated_on', 'desc')
    .orderBy('payment_attempt.id', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => {
    const { email, itemCount } = JSON.parse(row.snapshot) as Order
    return {
      id: row.id,
      status: row.status === 'succeeded' ? 'placed' : 'submitting',
      email,
      itemCount,
      total: money(row.amount_minor, row.currency),
      paymentReference: row.payment_reference === '' ? null : row.payment_reference,
      time: row.updated_on,
    }
  })
}
