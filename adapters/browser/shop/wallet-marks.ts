import { findNodes } from './node-type.js'
import { setShown } from './shown.js'

/** Marks a block of wallet buttons that the code for wallets shows and hides. */
const DRAWN = 'data-vitrine-wallets'

/** Takes a block over, or gives it back. */
export const markWallets = (block: HTMLElement, isDrawn: boolean): boolean =>
  block.toggleAttribute(DRAWN, isDrawn)

/**
 * Hides wallet buttons without a mark, since no wallet is known to work (reference/checkout#wallets): an
 * export shows them.
 */
export function hideUndrawnWallets(scope: ParentNode): void {
  for (const block of findNodes(scope, 'commerce-cart-quick-checkout-actions'))
    if (!block.hasAttribute(DRAWN)) setShown(block, false)
}
