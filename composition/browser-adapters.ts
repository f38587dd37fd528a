import { createPageTrackers } from '../adapters/browser/analytics/index.js'
import {
  createCryptoRandom,
  createLocalKeyValueStore,
  createPageNavigator,
  createPageSession,
} from '../adapters/browser/platform/index.js'
import { createGraphqlBackend } from '../adapters/graphql/client/index.js'
import type { GraphqlBackendOptions } from '../adapters/graphql/client/index.js'
import type { Clock } from '../core/ports/platform/clock.port.js'
import type { ShopAdapters } from './adapter-table.js'
import { createPageConnection } from './page-connection.js'

declare const __VITRINE_VERSION__: string

/** The address of the site's server, and the retry settings of requests to it. */
export type ServerPlace = Partial<
  Pick<GraphqlBackendOptions, 'endpoint' | 'csrfEndpoint' | 'retry' | 'onFault'>
>

/** The adapters of a shop over a window, and the way to the site's server with batching, CSRF and retries. */
export const browserAdapters = (
  window: Window & typeof globalThis,
  clock: Clock,
  place: ServerPlace,
): ShopAdapters => ({
  clock: () => clock,
  random: () => createCryptoRandom(window.crypto),
  navigator: () => createPageNavigator(window),
  session: () => createPageSession(window),
  storage: () => createLocalKeyValueStore(window),
  events: () => createPageTrackers(window),
  transport: (base) =>
    createGraphqlBackend({
      ...place,
      ...base,
      connect: () => createPageConnection(window),
      client: { name: 'vitrine', version: __VITRINE_VERSION__ },
    }),
})
