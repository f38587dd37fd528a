import { findNodes } from '../../adapters/browser/shop/node-type.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { pagePrices } from '../../adapters/browser/kit/page-prices.js'
import { createCartApi } from '../../core/cart/index.js'
import type { CartApi } from '../../core/cart/index.js'
import { oncePerDocument } from '../../adapters/browser/kit/once-per-document.js'
import { pageShop } from './page-shop.js'

/**
 * The cart for scripts of this page, one for each document; it also dispatches an event for every change
 * (docs/cart-api.md).
 */
export const pageCartApi = oncePerDocument((context: PageContext): CartApi => {
  const { document, window } = context
  const { runtime, cart } = pageShop(context)
  const turn = (wrapper: Element | undefined, open: boolean): void => {
    wrapper?.dispatchEvent(
      new window.CustomEvent('wf-change-cart-state', { bubbles: true, detail: { open } }),
    )
  }
  const carts = (): readonly Element[] => findNodes(document, 'commerce-cart-wrapper')
  const api = createCartApi({
    cart,
    commerce: runtime.commerce,
    events: runtime.eventSink,
    random: runtime.random,
    prices: () => pagePrices(context),
    open: () => {
      // Pages often have a cart for small screens beside the one for large screens.
      const seen = carts().find((wrapper) => wrapper.getClientRects().length > 0)
      turn(seen ?? carts()[0], true)
    },
    close: () => {
      for (const wrapper of carts()) turn(wrapper, false)
    },
  })
  api.subscribe((detail) => {
    document.dispatchEvent(new window.CustomEvent('vitrine:cart-change', { detail }))
  })
  return api
})
