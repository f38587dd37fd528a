import type { RequestListener } from 'node:http'
import { createCryptoRandom } from '../../../../adapters/browser/platform/index.js'
import { createGraphqlBackend } from '../../../../adapters/graphql/client/index.js'
import type { GraphqlBackendOptions } from '../../../../adapters/graphql/client/index.js'
import {
  ACCOUNT_ENDPOINT,
  COMMERCE_ENDPOINT,
  CSRF_ENDPOINT,
} from '../../../../adapters/graphql/protocol/index.js'
import {
  createCsrfHandler,
  createGraphqlHandler,
  createVisitorSecrets,
} from '../../../../adapters/server/graphql/index.js'
import { createNodeConnection } from '../../../../adapters/graphql/client/transport/node-connection.js'
import { serveLocally } from '../../../../adapters/server/http/serve-locally.js'
import type { LocalServer } from '../../../../adapters/server/http/serve-locally.js'
import { systemClock } from '../../../../adapters/server/platform/index.js'
import { at, createRequestHandler } from '../../../../composition/server/index.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import type { Clock } from '../../../../core/ports/platform/clock.port.js'

export { serveLocally as serve }
export type { LocalServer as TestSite }

export const random = createCryptoRandom(globalThis.crypto)
export const secrets = createVisitorSecrets(random.token())

/** The shop's two addresses over `backend`; `unexpected` collects what visitors must not see. */
export const serveShop = (
  backend: Backend,
  unexpected: unknown[] = [],
  options: { readonly introspection?: boolean; readonly trustProxy?: boolean } = {},
): Promise<LocalServer> => serveLocally(shopListener(backend, unexpected, options))

export const shopListener = (
  backend: Backend,
  unexpected: unknown[] = [],
  options: { readonly introspection?: boolean; readonly trustProxy?: boolean } = {},
): RequestListener => {
  const graphql = createGraphqlHandler({
    backend,
    random,
    secrets,
    ...options,
    onUnexpected: (error) => unexpected.push(error),
  })
  return createRequestHandler({
    routes: [
      at(COMMERCE_ENDPOINT, graphql),
      at(ACCOUNT_ENDPOINT, graphql),
      at(CSRF_ENDPOINT, createCsrfHandler({ random, secrets, ...options })),
    ],
  })
}

/**
 * Real timers, with waits of a hundredth of their time; `delays` has the requested ones.
 */
export function hastyClock(delays: number[] = []): Clock {
  return {
    ...systemClock,
    setTimer: (delayMs, run) => {
      delays.push(delayMs)
      return systemClock.setTimer(delayMs >= 500 && delayMs < 3000 ? delayMs / 100 : delayMs, run)
    },
  }
}

/** The client over real HTTP, one cookie jar a visitor. */
export function clientOf(url: string, options: Partial<GraphqlBackendOptions> = {}): Backend {
  return createGraphqlBackend({
    clock: hastyClock(),
    random,
    connect: () => createNodeConnection(url),
    ...options,
  })
}
