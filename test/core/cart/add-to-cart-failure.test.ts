import { expect, it } from '@jest/globals'
import { problemOfAddToCart } from '../../../core/cart/index.js'
import type { AddToCartProblem } from '../../../core/cart/index.js'
import { rejected } from '../checkout/checkout.fixture.js'

const failed = (code: string): AddToCartProblem => ({ tag: 'failed', failure: rejected(code) })
const refused = (refusal: Extract<AddToCartProblem, { tag: 'refused' }>['refusal']): AddToCartProblem => ({
  tag: 'refused',
  refusal,
})

it.each<[string, AddToCartProblem, string, string]>([
  ['an unknown code', failed('Unknown'), 'GENERAL_ERROR', 'BUY_NOW_ERROR'],
  ['a mix with a subscription', failed('MixedCartError'), 'MIXED_CART_ERROR', 'BUY_NOW_ERROR'],
  ['too few pieces in stock', failed('OutOfInventory'), 'QUANTITY_ERROR', 'QUANTITY_ERROR'],
  ['a wrong quantity', { tag: 'invalid-quantity' }, 'QUANTITY_ERROR', 'QUANTITY_ERROR'],
  ['open options', refused('options-open'), 'SELECT_ALL_OPTIONS', 'SELECT_ALL_OPTIONS'],
  [
    'a checkout that is off',
    refused('checkout-disabled'),
    'CHECKOUT_DISABLED_ERROR',
    'CHECKOUT_DISABLED_ERROR',
  ],
  ['no stock', refused('out-of-stock'), 'QUANTITY_ERROR', 'QUANTITY_ERROR'],
  ['a product sold by subscription only', refused('subscription-only'), 'GENERAL_ERROR', 'GENERAL_ERROR'],
])('%s has its own problem for "add to cart" and for "buy now"', (_name, problem, added, bought) => {
  expect(problemOfAddToCart(problem, false).key).toBe(added)
  expect(problemOfAddToCart(problem, true).key).toBe(bought)
})
