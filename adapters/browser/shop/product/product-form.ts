import { canCheckOut, isBusy, problemOfAddToCart } from '../../../../core/cart/index.js'
import type { AddToCartState } from '../../../../core/cart/index.js'
import type { OfferView } from '../../../../core/catalog/index.js'
import { problemText } from '../../../../core/errors/index.js'
import { shopErrorAttribute } from '../../../../core/builder-markup/index.js'
import { findNode, findNodes } from '../node-type.js'
import { setAttribute, setShown, setText } from '../shown.js'
import { pageText, translated } from '../../kit/page-texts.js'
import { showWaiting, stopWaiting } from '../../kit/forms/waiting-label.js'

/**
 * The parts of an add-to-cart block: the form, its error and its out-of-stock block (reference/product#form).
 */
interface BlockParts {
  readonly form: HTMLFormElement
  readonly submit: HTMLElement | null
  readonly buyNow: HTMLElement | null
  readonly outOfStock: HTMLElement | null
  readonly error: HTMLElement | null
}

/** The parts of a form's add-to-cart block. */
export function blockParts(form: HTMLFormElement): BlockParts {
  const block = form.parentElement
  return {
    form,
    // The builder writes an input; a submit button works too.
    submit:
      findNode(form, 'commerce-add-to-cart-button') ??
      form.querySelector<HTMLElement>('input[type="submit"], button:not([type]), button[type="submit"]'),
    buyNow: findNode(form, 'commerce-buy-now-button'),
    outOfStock: block?.querySelector<HTMLElement>('.w-commerce-commerceaddtocartoutofstock') ?? null,
    error: block ? findNode(block, 'commerce-add-to-cart-error') : null,
  }
}

/**
 * Shows the offer: the form or the out-of-stock block, the buttons and their labels
 * (reference/product#at-load).
 */
export function showOffer(form: HTMLFormElement, offer: OfferView): void {
  const { submit, buyNow, outOfStock } = blockParts(form)
  setShown(outOfStock, offer.showsOutOfStock)
  setShown(form, !offer.showsOutOfStock)
  submit?.classList.toggle('w-dyn-hide', !offer.showsAddToCart)
  submit?.classList.toggle('w--ecommerce-add-to-cart-disabled', offer.isAlreadyHeld)
  setAttribute(submit, 'disabled', offer.isAlreadyHeld ? 'true' : null)
  if (!buyNow) return
  const isSubscription = offer.buyNowLabel === 'subscribe'
  setText(
    buyNow,
    isSubscription
      ? (buyNow.getAttribute('data-subscription-text') ?? pageText(form.ownerDocument, 'Subscribe now'))
      : (buyNow.getAttribute('data-default-text') ?? pageText(form.ownerDocument, 'Buy now')),
  )
  buyNow.classList.toggle('w--ecommerce-buy-now-disabled', offer.isAlreadyHeld)
  closeLink(buyNow, offer.isAlreadyHeld)
}

const openAddresses = new WeakMap<Element, string>()

/** Disables the link while the membership is held, and enables it otherwise, for example after a log-out. */
function closeLink(link: HTMLElement, isClosed: boolean): void {
  const address = link.getAttribute('href')
  if (isClosed && address !== null) openAddresses.set(link, address)
  const known = openAddresses.get(link)
  if (known === undefined && !isClosed) return
  setAttribute(link, 'href', isClosed ? null : (known ?? null))
  setAttribute(link, 'role', isClosed ? 'link' : null)
  setAttribute(link, 'aria-disabled', isClosed ? 'true' : null)
}

/** True if the link to buy at once leads to a checkout; exported pages carry no marker. */
export const leadsToCheckout = (form: HTMLFormElement, isExported: boolean): boolean =>
  canCheckOut({
    isExported,
    hasKey: blockParts(form).buyNow?.hasAttribute('data-publishable-key') === true,
  })

/**
 * Hides a link for buying at once that could only refuse: not marked for checkout, on a published page
 * without Stripe (reference/product#at-load, reference/checkout#stripe-elements).
 */
export function hideDeadLink(form: HTMLFormElement, isExported: boolean): void {
  const bringsStripe = form.ownerDocument.querySelector('script[src*="js.stripe.com"]') !== null
  if (!bringsStripe && !leadsToCheckout(form, isExported))
    blockParts(form).buyNow?.classList.add('w-dyn-hide')
}

/** The text of the busy button; if the owner left it empty, the button keeps its own. */
const loadingTextOf = (form: HTMLElement, submit: HTMLElement): string =>
  submit.getAttribute('data-loading-text') ??
  form.getAttribute('data-loading-text') ??
  pageText(form.ownerDocument, 'Adding to cart...')

/**
 * Shows the state of the form: busy with its loading text, a message, or ready
 * (reference/product#add-to-cart, reference/product#buy-now).
 */
export function showProgress(form: HTMLFormElement, state: AddToCartState): void {
  const { submit, buyNow } = blockParts(form)
  const busy = isBusy(state)
  setAttribute(form, 'data-wf-atc-loading', busy ? '' : null)
  setAttribute(submit, 'aria-busy', String(busy))
  setAttribute(buyNow, 'aria-busy', String(busy))
  if (submit && busy) showWaiting(submit, loadingTextOf(form, submit))
  else if (submit) stopWaiting(submit)
  showProblem(form, state)
}

function showProblem(form: HTMLFormElement, state: AddToCartState): void {
  const { error } = blockParts(form)
  if (!error) return
  if (state.tag !== 'failed') return setShown(error, false)
  const holder = findNodes(error, 'commerce-add-to-cart-error')[0] ?? error
  if (!error.getAttribute('aria-live')) error.setAttribute('aria-live', 'assertive')
  const problem = problemOfAddToCart(state.problem, state.buyNow)
  setShown(error, true)
  const text = problemText(problem, (name) => holder.getAttribute(shopErrorAttribute(name)))
  setText(holder, translated(form.ownerDocument, text))
}

const quantityField = (form: HTMLFormElement): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>('[name="commerce-add-to-cart-quantity-input"]')

/** The text in the quantity field; empty if the form has none. */
export const quantityText = (form: HTMLFormElement): string => quantityField(form)?.value ?? ''

/** Names the quantity field, whose label designers often omit (WCAG 4.1.2). */
export function nameQuantity(form: HTMLFormElement): void {
  const field = quantityField(form)
  const isNamed = !field || (field.labels?.length ?? 0) > 0 || field.matches(NAMED)
  if (!isNamed) field.setAttribute('aria-label', pageText(form.ownerDocument, 'Quantity'))
}

const NAMED = '[aria-label], [aria-labelledby], [title]'
