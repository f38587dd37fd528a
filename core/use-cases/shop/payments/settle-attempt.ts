import type { PaymentAction } from '../../../orders/index.js'
import { assertNever } from '../../../shared/index.js'
import type { Rejection } from '../failures.js'
import type { PlacedOrder } from '../orders/stored-order.js'
import { abilitiesFor } from './ask-provider.js'
import type { AttemptPorts } from './attempt-ports.js'
import { isOpenAttempt } from './attempt-status.js'
import type { PaymentAttempt } from './payment-attempt.js'
import { hasExpired, readAttempt, runAttempt } from './run-attempt.js'
import type { AttemptRest } from './run-attempt.js'
import type { Presence } from './save-open-attempt.js'

/** A payment attempt after all possible work. */
export type Settled =
  | { readonly tag: 'placed'; readonly placed: PlacedOrder }
  | { readonly tag: 'declined'; readonly failure: Rejection }
  | { readonly tag: 'challenge'; readonly action: PaymentAction }
  | { readonly tag: 'released' }
  /** The provider gave no usable answer or has not decided: money may have been taken or not. */
  | { readonly tag: 'unknown'; readonly message: string }

/** The manner of a settlement. */
export interface Settling {
  /** `abandon`: the shopper is not expected back from a challenge. */
  readonly challenge: 'keep' | 'abandon'
  /** @default attended */
  readonly presence?: Presence
}

/**
 * Settles an attempt: charges under the attempt's own key, then places the order or releases the stock
 * (`payment-attempt.machine`). Safe to repeat at any time and in parallel. `which`: its id, or the attempt if
 * it was just read.
 */
export async function settleAttempt(
  ports: AttemptPorts,
  which: string | PaymentAttempt,
  { challenge, presence = 'attended' }: Settling,
): Promise<Settled> {
  const attempt = typeof which === 'string' ? await ports.attempts.find(which) : which
  if (attempt === null) return { tag: 'released' }
  if (!isOpenAttempt(attempt.state)) return standingOf(ports, attempt)
  const event = {
    tag: 'settle',
    provider: abilitiesFor(ports, attempt),
    isAbandoned: challenge === 'abandon',
    hasExpired: hasExpired(attempt, ports),
  } as const
  return settledOf(await runAttempt(ports, attempt, event, presence))
}

/** A settled attempt: its order is read with a lock, as it was placed. */
async function standingOf(ports: AttemptPorts, read: PaymentAttempt): Promise<Settled> {
  const { attempt, order } = await readAttempt(ports, read)
  return attempt === null ? { tag: 'released' } : settledOf({ state: attempt.state, order })
}

/** A resting attempt in the form for callers. */
export function settledOf({ state, order }: Pick<AttemptRest, 'state' | 'order'>): Settled {
  switch (state.tag) {
    case 'placed':
      return order?.placed == null ? { tag: 'released' } : { tag: 'placed', placed: order.placed }
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
