import { findNodes } from './node-type.js'
import { setShown } from './shown.js'

/** Marks a block of wallet buttons that is shown and hidden by the wallets' code. */
const DRAWN = 'data-vitrine-wallets'

/** Sets or removes the mark of a block. */
export const markWallets = (block: HTMLElement, isDrawn: boolean): boolean =>
  block.toggleAttribute(DRAWN, isDrawn)

/**
 * Hides wallet buttons without a mark, which exports show although no wallet is known to work
 * (reference/checkout#wallets).
 */
export function hideUndrawnWallets(scope: ParentNode): void {
  for (const block of findNodes(scope, 'commerce-cart-quick-checkout-actions'))
    if (!block.hasAttribute(DRAWN)) setShown(block, false)
}
