import { forgetCarts } from '../cart/forget-carts.js'
import type { StoreContext } from '../store-context.js'
import { inTransaction, tablesOf } from '../store-context.js'
import { isExpired } from './attempt-age.js'
import { settleAttempt } from './settle-attempt.js'
import type { Settled } from './settle-attempt.js'

/** How long a shopper may take over their bank's challenge before others may buy what is held for them. */
const CHALLENGE_MS = 30 * 60 * 1000
/** How long a repeated add-to-cart is recognised. */
const CART_ANSWER_MS = 24 * 60 * 60 * 1000

/**
 * What a sweep did with orders whose submit was cut off. `unknown`: the processor could not be asked; the
 * next sweep tries again.
 */
export type SweepReport = Readonly<Record<Settled['tag'], number>>

/**
 * Finishes or releases orders that a crash left half submitted, gives back what abandoned challenges hold,
 * and forgets old answers. To be run at every start and from time to time.
 */
export async function sweep(context: StoreContext): Promise<SweepReport> {
  const { clock, siteId } = context
  const open = await tablesOf(context.sql)
    .selectFrom('payment_attempt')
    .select(['id', 'status', 'created_on', 'updated_on'])
    .where('site_id', '=', siteId)
    .where('status', 'in', ['pending', 'action-required'])
    .execute()
  const report = { placed: 0, declined: 0, challenge: 0, released: 0, unknown: 0 }
  for (const attempt of open) {
    const isAbandoned = clock.wallTime() - attempt.updated_on > CHALLENGE_MS
    if (attempt.status === 'pending' && isExpired(attempt, clock)) continue
    const settled = await settleAttempt(
      context,
      attempt.id,
      isAbandoned ? 'abandon-challenge' : 'keep-challenge',
    )
    report[settled.tag] += 1
  }
  await inTransaction(context, (tables) =>
    tables
      .deleteFrom('cart_answer')
      .where('site_id', '=', siteId)
      .where('created_on', '<', clock.wallTime() - CART_ANSWER_MS)
      .execute(),
  )
  await forgetCarts(context)
  return report
}
