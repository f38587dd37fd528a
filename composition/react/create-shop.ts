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
import { shopAdapters } from '../shop-adapters.js'
import type { ServerPlace } from '../shop-adapters.js'
import { loadPaymentForm } from '../payment-forms/load-payment-form.js'
import type { PaymentFormTable } from '../payment-forms/load-payment-form.js'
import { createAppNavigator } from '../../adapters/browser/platform/app-navigator.js'
import { serverAdapters } from './server-adapters.js'
import { visitorChanges } from './visitor-changes.js'

/** Options of a React application's shop. All are optional. */
export interface ShopOptions {
  /**
   * The endpoint of the site's server for operations: on the application's own origin, or on one that lets
   * its pages in (`vitrine serve --allow-origin`, docs/hosting.md). Cookies carry the visitor.
   * @default '/.wf_graphql/apollo'
   */
  readonly endpoint?: string
  /** The address of the CSRF token. @default `csrf` beside the endpoint */
  readonly csrfEndpoint?: string
  /** The locale of prices, such as `de-DE`. @default the language of the page */
  readonly locale?: string
  /** A back end other than a site's server; `endpoint` is then ignored. Short for `replace.transport`. */
  readonly backend?: Backend
  /** Factories that replace the bundled ones, one for each adapter: `{ storage: () => mine }`. */
  readonly replace?: Partial<AdapterTable>
  /** Called with every request that failed for good; the hook that sent it returns a message for the shopper. */
  readonly onFault?: (fault: NetworkFault) => void
  /**
   * Opens an address of the application's own origin, e.g. with its router. Addresses of other origins, such as an
   * engine's checkout, are always opened by the browser.
   * @default the browser loads the address
   */
  readonly navigate?: (url: string) => void
  /**
   * The page of a placed order: its address, to which `orderId` and `token` are added, or a function that makes the
   * whole address.
   * @default '/order-confirmation'
   */
  readonly confirmationUrl?: string | ((placed: PlacedOrder) => string)
  /**
   * Further forms of payment providers, by their names on the shop's server. A form with the name of a
   * bundled one replaces it.
   */
  readonly paymentForms?: PaymentFormTable
}

/** A shop that can be disposed of. */
export interface ReactShop extends Shop {
  /** Stops listening to other tabs; for applications that make more than one shop. */
  readonly dispose: () => void
}

/**
 * Makes all that the provider component needs in one call: the connection to the server with batching, CSRF and
 * retries, the visitor's cart, storage, navigation and trackers. Without a window (server rendering) it sends, stores
 * and listens to nothing. All of it starts with the first use by a component.
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
    // The order may have been placed, or the visitor may have logged in or out.
    navigate && { navigate, arrived: () => void cart?.invalidate() },
  )
  let stopFollowing: (() => void) | undefined
  return {
    commerce,
    // Made on first use. React may make a shop twice and discard one, which must not listen to anything.
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
  ...shopAdapters(window, browserClock, place),
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
