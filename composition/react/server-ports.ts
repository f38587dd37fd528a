import { createPageTrackers } from '../../adapters/analytics/index.js'
import { browserClock, createCryptoRandom } from '../../adapters/browser/index.js'
import { createGraphqlBackend } from '../../adapters/graphql-client/index.js'
import type { KeyValueStore } from '../../core/ports/key-value-store.port.js'
import type { Navigator } from '../../core/ports/navigator.port.js'
import { THIS_VISITOR } from '../browser-ports.js'
import type { BrowserPorts, BrowserPortsOptions } from '../browser-ports.js'

/** Storage where there is none: nothing is kept and nothing changes. */
const NO_STORAGE: KeyValueStore = {
  read: () => null,
  write: () => undefined,
  subscribe: () => () => undefined,
}

/** Navigation where nobody is on a page. */
const NOWHERE: Navigator = {
  current: () => ({ path: '/', hostname: '', query: {}, isSecure: false }),
  go: () => undefined,
  replace: () => undefined,
  guardLeaving: () => () => undefined,
}

/**
 * The ports where an application is only drawn: nothing is kept, nobody is on a page, and a site's server is out
 * of reach, since only a browser has the visitor's cookies.
 */
export function serverPorts({ backend: given, ...where }: BrowserPortsOptions): BrowserPorts {
  const clock = browserClock
  const random = createCryptoRandom(globalThis.crypto)
  const backend =
    given ??
    createGraphqlBackend({
      ...where,
      clock,
      random,
      connect: () => ({
        fetch: () => Promise.reject(new Error('[vitrine] a server has no visitor to ask for')),
        readCookie: () => null,
      }),
    })
  return {
    backend,
    commerce: backend.open(THIS_VISITOR).commerce,
    clock,
    eventSink: createPageTrackers({}),
    navigator: NOWHERE,
    session: { isLoggedIn: () => false },
    random,
    storage: NO_STORAGE,
  }
}
