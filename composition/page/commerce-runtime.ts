import { createPageTrackers } from '../../adapters/analytics/index.js'
import {
  createCryptoRandom,
  createLocalKeyValueStore,
  createPageNavigator,
  readCookie,
} from '../../adapters/browser/index.js'
import type { PageContext } from '../../adapters/dom-kit/page-module.js'
import { COMMERCE_RETRY, createGraphqlBackend, shopEndpoints } from '../../adapters/graphql-client/index.js'
import { networkMessage } from '../../core/errors/index.js'
import type { NetworkFault } from '../../core/errors/index.js'
import { visitorId } from '../../core/ports/backend.port.js'
import type { Clock } from '../../core/ports/clock.port.js'
import type { CommerceGateway } from '../../core/ports/commerce-gateway.port.js'
import type { EventSink } from '../../core/ports/event-sink.port.js'
import type { KeyValueStore } from '../../core/ports/key-value-store.port.js'
import type { Navigator } from '../../core/ports/navigator.port.js'
import type { Random } from '../../core/ports/random.port.js'
import { oncePerDocument } from './once-per-document.js'

declare const __VITRINE_VERSION__: string

/** The ports every shop feature of a page works with. */
export interface CommerceRuntime {
  readonly clock: Clock
  readonly commerce: CommerceGateway
  readonly eventSink: EventSink
  readonly navigator: Navigator
  readonly random: Random
  readonly storage: KeyValueStore
}

/** The page's visitor: who they are is in the browser's cookies, so the id stays empty. */
const THIS_VISITOR = { id: visitorId('') }

/** Where the shop of a page is, and how patient the page is with it. */
function connectionOf({ window, document, mode }: PageContext) {
  const asked = new URLSearchParams(window.location.search)
  const root = document.documentElement
  return {
    ...shopEndpoints({
      mode: mode(),
      siteId: root.getAttribute('data-wf-site'),
      publication: asked.get('pub'),
      previewKey: asked.get('preview'),
    }),
    retry: { ...COMMERCE_RETRY, only502: root.getAttribute('data-vitrine-retry') === '502' },
  }
}

/** Faults are for who looks after the site; the shopper reads what they mean for what they were doing. */
function reportFault({ window, document }: PageContext, fault: NetworkFault): void {
  const detail = { ...fault, message: networkMessage(fault) }
  console.error(`[vitrine] ${detail.message}`)
  document.dispatchEvent(new window.CustomEvent('vitrine:network-fault', { detail }))
}

/**
 * The page's way to its server, one for the cart, the product page and the checkout however often they start
 * and stop.
 */
export const commerceRuntime = oncePerDocument((context: PageContext): CommerceRuntime => {
  const { window, clock } = context
  const random = createCryptoRandom(window.crypto)
  const backend = createGraphqlBackend({
    ...connectionOf(context),
    clock,
    random,
    onFault: (fault) => reportFault(context, fault),
    connect: () => ({
      fetch: window.fetch.bind(window),
      readCookie: (name) => readCookie(window.document.cookie, name),
    }),
    client: { name: 'vitrine', version: __VITRINE_VERSION__ },
  })
  return {
    clock,
    random,
    commerce: backend.open(THIS_VISITOR).commerce,
    eventSink: createPageTrackers(window),
    navigator: createPageNavigator(window),
    storage: createLocalKeyValueStore(window),
  }
})
