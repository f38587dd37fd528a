import { createPageTrackers } from '../adapters/browser/analytics/index.js'
import {
  createCryptoRandom,
  createLocalKeyValueStore,
  createPageNavigator,
  createPageSession,
} from '../adapters/browser/platform/index.js'
import { createGraphqlBackend } from '../adapters/graphql/client/index.js'
import type { GraphqlBackendOptions } from '../adapters/graphql/client/index.js'
import { THIS_BROWSER } from '../core/ports/visitor.port.js'
import type { Backend } from '../core/ports/backend.port.js'
import type { Clock } from '../core/ports/clock.port.js'
import type { CommerceGateway } from '../core/ports/commerce-gateway.port.js'
import type { EventSink } from '../core/ports/event-sink.port.js'
import type { KeyValueStore } from '../core/ports/key-value-store.port.js'
import type { Navigator } from '../core/ports/navigator.port.js'
import type { Random } from '../core/ports/random.port.js'
import type { SessionStatus } from '../core/ports/session-status.port.js'
import { createPageConnection } from './page-connection.js'

declare const __VITRINE_VERSION__: string

/** The ports of a shop for one visitor in their browser. */
export interface BrowserPorts {
  readonly backend: Backend
  readonly commerce: CommerceGateway
  readonly clock: Clock
  readonly eventSink: EventSink
  readonly navigator: Navigator
  readonly session: SessionStatus
  readonly random: Random
  readonly storage: KeyValueStore
}

/** The address of the site's server and the retry settings for it, or the back end that replaces it. */
export interface BrowserPortsOptions extends Partial<
  Pick<GraphqlBackendOptions, 'endpoint' | 'csrfEndpoint' | 'retry' | 'onFault'>
> {
  readonly backend?: Backend
}

/** The services that a browser has and a server has not, or has otherwise. */
export interface Surroundings extends Pick<
  BrowserPorts,
  'clock' | 'random' | 'navigator' | 'session' | 'storage'
> {
  /** The object that holds the trackers of the page. */
  readonly trackers: object
  /** The way to the site's server; not asked for where a back end is given. */
  readonly connection: () => Pick<GraphqlBackendOptions, 'connect' | 'client'>
}

/** Makes the ports over what is there: with the back end that is given, or else the site's server. */
export function portsOver(
  { connection, trackers, ...ports }: Surroundings,
  { backend: given, ...where }: BrowserPortsOptions,
): BrowserPorts {
  const { clock, random } = ports
  const backend = given ?? createGraphqlBackend({ ...where, ...connection(), clock, random })
  return {
    ...ports,
    backend,
    commerce: backend.open(THIS_BROWSER).commerce,
    eventSink: createPageTrackers(trackers),
  }
}

/** Makes the ports over a window, and the way to the site's server with batching, CSRF and retries. */
export function browserPorts(
  window: Window & typeof globalThis,
  clock: Clock,
  options: BrowserPortsOptions = {},
): BrowserPorts {
  return portsOver(
    {
      clock,
      random: createCryptoRandom(window.crypto),
      navigator: createPageNavigator(window),
      session: createPageSession(window),
      storage: createLocalKeyValueStore(window),
      trackers: window,
      connection: () => ({
        connect: () => createPageConnection(window),
        client: { name: 'vitrine', version: __VITRINE_VERSION__ },
      }),
    },
    options,
  )
}
