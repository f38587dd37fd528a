import type { SheetRequest, WalletSheet } from '../../../../core/ports/payments/wallet-sheet.port.js'
import { closestNode, findNode, findNodes, nodeSelector } from '../node-type.js'
import { setShown } from '../shown.js'
import { markWallets } from '../wallet-marks.js'

const OWN_BUTTONS = ['commerce-cart-apple-pay-button', 'commerce-cart-quick-checkout-button'] as const
const BUTTONS = OWN_BUTTONS.map(nodeSelector).join()

/** Every block of wallet buttons of a page: in its carts and its checkouts. */
export const walletBlocks = (document: Document): readonly HTMLElement[] =>
  findNodes(document, 'commerce-cart-quick-checkout-actions')

/** The checkout or cart that a block is in, which shows the block's errors. */
export const blockOwner = (
  block: HTMLElement,
): { readonly tag: 'checkout' | 'cart'; readonly element: HTMLElement } | null => {
  const checkout = closestNode(block, 'commerce-checkout-form-container')
  if (checkout) return { tag: 'checkout', element: checkout }
  const cart = closestNode(block, 'commerce-cart-wrapper')
  return cart && { tag: 'cart', element: cart }
}

/** Shows the one button that opens a sheet, or nothing of the block. */
export function showWalletButtons(block: HTMLElement, sheet: WalletSheet | null): void {
  markWallets(block, true)
  setShown(block, sheet !== null)
  setShown(findNode(block, OWN_BUTTONS[0]), sheet?.button === 'apple-pay')
  setShown(findNode(block, OWN_BUTTONS[1]), sheet?.button === 'any-wallet')
}

/** True if a sheet prepared for one order can be shown for another: only its amounts may differ. */
export const isSameSheet = (one: SheetRequest, other: SheetRequest): boolean =>
  one.country === other.country &&
  one.requiresShipping === other.requiresShipping &&
  one.contents.total.amount.currency === other.contents.total.amount.currency

/** Calls `press` with the block of a wallet button that is clicked, or pressed by Enter or Space. */
export function listenToWalletButtons(
  document: Document,
  press: (block: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const window = document.defaultView as Window
  const options = { capture: true, signal } as const
  const blockOf = ({ target }: Event): HTMLElement | null => {
    const button = (target as Element | null)?.closest?.(BUTTONS) ?? null
    return button && closestNode(button, 'commerce-cart-quick-checkout-actions')
  }
  const on = (type: 'click' | 'keydown' | 'keyup', react: (event: Event, block: HTMLElement) => void): void =>
    window.addEventListener(
      type,
      (event) => {
        const block = blockOf(event)
        if (block) react(event, block)
      },
      options,
    )
  on('click', (event, block) => {
    event.preventDefault()
    press(block)
  })
  on('keydown', (event, block) => {
    const { key, repeat } = event as KeyboardEvent
    if (key !== 'Enter' && key !== ' ') return
    // Otherwise Enter would also follow the link and Space would scroll the page.
    event.preventDefault()
    if (key === 'Enter' && !repeat) press(block)
  })
  on('keyup', (event, block) => {
    if ((event as KeyboardEvent).key !== ' ') return
    event.preventDefault()
    press(block)
  })
}
