import { publishedProviders } from '../../adapters/browser/shop/checkout/published-providers.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { chooseProviders, createPaymentForms } from '../../core/checkout/index.js'
import type { ShopSettings } from '../../core/orders/index.js'
import { createStore, until } from '../../core/shared/index.js'
import { loadPaymentForm } from '../payment-forms/load-payment-form.js'
import { oncePerDocument } from '../../adapters/browser/kit/once-per-document.js'
import { pageShop } from './page-shop.js'

/**
 * The payments of a page, shared by its checkouts and wallets: each provider is loaded and started once. The first
 * order that any part of the page reads names the shop's providers.
 */
export const pagePayments = oncePerDocument((context: PageContext) => {
  const { cart } = pageShop(context)
  const known = createStore<ShopSettings | null>(null)
  const learn = (shop: ShopSettings | undefined): void => {
    if (shop && known.getSnapshot() === null) known.set(shop)
  }
  const fromCart = (): void => learn(Object.values(cart.getSnapshot().readings)[0]?.shop)
  fromCart()
  cart.subscribe(fromCart)
  const forms = createPaymentForms({
    providers: async () => {
      await until(known, (shop) => shop !== null)
      return chooseProviders(
        publishedProviders(context.document),
        known.getSnapshot()?.paymentProviders ?? [],
      )
    },
    load: (provider) => loadPaymentForm(context, provider),
  })
  return { ...forms, learn }
})
