import { describe, expect, it } from '@jest/globals'
import {
  canAddToCart,
  canBuyNow,
  choose,
  defaultSku,
  initialSelection,
  isOutOfStock,
  offerView,
  productId,
  requiresSession,
  skuId,
} from '../../../core/catalog/index.js'
import type { Membership, Product, PurchaseRefusal, Selection, Shopper } from '../../../core/catalog/index.js'
import { product, sku, soldOut } from './catalogue.fixture.js'

const guest: Shopper = { hasSession: false, memberships: [] }
const user: Shopper = { hasSession: true, memberships: [] }
const membership = (changes: Partial<Membership> = {}): Membership => ({
  productId: productId('mug'),
  orderId: 'order',
  active: true,
  ...changes,
})
const member: Shopper = { hasSession: true, memberships: [membership()] }

const shirt = product({ size: ['s'] }, [sku('s', { size: 's' })])
const plan = product({}, [sku('monthly', {}, { billing: 'subscription' })])
const plans = product({ size: ['s'] }, [sku('s', { size: 's' }, { billing: 'subscription' })])
const club = product({}, [sku('club')], { type: 'Membership' })
const gone = product({}, [sku('gone', {}, soldOut)])
const empty = product({}, [], { defaultSkuId: null })
const mug = product({}, [sku('mug')])

const open = (which: Product): Selection => initialSelection(which, { preselectDefault: false })
const stale: Selection = { chosen: {}, skuId: skuId('gone') }

describe('adding to the cart', () => {
  it.each<[string, Product, Selection, Shopper, PurchaseRefusal]>([
    ['a product that is sold out', gone, open(gone), user, 'out-of-stock'],
    ['a product without SKUs', empty, open(empty), user, 'out-of-stock'],
    ['a membership that is held', club, open(club), member, 'already-held'],
    ['a product with open options', shirt, open(shirt), guest, 'options-open'],
    ['a subscription', plan, open(plan), user, 'subscription-only'],
    ['a membership without a session', club, open(club), guest, 'needs-session'],
    [
      'a SKU that sold out after it was chosen',
      product({}, [sku('gone', {}, soldOut), sku('other')]),
      stale,
      user,
      'out-of-stock',
    ],
  ])('refuses %s', (_case, which, selection, shopper, refusal) => {
    expect(canAddToCart(which, selection, shopper)).toEqual({ ok: false, failure: refusal })
  })

  it('takes what is chosen and in stock', () => {
    expect(canAddToCart(mug, open(mug), guest)).toEqual({ ok: true, value: mug.skus[0] })
    expect(canAddToCart(shirt, choose(shirt, open(shirt), 'size', 's'), guest)).toEqual({
      ok: true,
      value: shirt.skus[0],
    })
    expect(canAddToCart(club, open(club), user)).toEqual({ ok: true, value: club.skus[0] })
  })
})

describe('buying now', () => {
  it.each<[string, Product, Selection, Shopper, boolean, PurchaseRefusal]>([
    ['a product that is sold out', gone, open(gone), user, true, 'out-of-stock'],
    ['a membership that is held', club, open(club), member, true, 'already-held'],
    ['a subscription without a session', plan, open(plan), guest, true, 'needs-session'],
    ['a membership without a session', club, open(club), guest, false, 'needs-session'],
    ['an open choice of a subscription without a session', plans, open(plans), guest, true, 'needs-session'],
    ['anything while checkout is not enabled', shirt, open(shirt), guest, false, 'checkout-disabled'],
    ['a product with open options', shirt, open(shirt), guest, true, 'options-open'],
    [
      'a SKU that sold out after it was chosen',
      product({}, [sku('gone', {}, soldOut), sku('other')]),
      stale,
      user,
      true,
      'out-of-stock',
    ],
  ])('refuses %s', (_case, which, selection, shopper, enabled, refusal) => {
    expect(canBuyNow(which, selection, shopper, enabled)).toEqual({ ok: false, failure: refusal })
  })

  it('takes what is chosen, subscriptions of a logged-in user included', () => {
    expect(canBuyNow(mug, open(mug), guest, true)).toEqual({ ok: true, value: mug.skus[0] })
    expect(canBuyNow(plan, open(plan), user, true)).toEqual({ ok: true, value: plan.skus[0] })
  })
})

describe('state of the product form', () => {
  const usual = {
    showsOutOfStock: false,
    showsAddToCart: true,
    buyNowLabel: 'buy',
    isAlreadyHeld: false,
    requiresSession: false,
  }

  it.each<[string, Product, Shopper, object]>([
    ['both buttons for a usual product', mug, guest, {}],
    ['the out-of-stock block when nothing is left', gone, guest, { showsOutOfStock: true }],
    [
      'only "subscribe" for a subscription',
      plan,
      guest,
      { showsAddToCart: false, buyNowLabel: 'subscribe', requiresSession: true },
    ],
    ['that a membership needs a session', club, guest, { requiresSession: true }],
    ['that a membership is held', club, member, { isAlreadyHeld: true, requiresSession: true }],
    ['nothing special for a product without SKUs', empty, guest, { showsOutOfStock: true }],
  ])('is %s', (_case, which, shopper, changes) => {
    expect(offerView(which, open(which), shopper)).toEqual({ ...usual, ...changes })
  })

  it('follows the chosen SKU, and the default one while a choice is open', () => {
    const mixed = product({ term: ['once', 'monthly'] }, [
      sku('once', { term: 'once' }),
      sku('monthly', { term: 'monthly' }, { billing: 'subscription' }),
    ])
    expect(offerView(mixed, open(mixed), guest).buyNowLabel).toBe('buy')
    expect(offerView(mixed, choose(mixed, open(mixed), 'term', 'monthly'), guest).buyNowLabel).toBe(
      'subscribe',
    )
    expect(offerView({ ...mixed, defaultSkuId: skuId('monthly') }, open(mixed), guest).buyNowLabel).toBe(
      'subscribe',
    )
  })

  it('ignores memberships that have ended or are of another product', () => {
    const former = {
      hasSession: true,
      memberships: [membership({ active: false }), membership({ productId: productId('hat') })],
    }
    expect(offerView(club, open(club), former).isAlreadyHeld).toBe(false)
  })
})

describe('a product form', () => {
  it('reports a product out of stock when no choosable SKU is left', () => {
    expect([isOutOfStock(gone), isOutOfStock(mug), isOutOfStock(empty)]).toEqual([true, false, true])
  })

  it('represents a product by its default SKU, else by its first', () => {
    const two = product({}, [sku('a'), sku('b')])
    expect(defaultSku({ ...two, defaultSkuId: skuId('b') })?.id).toBe('b')
    expect(defaultSku({ ...two, defaultSkuId: null })?.id).toBe('a')
    expect(defaultSku(empty)).toBeNull()
  })

  it('needs a session for subscriptions and memberships only', () => {
    expect(requiresSession(mug, null)).toBe(false)
    expect(requiresSession(club, null)).toBe(true)
    expect(requiresSession(plan, defaultSku(plan))).toBe(true)
  })
})
