/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import {
  blockParts,
  nameQuantity,
  leadsToCheckout,
  hideDeadLink,
  showOffer,
} from '../../../../adapters/browser/shop/product/product-form.js'
import type { OfferView } from '../../../../core/catalog/index.js'
import { page, FORM, BLOCK } from './product-page.fixture.js'

afterEach(() => document.body.replaceChildren())

const offer = (parts: Partial<OfferView> = {}): OfferView => ({
  showsOutOfStock: false,
  showsAddToCart: true,
  buyNowLabel: 'buy',
  isAlreadyHeld: false,
  requiresSession: false,
  ...parts,
})

describe('offer of a form', () => {
  it('of a subscription is to subscribe, in the owner’s words, without an add-to-cart button', () => {
    const form = page(BLOCK)
    showOffer(form, offer({ showsAddToCart: false, buyNowLabel: 'subscribe' }))
    const { submit, buyNow } = blockParts(form)
    expect(submit?.classList.contains('w-dyn-hide')).toBe(true)
    expect(buyNow?.textContent).toBe('Join')
    showOffer(form, offer())
    expect([submit?.classList.contains('w-dyn-hide'), buyNow?.textContent]).toEqual([false, 'Buy now'])
  })

  it('of a membership that the member has is empty', () => {
    const form = page(BLOCK)
    showOffer(form, offer({ isAlreadyHeld: true }))
    const { submit, buyNow } = blockParts(form)
    expect(submit?.getAttribute('disabled')).toBe('true')
    expect(submit?.classList.contains('w--ecommerce-add-to-cart-disabled')).toBe(true)
    expect([
      buyNow?.hasAttribute('href'),
      buyNow?.getAttribute('aria-disabled'),
      buyNow?.getAttribute('role'),
    ]).toEqual([false, 'true', 'link'])
    expect(buyNow?.classList.contains('w--ecommerce-buy-now-disabled')).toBe(true)
  })

  it('of a membership that has ended is for sale again', () => {
    const form = page(BLOCK)
    showOffer(form, offer({ isAlreadyHeld: true }))
    showOffer(form, offer())
    const { submit, buyNow } = blockParts(form)
    expect([submit?.hasAttribute('disabled'), buyNow?.getAttribute('href')]).toEqual([false, '/checkout'])
    expect([buyNow?.hasAttribute('role'), buyNow?.hasAttribute('aria-disabled')]).toEqual([false, false])
  })

  it('of a product that is sold out is the block that says so', () => {
    const form = page(BLOCK)
    showOffer(form, offer({ showsOutOfStock: true }))
    expect([form.style.display, blockParts(form).outOfStock?.style.display]).toEqual(['none', ''])
    showOffer(form, offer())
    expect([form.style.display, blockParts(form).outOfStock?.style.display]).toEqual(['', 'none'])
  })
})

describe('the link to buy at once', () => {
  const MARKED = FORM.replace('href="/checkout"', 'href="/checkout" data-publishable-key="pk"')
  const STRIPE = '<script src="https://js.stripe.com/v3/"></script>'

  it.each([
    ['on a published page that marks it for checkout', MARKED, '', false, true, false],
    ['on an export, whose checkout depends on the back end', FORM, '', true, true, false],
    ['on a published page that brings Stripe, where it says why not', FORM, STRIPE, false, false, false],
    ['on a published page without either, where it could only refuse', FORM, '', false, false, true],
  ])('%s', (_, form, script, isExported, isOpen, isHidden) => {
    const shown = page(form + script)
    hideDeadLink(shown, isExported)
    expect(leadsToCheckout(shown, isExported)).toBe(isOpen)
    expect(blockParts(shown).buyNow?.classList.contains('w-dyn-hide')).toBe(isHidden)
  })
})

describe('the quantity of a form', () => {
  const FIELD = '<input id="q" name="commerce-add-to-cart-quantity-input">'

  it.each([
    ['', 'Quantity'],
    ['<label for="q">How many?</label>', null],
  ])('has a name: beside %j it is %j', (label, name) => {
    const form = page(`<form>${label}${FIELD}</form>`)
    nameQuantity(form)
    expect(form.querySelector('input')?.getAttribute('aria-label')).toBe(name)
  })
})
