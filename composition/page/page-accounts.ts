import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import type { AccountClient } from '../../adapters/graphql/client/index.js'
import { createSession } from '../../core/account-flows/index.js'
import type { SessionPorts, SessionService } from '../../core/account-flows/index.js'
import type { Answer, GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import type { Navigator } from '../../core/ports/page/navigator.port.js'
import type { SessionStatus } from '../../core/ports/accounts/session-status.port.js'
import { err, loadOnce } from '../../core/shared/index.js'
import { oncePerDocument } from '../../adapters/browser/kit/once-per-document.js'
import { PAGE_ADAPTERS } from './page-adapters.js'

/** Parts that the account features of a page share: one session, and one connection, loaded when needed. */
export interface PageAccounts {
  readonly session: SessionService
  readonly status: SessionStatus
  readonly navigator: Navigator
  /** Rejects if the code does not load; the next call tries again. */
  readonly connect: () => Promise<AccountClient>
  /** Logs in and out; loads the connection first if needed. */
  readonly entrance: NonNullable<SessionPorts['entrance']>
}

const NOT_LOADED: GatewayFailure = {
  tag: 'unreachable',
  reason: 'network',
  status: null,
  message: 'Accounts could not be loaded.',
}

/** The page's accounts, built once for each document. */
export const pageAccounts = oncePerDocument((context: PageContext): PageAccounts => {
  const { window } = context
  const connect = loadOnce((): Promise<AccountClient> =>
    PAGE_ADAPTERS.accounts().then((chunk) => chunk.connect(context, PAGE_ADAPTERS)),
  )
  const reached = <T>(call: (account: AccountClient) => Answer<T>): Answer<T> =>
    connect().then(call, () => err(NOT_LOADED))
  const entrance: PageAccounts['entrance'] = {
    logIn: (credentials) =>
      reached(async (account) =>
        credentials.code
          ? (await import('./own-account.js')).enterWithCode(context, account, credentials)
          : account.entrance.logIn(credentials),
      ),
    logOut: () => reached((account) => account.entrance.logOut()),
  }
  return {
    connect,
    entrance,
    navigator: PAGE_ADAPTERS.navigator(window),
    status: PAGE_ADAPTERS.session(window),
    session: createSession({
      accounts: { readUser: () => reached((account) => account.readUser()) },
      entrance,
      storage: PAGE_ADAPTERS.storage(window),
      random: PAGE_ADAPTERS.random(window),
      // The cart and the members-only parts now belong to another visitor.
      onEntered: () => window.dispatchEvent(new window.Event('wf-render-tree')),
    }),
  }
})
