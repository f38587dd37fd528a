import { browserClock } from '../../adapters/browser/platform/index.js'
import { capabilitiesOfCart, createCartService } from '../../core/cart/index.js'
import type { CartService } from '../../core/cart/index.js'
import { confirmationPath, createOpenCheckout, createPaymentForms } from '../../core/checkout/index.js'
import type { PlacedOrder } from '../../core/checkout/index.js'
import type { NetworkFault } from '../../core/errors/index.js'
import type { PaymentProvider } from '../../core/orders/index.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { CartGateway } from '../../core/ports/shop/commerce-gateway.port.js'
import type { Shop } from '../../ui-react/index.js'
import { wire } from '../adapter-table.js'
import type { AdapterTable } from '../adapter-table.js'
import { browserAdapters } from '../browser-adapters.js'
import type { ServerPlace } from '../browser-adapters.js'
import { loadPaymentForm } from '../payments/load-payment-form.js'
import type { PaymentFormTable } from '../payments/load-payment-form.js'
import { createAppNavigator } from '../../adapters/browser/platform/app-navigator.js'
import { serverAdapters } from './server-adapters.js'
import { visitorChanges } from './visitor-changes.js'

/** The location of the shop of a React application. All parts are optional. */
export interface ShopOptions {
  /**
   * The endpoint of the site's server for operations: on the application's own origin, or on one that lets
   * its pages in (`vitrine serve --allow-origin`, docs/hosting.md). Cookies carry the visitor.
   * @default '/.wf_graphql/apollo'
   */
  readonly endpoint?: string
  /** The address that gives the CSRF token. @default `csrf` beside the endpoint */
  readonly csrfEndpoint?: string
  /** As which locale prices are written, `de-DE`. @default the language of the page */
  readonly locale?: string
  /** Another back end than a site's server; `endpoint` is not used then. Short for `replace.transport`. */
  readonly backend?: Backend
  /** Factories that take the place of ours, one for each adapter that is replaced: `{ storage: () => mine }`. */
  readonly replace?: Partial<AdapterTable>
  /** Told of every request that was given up; shoppers are told by the hook that asked. */
  readonly onFault?: (fault: NetworkFault) => void
  /**
   * Opens an address of the application's own origin, e.g. with its router. Addresses of other origins, such as an
   * engine's checkout, are always opened by the browser.
   * @default the browser loads the address
   */
  readonly navigate?: (url: string) => void
  /**
   * The page that shows a placed order: its address, to which `orderId` and `token` are added, or a function that makes
   * the whole address.
   * @default '/order-confirmation'
   */
  readonly confirmationUrl?: string | ((placed: PlacedOrder) => string)
  /**
   * Forms of payment providers beside those that come with the project, by the name that the shop's server gives the
   * provider; one of the same name takes the place of ours.
   */
  readonly paymentForms?: PaymentFormTable
}

/** A shop with an end. */
export interface ReactShop extends Shop {
  /** Stops listening to other tabs; for applications that make more than one shop. */
  readonly dispose: () => void
}

/**
 * Everything the provider needs, made in one call: the way to the server with batching, CSRF and retries, the
 * visitor's cart, storage, navigation and trackers. Where there is no window (server rendering) nothing is
 * asked, kept or listened to. Nothing begins before a component uses it.
 */
export function createShop(options: ShopOptions = {}): ReactShop {
  const { endpoint, csrfEndpoint, locale, onFault, navigate, confirmationUrl } = options
  const token = csrfEndpoint ?? endpoint?.replace(/[^/]*$/, 'csrf')
  const where = {
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(token === undefined ? {} : { csrfEndpoint: token }),
    ...(onFault ? { onFault } : {}),
  }
  const isInBrowser = typeof window !== 'undefined'
  const adapters = isInBrowser ? adaptersOf(window, where, options) : serverAdapters(where)
  const table = { ...adapters, ...shortcutsOf(options), ...options.replace }
  const ports = wire(table)
  const { commerce, session, random, storage } = ports
  let cart: CartService | null = null
  const { navigator, onArrival } = createAppNavigator(
    ports.navigator,
    isInBrowser ? window : null,
    // The order may have been placed, or the visitor may be another one now.
    navigate && { navigate, arrived: () => void cart?.invalidate() },
  )
  let stopFollowing: (() => void) | undefined
  return {
    commerce,
    // Made when it is first asked for: a shop that React made twice and threw away once listens to nothing.
    get cart() {
      if (cart) return cart
      const made = createCartService({ commerce, storage, random })
      stopFollowing = visitorChanges.subscribe(() => void made.refresh())
      return (cart = made)
    },
    navigator,
    openCheckout: createOpenCheckout({
      commerce,
      navigator,
      capabilities: () => cart && capabilitiesOfCart(cart.getSnapshot()),
    }),
    session,
    visitorChanges,
    locale: () => locale ?? (isInBrowser ? document.documentElement.lang : ''),
    serverLocale: locale ?? '',
    random,
    events: ports.eventSink,
    storage,
    payments: createPaymentForms({
      providers: () => providersOf(commerce),
      load: (provider) => table.payments(provider, ports),
    }),
    confirmationUrl: (placed) =>
      typeof confirmationUrl === 'function'
        ? confirmationUrl(placed)
        : confirmationPath(placed, confirmationUrl),
    onArrival,
    dispose: () => {
      stopFollowing?.()
      cart?.dispose()
    },
  }
}

/** The adapters of a React application in a browser. */
const adaptersOf = (
  window: Window & typeof globalThis,
  place: ServerPlace,
  { paymentForms }: ShopOptions,
): AdapterTable => ({
  ...browserAdapters(window, browserClock, place),
  payments: (provider, { clock }) =>
    loadPaymentForm({ window, document: window.document, clock }, provider, paymentForms),
})

const shortcutsOf = ({ backend }: ShopOptions): Partial<AdapterTable> =>
  backend ? { transport: () => backend } : {}

/** The payment providers of the back end; empty if it cannot be reached. */
async function providersOf(commerce: Pick<CartGateway, 'readCart'>): Promise<readonly PaymentProvider[]> {
  const reading = await commerce.readCart()
  return reading.ok ? reading.value.shop.paymentProviders : []
}
