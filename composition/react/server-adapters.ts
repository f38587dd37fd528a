import { createPageTrackers } from '../../adapters/browser/analytics/index.js'
import { browserClock, createCryptoRandom } from '../../adapters/browser/platform/index.js'
import { createGraphqlBackend } from '../../adapters/graphql/client/index.js'
import type { Connection } from '../../adapters/graphql/client/index.js'
import type { KeyValueStore } from '../../core/ports/page/key-value-store.port.js'
import type { Navigator } from '../../core/ports/page/navigator.port.js'
import type { AdapterTable } from '../adapter-table.js'
import type { ServerPlace } from '../browser-adapters.js'

/** Storage where there is none: nothing is kept and nothing changes. */
export const NO_STORAGE: KeyValueStore = {
  read: () => null,
  write: () => undefined,
  subscribe: () => () => undefined,
}

/** Navigation without a visitor on a page. */
const NOWHERE: Navigator = {
  current: () => ({ path: '/', hostname: '', query: {}, isSecure: false }),
  go: () => undefined,
  replace: () => undefined,
  guardLeaving: () => () => undefined,
}

/** A server has no visitor's cookies to ask with. */
export const NO_CONNECTION: Connection = {
  fetch: () => Promise.reject(new Error('[vitrine] a server has no visitor to ask for')),
  readCookie: () => null,
}

/**
 * The adapters for drawing an application on a server: nothing is kept, no visitor is on a page, and a site's
 * server is out of reach, since only a browser has the visitor's cookies.
 */
export const serverAdapters = (place: ServerPlace): AdapterTable => ({
  clock: () => browserClock,
  random: () => createCryptoRandom(globalThis.crypto),
  navigator: () => NOWHERE,
  session: () => ({ isLoggedIn: () => false }),
  storage: () => NO_STORAGE,
  events: () => createPageTrackers({}),
  transport: (base) => createGraphqlBackend({ ...place, ...base, connect: () => NO_CONNECTION }),
  payments: async () => null,
})
