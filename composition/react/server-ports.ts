import { browserClock, createCryptoRandom } from '../../adapters/browser/platform/index.js'
import type { KeyValueStore } from '../../core/ports/key-value-store.port.js'
import type { Navigator } from '../../core/ports/navigator.port.js'
import { portsOver } from '../browser-ports.js'
import type { BrowserPorts, BrowserPortsOptions } from '../browser-ports.js'

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

/**
 * The ports for drawing an application on a server: nothing is kept, no visitor is on a page, and a site's
 * server is out of reach, since only a browser has the visitor's cookies.
 */
export const serverPorts = (options: BrowserPortsOptions): BrowserPorts =>
  portsOver(
    {
      clock: browserClock,
      random: createCryptoRandom(globalThis.crypto),
      navigator: NOWHERE,
      session: { isLoggedIn: () => false },
      storage: NO_STORAGE,
      trackers: {},
      connection: () => ({
        connect: () => ({
          fetch: () => Promise.reject(new Error('[vitrine] a server has no visitor to ask for')),
          readCookie: () => null,
        }),
      }),
    },
    options,
  )
