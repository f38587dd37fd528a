import { closestNode } from '../node-type.js'
import { exchangeLabel } from '../waiting-label.js'

const DEFAULT_LOADING_TEXT = 'Hang Tight...'

/** Gives each waiting button its own words back. */
const waiting = new WeakMap<HTMLElement, () => void>()

/**
 * Whether the page says that there is a checkout to go to. Exports never carry the marker, so there the link
 * itself is enough (contract/commerce 3.8).
 */
export const canCheckOut = (button: HTMLElement, isExported: boolean): boolean =>
  isExported ||
  button.hasAttribute('data-publishable-key') ||
  button.ownerDocument.querySelector('[data-wf-paypal-element]') !== null

/** The button says that it is working until the next page is there. */
export function showWaiting(button: HTMLElement): void {
  if (waiting.has(button)) return
  waiting.set(button, exchangeLabel(button, button.getAttribute('data-loading-text') ?? DEFAULT_LOADING_TEXT))
}

/**
 * Gives the button its own words back, as after a refusal or when the page comes back from the browser's
 * history.
 */
export function stopWaiting(button: HTMLElement): void {
  waiting.get(button)?.()
  waiting.delete(button)
}

/** The way to the checkout that was clicked; null where it was something else. */
export const hitCheckoutButton = (target: EventTarget | null): HTMLAnchorElement | null =>
  closestNode<HTMLAnchorElement>(target, 'cart-checkout-button')

/** A button of the quick checkout: a wallet of the browser or of the device. */
export const hitWallet = (target: EventTarget | null): HTMLElement | null =>
  closestNode(target, 'commerce-cart-quick-checkout-button') ??
  closestNode(target, 'commerce-cart-apple-pay-button')
