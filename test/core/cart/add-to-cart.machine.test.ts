import { describe, expect, it } from '@jest/globals'
import { ADD_TO_CART_IDLE, addToCartTransition, isBusy } from '../../../core/cart/index.js'
import type { Addition, AddToCartState, AddToCartRequest } from '../../../core/cart/index.js'
import { skuId } from '../../../core/catalog/index.js'
import type { PurchaseRefusal } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import { err, ok } from '../../../core/shared/index.js'
import { rejected } from '../checkout/checkout.fixture.js'
import { LOST } from './fake-shop.js'

const MUG = skuId('mug-blue')

const request = (parts: Partial<AddToCartRequest> = {}): AddToCartRequest => ({
  purchase: ok(MUG),
  count: 2,
  buyNow: false,
  isSecure: true,
  path: '/product/mug',
  checkoutUrl: '/checkout',
  key: 'fresh',
  ...parts,
})

const submit = (state: AddToCartState, parts: Partial<AddToCartRequest> = {}) =>
  addToCartTransition(state, { tag: 'submitted', request: request(parts) })

const addition: Addition = { skuId: MUG, count: 2, buyNow: false, key: 'fresh' }
const change = { itemId: 'line', itemCount: 2, itemPrice: money(1250, 'USD') }

describe('the add-to-cart flow', () => {
  it('sends a purchase under its key and is busy until the cart is shown', () => {
    const [adding, sent] = submit(ADD_TO_CART_IDLE)
    expect([adding.tag, isBusy(adding)]).toEqual(['adding', true])
    expect(sent).toEqual([{ tag: 'add', addition, checkoutUrl: '/checkout' }])
    const [showing, shown] = addToCartTransition(adding, {
      tag: 'answered',
      result: ok(change),
      checkoutUrl: '',
    })
    expect(isBusy(showing)).toBe(true)
    expect(shown).toEqual([{ tag: 'track', addition, change }, { tag: 'show-cart' }])
    const [added] = addToCartTransition(showing, { tag: 'cart-shown' })
    expect([added.tag, isBusy(added)]).toEqual(['added', false])
  })

  it('goes to the checkout after buy now and stays busy on the way', () => {
    const [adding] = submit(ADD_TO_CART_IDLE, { buyNow: true })
    const [leaving, effects] = addToCartTransition(adding, {
      tag: 'answered',
      result: ok(change),
      checkoutUrl: '/checkout',
    })
    expect([leaving.tag, isBusy(leaving)]).toEqual(['leaving', true])
    expect(effects).toContainEqual({ tag: 'open-checkout', address: '/checkout' })
  })

  it.each<[string, AddToCartState]>([
    ['adding', { tag: 'adding', addition }],
    ['showing', { tag: 'showing', addition, change }],
    ['leaving', { tag: 'leaving' }],
  ])('ignores a second submit while %s', (_name, state) => {
    expect(submit(state)).toEqual([state, []])
  })

  it.each<[PurchaseRefusal, boolean]>([
    ['options-open', false],
    ['out-of-stock', false],
    ['checkout-disabled', true],
    ['subscription-only', false],
  ])('refuses %s with a message and without a request', (refusal, buyNow) => {
    const [state, effects] = submit(ADD_TO_CART_IDLE, { purchase: err(refusal), buyNow })
    expect(state).toEqual({ tag: 'failed', buyNow, problem: { tag: 'refused', refusal }, lost: [] })
    expect(effects).toEqual([])
  })

  it('leads a visitor without a session to the sign-up, with the address to return to', () => {
    const [state, effects] = submit(ADD_TO_CART_IDLE, {
      purchase: err('needs-session'),
      path: '/product/a b',
    })
    expect(state.tag).toBe('leaving')
    expect(effects).toEqual([{ tag: 'go', url: '/sign-up?usredir=%2Fproduct%2Fa%20b' }])
  })

  it('ignores a membership that the member already has', () => {
    expect(submit(ADD_TO_CART_IDLE, { purchase: err('already-held') })).toEqual([ADD_TO_CART_IDLE, []])
  })

  it.each([false, true])('warns on an unsecured connection before anything else (buy now: %s)', (buyNow) => {
    const [state, effects] = submit(ADD_TO_CART_IDLE, {
      isSecure: false,
      buyNow,
      purchase: err('options-open'),
    })
    expect(isBusy(state)).toBe(false)
    expect(effects).toEqual([{ tag: 'warn-insecure', buyNow }])
  })

  it('refuses a quantity that is no number', () => {
    expect(submit(ADD_TO_CART_IDLE, { count: null })[0]).toMatchObject({
      problem: { tag: 'invalid-quantity' },
    })
  })
})

describe('a lost answer', () => {
  const lostState = (): AddToCartState => {
    const [adding] = submit(ADD_TO_CART_IDLE)
    return addToCartTransition(adding, { tag: 'answered', result: err(LOST), checkoutUrl: '' })[0]
  }

  it('keeps the key for the same purchase', () => {
    const [again, effects] = submit(lostState(), { key: 'another' })
    expect(again).toMatchObject({ tag: 'adding', addition: { key: 'fresh' } })
    expect(effects).toMatchObject([{ addition: { key: 'fresh' } }])
  })

  it.each<[string, Partial<AddToCartRequest>]>([
    ['SKU', { purchase: ok(skuId('mug-red')) }],
    ['count', { count: 3 }],
    ['way of buying', { buyNow: true }],
  ])('takes a new key for another %s', (_name, parts) => {
    expect(submit(lostState(), { key: 'another', ...parts })[0]).toMatchObject({
      addition: { key: 'another' },
    })
  })

  it('keeps the key while the shopper changes their choice and comes back', () => {
    const [idle] = addToCartTransition(lostState(), { tag: 'choice-changed' })
    expect(idle.tag).toBe('idle')
    expect(submit(idle, { key: 'another' })[0]).toMatchObject({ addition: { key: 'fresh' } })
  })

  it('is dropped after a refusal, since nothing was added', () => {
    const [adding] = submit(ADD_TO_CART_IDLE)
    const failure = rejected('OutOfInventory')
    const [failed] = addToCartTransition(adding, { tag: 'answered', result: err(failure), checkoutUrl: '' })
    expect(failed).toEqual({ tag: 'failed', buyNow: false, problem: { tag: 'failed', failure }, lost: [] })
  })
})

describe('the flow during other events on the page', () => {
  it('removes a message after another choice', () => {
    const [failed] = submit(ADD_TO_CART_IDLE, { purchase: err('options-open') })
    expect(addToCartTransition(failed, { tag: 'choice-changed' })[0].tag).toBe('idle')
  })

  it('is ready again when the page comes back from the history', () => {
    expect(addToCartTransition({ tag: 'leaving' }, { tag: 'returned' })).toEqual([ADD_TO_CART_IDLE, []])
  })

  it('reports that the product of the form is unknown', () => {
    const [state] = addToCartTransition(ADD_TO_CART_IDLE, {
      tag: 'product-unknown',
      buyNow: true,
      failure: LOST,
    })
    expect(state).toMatchObject({ tag: 'failed', buyNow: true, problem: { failure: LOST } })
  })

  it('ignores answers that are not awaited', () => {
    const late = { tag: 'answered', result: ok(change), checkoutUrl: '' } as const
    expect(addToCartTransition(ADD_TO_CART_IDLE, late)).toEqual([ADD_TO_CART_IDLE, []])
    expect(addToCartTransition(ADD_TO_CART_IDLE, { tag: 'cart-shown' })).toEqual([ADD_TO_CART_IDLE, []])
  })
})
