import type { AddToCartState } from '../../../../core/cart/index.js'
import { findNodes } from '../node-type.js'

/**
 * Tells page code about an added item, and opens the carts that open on additions
 * (reference/product#add-to-cart).
 */
export function announceAdded(
  { CustomEvent, document }: Window & typeof globalThis,
  form: HTMLFormElement,
  { addition, change }: Extract<AddToCartState, { readonly tag: 'added' }>,
): void {
  const detail = { skuId: addition.skuId, count: addition.count, itemCount: change.itemCount }
  form.dispatchEvent(new CustomEvent('vitrine:cart-add', { bubbles: true, detail }))
  for (const wrapper of findNodes(document, 'commerce-cart-wrapper')) {
    if (!wrapper.hasAttribute('data-open-product')) continue
    wrapper.dispatchEvent(new CustomEvent('wf-change-cart-state', { bubbles: true, detail: { open: true } }))
  }
}
