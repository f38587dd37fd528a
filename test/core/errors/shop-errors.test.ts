import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { shopErrorAttribute } from '../../../core/builder-markup/index.js'
import {
  ADD_TO_CART_PROBLEMS,
  addToCartFacts,
  addToCartProblem,
  buyNowProblem,
  CART_PROBLEMS,
  cartFacts,
  cartProblem,
  cartQuantityProblem,
  CHECKOUT_CODES,
  CHECKOUT_PROBLEMS,
  checkoutProblem,
  needsRefresh,
  parseServerError,
  problemText,
  quickCheckoutOutcome,
} from '../../../core/errors/index.js'

const error = (code: string | null, rest: object = {}) => parseServerError({ code, ...rest })

describe('checkout errors', () => {
  it.each([
    ['OrderExtrasChanged', 'extras', 'refresh'],
    ['PriceChanged', 'pricing', 'refresh'],
    ['PaymentDeclined', 'billing', 'edit'],
    ['NeedShippingAddress', 'shipping', 'edit'],
    ['InvalidShippingAddress', 'shipping', 'edit'],
    ['NeedShippingMethod', 'shipping', 'edit'],
    ['SessionRequired', 'session', 'none'],
    ['NeedPaymentMethod', 'payment', 'retry'],
    ['PaymentUnavailable', 'payment', 'retry'],
    ['ItemNotFound', 'product', 'refresh'],
    ['OutOfInventory', 'quantity', 'edit'],
    ['InvalidDiscount', 'invalid-discount', 'edit'],
    ['DiscountInvalid', 'invalid-discount', 'edit'],
    ['DiscountDoesNotExist', 'invalid-discount', 'edit'],
    ['DiscountExpired', 'expired-discount', 'edit'],
    ['DiscountUsageReached', 'usage-reached-discount', 'edit'],
    ['DiscountRequirementsNotMet', 'requirements-not-met', 'edit'],
    ['SubscriptionSetupFailed', 'subscription', 'edit'],
    ['SubscriptionsNotSupported', 'subscription', 'edit'],
    ['UsysUnverifiedEmail', 'unverified', 'none'],
    ['ShopReadOnly', 'unavailable', 'retry'],
    ['TooManyRequests', 'too-many', 'retry'],
    ['NeedConfirmation', 'confirmation', 'edit'],
    ['OrderTotalRange', 'info', 'retry'],
    ['MadeUpYesterday', 'info', 'retry'],
    ['toString', 'info', 'retry'],
    [null, 'info', 'retry'],
  ])('%s is %s, with the recovery %s', (code, category, recovery) => {
    const problem = checkoutProblem(error(code))
    expect([problem.category, problem.recovery, problem.asksFor]).toEqual([category, recovery, []])
    expect(needsRefresh(problem)).toBe(recovery === 'refresh')
  })

  it('name the minimum when the total is too small', () => {
    expect(checkoutProblem(error('OrderTotalRange', { message: 'Order is too small' })).category).toBe(
      'minimum',
    )
    expect(checkoutProblem(error('OrderTotalRange', { message: 'Order is too large' })).category).toBe('info')
  })

  it('include no code outside this table', () => {
    expect(Object.keys(CHECKOUT_CODES)).toHaveLength(23)
  })

  it('show the message of a validation error, else the usual text', () => {
    const typed = checkoutProblem(
      error(null, { type: 'validation_error', message: 'Your card number is incomplete.' }),
    )
    expect(problemText(typed, () => 'owner')).toBe('Your card number is incomplete.')
    expect(typed).toMatchObject({ category: 'validation', recovery: 'edit', asksFor: [] })
    expect(checkoutProblem(error('PriceChanged', { type: 'validation_error' })).category).toBe('pricing')
  })

  it('ask for a missing state, and for the boxes that are not ticked', () => {
    const problems = [{ type: 'MISSING_STATE' }]
    expect(checkoutProblem(error('InvalidShippingAddress', { problems })).asksFor).toEqual(['address_state'])
    expect(
      checkoutProblem(error('InvalidShippingAddress', { problems: [{ type: 'OTHER' }] })).asksFor,
    ).toEqual([])
    expect(checkoutProblem(error('NeedShippingAddress', { problems })).asksFor).toEqual([])
    const boxes = [{ type: 'I am 18 or older' }]
    expect(checkoutProblem(error('NeedConfirmation', { problems: boxes }))).toMatchObject({
      category: 'confirmation',
      recovery: 'edit',
      asksFor: ['I am 18 or older'],
    })
  })

  it.each([
    ['info', 'INFO_ERROR', 'data-w-info-error'],
    ['shipping', 'SHIPPING_ERROR', 'data-w-shipping-error'],
    ['extras', 'ORDER_EXTRAS_ERROR', 'data-w-extras-error'],
    ['pricing', 'PRICING_ERROR', 'data-w-pricing-error'],
    ['product', 'PRODUCT_ERROR', 'data-w-product-error'],
    ['quantity', 'QUANTITY_ERROR', 'data-w-quantity-error'],
    ['payment', 'PAYMENT_ERROR', 'data-w-payment-error'],
    ['billing', 'BILLING_ERROR', 'data-w-billing-error'],
    ['minimum', 'ORDER_MINIMUM_ERROR', 'data-w-minimum-error'],
    ['invalid-discount', 'INVALID_DISCOUNT_ERROR', 'data-w-invalid-discount-error'],
    ['expired-discount', 'EXPIRED_DISCOUNT_ERROR', 'data-w-expired-discount-error'],
    ['usage-reached-discount', 'USAGE_REACHED_DISCOUNT_ERROR', 'data-w-usage-reached-discount-error'],
    ['requirements-not-met', 'REQUIREMENTS_NOT_MET_DISCOUNT_ERROR', 'data-w-requirements-not-met-error'],
  ] as const)('%s has the text %s under %s', (category, key, attribute) => {
    const problem = CHECKOUT_PROBLEMS[category]
    expect([problem.key, problem.names.map(shopErrorAttribute)]).toEqual([key, [attribute]])
  })
})

describe('add-to-cart and buy-now errors', () => {
  it.each([
    ['OutOfInventory', 'quantity', 'quantity'],
    ['MixedCartError', 'mixed-cart', 'buy-now'],
    ['ShopReadOnly', 'unavailable', 'unavailable'],
    ['ItemNotFound', 'general', 'buy-now'],
    [null, 'general', 'buy-now'],
  ])('%s is %s in the cart and %s when bought at once', (code, added, bought) => {
    expect(addToCartProblem(error(code)).category).toBe(added)
    expect(buyNowProblem(error(code)).category).toBe(bought)
  })

  it.each([
    ['quantity', 'Product is not available in this quantity.'],
    ['general', 'Something went wrong when adding this item to the cart.'],
    ['mixed-cart', "You can't purchase another product with a subscription."],
    ['buy-now', 'Something went wrong when trying to purchase this item.'],
    ['checkout-disabled', 'Checkout is disabled on this site.'],
    ['select-all-options', 'Please select an option in each set.'],
  ] as const)('%s says: %s', (category, text) => {
    const problem = addToCartFacts(category)
    expect(problem).toMatchObject({ category, text })
    expect(problem.names.map(shopErrorAttribute)).toEqual([`data-w-add-to-cart-${category}-error`])
  })
})

describe('cart errors', () => {
  it.each([
    ['OutOfInventory', '', 'quantity', 'general'],
    ['OrderTotalRange', 'total too small', 'general', 'cart_order_min'],
    ['OrderTotalRange', 'total too large', 'general', 'general'],
    ['ShopReadOnly', '', 'unavailable', 'unavailable'],
    ['UsysUnverifiedEmail', '', 'subscription_error', 'subscription_error'],
    ['toString', '', 'general', 'general'],
    ['Unlisted', 'too small', 'general', 'general'],
  ])('%s (%s) is %s for a quantity and %s otherwise', (code, message, quantity, otherwise) => {
    expect(cartQuantityProblem(error(code, { message })).category).toBe(quantity)
    expect(cartProblem(error(code, { message })).category).toBe(otherwise)
  })

  it('are read under the name of pages before the name of the original', () => {
    const problem = cartFacts('cart_order_min')
    const read = (own: Readonly<Record<string, string>>): string =>
      problemText(problem, (name) => own[shopErrorAttribute(name)])
    expect(read({ 'data-w-cart_order_min-error': 'short' })).toBe('short')
    expect(read({ 'data-w-cart_order_min-error': 'short', 'data-w-cart-cart_order_min-error': 'long' })).toBe(
      'long',
    )
  })
})

describe('errors of a wallet sheet', () => {
  it.each([
    ['PriceChanged', CHECKOUT_PROBLEMS.pricing.text],
    ['ItemNotFound', CHECKOUT_PROBLEMS.product.text],
  ])('%s is shown in an alert', (code, text) => {
    expect(quickCheckoutOutcome(error(code), 'server')).toMatchObject({ tag: 'alert', text })
  })

  it('show an order out of range in the error block of checkout or cart', () => {
    expect(quickCheckoutOutcome(error('OrderTotalRange', { message: 'too small' }), 'server')).toMatchObject({
      tag: 'show',
      checkout: { category: 'minimum' },
      cart: { category: 'cart_order_min' },
    })
  })

  it('show an unverified address in checkout and cart under one key', () => {
    expect(quickCheckoutOutcome(error('UsysUnverifiedEmail'), 'server')).toMatchObject({
      tag: 'show',
      checkout: { category: 'unverified', key: 'SUBSCRIPTION_ERR' },
      cart: { category: 'subscription_error', key: 'SUBSCRIPTION_ERR' },
    })
  })

  it('report a failure during the confirmation, with any code', () => {
    expect(quickCheckoutOutcome(error('PriceChanged'), 'payment-intent')).toMatchObject({
      tag: 'alert',
      text:
        'There was an error processing your payment. Please try again, or contact us if you continue to ' +
        'have problems.',
    })
  })

  it('fail the sheet in all other cases', () => {
    expect(quickCheckoutOutcome(error('Unlisted'), 'server')).toEqual({ tag: 'fail-sheet' })
    expect(quickCheckoutOutcome(error(null), 'server')).toEqual({ tag: 'fail-sheet' })
  })
})

describe('every problem', () => {
  const everyProblem = [CHECKOUT_PROBLEMS, ADD_TO_CART_PROBLEMS, CART_PROBLEMS].flatMap((table) =>
    Object.values(table),
  )

  it('has a default text', () => {
    for (const problem of everyProblem) {
      expect(problem.text).not.toBe('')
      expect(problemText(problem)).toBe(problem.text)
      for (const blank of [null, undefined, '', '  '])
        expect(problemText(problem, () => blank)).toBe(problem.text)
      expect(problemText(problem, () => 'owner')).toBe('owner')
    }
  })

  it('is found for any code', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        for (const read of [
          checkoutProblem,
          addToCartProblem,
          buyNowProblem,
          cartProblem,
          cartQuantityProblem,
        ]) {
          expect(problemText(read(error(code)))).not.toBe('')
        }
      }),
    )
  })
})
