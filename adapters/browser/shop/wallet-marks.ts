import { findNodes } from './node-type.js'
import { setShown } from './shown.js'

/** Says of a block of wallet buttons that whoever knows the wallets shows and hides it. */
const DRAWN = 'data-vitrine-wallets'

/** Takes a block over, or gives it back. */
export const markWallets = (block: HTMLElement, isDrawn: boolean): boolean =>
  block.toggleAttribute(DRAWN, isDrawn)

/** Hides what nobody has said of that a wallet can pay (reference/checkout#wallets): an export shows it. */
export function hideUndrawnWallets(scope: ParentNode): void {
  for (const block of findNodes(scope, 'commerce-cart-quick-checkout-actions'))
    if (!block.hasAttribute(DRAWN)) setShown(block, false)
}
