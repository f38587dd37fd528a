import { emptyAfterLogOut } from '../../adapters/browser/accounts/empty-after-log-out.js'
import type { MemberPage } from '../../adapters/browser/accounts/empty-after-log-out.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { serverOrigin } from '../../adapters/browser/kit/server-origin.js'
import { SESSION_ENDPOINT } from '../../adapters/graphql/protocol/index.js'
import { createPageConnection } from '../page-connection.js'

/** `emptyAfterLogOut` for a page and its server, in a chunk that pages of guests go without. */
export const emptyMemberPage = (
  { window, document }: PageContext,
  page: Pick<MemberPage, 'session' | 'storage' | 'wasMember'>,
): (() => void) =>
  emptyAfterLogOut({
    ...page,
    window,
    askServer: () =>
      createPageConnection(window).fetch(serverOrigin(document) + SESSION_ENDPOINT, {
        credentials: 'include',
      }),
  })
