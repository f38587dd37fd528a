import { describe, expect, it } from '@jest/globals'
import { money, percent } from '../../../core/money/index.js'
import { checkDiscount, discountAmount, priceOrder } from '../../../core/pricing/index.js'
import type { Discount, DiscountRefusal } from '../../../core/pricing/index.js'
import { USD, NOW, line, discount, request, tax } from './pricing.fixture.js'

describe('discounts', () => {
  it.each<[string, Discount | null, DiscountRefusal | null]>([
    ['an unknown one', null, 'DiscountDoesNotExist'],
    [
      'one in another currency',
      discount({ worth: { tag: 'amount', amount: money(100, 'EUR') } }),
      'DiscountInvalid',
    ],
    [
      'one with a minimum in another currency',
      discount({ minimumSubtotal: money(1, 'EUR') }),
      'DiscountInvalid',
    ],
    ['an expired one', discount({ expiresOn: NOW }), 'DiscountExpired'],
    ['one that lasts a moment longer', discount({ expiresOn: NOW + 1 }), null],
    ['one that is used up', discount({ usageLimit: 3, usedCount: 3 }), 'DiscountUsageReached'],
    ['one that is not', discount({ usageLimit: 3, usedCount: 2 }), null],
    [
      'one with a minimum above the order',
      discount({ minimumSubtotal: money(2501, 'USD') }),
      'DiscountRequirementsNotMet',
    ],
    ['one with a minimum that is just met', discount({ minimumSubtotal: money(2500, 'USD') }), null],
    ['one for more pieces', discount({ minimumCount: 4 }), 'DiscountRequirementsNotMet'],
    ['one for as many pieces', discount({ minimumCount: 3 }), null],
    ['one for other products', discount({ productIds: ['product-9'] }), 'DiscountRequirementsNotMet'],
    ['one for this product', discount({ productIds: ['product-500'] }), null],
  ])('%s', (_case, which, refusal) => {
    const checked = checkDiscount(which, request().lines, USD, NOW)
    expect(checked).toEqual(refusal === null ? { ok: true, value: which } : { ok: false, failure: refusal })
  })

  it.each<[string, Discount, number]>([
    ['a share of all lines', discount(), 250],
    ['a share of the lines it is for', discount({ productIds: ['product-1000'] }), 200],
    ['an amount', discount({ worth: { tag: 'amount', amount: money(700, 'USD') } }), 700],
    [
      'an amount, but never more than what it is for',
      discount({ worth: { tag: 'amount', amount: money(9999, 'USD') }, productIds: ['product-500'] }),
      500,
    ],
    [
      'a share above a hundred percent, but never more than all',
      discount({ worth: { tag: 'percent', share: percent(150) } }),
      2500,
    ],
  ])('take off %s', (_case, which, amount) => {
    expect(discountAmount(which, request().lines, USD)).toEqual(money(amount, 'USD'))
  })

  it('lower the taxes of the goods that they are for, and of no others', () => {
    const lines = [line(50, 1, { taxCategory: 'a' }), line(1000, 1, { taxCategory: 'b' })]
    const whole = discount({ worth: { tag: 'amount', amount: money(50, 'USD') }, productIds: ['product-50'] })
    const taxes = ['a', 'b'].map((category) => tax({ name: category, category, share: percent(100) }))
    const priced = priceOrder(request({ lines, discount: whole, taxes }))
    const amounts = priced.extraItems.map(({ kind, name, price }) => [kind, name, price.amount])
    expect(amounts.filter(([kind]) => kind === 'tax')).toEqual([['tax', 'b', 1000]])
  })

  it('take nothing off free goods', () => {
    expect(discountAmount(discount(), [line(0)], USD)).toEqual(money(0, 'USD'))
  })
})
