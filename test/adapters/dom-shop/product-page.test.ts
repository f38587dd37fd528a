/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import {
  blockParts,
  nameQuantity,
  leadsToCheckout,
  hideDeadLink,
  showOffer,
  showProgress,
} from '../../../adapters/dom-shop/product/product-form.js'
import { productSource } from '../../../adapters/dom-shop/product/product-source.js'
import { createProductCache } from '../../../adapters/dom-shop/product/product-cache.js'
import { ADD_TO_CART_IDLE } from '../../../core/cart/index.js'
import type { AddToCartState } from '../../../core/cart/index.js'
import { productId, skuId } from '../../../core/catalog/index.js'
import type { OfferView } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import type { ProductReading } from '../../../core/ports/commerce-gateway.port.js'
import { err, ok } from '../../../core/shared/index.js'
import { rejected } from '../../core/checkout/checkout.fixture.js'
import { LOST } from '../../core/cart/fake-shop.js'

const page = (html: string): HTMLFormElement => {
  document.body.innerHTML = html
  return document.querySelector('form') as HTMLFormElement
}

const FORM =
  '<form data-node-type="commerce-add-to-cart-form" data-loading-text="Form waits">' +
  '<input type="submit" data-node-type="commerce-add-to-cart-button" value="Add">' +
  '<a data-node-type="commerce-buy-now-button" href="/checkout" data-subscription-text="Join">Buy' +
  '</a></form>'

const BLOCK =
  `<div>${FORM}<div style="display:none" class="w-commerce-commerceaddtocartoutofstock">Sold out` +
  '</div><div style="display:none" data-node-type="commerce-add-to-cart-error" class="outer">' +
  '<div data-node-type="commerce-add-to-cart-error" class="inner" ' +
  'data-w-add-to-cart-quantity-error="Too many">?</div></div></div>'

afterEach(() => document.body.replaceChildren())

const offer = (parts: Partial<OfferView> = {}): OfferView => ({
  showsOutOfStock: false,
  showsAddToCart: true,
  buyNowLabel: 'buy',
  isAlreadyHeld: false,
  requiresSession: false,
  ...parts,
})

describe('what a form offers', () => {
  it('of a subscription is to subscribe, in the owner’s words, and nothing for the cart', () => {
    const form = page(BLOCK)
    showOffer(form, offer({ showsAddToCart: false, buyNowLabel: 'subscribe' }))
    const { submit, buyNow } = blockParts(form)
    expect(submit?.classList.contains('w-dyn-hide')).toBe(true)
    expect(buyNow?.textContent).toBe('Join')
    showOffer(form, offer())
    expect([submit?.classList.contains('w-dyn-hide'), buyNow?.textContent]).toEqual([false, 'Buy now'])
  })

  it('of a membership somebody holds is nothing more', () => {
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

  it('of a membership somebody does not hold any more is for sale again', () => {
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
    ['on an export, whose checkout is whatever back end comes', FORM, '', true, true, false],
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
  ])('has a name, beside %j that of the field is %j', (label, name) => {
    const form = page(`<form>${label}${FIELD}</form>`)
    nameQuantity(form)
    expect(form.querySelector('input')?.getAttribute('aria-label')).toBe(name)
  })
})

describe('where a form stands', () => {
  const attempt = { skuId: skuId('mug'), count: 1, buyNow: false, key: 'k' }
  const failed = (problem: AddToCartState & { tag: 'failed' }): string => {
    const form = page(BLOCK)
    showProgress(form, problem)
    expect(document.querySelector<HTMLElement>('.outer')?.style.display).toBe('')
    return document.querySelector('.inner')?.textContent ?? ''
  }

  it.each(['', ' data-loading-text', ' data-loading-text=" "'])(
    'leaves a button without a loading text (%j) its own words while it is busy',
    (attribute) => {
      const form = page(`<form${attribute}><input type="submit" value="Add"></form>`)
      const button = blockParts(form).submit as HTMLInputElement
      showProgress(form, { tag: 'adding', attempt })
      expect([button.value, button.getAttribute('aria-busy')]).toEqual(['Add', 'true'])
      showProgress(form, ADD_TO_CART_IDLE)
      expect(button.value).toBe('Add')
    },
  )

  it('is shown on the form and its button while it is busy, and taken back', () => {
    const form = page(BLOCK)
    const button = blockParts(form).submit as HTMLInputElement
    showProgress(form, { tag: 'adding', attempt })
    showProgress(form, {
      tag: 'showing',
      attempt,
      change: { itemId: 'l', itemCount: 1, itemPrice: money(1, 'USD') },
    })
    expect([
      form.hasAttribute('data-wf-atc-loading'),
      button.value,
      button.getAttribute('aria-busy'),
    ]).toEqual([true, 'Form waits', 'true'])
    showProgress(form, { tag: 'idle', lost: [] })
    expect([form.hasAttribute('data-wf-atc-loading'), button.value]).toEqual([false, 'Add'])
  })

  it('leaves the picture on a button in its place while the words are others', () => {
    const form = page(
      BLOCK.replace(
        /<input[^>]*>/,
        '<button data-node-type="commerce-add-to-cart-button"><img alt=""> <b>Add</b></button>',
      ),
    )
    const button = blockParts(form).submit
    const own = [...(button?.children ?? [])]
    showProgress(form, { tag: 'adding', attempt })
    expect(button?.textContent?.trim()).toBe('Form waits')
    showProgress(form, { tag: 'idle', lost: [] })
    expect(button?.textContent?.trim()).toBe('Add')
    expect([...(button?.children ?? [])]).toEqual(own)
    expect(own).toHaveLength(2)
  })

  it.each<[string, AddToCartState & { tag: 'failed' }, string]>([
    [
      'too few pieces left',
      {
        tag: 'failed',
        buyNow: false,
        problem: { tag: 'failed', failure: rejected('OutOfInventory') },
        lost: [],
      },
      'Too many',
    ],
    [
      'a cart that takes nothing else',
      {
        tag: 'failed',
        buyNow: false,
        problem: { tag: 'failed', failure: rejected('MixedCartError') },
        lost: [],
      },
      "You can't purchase another product with a subscription.",
    ],
    [
      'a lost answer',
      { tag: 'failed', buyNow: false, problem: { tag: 'failed', failure: LOST }, lost: [attempt] },
      'Something went wrong when adding this item to the cart.',
    ],
    [
      'buy now',
      { tag: 'failed', buyNow: true, problem: { tag: 'failed', failure: LOST }, lost: [] },
      'Something went wrong when trying to purchase this item.',
    ],
    [
      'open options',
      { tag: 'failed', buyNow: false, problem: { tag: 'refused', refusal: 'options-open' }, lost: [] },
      'Please select an option in each set.',
    ],
    [
      'no checkout',
      { tag: 'failed', buyNow: true, problem: { tag: 'refused', refusal: 'checkout-disabled' }, lost: [] },
      'Checkout is disabled on this site.',
    ],
    [
      'a wrong quantity',
      { tag: 'failed', buyNow: false, problem: { tag: 'invalid-quantity' }, lost: [] },
      'Too many',
    ],
  ])('with %s is said in the owner’s words, else in plain ones', (_name, state, text) => {
    expect(failed(state)).toBe(text)
  })
})

describe('the product of a form', () => {
  const source = (html: string, path: string) => productSource(page(html), path)

  it.each<[string, string, string, unknown]>([
    [
      'the id it states',
      FORM.replace('<form', '<form data-commerce-product-id="p1"'),
      '/product/mug',
      { id: 'p1' },
    ],
    [
      'the slug its owner states',
      `<div data-vitrine-product="tin">${FORM}</div>`,
      '/product/mug',
      { slug: 'tin' },
    ],
    ['that of the address', FORM, '/product/mug?ref=1', { slug: 'mug' }],
    ['that of an encoded address', FORM, '/shop/product/gr%C3%BCn/', { slug: 'grün' }],
    [
      'that of the address where an export kept the attribute for its id',
      FORM.replace('<form', '<form data-commerce-product-id=""'),
      '/product/mug',
      { slug: 'mug' },
    ],
    [
      'the one that the links of its entry lead to',
      `<div class="w-dyn-item"><a href="../product/tin.html">Tin</a><a href="/about">?</a>${FORM}</div>`,
      '/product/mug',
      { slug: 'tin' },
    ],
    [
      'unknown where the links of its entry lead to several',
      `<div class="w-dyn-item"><a href="/product/tin">1</a><a href="/product/cup">2</a>${FORM}</div>`,
      '/about',
      null,
    ],
    ['unknown elsewhere', FORM, '/about', null],
    [
      'that of the address in the only entry of a list',
      `<div class="w-dyn-item">${FORM}</div>`,
      '/product/mug',
      { slug: 'mug' },
    ],
    [
      'unknown in a list beside the product',
      `<div class="w-dyn-item">${FORM}</div><main>${FORM}</main>`,
      '/product/mug',
      null,
    ],
  ])('is %s', (_name, html, path, expected) => {
    expect(source(html, path)).toEqual(expected)
  })
})

describe('what a quick shopper chooses before the product is there', () => {
  it('is chosen once it is', async () => {
    const reading = {
      product: {
        id: productId('mug'),
        optionSets: [],
        defaultSkuId: null,
        skus: ['blue', 'red'].map((colour) => ({
          id: skuId(colour),
          optionValues: { colour },
          inventory: { type: 'infinite' },
        })),
      },
      memberships: [],
    } as unknown as ProductReading
    const cache = createProductCache({ readProduct: () => Promise.resolve(ok(reading)) })
    const product = cache.take(
      { id: productId('mug') },
      { preselectDefault: true, defaultSkuId: skuId('blue') },
    )
    product.choose('colour', 'red')
    await product.read()
    expect(product.getSnapshot()).toMatchObject({ tag: 'ready', choices: 1, selection: { skuId: 'red' } })
  })

  it('is preselected where any form of the product asks for it', async () => {
    const product = {
      id: productId('mug'),
      optionSets: [],
      defaultSkuId: skuId('blue'),
      skus: [{ id: skuId('blue'), optionValues: { colour: 'blue' }, inventory: { type: 'infinite' } }],
    }
    const reading = { product, memberships: [] } as unknown as ProductReading
    const asked: unknown[] = []
    const cache = createProductCache({
      readProduct: (source) => {
        asked.push(source)
        return Promise.resolve(ok(reading))
      },
    })
    const source = { id: productId('mug') }
    const button = cache.take(source, { preselectDefault: false, defaultSkuId: null })
    const options = cache.take(source, { preselectDefault: true, defaultSkuId: null })
    await Promise.resolve()
    await Promise.resolve()
    expect(options).toBe(button)
    expect(button.getSnapshot()).toMatchObject({ tag: 'ready', selection: { skuId: 'blue' } })
    expect(asked).toEqual([source])
  })

  it('stays as the newest question was answered when an older answer comes late', async () => {
    const answers: ((name: string) => void)[] = []
    const cache = createProductCache({
      readProduct: () =>
        new Promise((resolve) => {
          answers.push((name) => {
            const product = { id: 'mug', name, optionSets: [], skus: [] }
            resolve(ok({ product, memberships: [] } as unknown as ProductReading))
          })
        }),
    })
    const product = cache.take({ id: productId('mug') }, { preselectDefault: false, defaultSkuId: null })
    const again = product.read()
    answers[1]?.('newer')
    await again
    answers[0]?.('older')
    await Promise.resolve()
    await Promise.resolve()
    expect(product.getSnapshot()).toMatchObject({ reading: { product: { name: 'newer' } } })
  })

  it('may be tried again when the product could not be read', async () => {
    const answers = [
      err(LOST),
      ok({ product: { id: 'mug', optionSets: [], skus: [] }, memberships: [] } as never),
    ]
    const cache = createProductCache({ readProduct: () => Promise.resolve(answers.shift() as never) })
    const product = cache.take({ id: productId('mug') }, { preselectDefault: false, defaultSkuId: null })
    await Promise.resolve()
    await Promise.resolve()
    expect(product.getSnapshot().tag).toBe('failed')
    await product.read()
    expect(product.getSnapshot().tag).toBe('ready')
  })
})
