import { createPageTrackers } from '../../adapters/browser/analytics/index.js'
import { browserClock, createCryptoRandom } from '../../adapters/browser/platform/index.js'
import { createGraphqlBackend } from '../../adapters/graphql/client/index.js'
import type { Connection } from '../../adapters/graphql/client/index.js'
import type { KeyValueStore } from '../../core/ports/page/key-value-store.port.js'
import type { Navigator } from '../../core/ports/page/navigator.port.js'
import type { AdapterTable, BrowserAdapters } from '../adapter-table.js'
import type { ServerPlace } from '../shop-adapters.js'

/** Storage on a server: it is always empty. */
export const NO_STORAGE: KeyValueStore = {
  read: () => null,
  write: () => undefined,
  subscribe: () => () => undefined,
}

/** Navigation on a server: it does nothing. */
const NOWHERE: Navigator = {
  current: () => ({ path: '/', hostname: '', query: {}, isSecure: false }),
  go: () => undefined,
  replace: () => undefined,
  guardLeaving: () => () => undefined,
}

/** A connection on a server, which has no visitor's cookies: every request fails. */
export const NO_CONNECTION: Connection = {
  fetch: () => Promise.reject(new Error('[vitrine] a server has no visitor to ask for')),
  readCookie: () => null,
}

/** Stand-ins for a browser's adapters: they store nothing, and no visitor is on a page. */
export const NO_BROWSER = {
  random: () => createCryptoRandom(globalThis.crypto),
  navigator: () => NOWHERE,
  session: () => ({ isLoggedIn: () => false }),
  storage: () => NO_STORAGE,
} satisfies BrowserAdapters

/**
 * Adapters for server rendering: nothing is stored, and a site's server cannot be reached, since only a browser has
 * the visitor's cookies.
 */
export const serverAdapters = (place: ServerPlace): AdapterTable => ({
  ...NO_BROWSER,
  clock: () => browserClock,
  events: () => createPageTrackers({}),
  transport: (base) => createGraphqlBackend({ ...place, ...base, connect: () => NO_CONNECTION }),
  payments: async () => null,
})
