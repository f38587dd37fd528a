import { abilitiesOf } from '../payments/ask-provider.js'
import { processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import { runAttempt } from '../payments/run-attempt.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'

/**
 * Releases the money that was held to test the cards of trials; the methods stay stored. Run it regularly: a
 * hold that cannot be released now is tried again, and lapses by itself in the end.
 */
export async function releaseTrials(context: StoreContext): Promise<void> {
  const { sql, siteId } = context
  const tables = tablesOf(sql)
  const held = await tables
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('status', '=', 'trial-held')
    .execute()
  for (const attempt of held) {
    const provider = abilitiesOf(processorOf(context, attempt.provider))
    await runAttempt(context, attempt, { tag: 'release-due', provider })
  }
}
