import { describe, expect, it } from '@jest/globals'
import { decideCartOpening, extrasSeenAfter } from '../../../../../core/use-cases/shop/cart/decide-opening.js'
import type { CartOpening, StandingOrder } from '../../../../../core/use-cases/shop/cart/decide-opening.js'
import { EXTRAS_UNKNOWN } from '../../../../../core/use-cases/shop/orders/known-extras.js'

describe('a change of a cart', () => {
  it.each<readonly [string, StandingOrder | null, CartOpening]>([
    ['nothing yet', null, 'begin'],
    ['a cart', { status: 'cart', currency: 'EUR', attempt: 'none' }, 'continue'],
    ['a cart in the currency before', { status: 'cart', currency: 'USD', attempt: 'none' }, 'begin'],
    ['a payment under way', { status: 'submitting', currency: 'EUR', attempt: 'live' }, 'settle-first'],
    ['a payment that has expired', { status: 'submitting', currency: 'EUR', attempt: 'expired' }, 'begin'],
    ['a submit without a payment', { status: 'submitting', currency: 'EUR', attempt: 'none' }, 'begin'],
    ['a placed order', { status: 'placed', currency: 'EUR', attempt: 'none' }, 'begin'],
  ])('after %s', (_name, order, opening) => {
    expect(decideCartOpening(order, 'EUR')).toBe(opening)
  })

  it.each([
    ['leaves what the shopper knows', { seen: 'a', before: 'a', after: 'a' }, false, 'a'],
    ['is known by its effects', { seen: 'a', before: 'a', after: 'b' }, false, 'b'],
    ['does not hide what the owner changed', { seen: 'a', before: 'b', after: 'c' }, false, EXTRAS_UNKNOWN],
    ['shows what holds now where it was made for that', { seen: 'a', before: 'b', after: 'c' }, true, 'c'],
    ['stays unknown until then', { seen: EXTRAS_UNKNOWN, before: 'b', after: 'b' }, false, EXTRAS_UNKNOWN],
  ])('%s', (_name, extras, isUpToDate, seen) => {
    expect(extrasSeenAfter({ ...extras, isUpToDate })).toBe(seen)
  })
})
