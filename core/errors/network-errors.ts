import { assertNever } from '../shared/index.js'

/** The faults between a page and a server (reference/errors#network). */
export type NetworkFault =
  | { readonly tag: 'bad-status'; readonly status: number }
  | { readonly tag: 'no-csrf-token' | 'no-response' | 'malformed-body' | 'timeout' }
  | { readonly tag: 'batch-mismatch'; readonly sent: number; readonly received: number }

/**
 * The error code with which a server refuses a cross-origin request; such a request is retried
 * (reference/errors#network).
 */
export const CROSS_ORIGIN_CODE = 'BadCrossOriginRequest'

/** The log message about a fault; shoppers see the general text of their current action. */
export function networkMessage(fault: NetworkFault): string {
  switch (fault.tag) {
    case 'bad-status':
      return `Response not successful: Received status code ${fault.status}`
    case 'no-csrf-token':
      return 'Did not receive CSRF token.'
    case 'no-response':
      return 'The server did not respond.'
    case 'malformed-body':
      return 'The server answered with something that is not a GraphQL answer.'
    case 'timeout':
      return 'The server took too long to answer.'
    case 'batch-mismatch':
      return `The server answered ${fault.received} of ${fault.sent} operations.`
    default:
      return assertNever(fault)
  }
}

/**
 * True if a retry may help: a server error, or the code above (reference/errors#network). `only502`: the
 * narrower rule of some clients.
 */
export function isRetryable(
  answer: { readonly status: number; readonly code: string | null },
  only502 = false,
): boolean {
  if (answer.code === CROSS_ORIGIN_CODE) return true
  return only502 ? answer.status === 502 : answer.status >= 500
}
