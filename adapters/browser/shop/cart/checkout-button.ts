import { canCheckOut } from '../../../../core/cart/index.js'
import { pageText } from '../../kit/page-texts.js'
import { closestNode } from '../node-type.js'

/** True if the cart's link leads to a checkout; exported pages carry no marker. */
export const leadsToCheckout = (button: HTMLElement, isExported: boolean): boolean =>
  canCheckOut({
    isExported,
    hasKey: button.hasAttribute('data-publishable-key'),
    hasPayPal: button.ownerDocument.querySelector('[data-wf-paypal-element]') !== null,
  })

/** The text of the button until the next page is there. */
export const loadingTextOf = (button: HTMLElement): string =>
  button.getAttribute('data-loading-text')?.trim() || pageText(button.ownerDocument, 'Hang Tight...')

/** The clicked link to the checkout; null: another element. */
export const hitCheckoutButton = (target: EventTarget | null): HTMLAnchorElement | null =>
  closestNode<HTMLAnchorElement>(target, 'cart-checkout-button')

/** A button of the quick checkout: a wallet of the browser or of the device. */
export const hitWallet = (target: EventTarget | null): HTMLElement | null =>
  closestNode(target, 'commerce-cart-quick-checkout-button') ??
  closestNode(target, 'commerce-cart-apple-pay-button')
