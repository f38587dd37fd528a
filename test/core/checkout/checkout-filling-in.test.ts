import { describe, expect, it } from '@jest/globals'
import { checkoutTransition as transition, problemOfCheckout } from '../../../core/checkout/index.js'
import type { CheckoutEvent, CheckoutState } from '../../../core/checkout/index.js'
import { err, ok } from '../../../core/shared/index.js'
import { reading, rejected, UNREACHABLE } from './checkout.fixture.js'
import { after, tagsOf, READY, place, accepted, SUBMITTING } from './checkout-events.fixture.js'

describe('a checkout during the input', () => {
  const email: CheckoutEvent = { tag: 'details-changed', changes: [{ tag: 'identity', email: 'a@b.c' }] }

  it('sends a change, then reads the order and notifies the carts', () => {
    const [pending, first] = transition(READY, email)
    expect(first).toEqual([
      { tag: 'send-changes', changes: [{ tag: 'identity', email: 'a@b.c' }], requestId: 1 },
    ])
    const [, second] = transition(pending, { tag: 'changes-sent', requestId: 1, answer: ok(undefined) })
    expect(second).toEqual([{ tag: 'read-order', requestId: 2 }, { tag: 'announce-order-change' }])
  })

  it("shows no message about a refused half-filled address, and shows the shop's order", () => {
    const [after1, effects] = after(READY, email, {
      tag: 'changes-sent',
      requestId: 1,
      answer: err(rejected('InvalidShippingAddress')),
    })
    expect([after1.failure, tagsOf(effects)]).toEqual([null, ['read-order']])
  })

  it('reports an unreachable shop, and removes the message when it answers again', () => {
    const [told, none] = after(READY, email, { tag: 'changes-sent', requestId: 1, answer: err(UNREACHABLE) })
    expect([told.failure, none]).toEqual([{ tag: 'unreachable', mayHaveOrdered: false }, []])
    const [again] = after(
      told,
      { tag: 'refresh-requested' },
      { tag: 'order-read', requestId: 2, answer: ok(reading()) },
    )
    expect(again.failure).toBeNull()
  })

  it('never removes the message about a lost answer to a submit', () => {
    const [lost] = after(
      SUBMITTING,
      { tag: 'order-submitted', requestId: 4, answer: err(UNREACHABLE) },
      { tag: 'refresh-requested' },
      { tag: 'order-read', requestId: 5, answer: ok(reading(null)) },
    )
    expect(lost.failure).toEqual({ tag: 'unreachable', mayHaveOrdered: true })
    expect(tagsOf(transition(lost, place('key-2'))[1])).toEqual(['submit-order'])
  })

  it('sends no changes while an order is placed', () => {
    expect(transition(SUBMITTING, email)).toEqual([SUBMITTING, []])
    expect(transition(SUBMITTING, { tag: 'discount-entered', code: 'SUMMER' })).toEqual([SUBMITTING, []])
  })

  it('trims and upper-cases a discount code, sends it once, and clears an older failure', () => {
    const failed: CheckoutState = { ...READY, failure: { tag: 'empty-cart' } }
    const [applying, effects] = transition(failed, { tag: 'discount-entered', code: '  summer ' })
    expect(effects).toEqual([{ tag: 'apply-discount', code: 'SUMMER', requestId: 1 }])
    expect(transition(applying, { tag: 'discount-entered', code: 'summer' })).toEqual([applying, []])
    const [applied, told] = transition(applying, {
      tag: 'discount-answered',
      requestId: 1,
      answer: ok(undefined),
    })
    expect([applied.discount.tag, applied.failure]).toEqual(['applied', null])
    expect(tagsOf(told)).toEqual(['read-order', 'announce-order-change'])
  })

  it('has no code after its removal', () => {
    const answer = ok(undefined)
    const [applied] = after(
      READY,
      { tag: 'discount-entered', code: 'X' },
      { tag: 'discount-answered', requestId: 1, answer },
    )
    const [removed] = after(
      applied,
      { tag: 'discount-removed' },
      { tag: 'discount-answered', requestId: applied.lastRequestId + 1, answer },
    )
    expect([applied.discount.tag, removed.discount.tag]).toEqual(['applied', 'idle'])
  })

  it.each([
    ['DiscountDoesNotExist', 'INVALID_DISCOUNT_ERROR'],
    ['DiscountUsageReached', 'USAGE_REACHED_DISCOUNT_ERROR'],
  ])('reports the reason of a refused discount: %s', (code, key) => {
    const [refused] = after(
      READY,
      { tag: 'discount-entered', code: 'X' },
      { tag: 'discount-answered', requestId: 1, answer: err(rejected(code)) },
    )
    expect(refused.failure && problemOfCheckout(refused.failure).key).toBe(key)
  })

  it('does not send an empty code', () => {
    expect(transition(READY, { tag: 'discount-entered', code: '  ' })).toEqual([READY, []])
  })

  it('starts over when the shopper comes back from the confirmation, and not during a payment', () => {
    const [back, effects] = after(SUBMITTING, accepted(4), { tag: 'restarted' })
    expect([back.placing, tagsOf(effects)]).toEqual([{ tag: 'idle', open: null }, ['read-order']])
    expect(transition(SUBMITTING, { tag: 'restarted' })).toEqual([SUBMITTING, []])
  })

  it('does not read the order again once it is placed', () => {
    const [placed] = after(SUBMITTING, accepted(4))
    expect(transition(placed, { tag: 'refresh-requested' })).toEqual([placed, []])
  })
})
