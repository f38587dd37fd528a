import { closestNode } from '../node-type.js'

const DEFAULT_LOADING_TEXT = 'Hang Tight...'

/**
 * Whether the page says that there is a checkout to go to. Exports never carry the marker, so there the link
 * itself is enough (contract/commerce 3.8).
 */
export const canCheckOut = (button: HTMLElement, isExported: boolean): boolean =>
  isExported ||
  button.hasAttribute('data-publishable-key') ||
  button.ownerDocument.querySelector('[data-wf-paypal-element]') !== null

/** What the button says until the next page is there. */
export const loadingTextOf = (button: HTMLElement): string =>
  button.getAttribute('data-loading-text')?.trim() || DEFAULT_LOADING_TEXT

/** The way to the checkout that was clicked; null where it was something else. */
export const hitCheckoutButton = (target: EventTarget | null): HTMLAnchorElement | null =>
  closestNode<HTMLAnchorElement>(target, 'cart-checkout-button')

/** A button of the quick checkout: a wallet of the browser or of the device. */
export const hitWallet = (target: EventTarget | null): HTMLElement | null =>
  closestNode(target, 'commerce-cart-quick-checkout-button') ??
  closestNode(target, 'commerce-cart-apple-pay-button')
