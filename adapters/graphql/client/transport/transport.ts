import { CSRF_HEADER } from '../../protocol/index.js'
import { networkMessage } from '../../../../core/errors/index.js'
import type { NetworkFault } from '../../../../core/errors/index.js'
import { assertNever, err } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { createCsrfToken } from './csrf-token.js'
import type { Connection } from './csrf-token.js'
import { retryDelayMs } from './retry-policy.js'
import type { RetryPolicy, TryFailure } from './retry-policy.js'
import { parseWireAnswers } from './wire-answer.js'
import type { WireAnswer } from './wire-answer.js'

/** One operation in the form of a request (reference/wire-protocol#requests). */
export interface WireOperation {
  readonly operationName: string | null
  readonly variables: Readonly<Record<string, unknown>>
  readonly query: string
}

/** The target of requests, and the limits of their attempts. */
export interface TransportOptions {
  readonly endpoint: string
  /** null: this server needs no token. */
  readonly csrfEndpoint: string | null
  readonly clock: Clock
  /** A number in [0, 1) that spreads the attempts of many visitors. */
  readonly chance: () => number
  readonly retry: RetryPolicy
  /** The time limit of one attempt. */
  readonly timeoutMs: number
  /** Name and version of this client, sent to the server (reference/wire-protocol#requests). */
  readonly client: { readonly name: string; readonly version: string }
  /** Called for every failed request, with the fault of its last attempt. */
  readonly onFault: (fault: NetworkFault) => void
}

/** Sends operations in one request and returns their answers in order; never rejects. */
export type SendBatch = (
  operations: readonly WireOperation[],
) => Promise<Result<readonly WireAnswer[], GatewayFailure>>

/** The fault of a failed attempt, as the catalogue of errors names it. */
const faultOf = (failure: TryFailure): NetworkFault =>
  failure.tag === 'cross-origin' ? { tag: 'bad-status', status: failure.status } : failure

function reasonOf({ tag }: NetworkFault): 'network' | 'timeout' | 'status' | 'malformed' {
  switch (tag) {
    case 'no-response':
    case 'no-csrf-token':
      return 'network'
    case 'timeout':
      return 'timeout'
    case 'bad-status':
      return 'status'
    case 'malformed-body':
    case 'batch-mismatch':
      return 'malformed'
    default:
      return assertNever(tag)
  }
}

/** The maximum body, in characters, of a request that outlives its page. */
const MAX_KEPT_ALIVE = 9e3

/** The origin of a server that is not the page's own; empty: it is. */
const serverOf = (endpoint: string): string => (/^https?:/.test(endpoint) ? new URL(endpoint).origin : '')

/** A failure that no further attempt can solve, in the form of the port. */
function toUnreachable(failure: TryFailure): GatewayFailure {
  const fault = faultOf(failure)
  return {
    tag: 'unreachable',
    reason: reasonOf(fault),
    status: 'status' in failure ? failure.status : null,
    message: networkMessage(fault),
  }
}

/**
 * Sends one array of operations, with CSRF token, time-out and retries (reference/wire-protocol#requests,
 * reference/constants#network).
 */
export function createTransport(connection: Connection, options: TransportOptions): SendBatch {
  const { clock, endpoint, retry, timeoutMs } = options
  const csrf = options.csrfEndpoint === null ? null : createCsrfToken(connection, options.csrfEndpoint)

  async function post(body: string, count: number, signal: AbortSignal) {
    const token = await csrf?.current(signal)
    if (token && !token.ok) return token
    const response = await connection.fetch(endpoint, {
      method: 'POST',
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'apollographql-client-name': options.client.name,
        'apollographql-client-version': options.client.version,
        ...(token && { [CSRF_HEADER]: token.value }),
      },
      body,
      signal,
      // A request outlives its page, so that a shopper who leaves at once loses nothing. Browsers refuse more
      // than 64 KiB in transit.
      keepalive: body.length < MAX_KEPT_ALIVE,
    })
    return parseWireAnswers(response.status, await response.text(), count, serverOf(endpoint))
  }

  async function tryOnce(body: string, count: number): Promise<Result<readonly WireAnswer[], TryFailure>> {
    const abort = new AbortController()
    let isLate = false
    const cancelTimer = clock.setTimer(timeoutMs, () => {
      isLate = true
      abort.abort()
    })
    const late: TryFailure = { tag: 'timeout' }
    try {
      const result = await post(body, count, abort.signal)
      return !result.ok && isLate ? err(late) : result
    } catch {
      return err(isLate ? late : { tag: 'no-response' })
    } finally {
      cancelTimer()
    }
  }

  return async (operations) => {
    const body = JSON.stringify(operations)
    for (let attempt = 1; ; attempt += 1) {
      const result = await tryOnce(body, operations.length)
      if (result.ok) return result
      if (result.failure.tag === 'cross-origin') csrf?.reject()
      const delayMs = retryDelayMs(retry, result.failure, attempt, options.chance())
      if (delayMs === null) {
        options.onFault(faultOf(result.failure))
        return err(toUnreachable(result.failure))
      }
      await new Promise<void>((resume) => clock.setTimer(delayMs, resume))
    }
  }
}
