import { describe, expect, it } from '@jest/globals'
import {
  checkoutTransition as transition,
  isBusy,
  needsRefresh,
  problemOfCheckout,
} from '../../../core/checkout/index.js'
import { err, ok } from '../../../core/shared/index.js'
import { paymentFailure, reading, rejected, UNREACHABLE } from './checkout.fixture.js'
import {
  after,
  asked,
  tagsOf,
  READY,
  place,
  FORMS_READ,
  sent,
  token,
  SUBMITTING,
  CONFIRMING,
} from './checkout-events.fixture.js'

describe('an order that was read in part only', () => {
  it('is shown with the error beside it, and can be placed', () => {
    const problem = rejected('ItemsUnreadable')
    const order = { tag: 'reading', known: null, requestId: 1, isPrepared: true, isOutdated: false } as const
    const known = { ...reading(), problem }
    const [state] = transition({ ...READY, order }, { tag: 'order-read', requestId: 1, answer: ok(known) })
    expect(state.order).toEqual({ tag: 'read', known })
    expect(state.failure).toEqual({ tag: 'refused', failure: problem })
    expect([problemOfCheckout(state.failure!).text, needsRefresh(state)]).toEqual([expect.any(String), false])
    expect(tagsOf(after(state, place())[1])).toContain('read-forms')
  })
})

describe('after a failure', () => {
  it.each([
    [
      'details could not be sent',
      after(READY, place(), FORMS_READ)[0],
      { tag: 'details-sent', requestId: 1, answer: err(UNREACHABLE) },
      'UNREACHABLE',
    ],
    [
      'details were refused',
      after(READY, place(), FORMS_READ)[0],
      { tag: 'details-sent', requestId: 1, answer: err(rejected('InvalidShippingAddress')) },
      'SHIPPING_ERROR',
    ],
    [
      'the card is incomplete',
      after(READY, place(), FORMS_READ, sent(1))[0],
      {
        tag: 'payment-method-created',
        requestId: 2,
        answer: err(paymentFailure('validation', 'Your card number is incomplete.')),
      },
      'VALIDATION_ERROR',
    ],
    [
      'there is no card provider',
      after(READY, place(), FORMS_READ, sent(1))[0],
      { tag: 'payment-method-created', requestId: 2, answer: err(paymentFailure('unavailable')) },
      'PAYMENT_ERROR',
    ],
    [
      'the token could not be stored',
      after(READY, place(), FORMS_READ, sent(1), token(2))[0],
      { tag: 'payment-method-stored', requestId: 3, answer: err(rejected('PaymentUnavailable')) },
      'PAYMENT_ERROR',
    ],
    [
      'the card was declined',
      SUBMITTING,
      { tag: 'order-submitted', requestId: 4, answer: err(rejected('PaymentDeclined')) },
      'BILLING_ERROR',
    ],
    [
      'the order is below its minimum',
      SUBMITTING,
      {
        tag: 'order-submitted',
        requestId: 4,
        answer: err(rejected('OrderTotalRange', [], 'total too small')),
      },
      'ORDER_MINIMUM_ERROR',
    ],
    [
      'an unknown code',
      SUBMITTING,
      { tag: 'order-submitted', requestId: 4, answer: err(rejected('Teapot')) },
      'INFO_ERROR',
    ],
    [
      'the answer was lost',
      SUBMITTING,
      { tag: 'order-submitted', requestId: 4, answer: err(UNREACHABLE) },
      'LOST_ANSWER',
    ],
    [
      'the challenge was refused',
      CONFIRMING,
      { tag: 'payment-confirmed', requestId: 5, answer: err(paymentFailure('declined')) },
      'BILLING_ERROR',
    ],
  ] as const)('%s: the shopper gets a message and can try again', (_name, state, event, key) => {
    const [stopped] = transition(state, event)
    expect(isBusy(stopped)).toBe(false)
    expect(stopped.failure && problemOfCheckout(stopped.failure).key).toBe(key)
    const [again, effects] = transition(stopped, place('key-2'))
    expect([isBusy(again), again.failure]).toEqual([true, null])
    expect(asked(effects)).toHaveLength(1)
  })

  it.each([
    [
      'a refusal ends the attempt',
      SUBMITTING,
      { tag: 'order-submitted', requestId: 4, answer: err(rejected('PaymentDeclined')) },
      'key-2',
      ['read-forms'],
    ],
    [
      'a refused challenge ends it',
      CONFIRMING,
      { tag: 'payment-confirmed', requestId: 5, answer: err(paymentFailure('declined')) },
      'key-2',
      ['read-forms'],
    ],
    [
      'a lost answer is asked for again at once',
      SUBMITTING,
      { tag: 'order-submitted', requestId: 4, answer: err(UNREACHABLE) },
      'key-1',
      ['submit-order'],
    ],
    [
      'so is a challenge whose outcome is not known',
      CONFIRMING,
      { tag: 'payment-confirmed', requestId: 5, answer: err(paymentFailure('unavailable')) },
      'key-1',
      ['submit-order'],
    ],
    [
      'an attempt that was not submitted goes on under its key',
      after(READY, place(), FORMS_READ)[0],
      { tag: 'details-sent', requestId: 1, answer: err(UNREACHABLE) },
      'key-1',
      ['read-forms'],
    ],
  ] as const)('%s', (_name, state, event, key, tags) => {
    const [again, effects] = after(state, event, place('key-2'))
    expect(again.placing).toMatchObject({ attempt: { key } })
    expect(tagsOf(effects)).toEqual(tags)
  })

  it('asks for the state when only that is missing', () => {
    const [, effects] = transition(SUBMITTING, {
      tag: 'order-submitted',
      requestId: 4,
      answer: err(rejected('InvalidShippingAddress', ['MISSING_STATE'])),
    })
    expect(asked(effects)).toEqual([{ tag: 'ask-for-fields', names: ['address_state'] }])
  })

  it.each(['PriceChanged', 'OrderExtrasChanged', 'ItemNotFound'])(
    '%s blocks every submit until the page is refreshed',
    (code) => {
      const [stale] = transition(SUBMITTING, {
        tag: 'order-submitted',
        requestId: 4,
        answer: err(rejected(code)),
      })
      expect(needsRefresh(stale)).toBe(true)
      expect(transition(stale, place('key-2'))).toEqual([stale, []])
      const [discounted] = after(
        stale,
        { tag: 'discount-entered', code: 'SUMMER' },
        { tag: 'discount-answered', requestId: 5, answer: ok(undefined) },
      )
      expect(needsRefresh(discounted)).toBe(true)
      const [restarted, effects] = transition(stale, { tag: 'restarted' })
      expect([needsRefresh(restarted), tagsOf(effects)]).toEqual([false, ['read-order']])
    },
  )
})
