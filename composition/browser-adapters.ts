import {
  createCryptoRandom,
  createLocalKeyValueStore,
  createPageNavigator,
  createPageSession,
} from '../adapters/browser/platform/index.js'
import type { BrowserAdapters } from './adapter-table.js'

/**
 * The adapters of a window, for shop and accounts alike. The connection to the server is not among them: a
 * page loads it later.
 */
export const BROWSER_ADAPTERS: BrowserAdapters = {
  random: ({ crypto }) => createCryptoRandom(crypto),
  navigator: createPageNavigator,
  session: createPageSession,
  storage: createLocalKeyValueStore,
}
