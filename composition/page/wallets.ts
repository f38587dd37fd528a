import { startWallets } from '../../adapters/browser/shop/wallets/index.js'
import type { PageContext } from '../../adapters/browser/kit/page-module.js'
import { createQuickCheckoutService, sheetRequestOf } from '../../core/checkout/index.js'
import { pagePayments } from './page-payments.js'
import { pageShop } from './page-shop.js'

/** Starts the wallet buttons of a page, which follow its cart; returns the function that stops them. */
export function startPageWallets(context: PageContext): () => void {
  const { runtime, cart, announcer } = pageShop(context)
  const { commerce, navigator, random, storage } = runtime
  const payments = pagePayments(context)
  const wallets = startWallets({
    context,
    wallets: payments.wallets,
    say: announcer.say,
    quickCheckout: (tell) =>
      createQuickCheckoutService({
        commerce,
        navigator,
        random,
        storage,
        payments,
        tell,
        onOrderChanged: () => void cart.invalidate(),
      }),
  })
  const show = (): void => {
    const { phase, readings } = cart.getSnapshot()
    const [reading] = Object.values(readings)
    if (phase === 'ready' && reading) wallets.show(sheetRequestOf(reading.order, reading.shop))
  }
  const unsubscribe = cart.subscribe(show)
  show()
  return () => {
    unsubscribe()
    wallets.dispose()
  }
}
