import type { PaymentAttemptRow } from '../../engine/index.js'
import type { StoreContext } from '../store-context.js'

/** Processors promise to know a key again for a day (Stripe: "idempotent requests"). */
const KEY_KNOWN_MS = 24 * 60 * 60 * 1000
/** A request, or its repetitions, may arrive so long after somebody looked at the clock. */
const UNDER_WAY_MS = 60 * 60 * 1000
/** After that, repeating a key could take money twice. */
const KEY_LIFE_MS = KEY_KNOWN_MS - UNDER_WAY_MS

/**
 * Whether an attempt is too old to be repeated, or of a time to come, since the clock was set back: it stays as it is
 * for the owner to look at.
 */
export const isExpired = (
  attempt: Pick<PaymentAttemptRow, 'created_on'>,
  clock: StoreContext['clock'],
): boolean => Math.abs(clock.wallTime() - attempt.created_on) > KEY_LIFE_MS
