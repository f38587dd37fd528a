import {
  browserClock,
  createCryptoRandom,
  createLocalKeyValueStore,
  readCookie,
} from '../../adapters/browser/index.js'
import { createAccountClient } from '../../adapters/graphql-client/index.js'
import type { Connection } from '../../adapters/graphql-client/index.js'
import { createSession } from '../../core/account-flows/index.js'
import type { NetworkFault } from '../../core/errors/index.js'
import type { SiteUser } from '../../core/ports/account-gateway.port.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { VisitorAccounts } from '../../ui-react/index.js'
import { THIS_VISITOR } from '../browser-ports.js'
import { NO_STORAGE } from './server-ports.js'

/** Where the accounts of a React application are. All parts are optional. */
export interface VisitorAccountsOptions {
  /** Another back end than the site's server. */
  readonly backend?: Backend
  /**
   * Who is logged in, where a server has found that out for this request; null: nobody. The page must begin with
   * the same. @default it is read in the browser
   */
  readonly user?: SiteUser | null
  /** Told of every request that was given up. */
  readonly onFault?: (fault: NetworkFault) => void
}

/** A visitor's accounts with an end. */
export interface ReactAccounts extends VisitorAccounts {
  /** Stops listening to other tabs. */
  readonly dispose: () => void
}

/** On a server nobody has cookies to ask with. */
const NO_CONNECTION: Connection = {
  fetch: () => Promise.reject(new Error('[vitrine] a server has no visitor to ask for')),
  readCookie: () => null,
}

const browserConnection = (): Connection => ({
  // Looked up at each call, so that a page or a test may replace it.
  fetch: (input, init) => window.fetch(input, init),
  readCookie: (name) => readCookie(window.document.cookie, name),
})

/**
 * What the hooks about accounts need, made in one call: the way to the site's server, and the visitor's session,
 * which all tabs share. Where there is no window (server rendering) nothing is asked, kept or listened to.
 */
export function createVisitorAccounts({
  backend,
  user,
  onFault,
}: VisitorAccountsOptions = {}): ReactAccounts {
  const isInBrowser = typeof window !== 'undefined'
  const random = createCryptoRandom(globalThis.crypto)
  const opened = backend?.open(THIS_VISITOR)
  const client = createAccountClient(isInBrowser ? browserConnection() : NO_CONNECTION, {
    clock: browserClock,
    random,
    ...(onFault && { onFault }),
  })
  const entrance = opened === undefined ? client.entrance : opened.entrance
  const session = createSession({
    accounts: opened?.accounts ?? client,
    storage: isInBrowser ? createLocalKeyValueStore(window) : NO_STORAGE,
    random,
    ...(entrance && { entrance }),
    ...(user !== undefined && { given: user }),
  })
  return {
    session,
    profile: opened?.profile ?? client.profile,
    first: session.user.getSnapshot(),
    dispose: session.dispose,
  }
}
