import { describe, expect, it } from '@jest/globals'
import { currencyCode, money } from '../../../../../core/money/index.js'
import { presentCart, presentDiscount } from '../../../../../core/use-cases/shop/cart/present-cart.js'
import { planOfLine } from '../../../../../core/use-cases/shop/cart/shown-cart.js'
import { loadedCart, shownLineOf, springDiscount, variantOf } from '../../../../fakes/cart-store.fake.js'

const discountOf = (name: string, usedCount = 0) => springDiscount({ name, usedCount })
const SETTINGS = { currency: currencyCode('EUR'), discounts: [discountOf('of the settings')] }
const PLAN = { interval: 'month', frequency: 1, trialDays: 14 } as const
const EUROS = shownLineOf('euros')
const DOLLARS = shownLineOf('dollars', { variant: variantOf('dollars', { price: money(900, 'USD') }) })
const TRIAL = shownLineOf('trial', {
  variant: variantOf('trial', { isSubscription: true, trialDays: 14 }),
  plan: PLAN,
})

describe('the present discount of a code', () => {
  it.each([
    ['is the one of the shop', 'SPRING', discountOf('of the shop', 3), discountOf('of the shop', 3)],
    ['else the one of the settings, with its uses', 'SPRING', null, discountOf('of the settings', 5)],
    ['else none', 'AUTUMN', null, null],
  ] as const)('%s', (_, code, made, expected) => {
    expect(presentDiscount(SETTINGS, { code, made, usedCount: 5 })).toEqual(expected)
  })
})

describe('a stored cart', () => {
  it('has only lines in the currency of the shop', () => {
    expect(presentCart(SETTINGS, loadedCart({ lines: [DOLLARS, EUROS] })).lines).toEqual([EUROS])
  })

  it('has the present discount of its code', () => {
    const discount = { code: 'SPRING', made: null, usedCount: 1 }
    expect(presentCart(SETTINGS, loadedCart({ discount })).discount).toEqual(discountOf('of the settings', 1))
    expect(presentCart(SETTINGS, loadedCart()).discount).toBeNull()
  })

  it.each([
    [false, 14],
    [true, null],
  ])('has a trial unless its buyer began one before (%s)', (isTrialBegun, trialDays) => {
    const [line] = presentCart(SETTINGS, loadedCart({ lines: [TRIAL], isTrialBegun })).lines
    expect(line && planOfLine(line)).toEqual({ ...PLAN, trialDays })
    expect(line?.variant.trialDays).toBe(trialDays ?? 0)
  })

  it('keeps a line that does not change', () => {
    expect(presentCart(SETTINGS, loadedCart({ lines: [EUROS], isTrialBegun: true })).lines[0]).toBe(EUROS)
  })
})
