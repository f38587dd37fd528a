import { decideRefundOutcome } from '../../../../../../core/orders/index.js'
import type { FailedRefund } from '../../../../../../core/ports/payments/payment-processor.port.js'
import { commitChanges } from '../../../engine/index.js'
import { tablesOf } from '../../store-context.js'
import type { StoreContext } from '../../store-context.js'
import { readDeskOrder } from './read-desk-order.js'
import { changesOf } from './write-decision.js'

/** The maximum number of attempts if others change the order between reading and writing. */
const MAX_TRIES = 5

/** Records one failed refund; false: the order was changed meanwhile. */
async function recordFailedRefund(
  context: StoreContext,
  orderId: string,
  { key, message }: FailedRefund,
): Promise<boolean> {
  const { sql, siteId, clock, random, onMail } = context
  const order = await readDeskOrder(tablesOf(sql), siteId, orderId)
  const act = { atMs: clock.wallTime(), by: 'provider' }
  const decision = order && decideRefundOutcome(order, key, { tag: 'returned', message }, act)
  if (order === null || decision === null) return true
  const mails = onMail === undefined ? null : { clock, random }
  const isSaved = await commitChanges(sql)(await changesOf(siteId, mails, order, decision))
  if (isSaved) onMail?.()
  return isSaved
}

/**
 * Records refunds whose money the bank returned after they were made, each in one transaction with its mail to
 * the owner; a repeated report changes nothing. False: others kept changing the order, so that the report must
 * come again.
 */
export async function recordFailedRefunds(
  context: StoreContext,
  orderId: string,
  failed: readonly FailedRefund[],
): Promise<boolean> {
  for (const one of failed) {
    let tries = 1
    while (!(await recordFailedRefund(context, orderId, one))) if ((tries += 1) > MAX_TRIES) return false
  }
  return true
}
