/** How one try of a request ended without a usable answer. */
export type TryFailure =
  | { readonly tag: 'network'; readonly message: string }
  | { readonly tag: 'timeout'; readonly message: string }
  | { readonly tag: 'status'; readonly status: number; readonly message: string }
  | { readonly tag: 'cross-origin'; readonly message: string }
  | { readonly tag: 'malformed'; readonly status: number; readonly message: string }

export interface RetryPolicy {
  /** All tries together, the first one included (spec 9: 5 for commerce). */
  readonly maxAttempts: number
  /** The delay before try n+1 is n times this (spec 9: 500) ... */
  readonly delayStepMs: number
  /** ... plus up to this, so that many visitors do not come back at the same moment (spec 9: 500). */
  readonly jitterMs: number
  /**
   * Tries after a connection that broke. Fewer, since an offline visitor should soon be told; one more catches a kept-alive
   * connection that the server has just closed. Every operation is safe to repeat.
   */
  readonly maxNetworkAttempts: number
}

export const COMMERCE_RETRY: RetryPolicy = {
  maxAttempts: 5,
  delayStepMs: 500,
  jitterMs: 500,
  maxNetworkAttempts: 2,
}

const attemptsFor = (policy: RetryPolicy, failure: TryFailure): number => {
  switch (failure.tag) {
    case 'status':
      return failure.status >= 500 ? policy.maxAttempts : 1
    case 'cross-origin':
      return policy.maxAttempts
    case 'network':
      return policy.maxNetworkAttempts
    case 'timeout':
    case 'malformed':
      return 1
  }
}

/** How long to wait before the next try; null: give up. `attempt` counts from 1, `chance` is in [0, 1). */
export function retryDelayMs(
  policy: RetryPolicy,
  failure: TryFailure,
  attempt: number,
  chance: number,
): number | null {
  if (attempt >= attemptsFor(policy, failure)) return null
  return attempt * policy.delayStepMs + Math.floor(chance * policy.jitterMs)
}
