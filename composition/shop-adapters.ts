import { createPageTrackers } from '../adapters/browser/analytics/index.js'
import { createGraphqlBackend } from '../adapters/graphql/client/index.js'
import type { GraphqlBackendOptions } from '../adapters/graphql/client/index.js'
import type { Clock } from '../core/ports/platform/clock.port.js'
import type { ShopAdapters } from './adapter-table.js'
import { BROWSER_ADAPTERS } from './browser-adapters.js'
import { createPageConnection } from './page-connection.js'

declare const __VITRINE_VERSION__: string

/** The addresses of the site's server, the settings of retries, and the handler of failed requests. */
export type ServerPlace = Partial<
  Pick<GraphqlBackendOptions, 'endpoint' | 'csrfEndpoint' | 'retry' | 'onFault'>
>

/** The adapters of a shop over a window, and the connection to the site's server with batching, CSRF and retries. */
export const shopAdapters = (
  window: Window & typeof globalThis,
  clock: Clock,
  place: ServerPlace,
): ShopAdapters => ({
  clock: () => clock,
  random: () => BROWSER_ADAPTERS.random(window),
  navigator: () => BROWSER_ADAPTERS.navigator(window),
  session: () => BROWSER_ADAPTERS.session(window),
  storage: () => BROWSER_ADAPTERS.storage(window),
  events: () => createPageTrackers(window),
  transport: (base) =>
    createGraphqlBackend({
      ...place,
      ...base,
      connect: () => createPageConnection(window),
      client: { name: 'vitrine', version: __VITRINE_VERSION__ },
    }),
})
