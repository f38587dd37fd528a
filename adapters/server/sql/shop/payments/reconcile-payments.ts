import { prepared } from '../../engine/index.js'
import type { StoreContext, Tables } from '../store-context.js'
import { tablesOf } from '../store-context.js'
import { OPEN_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { holdTimes } from './held-stock.js'
import { settleAttempt } from './settle-attempt.js'
import type { Settled } from './settle-attempt.js'

/**
 * Counts of the attempts that had no end yet, by their state now. `unknown`: the provider could not be asked
 * or has not decided; the next reconciliation asks again.
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
 * Brings every open attempt to what its provider says: orders that a crash left half submitted are finished
 * or released, abandoned challenges are cancelled at the provider and their stock given back, and a challenge
 * that was charged after all becomes an order. To be run at every start and from time to time.
 */
export async function reconcilePayments(context: StoreContext): Promise<ReconcileReport> {
  const { clock, siteId } = context
  const { rows: open } = await selectOpen(tablesOf(context.sql), siteId)
  const holdMs = await holdTimes(context)
  const report = { placed: 0, declined: 0, challenge: 0, released: 0, unknown: 0 }
  const thrown: unknown[] = []
  for (const attempt of open) {
    // A clock that was ahead and was set right leaves attempts of a time to come, which would be kept until then.
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
  // One attempt that cannot be settled keeps no other from its end, and is told nevertheless.
  if (thrown.length > 0) throw thrown[0]
  return report
}
