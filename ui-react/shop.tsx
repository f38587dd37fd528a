import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { CartService } from '../core/cart/index.js'
import type { OpenCheckout, PlacedOrder } from '../core/checkout/index.js'
import type { CommerceGateway } from '../core/ports/shop/commerce-gateway.port.js'
import type { EventSink } from '../core/ports/page/event-sink.port.js'
import type { KeyValueStore } from '../core/ports/page/key-value-store.port.js'
import type { Navigator } from '../core/ports/page/navigator.port.js'
import type { SessionStatus } from '../core/ports/accounts/session-status.port.js'
import type { PaymentForm } from '../core/ports/payments/payment-form.port.js'
import type { Random } from '../core/ports/platform/random.port.js'
import type { ReadableStore } from '../core/shared/index.js'

/** The services for the hooks: the ports of one visitor's shop and the cart that uses them. */
export interface Shop {
  readonly commerce: CommerceGateway
  readonly cart: CartService
  readonly navigator: Navigator
  /** Opens the checkout: the application's own, or the engine's if orders are placed there. */
  readonly openCheckout: OpenCheckout
  readonly session: SessionStatus
  /** Changes on every log-in and log-out on this page, so that the visitor's own data are read again. */
  readonly visitorChanges: ReadableStore<number>
  /** The shop's way of taking payments. */
  readonly payments: PaymentForm
  /** The page's language, or the locale that the application chose for prices. */
  readonly locale?: () => string
  /** The same on a server and in the browser's first render. */
  readonly serverLocale?: string
  readonly random: Random
  readonly events: EventSink
  /** Stores submits until their answer has come. */
  readonly storage: KeyValueStore
  /** The address of the page that shows a placed order. */
  readonly confirmationUrl: (placed: PlacedOrder) => string
  /**
   * Calls the listener when the visitor returns to a page after another address was opened: by the browser's
   * history, or by the application's own router, which keeps the components. Returns the function that stops
   * it.
   */
  readonly onArrival: (listener: () => void) => () => void
}

const ShopContext = createContext<Shop | null>(null)

/** Provides the same shop to every component below it. */
export function ShopProvider({ shop, children }: { readonly shop: Shop; readonly children: ReactNode }) {
  return <ShopContext value={shop}>{children}</ShopContext>
}

/** The shop around a component. Use outside a provider is a mistake in the application and throws. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (shop === null) throw new Error('[vitrine] a Vitrine hook is used outside <ShopProvider>')
  return shop
}
