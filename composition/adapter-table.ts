import type { PageContext } from '../adapters/browser/kit/page-module.js'
import type { AccountClient } from '../adapters/graphql/client/index.js'
import type { PaymentProvider } from '../core/orders/index.js'
import { THIS_BROWSER } from '../core/ports/visitor.port.js'
import type { Backend } from '../core/ports/backend.port.js'
import type { Clock } from '../core/ports/platform/clock.port.js'
import type { CommerceGateway } from '../core/ports/shop/commerce-gateway.port.js'
import type { EventSink } from '../core/ports/page/event-sink.port.js'
import type { KeyValueStore } from '../core/ports/page/key-value-store.port.js'
import type { Navigator } from '../core/ports/page/navigator.port.js'
import type { PaymentForm } from '../core/ports/payments/payment-form.port.js'
import type { Random } from '../core/ports/platform/random.port.js'
import type { SessionStatus } from '../core/ports/accounts/session-status.port.js'

/** Entries that the factories of other adapters may use. */
export type AdapterBase = Readonly<{ clock: Clock; random: Random }>

type Browser = Window & typeof globalThis

/** One factory for each adapter of a browser that shop and accounts are wired with. */
export interface BrowserAdapters {
  readonly random: (window: Browser) => Random
  readonly navigator: (window: Browser) => Navigator
  readonly session: (window: Browser) => SessionStatus
  readonly storage: (window: Browser) => KeyValueStore
}

/** The accounts of a page's visitor at its server. */
export interface AccountConnection {
  readonly connect: (context: PageContext, adapters: Pick<BrowserAdapters, 'random'>) => AccountClient
  /** Asks the server if the page's session is alive; the answer clears the cookies of an expired one. */
  readonly askSession: (context: PageContext) => Promise<Response>
}

/** The adapters of a page. The connection of its accounts to the server loads when needed. */
export interface PageAdapters extends BrowserAdapters {
  /** Rejects if the code does not load; the next call tries again. */
  readonly accounts: () => Promise<AccountConnection>
}

/** One factory for each adapter that the shop of a page or of a React application is wired with. */
export interface ShopAdapters {
  readonly clock: () => Clock
  readonly random: () => Random
  readonly navigator: () => Navigator
  readonly session: () => SessionStatus
  readonly storage: () => KeyValueStore
  /** The sink for purchases and other analytics events. */
  readonly events: () => EventSink
  /** The connection to the back end of shop and accounts. */
  readonly transport: (base: AdapterBase) => Backend
}

/** The adapters of a shop, with a payment form for each provider. */
export interface AdapterTable extends ShopAdapters {
  /** The form of a payment provider; null if it has none here. */
  readonly payments: (provider: PaymentProvider, base: AdapterBase) => Promise<PaymentForm | null>
}

/** The adapters that the table's factories made. */
export interface ShopPorts extends AdapterBase {
  readonly backend: Backend
  readonly commerce: CommerceGateway
  readonly eventSink: EventSink
  readonly navigator: Navigator
  readonly session: SessionStatus
  readonly storage: KeyValueStore
}

/** Makes the adapters of a table. */
export function wire(table: ShopAdapters): ShopPorts {
  const base = { clock: table.clock(), random: table.random() }
  const backend = table.transport(base)
  return {
    ...base,
    backend,
    commerce: backend.open(THIS_BROWSER).commerce,
    eventSink: table.events(),
    navigator: table.navigator(),
    session: table.session(),
    storage: table.storage(),
  }
}
