import { orderOfSnapshot, orderToken } from '../../../../../core/orders/index.js'
import type {
  StoredOrder,
  StoredOrderStatus,
} from '../../../../../core/use-cases/shop/orders/stored-order.js'
import type { OrderRow } from '../../engine/index.js'
import { cardOf } from '../row-documents.js'

/** The values of an order's row that its submit and its payment need. */
export const toStoredOrder = (row: OrderRow): StoredOrder => ({
  id: row.id,
  status: row.status as StoredOrderStatus,
  currency: row.currency,
  memberId: row.member_id,
  email: row.email,
  card: cardOf(row),
  attempts: row.attempts,
  subscriptionId: row.subscription_id,
  period: row.period,
  placed:
    row.snapshot === null
      ? null
      : { order: orderOfSnapshot(row.snapshot), token: orderToken(row.token ?? '') },
})
