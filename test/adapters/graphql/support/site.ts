import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
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
import { createNodeConnection } from '../../../../adapters/graphql/client/node-connection.js'
import { systemClock } from '../../../../adapters/server/platform/index.js'
import { at, createRequestHandler } from '../../../../composition/server/index.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import type { Clock } from '../../../../core/ports/clock.port.js'

export const random = createCryptoRandom(globalThis.crypto)
export const secrets = createVisitorSecrets(random.token())

export interface TestSite {
  readonly url: string
  readonly close: () => Promise<void>
}

/** A `node:http` server on a free port. */
export async function serve(listener: RequestListener): Promise<TestSite> {
  const server = createServer(listener)
  // A client that stands still on a busy machine would meet a connection that was closed meanwhile.
  server.keepAliveTimeout = 0
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** The shop's two addresses over `backend`; `unexpected` collects what visitors must not see. */
export const serveShop = (
  backend: Backend,
  unexpected: unknown[] = [],
  options: { readonly introspection?: boolean; readonly trustProxy?: boolean } = {},
): Promise<TestSite> => serve(shopListener(backend, unexpected, options))

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
 * Real timers, but the waits between tries take a hundredth of their time; `delays` tells what was asked for.
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
