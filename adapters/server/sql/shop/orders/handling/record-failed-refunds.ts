import { orderId } from '../../../../../../core/orders/index.js'
import type { FailedRefund } from '../../../../../../core/ports/payments/payment-processor.port.js'
import { writeRefundAnswer } from '../../../../../../core/use-cases/shop/orders/settle-refunds.js'
import { commitChanges } from '../../../engine/index.js'
import type { StoreContext } from '../../store-context.js'
import { createSqlOrderDesk } from './sql-order-desk.js'

/**
 * Records refunds whose money the bank returned after they were made, each in one transaction with its mail to
 * the owner; a repeated report changes nothing. False: others kept changing the order, so that the report must
 * come again.
 */
export async function recordFailedRefunds(
  { sql, siteId, clock, random, onMail }: StoreContext,
  order: string,
  failed: readonly FailedRefund[],
): Promise<boolean> {
  const mails = onMail === undefined ? null : { clock, random }
  const desk = createSqlOrderDesk({ sql, commit: commitChanges(sql), siteId, mails })
  for (const { key, message } of failed) {
    const due = { orderId: orderId(order), refundId: key }
    const result = await writeRefundAnswer({ desk, clock }, due, { tag: 'returned', message })
    if (result === 'busy') return false
    if (result === 'written') onMail?.()
  }
  return true
}
