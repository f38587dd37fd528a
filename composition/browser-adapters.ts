import {
  createCryptoRandom,
  createLocalKeyValueStore,
  createPageNavigator,
  createPageSession,
} from '../adapters/browser/platform/index.js'
import type { BrowserAdapters } from './adapter-table.js'

/**
 * The adapters of a window, for shop and accounts alike. They stand apart from the way to the server, which a
 * page loads later.
 */
export const BROWSER_ADAPTERS: BrowserAdapters = {
  random: ({ crypto }) => createCryptoRandom(crypto),
  navigator: createPageNavigator,
  session: createPageSession,
  storage: createLocalKeyValueStore,
}
