import { abilitiesOf } from '../payments/ask-provider.js'
import { processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import { runAttempt } from '../payments/run-attempt.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'

/**
 * Lets go of the money that was held to test the cards of trials; the methods stay kept. To be run from time to
 * time: a hold that could not be let go now is tried again, and lapses by itself some day.
 */
export async function letGoTrials(context: StoreContext): Promise<void> {
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
    await runAttempt(context, attempt, { tag: 'let-go-due', provider })
  }
}
