import { CSRF_ENDPOINT } from '../../protocol/index.js'
import type { NetworkFault } from '../../../../core/errors/index.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'
import type { Random } from '../../../../core/ports/platform/random.port.js'
import type { Connection } from './csrf-token.js'
import { COMMERCE_RETRY } from './retry-policy.js'
import type { RetryPolicy } from './retry-policy.js'
import { createTransport } from './transport.js'
import type { SendBatch } from './transport.js'

/** Transport options that all kinds of requests of a client share. */
export interface ClientOptions {
  readonly clock: Clock
  readonly random: Random
  /** null: no token is fetched or sent. @default '/.wf_graphql/csrf' */
  readonly csrfEndpoint?: string | null
  /** @default 15000 */
  readonly timeoutMs?: number
  /** @default COMMERCE_RETRY */
  readonly retry?: RetryPolicy
  /** Called for every failed request; the caller of the request informs the visitor. */
  readonly onFault?: (fault: NetworkFault) => void
  /** Sent to the server (reference/wire-protocol#requests). @default 'vitrine', '0' */
  readonly client?: { readonly name: string; readonly version: string }
}

/** A number in [0, 1) from random text. */
const chanceOf = (random: Random): number => Number.parseInt(random.token().slice(0, 8), 16) / 2 ** 32

/** One visitor's transport to an address of the server. */
export const transportTo = (connection: Connection, endpoint: string, options: ClientOptions): SendBatch =>
  createTransport(connection, {
    endpoint,
    csrfEndpoint: options.csrfEndpoint === undefined ? CSRF_ENDPOINT : options.csrfEndpoint,
    clock: options.clock,
    chance: () => chanceOf(options.random),
    retry: options.retry ?? COMMERCE_RETRY,
    timeoutMs: options.timeoutMs ?? 15_000,
    client: options.client ?? { name: 'vitrine', version: '0' },
    onFault: options.onFault ?? (() => undefined),
  })
