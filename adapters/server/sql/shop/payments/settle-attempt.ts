import { money } from '../../../../../core/money/index.js'
import type {
  ChargedPayment,
  FoundPayment,
  PaymentProcessor,
} from '../../../../../core/ports/payment-processor.port.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { findAttempt } from '../orders/visitor-order.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import { abandon, chargeOrLetGo, letGo, lookUpOrCancel, paymentOf, prepare } from './ask-provider.js'
import { isExpired } from './attempt-age.js'
import { isOpen } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { mayAllHold } from './held-stock.js'
import { KEPT_TRIAL, keepForTrial } from './keep-for-trial.js'
import { processorOf } from './processors.js'
import { actionOf, standingOf, writeOutcome } from './write-outcome.js'
import type { Settled } from './write-outcome.js'

/** What pays for an order that costs nothing. */
const freeOf = ({ amount_minor: amountMinor, currency }: PaymentAttemptRow): ChargedPayment => ({
  tag: 'charged',
  reference: '',
  amount: money(amountMinor, currency),
  refunded: money(0, currency),
  isDisputed: false,
  card: null,
})

/**
 * Brings an attempt to its end: takes the money under the attempt's own key, then places the order, or gives
 * the stock back. Safe to repeat at any time and in parallel: the provider takes the money once per key, and
 * the order's row decides who writes the outcome. A key that the provider may have forgotten is looked up and
 * never charged again. `which`: its id, or its row where it was read this moment.
 */
export async function settleAttempt(
  context: StoreContext,
  which: string | PaymentAttemptRow,
  challenge: 'keep-challenge' | 'abandon-challenge',
): Promise<Settled> {
  const attempt = typeof which === 'string' ? await findAttempt(tablesOf(context.sql), context, which) : which
  if (attempt === null) return { tag: 'released' }
  if (!isOpen(attempt)) return standingOf(context, attempt)
  if (attempt.amount_minor === 0) return writeOutcome(context, attempt, freeOf(attempt))
  const processor = processorOf(context, attempt.provider)
  if (processor === null) {
    return { tag: 'unknown', message: `The payment provider ${attempt.provider} is not set up.` }
  }
  const hasExpired = isExpired(attempt, context.clock)
  const isAbandoned = challenge === 'abandon-challenge'
  if (attempt.status === 'action-required' && !isAbandoned && !hasExpired)
    return { tag: 'challenge', action: actionOf(attempt) }
  if (attempt.purpose === KEPT_TRIAL)
    return keepOrLetGo(
      context,
      processor,
      attempt,
      await writeOutcome(context, attempt, await keepForTrial(context, processor, attempt, isAbandoned)),
    )
  if (attempt.status === 'action-required')
    return writeOutcome(context, attempt, await abandon(processor, attempt))
  if (hasExpired) return writeOutcome(context, attempt, await lookUpOrCancel(processor, attempt))
  const prepared = await prepare(processor, attempt)
  if (prepared === null) {
    const settled = await writeOutcome(context, attempt, await chargeOrLetGo(context, processor, attempt))
    return keepOrLetGo(context, processor, attempt, settled)
  }
  const written = await writeOutcome(context, attempt, prepared)
  const named = await findAttempt(tablesOf(context.sql), context, attempt.id)
  return named?.reference != null && isOpen(named) ? settleAttempt(context, named, challenge) : written
}

/** Keeps the stock of a challenge that was just written down, unless with it too much would be held. */
async function keepOrLetGo(
  context: StoreContext,
  processor: PaymentProcessor,
  { id }: PaymentAttemptRow,
  settled: Settled,
): Promise<Settled> {
  if (settled.tag !== 'challenge') return settled
  const attempt = await findAttempt(tablesOf(context.sql), context, id)
  if (attempt?.status !== 'action-required' || (await mayAllHold(context, attempt))) return settled
  const isOfMoney = attempt.purpose !== KEPT_TRIAL
  return writeOutcome(context, attempt, isOfMoney ? await letGo(processor, attempt) : { tag: 'not-held' })
}

/** Brings an attempt to what its provider says of it now; nothing is charged and nothing is given up. */
export async function refreshAttempt(context: StoreContext, attempt: PaymentAttemptRow): Promise<Settled> {
  const processor = processorOf(context, attempt.provider)
  const found: FoundPayment =
    processor === null
      ? { tag: 'unknown', message: `The payment provider ${attempt.provider} is not set up.` }
      : await processor.lookup(paymentOf(attempt))
  // A payment that was begun this moment may not be known yet.
  return found.tag === 'none' ? standingOf(context, attempt) : writeOutcome(context, attempt, found)
}
