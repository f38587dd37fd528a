import { startCarts } from '../../adapters/browser/shop/cart/index.js'
import type { CartFeature } from '../../adapters/browser/shop/cart/index.js'
import { startProducts } from '../../adapters/browser/shop/product/index.js'
import type { ProductFeature } from '../../adapters/browser/shop/product/index.js'
import type { PageContext, PageModule } from '../../adapters/browser/kit/page-module.js'
import { capabilitiesOfCart } from '../../core/cart/index.js'
import type { CartService } from '../../core/cart/index.js'
import { createOpenCheckout } from '../../core/checkout/index.js'
import type { OpenCheckout } from '../../core/checkout/index.js'
import type { ShopPorts } from '../adapter-table.js'
import { followPayments } from '../../adapters/browser/shop/follow-payments.js'
import type { PaymentChunk } from '../../adapters/browser/shop/follow-payments.js'
import { pageCartApi } from './page-cart-api.js'
import { pageShop } from './page-shop.js'

/** Loads the payments from the chunk of the checkout, since they run its flow. */
const loadPayments = async (): Promise<PaymentChunk> =>
  (await import(new URL('./checkout.js', import.meta.url).href)) as PaymentChunk

/** The shop of a page: `Webflow.require('commerce')` returns it (reference/shop-pages#module). */
export interface CommerceModule extends PageModule {
  /** Starts, or starts again after the page was swapped; the settings are accepted and ignored. */
  readonly init: (settings?: unknown) => void
  readonly preview: () => void
  readonly design: () => void
}

interface Running {
  readonly carts: CartFeature
  readonly products: ProductFeature
  readonly stop: () => void
}

/** Rescans the features that may own newly drawn pictures and product entries. */
function rescan(window: Window, names: readonly string[]): void {
  const { require } = (Reflect.get(window, 'Webflow') ?? {}) as {
    readonly require?: (name: string) => unknown
  }
  for (const name of names) (require?.(name) as PageModule | undefined)?.ready()
}

/** Opens the checkout; a failure is reported for the site's developer. */
function pageCheckout({ commerce, navigator }: ShopPorts, cart: CartService): OpenCheckout {
  const open = createOpenCheckout({
    commerce,
    navigator,
    capabilities: () => capabilitiesOfCart(cart.getSnapshot()),
  })
  return async (address) => {
    const opened = await open(address)
    if (!opened.ok) console.error(`[vitrine] ${opened.failure.message}`)
    return opened
  }
}

/** Starts the carts and product forms of a page. */
export function startCommerce(context: PageContext): CommerceModule {
  const { window } = context
  const { runtime, cart, parse, announcer, bindScope, warmUp } = pageShop(context)
  const openCheckout = pageCheckout(runtime, cart)
  let running: Running | null = null

  const begin = (): Running => {
    const { navigator, session, commerce, clock, random, storage, eventSink: events } = runtime
    const carts = startCarts({ context, cart, navigator, openCheckout, announcer, bindScope })
    const products = startProducts({
      context,
      commerce,
      cart,
      navigator,
      openCheckout,
      session,
      clock,
      random,
      storage,
      events,
      parse,
      announcer,
      onSubmit: warmUp,
      onDrawn: (what) => rescan(window, what === 'entries' ? ['ix2', 'lightbox'] : ['lightbox']),
    })
    const life = new AbortController()
    // Page scripts have added elements (reference/shop-pages#events-of-page-code).
    window.addEventListener('wf-render-tree', () => scan(), { capture: true, signal: life.signal })
    const stopPayments = followPayments(context, cart, loadPayments)
    return {
      carts,
      products,
      stop: () => {
        life.abort()
        stopPayments()
      },
    }
  }

  const scan = (): void => {
    running?.carts.scan()
    running?.products.scan()
  }

  const ready = (): void => {
    running ??= begin()
    scan()
  }

  const destroy = (): void => {
    running?.stop()
    running?.carts.destroy()
    running?.products.destroy()
    running = null
    announcer.dispose()
  }

  pageCartApi(context)
  return { ready, destroy, init: ready, preview: ready, design: destroy }
}
