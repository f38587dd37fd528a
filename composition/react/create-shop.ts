import { createPageTrackers } from '../../adapters/analytics/index.js'
import {
  browserClock,
  createCryptoRandom,
  createLocalKeyValueStore,
  createPageNavigator,
  readCookie,
} from '../../adapters/browser/index.js'
import { createGraphqlBackend } from '../../adapters/graphql-client/index.js'
import { createCartService } from '../../core/cart/index.js'
import type { CartService } from '../../core/cart/index.js'
import { visitorId } from '../../core/ports/backend.port.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { Random } from '../../core/ports/random.port.js'
import type { Shop } from '../../ui-react/shop.js'
import { NO_STORAGE, NOWHERE } from './without-window.js'

declare const __VITRINE_VERSION__: string

/** Where the shop of a React application is. All parts are optional. */
export interface ShopOptions {
  /**
   * Where the site's server takes operations, on the application's own origin: cookies carry the visitor.
   * @default '/.wf_graphql/apollo'
   */
  readonly endpoint?: string
  /** Where it gives the CSRF token. @default `csrf` beside the endpoint */
  readonly csrfEndpoint?: string
  /** Another back end than a site's server; `endpoint` is not used then. */
  readonly backend?: Backend
}

/** A shop with an end. */
export interface ReactShop extends Shop {
  /** Stops listening to other tabs; for applications that make more than one shop. */
  readonly dispose: () => void
}

/** The page's visitor: who they are is in the browser's cookies, so the id stays empty. */
const THIS_VISITOR = { id: visitorId('') }

/**
 * Everything the provider needs, made in one call: the way to the server with batching, CSRF and retries, the
 * visitor's cart, storage, navigation and trackers. Where there is no window (server rendering) nothing is
 * asked, kept or listened to. Nothing begins before a component uses it.
 */
export function createShop(options: ShopOptions = {}): ReactShop {
  const page = typeof window === 'undefined' ? null : window
  const random = createCryptoRandom(globalThis.crypto)
  const backend = options.backend ?? createSiteBackend(options, page, random)
  const { commerce } = backend.open(THIS_VISITOR)
  const storage = page ? createLocalKeyValueStore(page) : NO_STORAGE
  let cart: CartService | null = null
  return {
    capabilities: backend.capabilities,
    commerce,
    // Made when it is first asked for: a shop that React made twice and threw away once listens to nothing.
    get cart() {
      cart ??= createCartService({ commerce, storage, random })
      return cart
    },
    navigator: page ? createPageNavigator(page) : NOWHERE,
    random,
    events: createPageTrackers(page ?? {}),
    warn: (message) => page?.alert(message),
    dispose: () => cart?.dispose(),
  }
}

function createSiteBackend(
  { endpoint, csrfEndpoint = endpoint?.replace(/[^/]*$/, 'csrf') }: ShopOptions,
  page: Window | null,
  random: Random,
): Backend {
  return createGraphqlBackend({
    clock: browserClock,
    random,
    connect: () => ({
      fetch: (input, init) => globalThis.fetch(input, init),
      readCookie: (name) => (page ? readCookie(page.document.cookie, name) : null),
    }),
    client: { name: 'vitrine-react', version: __VITRINE_VERSION__ },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(csrfEndpoint === undefined ? {} : { csrfEndpoint }),
  })
}
