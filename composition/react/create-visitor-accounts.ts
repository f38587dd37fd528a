import { browserClock } from '../../adapters/browser/platform/index.js'
import { createAccountClient } from '../../adapters/graphql/client/index.js'
import { createSelfServiceOperations } from '../../adapters/graphql/client/accounts/self-service-operations.js'
import { createSession, logInWithOrWithoutCode } from '../../core/account-flows/index.js'
import type { NetworkFault } from '../../core/errors/index.js'
import type { SiteUser } from '../../core/ports/accounts/account-gateway.port.js'
import type { Backend } from '../../core/ports/backend.port.js'
import { THIS_BROWSER } from '../../core/ports/visitor.port.js'
import type { VisitorAccounts } from '../../ui-react/index.js'
import type { AdapterTable, BrowserAdapters } from '../adapter-table.js'
import { BROWSER_ADAPTERS } from '../browser-adapters.js'
import { createPageConnection } from '../page-connection.js'
import { NO_BROWSER, NO_CONNECTION } from './server-adapters.js'
import { visitorEntered } from './visitor-changes.js'

/** The adapters that accounts are wired with, beside their connection to the server. */
type AccountAdapters = Pick<AdapterTable, 'clock' | 'random' | 'storage'>

/** Options of a React application's accounts. All are optional. */
export interface VisitorAccountsOptions {
  /** The origin of the site's server, if it differs from the application's. @default the application's own */
  readonly server?: string
  /** A back end other than the site's server. */
  readonly backend?: Backend
  /**
   * The logged-in user, if a server has read it for this request; null for a guest. The page must start with the same
   * value.
   * @default it is read in the browser
   */
  readonly user?: SiteUser | null
  /**
   * Interval of polling, in ms, at least 1000: an open page then follows changes by the owner or on another device.
   * @default only when this browser logged in or out
   */
  readonly pollMs?: number
  /** Factories that replace the bundled ones, as those of `createShop`: `{ storage: () => mine }`. */
  readonly replace?: Partial<AccountAdapters>
  /** Called with every request that failed for good. */
  readonly onFault?: (fault: NetworkFault) => void
}

/** Accounts that can be disposed of. */
export interface ReactAccounts extends VisitorAccounts {
  /** Stops listening to other tabs. */
  readonly dispose: () => void
}

const adaptersOf = ({ random, storage }: Pick<BrowserAdapters, 'random' | 'storage'>): AccountAdapters => ({
  clock: () => browserClock,
  random: () => random(globalThis.window),
  storage: () => storage(globalThis.window),
})

/** Polling more often would keep a server busy. */
const MIN_POLL_MS = 1_000

/**
 * Makes all that the account hooks need in one call: the connection to the site's server, and the visitor's session,
 * which all tabs share. Without a window (server rendering) it sends, stores and listens to nothing.
 */
export function createVisitorAccounts({
  server,
  backend,
  user,
  pollMs,
  replace,
  onFault,
}: VisitorAccountsOptions = {}): ReactAccounts {
  const isInBrowser = typeof window !== 'undefined'
  const table = { ...adaptersOf(isInBrowser ? BROWSER_ADAPTERS : NO_BROWSER), ...replace }
  const [clock, random] = [table.clock(), table.random()]
  const opened = backend?.open(THIS_BROWSER)
  const client = createAccountClient(isInBrowser ? createPageConnection(window) : NO_CONNECTION, {
    clock,
    random,
    ...(server !== undefined && { server }),
    ...(onFault && { onFault }),
  })
  const entrance = opened === undefined ? client.entrance : opened.entrance
  const selfService =
    opened === undefined ? createSelfServiceOperations(client.send, clock) : opened.selfService
  const session = createSession({
    accounts: opened?.accounts ?? client,
    storage: table.storage(),
    random,
    ...(entrance && {
      entrance: { logIn: logInWithOrWithoutCode(entrance, selfService), logOut: entrance.logOut },
    }),
    ...(user !== undefined && { given: user }),
    ...(isInBrowser && pollMs !== undefined && { clock, pollMs: Math.max(pollMs, MIN_POLL_MS) }),
    onEntered: visitorEntered,
  })
  return {
    session,
    profile: opened?.profile ?? client.profile,
    first: session.user.getSnapshot(),
    dispose: session.dispose,
  }
}
