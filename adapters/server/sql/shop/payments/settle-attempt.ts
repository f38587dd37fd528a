import type { PaymentAction } from '../../../../../core/orders/index.js'
import { assertNever } from '../../../../../core/shared/index.js'
import type { Rejection } from '../../../../../core/use-cases/shop/failures.js'
import { isOpen } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import type { OrderRow, PaymentAttemptRow } from '../../engine/index.js'
import { findAttempt } from '../orders/visitor-order.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import { abilitiesOf } from './ask-provider.js'
import { processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import { hasExpired, runAttempt } from './run-attempt.js'
import type { AttemptRest } from './run-attempt.js'
import { readAttempt } from './read-attempt.js'
import { stateOf } from './stored-attempt.js'

/** A payment attempt after all possible work. */
export type Settled =
  | { readonly tag: 'placed'; readonly order: OrderRow }
  | { readonly tag: 'declined'; readonly failure: Rejection }
  | { readonly tag: 'challenge'; readonly action: PaymentAction }
  | { readonly tag: 'released' }
  /** The provider gave no usable answer or has not decided: money may have been taken or not. */
  | { readonly tag: 'unknown'; readonly message: string }

/**
 * Settles an attempt: charges under the attempt's own key, then places the order or releases the stock
 * (`payment-attempt.machine`). Safe to repeat at any time and in parallel. `which`: its id, or its row if it
 * was just read.
 */
export async function settleAttempt(
  context: StoreContext,
  which: string | PaymentAttemptRow,
  challenge: 'keep-challenge' | 'abandon-challenge',
): Promise<Settled> {
  const row = typeof which === 'string' ? await findAttempt(tablesOf(context.sql), context, which) : which
  if (row === null) return { tag: 'released' }
  if (!isOpen(row)) return standingOf(context, row)
  const rest = await runAttempt(context, row, {
    tag: 'settle',
    provider: abilitiesOf(processorOf(context, row.provider)),
    isAbandoned: challenge === 'abandon-challenge',
    hasExpired: hasExpired(row, context),
  })
  return settledOf(rest)
}

/** A settled attempt: its order is read with a lock, as it was placed. */
async function standingOf(context: StoreContext, row: PaymentAttemptRow): Promise<Settled> {
  const { attempt, order } = await readAttempt(context, row)
  return attempt === null ? { tag: 'released' } : settledOf({ state: stateOf(attempt), order })
}

/** A resting attempt in the form for callers. */
export function settledOf({ state, order }: Pick<AttemptRest, 'state' | 'order'>): Settled {
  switch (state.tag) {
    case 'placed':
      return order === null ? { tag: 'released' } : { tag: 'placed', order }
    case 'released':
      return state.failure === null ? { tag: 'released' } : { tag: 'declined', failure: state.failure }
    case 'action-required':
      return { tag: 'challenge', action: state.action }
    case 'reserved':
    case 'pending':
    case 'charging':
      return { tag: 'unknown', message: 'The payment is still being made.' }
    case 'unknown':
      return { tag: 'unknown', message: state.message }
    default:
      return assertNever(state)
  }
}
