import type { PageAdapters } from '../adapter-table.js'
import { BROWSER_ADAPTERS } from '../browser-adapters.js'

/** The adapters of a page, for its accounts and the parts that follow a member's log-in. */
export const PAGE_ADAPTERS: PageAdapters = {
  ...BROWSER_ADAPTERS,
  // Guests do not load this chunk.
  accounts: () => import('./account-connection.js'),
}
