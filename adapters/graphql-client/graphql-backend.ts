import { ACCOUNT_ENDPOINT, COMMERCE_ENDPOINT, CSRF_ENDPOINT } from '../graphql-protocol/index.js'
import type { NetworkFault } from '../../core/errors/index.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { Visitor } from '../../core/ports/visitor.port.js'
import type { Clock } from '../../core/ports/clock.port.js'
import type { Random } from '../../core/ports/random.port.js'
import { createAccountGateway } from './account-gateway.js'
import type { createAccountOperations } from './account-operations.js'
import { createBatching } from './batching.js'
import { createCommerceGateway } from './commerce-gateway.js'
import type { Connection } from './csrf-token.js'
import { COMMERCE_RETRY } from './retry-policy.js'
import type { RetryPolicy } from './retry-policy.js'
import { createTransport } from './transport.js'
import type { SendBatch } from './transport.js'

/** Where the server is, and what the client works with. */
export interface GraphqlBackendOptions {
  /**
   * How a visitor reaches the server: on a page `() => ({fetch, readCookie})` of the browser, in Node a
   * `fetch` with a jar a visitor.
   */
  readonly connect: (visitor: Visitor) => Connection
  readonly clock: Clock
  readonly random: Random
  /** @default '/.wf_graphql/apollo' */
  readonly endpoint?: string
  /** null: no token is fetched or sent. @default '/.wf_graphql/csrf' */
  readonly csrfEndpoint?: string | null
  /**
   * `createAccountOperations`, for whoever uses accounts; a page that only sells leaves it out and stays light.
   * @default nobody logs in
   */
  readonly accounts?: typeof createAccountOperations
  /** @default '/.wf_graphql/usys/apollo' */
  readonly accountEndpoint?: string
  /** @default 15000 */
  readonly timeoutMs?: number
  /** @default COMMERCE_RETRY */
  readonly retry?: RetryPolicy
  /** Told of every request that is given up; the shopper is told by whoever asked. */
  readonly onFault?: (fault: NetworkFault) => void
  /** Told to the server (reference/wire-protocol#requests). @default 'vitrine', '0' */
  readonly client?: { readonly name: string; readonly version: string }
}

/** A number in [0, 1) from unguessable text. */
const chanceOf = (random: Random): number => Number.parseInt(random.token().slice(0, 8), 16) / 2 ** 32

/** The site's own server as a back end, over its GraphQL protocol. */
export function createGraphqlBackend(options: GraphqlBackendOptions): Backend {
  const { clock, random } = options
  return {
    open: (visitor) => {
      const connection = options.connect(visitor)
      const transportTo = (endpoint: string): SendBatch =>
        createTransport(connection, {
          endpoint,
          csrfEndpoint: options.csrfEndpoint === undefined ? CSRF_ENDPOINT : options.csrfEndpoint,
          clock,
          chance: () => chanceOf(random),
          retry: options.retry ?? COMMERCE_RETRY,
          timeoutMs: options.timeoutMs ?? 15_000,
          client: options.client ?? { name: 'vitrine', version: '0' },
          onFault: options.onFault ?? (() => undefined),
        })
      const transport = transportTo(options.endpoint ?? COMMERCE_ENDPOINT)
      const batching = createBatching(transport, clock)
      const commerce = createCommerceGateway(batching, transport)
      const accounts = createAccountGateway(batching)
      if (options.accounts === undefined) return { commerce, accounts }
      const toAccounts = createBatching(transportTo(options.accountEndpoint ?? ACCOUNT_ENDPOINT), clock)
      const { readUser, entrance, profile } = options.accounts(toAccounts, clock)
      return { commerce, accounts: { ...accounts, readUser }, entrance, profile }
    },
  }
}
