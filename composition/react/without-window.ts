import type { KeyValueStore } from '../../core/ports/key-value-store.port.js'
import type { Navigator } from '../../core/ports/navigator.port.js'

/** Storage where there is none: nothing is kept and nothing changes. */
export const NO_STORAGE: KeyValueStore = {
  read: () => null,
  write: () => undefined,
  subscribe: () => () => undefined,
}

/** Navigation where nobody is on a page. */
export const NOWHERE: Navigator = {
  current: () => ({ path: '/', query: {}, isSecure: false }),
  go: () => undefined,
  guardLeaving: () => () => undefined,
  hasSession: () => false,
}
