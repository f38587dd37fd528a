import { describe, expect, it } from '@jest/globals'
import {
  billingDetailsOf,
  changesOf,
  checkoutTransition as transition,
  guardsLeaving,
  isBusy,
  needsRefresh,
  NEW_CHECKOUT,
  problemOfCheckout,
} from '../../../core/checkout/index.js'
import type { CheckoutEffect, CheckoutEvent, CheckoutState } from '../../../core/checkout/index.js'
import { money } from '../../../core/money/index.js'
import { err, ok } from '../../../core/shared/index.js'
import {
  cardFailure,
  ACCEPTED,
  anOrder,
  DETAILS,
  FLAGS,
  reading,
  rejected,
  UNREACHABLE,
} from './checkout.fixture.js'

/** Follows events and answers the last state with the effects of the last event. */
const after = (
  state: CheckoutState,
  ...events: readonly CheckoutEvent[]
): readonly [CheckoutState, readonly CheckoutEffect[]] =>
  events.reduce<readonly [CheckoutState, readonly CheckoutEffect[]]>(
    ([now], event) => transition(now, event),
    [state, []],
  )

const tagsOf = (effects: readonly CheckoutEffect[]): readonly string[] => effects.map(({ tag }) => tag)

const READY: CheckoutState = { ...NEW_CHECKOUT, order: { tag: 'read', known: reading() } }
const FREE: CheckoutState = {
  ...NEW_CHECKOUT,
  order: { tag: 'read', known: reading(anOrder({ flags: { isFreeOrder: true } })) },
}

const place = (freshKey = 'key-1'): CheckoutEvent => ({ tag: 'place-order-requested', freshKey })
const formsRead = (ticket: number): CheckoutEvent => ({ tag: 'forms-read', ticket, details: DETAILS })
const valid = (ticket: number): CheckoutEvent => ({ tag: 'forms-checked', ticket, invalid: null })
const sent = (ticket: number): CheckoutEvent => ({ tag: 'details-sent', ticket, answer: ok(undefined) })
const token = (ticket: number): CheckoutEvent => ({
  tag: 'payment-method-created',
  ticket,
  answer: ok({ token: 'pm_1' }),
})
const stored = (ticket: number): CheckoutEvent => ({
  tag: 'payment-method-stored',
  ticket,
  answer: ok(undefined),
})
const challenge = (ticket: number): CheckoutEvent => ({
  tag: 'order-submitted',
  ticket,
  answer: ok({ tag: 'action-required', clientSecret: 'secret-1' }),
})
const confirmed = (ticket: number): CheckoutEvent => ({
  tag: 'payment-confirmed',
  ticket,
  answer: ok({ paymentIntentId: 'pi_1' }),
})
const accepted = (ticket: number): CheckoutEvent => ({ tag: 'order-submitted', ticket, answer: ok(ACCEPTED) })

const [SUBMITTING] = after(READY, place(), formsRead(1), valid(2), sent(3), token(4), stored(5))
const [CONFIRMING] = after(SUBMITTING, challenge(6))
const PLACED = {
  orderId: 'order-1',
  token: 'secret',
  customerPaid: money(3000, 'USD'),
  purchasedItems: [{ id: 'mug-blue', name: 'Mug', count: 2, price: money(1250, 'USD') }],
}

describe('placing an order', () => {
  it.each([
    ['reads the forms first', READY, place(), 'reading-forms', [{ tag: 'read-forms', ticket: 1 }]],
    [
      'checks the blocks that count, in their order',
      after(READY, place())[0],
      formsRead(1),
      'checking-forms',
      [
        {
          tag: 'check-forms',
          blocks: ['customer', 'shipping-address', 'shipping-methods', 'additional-info'],
          ticket: 2,
        },
      ],
    ],
    [
      'sends every detail at once',
      after(READY, place(), formsRead(1))[0],
      valid(2),
      'sending-details',
      [{ tag: 'send-details', changes: changesOf(DETAILS, FLAGS), ticket: 3 }],
    ],
    [
      'makes a payment method',
      after(READY, place(), formsRead(1), valid(2))[0],
      sent(3),
      'creating-payment-method',
      [{ tag: 'create-payment-method', billing: billingDetailsOf(DETAILS, FLAGS), ticket: 4 }],
    ],
    [
      'stores its token',
      after(READY, place(), formsRead(1), valid(2), sent(3))[0],
      token(4),
      'storing-payment-method',
      [{ tag: 'store-payment-method', token: 'pm_1', ticket: 5 }],
    ],
    [
      'submits',
      after(READY, place(), formsRead(1), valid(2), sent(3), token(4))[0],
      stored(5),
      'submitting',
      [{ tag: 'submit-order', checkoutType: 'normal', key: 'key-1', paymentIntentId: null, ticket: 6 }],
    ],
    [
      'asks the card holder when the bank demands it',
      SUBMITTING,
      challenge(6),
      'confirming',
      [{ tag: 'confirm-payment', clientSecret: 'secret-1', ticket: 7 }],
    ],
    [
      'submits again under the same key after the challenge',
      CONFIRMING,
      confirmed(7),
      'submitting',
      [{ tag: 'submit-order', checkoutType: 'normal', key: 'key-1', paymentIntentId: 'pi_1', ticket: 8 }],
    ],
    [
      'opens the confirmation',
      SUBMITTING,
      accepted(6),
      'accepted',
      [{ tag: 'open-confirmation', placed: PLACED }, { tag: 'tell-order-changed' }],
    ],
    [
      'pays nothing for a free order',
      after(FREE, place(), formsRead(1), valid(2))[0],
      sent(3),
      'submitting',
      [{ tag: 'submit-order', checkoutType: 'normal', key: 'key-1', paymentIntentId: null, ticket: 4 }],
    ],
  ] as const)('%s', (_name, state, event, tag, effects) => {
    const [next, done] = transition(state, event)
    expect(next.placing.tag).toBe(tag)
    expect(done).toEqual(effects)
  })

  it('is busy and guards the page from the click to the answer, and stays busy while the confirmation opens', () => {
    expect([isBusy(READY), guardsLeaving(READY)]).toEqual([false, false])
    expect([isBusy(SUBMITTING), guardsLeaving(SUBMITTING)]).toEqual([true, true])
    const [placed] = after(SUBMITTING, accepted(6))
    expect([isBusy(placed), guardsLeaving(placed)]).toEqual([true, false])
  })

  it.each(['reading-forms', 'submitting', 'confirming', 'accepted'])(
    'ignores a second click while %s',
    (tag) => {
      const busy = [after(READY, place())[0], SUBMITTING, CONFIRMING, after(SUBMITTING, accepted(6))[0]].find(
        (state) => state.placing.tag === tag,
      ) as CheckoutState
      expect(transition(busy, place('key-2'))).toEqual([busy, []])
    },
  )

  it('stops without a word where a form says what is wrong, and takes up the same attempt', () => {
    const [stopped, effects] = after(READY, place(), formsRead(1), {
      tag: 'forms-checked',
      ticket: 2,
      invalid: 'customer',
    })
    expect([stopped.failure, effects]).toEqual([null, []])
    expect(after(stopped, place('key-2'))[0].placing).toMatchObject({ attempt: { key: 'key-1' } })
  })

  it('ignores answers it does not wait for', () => {
    for (const late of [accepted(5), confirmed(6), stored(6), sent(3), valid(2), formsRead(1), token(4)])
      expect(transition(SUBMITTING, late)).toEqual([SUBMITTING, []])
    expect(transition(READY, accepted(0))).toEqual([READY, []])
  })
})

describe('an order that cannot start yet', () => {
  it('reads the order before it asks the forms', () => {
    const [waiting, effects] = transition(NEW_CHECKOUT, place())
    expect(effects).toEqual([{ tag: 'read-order', ticket: 1 }])
    expect(tagsOf(transition(waiting, { tag: 'order-read', ticket: 1, answer: ok(reading()) })[1])).toEqual([
      'read-forms',
    ])
  })

  it('waits for changes that are on their way, so that an old value never arrives after a new one', () => {
    const [waiting] = after(
      READY,
      { tag: 'details-changed', changes: [{ tag: 'identity', email: 'old@example.com' }] },
      place(),
    )
    expect(waiting.placing.tag).toBe('waiting')
    const [, effects] = after(
      waiting,
      { tag: 'changes-sent', ticket: 1, answer: ok(undefined) },
      { tag: 'order-read', ticket: 2, answer: ok(reading()) },
    )
    expect(tagsOf(effects)).toEqual(['read-forms'])
  })

  it('does not go on without a discount that was refused meanwhile', () => {
    const [stopped, effects] = after(READY, { tag: 'discount-entered', code: 'SUMMER' }, place(), {
      tag: 'discount-answered',
      ticket: 1,
      answer: err(rejected('DiscountExpired')),
    })
    expect([stopped.placing.tag, effects]).toEqual(['idle', []])
    expect(stopped.failure).toMatchObject({ tag: 'refused' })
  })

  it.each([
    ['an empty cart', ok(reading(null)), 'empty-cart'],
    ['a shop that cannot be reached', err(UNREACHABLE), 'unreachable'],
  ] as const)('tells of %s', (_name, answer, tag) => {
    const [stopped] = after(NEW_CHECKOUT, place(), { tag: 'order-read', ticket: 1, answer })
    expect([stopped.placing.tag, stopped.failure?.tag]).toEqual(['idle', tag])
  })
})

describe('after a failure', () => {
  it.each([
    [
      'details could not be sent',
      after(READY, place(), formsRead(1), valid(2))[0],
      { tag: 'details-sent', ticket: 3, answer: err(UNREACHABLE) },
      'UNREACHABLE',
    ],
    [
      'details were refused',
      after(READY, place(), formsRead(1), valid(2))[0],
      { tag: 'details-sent', ticket: 3, answer: err(rejected('InvalidShippingAddress')) },
      'SHIPPING_ERROR',
    ],
    [
      'the card is incomplete',
      after(READY, place(), formsRead(1), valid(2), sent(3))[0],
      {
        tag: 'payment-method-created',
        ticket: 4,
        answer: err(cardFailure('validation', 'Your card number is incomplete.')),
      },
      'VALIDATION_ERROR',
    ],
    [
      'there is no card provider',
      after(READY, place(), formsRead(1), valid(2), sent(3))[0],
      { tag: 'payment-method-created', ticket: 4, answer: err(cardFailure('unavailable')) },
      'PAYMENT_ERROR',
    ],
    [
      'the token could not be stored',
      after(READY, place(), formsRead(1), valid(2), sent(3), token(4))[0],
      { tag: 'payment-method-stored', ticket: 5, answer: err(rejected('StripeFailure')) },
      'PAYMENT_ERROR',
    ],
    [
      'the card was declined',
      SUBMITTING,
      { tag: 'order-submitted', ticket: 6, answer: err(rejected('StripeRejected')) },
      'BILLING_ERROR',
    ],
    [
      'the order is below its minimum',
      SUBMITTING,
      { tag: 'order-submitted', ticket: 6, answer: err(rejected('OrderTotalRange', [], 'total too small')) },
      'ORDER_MINIMUM_ERROR',
    ],
    [
      'a code nobody knows',
      SUBMITTING,
      { tag: 'order-submitted', ticket: 6, answer: err(rejected('Teapot')) },
      'INFO_ERROR',
    ],
    [
      'the answer was lost',
      SUBMITTING,
      { tag: 'order-submitted', ticket: 6, answer: err(UNREACHABLE) },
      'LOST_ANSWER',
    ],
    [
      'the challenge was refused',
      CONFIRMING,
      { tag: 'payment-confirmed', ticket: 7, answer: err(cardFailure('declined')) },
      'BILLING_ERROR',
    ],
  ] as const)('%s: the shopper is told and can try again', (_name, state, event, key) => {
    const [stopped] = transition(state, event)
    expect(isBusy(stopped)).toBe(false)
    expect(stopped.failure && problemOfCheckout(stopped.failure).key).toBe(key)
    const [again, effects] = transition(stopped, place('key-2'))
    expect([isBusy(again), again.failure]).toEqual([true, null])
    expect(effects).toHaveLength(1)
  })

  it.each([
    [
      'a refusal ends the attempt',
      SUBMITTING,
      { tag: 'order-submitted', ticket: 6, answer: err(rejected('StripeRejected')) },
      'key-2',
      ['read-forms'],
    ],
    [
      'a refused challenge ends it',
      CONFIRMING,
      { tag: 'payment-confirmed', ticket: 7, answer: err(cardFailure('declined')) },
      'key-2',
      ['read-forms'],
    ],
    [
      'a lost answer is asked for again at once',
      SUBMITTING,
      { tag: 'order-submitted', ticket: 6, answer: err(UNREACHABLE) },
      'key-1',
      ['submit-order'],
    ],
    [
      'so is a challenge whose outcome is not known',
      CONFIRMING,
      { tag: 'payment-confirmed', ticket: 7, answer: err(cardFailure('unavailable')) },
      'key-1',
      ['submit-order'],
    ],
    [
      'an attempt that was not submitted goes on under its key',
      after(READY, place(), formsRead(1), valid(2))[0],
      { tag: 'details-sent', ticket: 3, answer: err(UNREACHABLE) },
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
      ticket: 6,
      answer: err(rejected('InvalidShippingAddress', ['MISSING_STATE'])),
    })
    expect(effects).toEqual([{ tag: 'ask-for-state' }])
  })

  it.each(['PriceChanged', 'OrderExtrasChanged', 'ItemNotFound'])(
    '%s blocks every submit until the page is refreshed',
    (code) => {
      const [stale] = transition(SUBMITTING, {
        tag: 'order-submitted',
        ticket: 6,
        answer: err(rejected(code)),
      })
      expect(needsRefresh(stale)).toBe(true)
      expect(transition(stale, place('key-2'))).toEqual([stale, []])
      const [discounted] = after(
        stale,
        { tag: 'discount-entered', code: 'SUMMER' },
        { tag: 'discount-answered', ticket: 7, answer: ok(undefined) },
      )
      expect(needsRefresh(discounted)).toBe(true)
      const [restarted, effects] = transition(stale, { tag: 'restarted' })
      expect([needsRefresh(restarted), tagsOf(effects)]).toEqual([false, ['read-order']])
    },
  )
})

describe('while the shopper fills in', () => {
  const email: CheckoutEvent = { tag: 'details-changed', changes: [{ tag: 'identity', email: 'a@b.c' }] }

  it('sends a change, then reads the order and tells the carts', () => {
    const [pending, first] = transition(READY, email)
    expect(first).toEqual([
      { tag: 'send-changes', changes: [{ tag: 'identity', email: 'a@b.c' }], ticket: 1 },
    ])
    const [, second] = transition(pending, { tag: 'changes-sent', ticket: 1, answer: ok(undefined) })
    expect(second).toEqual([{ tag: 'read-order', ticket: 2 }, { tag: 'tell-order-changed' }])
  })

  it('says nothing when a half-filled address is refused, and shows what the shop made of it', () => {
    const [after1, effects] = after(READY, email, {
      tag: 'changes-sent',
      ticket: 1,
      answer: err(rejected('InvalidShippingAddress')),
    })
    expect([after1.failure, tagsOf(effects)]).toEqual([null, ['read-order']])
  })

  it('says that the shop cannot be reached, and takes it back when it answers again', () => {
    const [told, none] = after(READY, email, { tag: 'changes-sent', ticket: 1, answer: err(UNREACHABLE) })
    expect([told.failure, none]).toEqual([{ tag: 'unreachable', mayHaveOrdered: false }, []])
    const [again] = after(
      told,
      { tag: 'refresh-requested' },
      { tag: 'order-read', ticket: 2, answer: ok(reading()) },
    )
    expect(again.failure).toBeNull()
  })

  it('never takes back that an answer to a submit was lost', () => {
    const [lost] = after(
      SUBMITTING,
      { tag: 'order-submitted', ticket: 6, answer: err(UNREACHABLE) },
      { tag: 'refresh-requested' },
      { tag: 'order-read', ticket: 7, answer: ok(reading(null)) },
    )
    expect(lost.failure).toEqual({ tag: 'unreachable', mayHaveOrdered: true })
    expect(tagsOf(transition(lost, place('key-2'))[1])).toEqual(['submit-order'])
  })

  it('sends nothing in between while an order is placed', () => {
    expect(transition(SUBMITTING, email)).toEqual([SUBMITTING, []])
    expect(transition(SUBMITTING, { tag: 'discount-entered', code: 'SUMMER' })).toEqual([SUBMITTING, []])
  })

  it('trims and upper-cases a discount code, sends it once and forgets an older failure when it is taken', () => {
    const failed: CheckoutState = { ...READY, failure: { tag: 'empty-cart' } }
    const [applying, effects] = transition(failed, { tag: 'discount-entered', code: '  summer ' })
    expect(effects).toEqual([{ tag: 'apply-discount', code: 'SUMMER', ticket: 1 }])
    expect(transition(applying, { tag: 'discount-entered', code: 'summer' })).toEqual([applying, []])
    const [applied, told] = transition(applying, {
      tag: 'discount-answered',
      ticket: 1,
      answer: ok(undefined),
    })
    expect([applied.discount.tag, applied.failure]).toEqual(['applied', null])
    expect(tagsOf(told)).toEqual(['read-order', 'tell-order-changed'])
  })

  it.each([
    ['DiscountDoesNotExist', 'INVALID_DISCOUNT_ERROR'],
    ['DiscountUsageReached', 'USAGE_REACHED_DISCOUNT_ERROR'],
  ])('tells why a discount was refused: %s', (code, key) => {
    const [refused] = after(
      READY,
      { tag: 'discount-entered', code: 'X' },
      { tag: 'discount-answered', ticket: 1, answer: err(rejected(code)) },
    )
    expect(refused.failure && problemOfCheckout(refused.failure).key).toBe(key)
  })

  it('does not send an empty code', () => {
    expect(transition(READY, { tag: 'discount-entered', code: '  ' })).toEqual([READY, []])
  })

  it('starts over when the shopper comes back from the confirmation, and not in the middle of paying', () => {
    const [back, effects] = after(SUBMITTING, accepted(6), { tag: 'restarted' })
    expect([back.placing, tagsOf(effects)]).toEqual([{ tag: 'idle', open: null }, ['read-order']])
    expect(transition(SUBMITTING, { tag: 'restarted' })).toEqual([SUBMITTING, []])
  })

  it('does not read the order again once it is placed', () => {
    const [placed] = after(SUBMITTING, accepted(6))
    expect(transition(placed, { tag: 'refresh-requested' })).toEqual([placed, []])
  })
})
