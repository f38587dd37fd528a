import { assertNever } from '../../../../core/shared/index.js'
import { isRetryable } from '../../../../core/errors/index.js'

/** The results of an attempt without a valid answer (reference/errors#network). */
export type TryFailure =
  | { readonly tag: 'no-response' | 'timeout' | 'no-csrf-token' }
  | { readonly tag: 'bad-status'; readonly status: number }
  | { readonly tag: 'cross-origin'; readonly status: number }
  | { readonly tag: 'malformed-body'; readonly status: number }
  | {
      readonly tag: 'batch-mismatch'
      readonly status: number
      readonly sent: number
      readonly received: number
    }

/** The maximum number of attempts for a request, and the pauses between them. */
export interface RetryPolicy {
  /** The maximum number of attempts, including the first (5 for commerce, reference/constants#network). */
  readonly maxAttempts: number
  /** The pause before attempt n+1 is n times this (500, reference/constants#network) ... */
  readonly delayStepMs: number
  /**
   * ... plus a random time up to this, so that many visitors do not return at the same moment (500,
   * reference/constants#network).
   */
  readonly jitterMs: number
  /**
   * The maximum number of attempts after a broken connection. It is lower, so that an offline visitor is
   * informed soon. One attempt covers a kept-alive connection that the server has just closed. Every operation
   * is safe to repeat.
   */
  readonly maxNetworkAttempts: number
  /**
   * True: of the statuses only 502 is retried, for servers whose other errors are permanent. @default false
   */
  readonly only502?: boolean
}

/** The retry policy of the shop's requests (reference/constants#network). */
export const COMMERCE_RETRY: RetryPolicy = {
  maxAttempts: 5,
  delayStepMs: 500,
  jitterMs: 500,
  maxNetworkAttempts: 2,
}

const attemptsFor = (policy: RetryPolicy, failure: TryFailure): number => {
  switch (failure.tag) {
    case 'bad-status':
      return isRetryable({ status: failure.status, code: null }, policy.only502) ? policy.maxAttempts : 1
    case 'cross-origin':
      return policy.maxAttempts
    case 'no-response':
      return policy.maxNetworkAttempts
    // The server answered without a token, and would do so again.
    case 'no-csrf-token':
    case 'timeout':
    case 'malformed-body':
    case 'batch-mismatch':
      return 1
    default:
      return assertNever(failure)
  }
}

/** The pause before the next attempt; null: give up. `attempt` counts from 1, `chance` is in [0, 1). */
export function retryDelayMs(
  policy: RetryPolicy,
  failure: TryFailure,
  attempt: number,
  chance: number,
): number | null {
  if (attempt >= attemptsFor(policy, failure)) return null
  return attempt * policy.delayStepMs + Math.floor(chance * policy.jitterMs)
}
