import { emptyAfterLogOut } from '../../adapters/browser/accounts/empty-after-log-out.js'
import type { MemberPage } from '../../adapters/browser/accounts/empty-after-log-out.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'

/** `emptyAfterLogOut` for a page and its server, in a chunk that guests do not load. */
export const emptyMemberPage = (
  context: PageContext,
  page: Pick<MemberPage, 'session' | 'storage' | 'wasMember'>,
): (() => void) =>
  emptyAfterLogOut({
    ...page,
    window: context.window,
    askServer: async () => (await import('./account-connection.js')).askSession(context),
  })
