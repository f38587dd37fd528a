import type { PageContext } from '../../adapters/dom-kit/page-module.js'
import { findNode } from '../../adapters/dom-shop/node-type.js'
import type { CartService } from '../../core/cart/index.js'

interface WalletChunk {
  readonly wallets: (context: PageContext) => () => void
}

/** Beside this chunk: with the checkout, whose flow it runs. */
const loadWallets = async (): Promise<WalletChunk> =>
  (await import(new URL('./checkout.js', import.meta.url).href)) as WalletChunk

/**
 * Loads the wallets once the page has buttons for them and the cart could be paid with one: most visits of most
 * pages load nothing of it. Answers what ends them.
 */
export function followWallets(context: PageContext, cart: CartService): () => void {
  let isOver = false
  let stop: (() => void) | null = null
  const look = (): void => {
    const { phase, readings } = cart.getSnapshot()
    const mayPay = Object.values(readings).some(
      ({ order, shop }) => shop.quickCheckoutEnabled && order !== null && !order.flags.isFreeOrder,
    )
    if (phase !== 'ready' || !mayPay || context.mode() === 'design') return
    if (findNode(context.document, 'commerce-cart-quick-checkout-actions') === null) return
    unsubscribe()
    void loadWallets().then(
      ({ wallets }) => {
        if (!isOver) stop = wallets(context)
      },
      (error) => console.error('[vitrine] the wallets of this page could not be loaded', error),
    )
  }
  const unsubscribe = cart.subscribe(look)
  look()
  return () => {
    isOver = true
    unsubscribe()
    stop?.()
  }
}
