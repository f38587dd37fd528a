import { setTimeout as realPause } from 'node:timers/promises'
import type { KeptMethod, PaymentProcessor } from '../../../../../core/ports/payment-processor.port.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import type { StoreContext } from '../store-context.js'
import type { Outcome } from './ask-provider.js'
import { isExpired } from './attempt-age.js'
import { maySourceHold } from './held-stock.js'

/** What an attempt is for that begins a trial with a method that is kept, so that it moves no money at all. */
export const KEPT_TRIAL = 'kept-trial'

/** Whether an attempt begins a trial. */
export const isTrial = ({ purpose }: Pick<PaymentAttemptRow, 'purpose'>): boolean =>
  purpose === 'trial' || purpose === KEPT_TRIAL

const TRIES = 4
const PAUSE_MS = 100

/** Nothing was taken and nothing is held, so that there is nothing to cancel either. */
const GIVEN_UP: Outcome = { tag: 'none' }

async function keep(
  { clock, pause = realPause }: StoreContext,
  ask: NonNullable<PaymentProcessor['keep']>,
  attempt: PaymentAttemptRow,
): Promise<KeptMethod> {
  const { id: key, payment_method: paymentMethod, confirmed_reference: confirmation } = attempt
  for (let tries = 1; ; tries += 1) {
    const state = await ask({ key, paymentMethod, confirmation })
    if (state.tag !== 'unknown' || tries === TRIES || isExpired(attempt, clock)) return state
    await pause(PAUSE_MS * tries)
  }
}

/**
 * Has the provider keep what a trial is to be charged with once it is over. Safe to repeat: no money moves, and the
 * provider keeps a method once for the attempt's key. `isAbandoned`: nobody comes back from what the bank asks; who
 * has passed it has ordered.
 */
export async function keepForTrial(
  context: StoreContext,
  processor: PaymentProcessor,
  attempt: PaymentAttemptRow,
  isAbandoned: boolean,
): Promise<Outcome> {
  // A key that the provider has forgotten would begin anew, for a shopper who has long gone.
  if (processor.keep === undefined || isExpired(attempt, context.clock)) return GIVEN_UP
  const kept = await keep(context, processor.keep, attempt)
  if (kept.tag !== 'action-required') return kept
  if (isAbandoned) return GIVEN_UP
  return (await maySourceHold(context, attempt)) ? { ...kept, reference: null } : { tag: 'not-held' }
}
