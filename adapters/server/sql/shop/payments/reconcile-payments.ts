import { prepared } from '../../engine/index.js'
import type { StoreContext, Tables } from '../store-context.js'
import { tablesOf } from '../store-context.js'
import { OPEN_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { holdTimes } from './held-stock.js'
import { settleAttempt } from './settle-attempt.js'
import type { Settled } from './settle-attempt.js'

/**
 * The numbers of open attempts, by their present state. `unknown`: the provider did not answer or has not
 * decided; the next reconciliation asks again.
 */
export type ReconcileReport = Readonly<Record<Settled['tag'], number>>

const selectOpen = prepared((tables: Tables, siteId: string) =>
  tables
    .selectFrom('payment_attempt')
    .select(['id', 'created_on', 'reserved'])
    .where('site_id', '=', siteId)
    .where('status', 'in', OPEN_STATUSES),
)

/**
 * Settles every open attempt by its provider's state. Orders interrupted by a crash are finished or released.
 * Abandoned challenges are cancelled at the provider and their stock is released. A challenge that was charged
 * becomes an order. Run it at each start and regularly.
 */
export async function reconcilePayments(context: StoreContext): Promise<ReconcileReport> {
  const { clock, siteId } = context
  const { rows: open } = await selectOpen(tablesOf(context.sql), siteId)
  const holdMs = await holdTimes(context)
  const report = { placed: 0, declined: 0, challenge: 0, released: 0, unknown: 0 }
  const thrown: unknown[] = []
  for (const attempt of open) {
    // After a clock was ahead and was corrected, attempts have future times and would be kept until then.
    const isAbandoned = Math.abs(clock.wallTime() - attempt.created_on) > holdMs(attempt)
    try {
      const settled = await settleAttempt(
        { ...context, isUnattended: true },
        attempt.id,
        isAbandoned ? 'abandon-challenge' : 'keep-challenge',
      )
      report[settled.tag] += 1
    } catch (error) {
      thrown.push(error)
    }
  }
  // An attempt that cannot be settled does not stop the others, and is reported.
  if (thrown.length > 0) throw thrown[0]
  return report
}
