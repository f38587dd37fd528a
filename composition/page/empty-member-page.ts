import { emptyAfterLogOut } from '../../adapters/browser/accounts/empty-after-log-out.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import type { PageAdapters } from '../adapter-table.js'

/** `emptyAfterLogOut` for a page and its server, in a chunk that guests do not load. */
export const emptyMemberPage = (
  context: PageContext,
  adapters: PageAdapters,
  wasMember: boolean,
): (() => void) => {
  const { window } = context
  return emptyAfterLogOut({
    window,
    wasMember,
    session: adapters.session(window),
    storage: adapters.storage(window),
    askServer: async () => (await adapters.accounts()).askSession(context),
  })
}
