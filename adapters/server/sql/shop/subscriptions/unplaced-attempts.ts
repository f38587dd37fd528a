import { firstOfEachOrder } from '../../../../../core/use-cases/shop/payments/first-of-each-order.js'
import type { UnplacedAttempt } from '../../../../../core/use-cases/shop/subscriptions/member-subscriptions.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { stateOf } from '../payments/stored-attempt.js'
import { orderOrNull } from '../row-documents.js'
import type { Tables } from '../site-database.js'

const toUnplaced = (row: PaymentAttemptRow): UnplacedAttempt => ({
  id: row.id,
  state: stateOf(row),
  createdMs: row.created_on,
  updatedMs: row.updated_on,
  renewal: orderOrNull(row.renewal),
})

/** The last attempt of each unplaced order of a member, newest first. */
export async function lastAttempts(
  tables: Tables,
  siteId: string,
  memberId: string,
): Promise<readonly UnplacedAttempt[]> {
  const rows = await tables
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', (join) =>
      join
        .onRef('shop_order.site_id', '=', 'payment_attempt.site_id')
        .onRef('shop_order.id', '=', 'payment_attempt.order_id'),
    )
    .selectAll('payment_attempt')
    .where('shop_order.site_id', '=', siteId)
    .where('shop_order.member_id', '=', memberId)
    .where('shop_order.status', '<>', 'placed')
    .orderBy('payment_attempt.created_on', 'desc')
    .execute()
  return firstOfEachOrder(rows.map((row) => ({ orderId: row.order_id, row }))).map(({ row }) =>
    toUnplaced(row),
  )
}
