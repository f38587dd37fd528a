import { startCheckout } from '../../adapters/browser/shop/checkout/index.js'
import { createOrderTerms } from '../../adapters/browser/shop/order-terms.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { shownTree } from '../../core/cart/index.js'
import { followCart } from '../../core/checkout/index.js'
import type { CheckoutService } from '../../core/checkout/index.js'
import { translated } from '../../adapters/browser/kit/page-texts.js'
import { createNoticeView } from '../../ui-react/index.js'
import type { PageShop } from './page-shop.js'

/**
 * An exported page carries an empty query; the back end then uses its own
 * (reference/shop-pages#published-and-exported-pages).
 */
export const asQuery = (text: string | null): { readonly query?: { readonly text: string } } =>
  text?.trim() ? { query: { text: text.trim() } } : {}

/** A running checkout of a page. */
export interface RunningCheckout {
  readonly checkout: CheckoutService
  readonly stop: () => void
}

/** Binds a block of a page to its checkout: input, drawing and messages. Returns the function that unbinds it. */
export function bindCheckout(
  container: HTMLElement,
  context: PageContext,
  shop: PageShop,
  { checkout, mountPaymentFields }: { checkout: CheckoutService; mountPaymentFields: () => () => void },
): () => void {
  const scope = shop.bindScope(container)
  const notice = createNoticeView(container, (text) => translated(container.ownerDocument, text))
  const showTerms = createOrderTerms(container, context)
  const stops = [
    startCheckout({
      container,
      context,
      checkout,
      drawOrder: (reading) => {
        scope.render(shownTree(reading))
        showTerms(reading.order)
      },
      say: shop.announcer.say,
      showNotice: notice.show,
      mountPaymentFields,
    }),
    notice.dispose,
    followCart(shop.cart, checkout),
    scope.dispose,
  ]
  return () => stops.forEach((stop) => stop())
}
