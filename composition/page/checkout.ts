import { checkoutContainers, createDomCheckoutForms } from '../../adapters/browser/shop/checkout/index.js'
import {
  confirmationQuery,
  confirmationWrappers,
  startConfirmation,
} from '../../adapters/browser/shop/confirmation/index.js'
import { createOrderTerms } from '../../adapters/browser/shop/order-terms.js'
import { findNodes } from '../../adapters/browser/shop/node-type.js'
import { showOrderLinks } from '../../adapters/browser/kit/order-links.js'
import type { PageContext, PageModule } from '../../adapters/browser/kit/page-module.js'
import { shownTree } from '../../core/cart/index.js'
import { createCheckoutService, knownReading } from '../../core/checkout/index.js'
import type { CheckoutService } from '../../core/checkout/index.js'
import { createConfirmationService } from '../../core/confirmation/index.js'
import { SEEN_ORDERS_KEY } from '../../core/builder-markup/index.js'
import { translated } from '../../adapters/browser/kit/page-texts.js'
import { createNoticeView } from '../../ui-react/index.js'
import { asQuery, bindCheckout } from './bind-checkout.js'
import type { RunningCheckout } from './bind-checkout.js'
import { pagePayments } from './page-payments.js'
import { pageShop } from './page-shop.js'
import { runWalletPage } from './wallet-page.js'
import type { PageShop } from './page-shop.js'

function runCheckout(container: HTMLElement, context: PageContext, shop: PageShop): RunningCheckout {
  const { commerce, navigator, random, storage } = shop.runtime
  const payments = pagePayments(context)
  const checkout: CheckoutService = createCheckoutService({
    commerce,
    payments,
    navigator,
    random,
    forms: createDomCheckoutForms(container),
    storage,
    paymentScope: container,
    onOrderChanged: () => void shop.cart.invalidate(),
    ...asQuery(container.getAttribute('data-wf-checkout-query')),
  })
  const stops = [
    checkout.subscribe(() => payments.learn(knownReading(checkout.getSnapshot().order)?.shop)),
    bindCheckout(container, context, shop, {
      checkout,
      mountPaymentFields: () => payments.mount(container),
    }),
  ]
  return { checkout, stop: () => stops.forEach((stop) => stop()) }
}

function runConfirmation(wrappers: readonly HTMLElement[], context: PageContext, shop: PageShop): () => void {
  const { commerce, navigator, storage, eventSink: events } = shop.runtime
  const scopes = new Map(wrappers.map((wrapper) => [wrapper, shop.bindScope(wrapper)]))
  const terms = new Map(wrappers.map((wrapper) => [wrapper, createOrderTerms(wrapper, context)]))
  const notice = createNoticeView(wrappers[0] as HTMLElement, (text) => translated(context.document, text))
  const confirmation = createConfirmationService({
    commerce,
    navigator,
    storage,
    seenOrdersKey: SEEN_ORDERS_KEY,
    events,
    ...asQuery(confirmationQuery(wrappers)),
  })
  const stop = startConfirmation({
    wrappers,
    confirmation,
    drawOrder: (wrapper, reading) => {
      scopes.get(wrapper)?.render(shownTree(reading))
      terms.get(wrapper)?.(reading.order)
      showOrderLinks(wrapper, reading.order?.progress ?? null)
    },
    showNotice: notice.show,
  })
  return () => {
    stop()
    notice.dispose()
    for (const scope of scopes.values()) scope.dispose()
  }
}

/** Starts the checkouts and confirmations of a page. */
export function startCheckouts(context: PageContext): PageModule {
  const { document, window } = context
  const checkouts = new Map<HTMLElement, RunningCheckout>()
  let confirmation: { readonly wrapper: HTMLElement; readonly stop: () => void } | null = null
  let life: AbortController | null = null

  const stopGone = (isGone: (element: HTMLElement) => boolean): void => {
    for (const [container, { stop }] of checkouts) {
      if (!isGone(container)) continue
      stop()
      checkouts.delete(container)
    }
    if (confirmation && isGone(confirmation.wrapper)) {
      confirmation.stop()
      confirmation = null
    }
  }

  const listen = (): AbortController => {
    const listening = new AbortController()
    const refresh = (): void => {
      for (const { checkout } of checkouts.values()) checkout.send({ tag: 'refresh-requested' })
    }
    // Page scripts send this event to have the shop read again (reference/shop-pages#events-of-page-code).
    window.addEventListener('wf-render-tree', refresh, { capture: true, signal: listening.signal })
    return listening
  }

  return {
    ready: () => {
      stopGone((element) => !element.isConnected)
      if (context.mode() !== 'published') return
      life ??= listen()
      const shop = pageShop(context)
      for (const container of checkoutContainers(document))
        if (!checkouts.has(container)) checkouts.set(container, runCheckout(container, context, shop))
      for (const container of findNodes(document, 'commerce-paypal-checkout-form-container'))
        if (!checkouts.has(container)) checkouts.set(container, runWalletPage(container, context))
      const wrappers = confirmationWrappers(document)
      const [wrapper] = wrappers
      if (wrapper && !confirmation) confirmation = { wrapper, stop: runConfirmation(wrappers, context, shop) }
    },
    destroy: () => {
      life?.abort()
      life = null
      stopGone(() => true)
    },
  }
}
