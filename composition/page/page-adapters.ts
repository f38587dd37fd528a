import type { PageAdapters } from '../adapter-table.js'
import { BROWSER_ADAPTERS } from '../browser-adapters.js'

/** The adapters of a page, for its accounts and all that follows their members. */
export const PAGE_ADAPTERS: PageAdapters = {
  ...BROWSER_ADAPTERS,
  // A chunk that guests do not load.
  accounts: () => import('./account-connection.js'),
}
