import { describe, expect, it } from '@jest/globals'
import {
  billingDetailsOf,
  changesOf,
  checkoutTransition as transition,
  guardsLeaving,
  hasLostAnswer,
  isBusy,
  needsRefresh,
  NEW_CHECKOUT,
  problemOfCheckout,
} from '../../../core/checkout/index.js'
import type { CheckoutEffect, CheckoutEvent, CheckoutState } from '../../../core/checkout/index.js'
import { money } from '../../../core/money/index.js'
import { orderId } from '../../../core/orders/index.js'
import type { Order } from '../../../core/orders/index.js'
import type { FoundSubmit } from '../../../core/ports/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import {
  paymentFailure,
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

/** What is asked of the outside; what is kept for another page is looked at by itself below. */
const asked = (effects: readonly CheckoutEffect[]): readonly CheckoutEffect[] =>
  effects.filter(({ tag }) => tag !== 'remember-attempt' && tag !== 'forget-attempt')

const tagsOf = (effects: readonly CheckoutEffect[]): readonly string[] => asked(effects).map(({ tag }) => tag)

const READY: CheckoutState = { ...NEW_CHECKOUT, order: { tag: 'read', known: reading() } }
const FREE: CheckoutState = {
  ...NEW_CHECKOUT,
  order: { tag: 'read', known: reading(anOrder({ flags: { isFreeOrder: true } })) },
}

const ACTION = { provider: 'cards', data: 'secret-1' }

const place = (freshKey = 'key-1'): CheckoutEvent => ({ tag: 'place-order-requested', freshKey })
const FORMS_READ: CheckoutEvent = { tag: 'forms-read', details: DETAILS }
const sent = (requestId: number): CheckoutEvent => ({ tag: 'details-sent', requestId, answer: ok(undefined) })
const token = (requestId: number): CheckoutEvent => ({
  tag: 'payment-method-created',
  requestId,
  answer: ok({ provider: 'cards', token: 'pm_1' }),
})
const stored = (requestId: number): CheckoutEvent => ({
  tag: 'payment-method-stored',
  requestId,
  answer: ok(undefined),
})
const challenge = (requestId: number): CheckoutEvent => ({
  tag: 'order-submitted',
  requestId,
  answer: ok({ tag: 'action-required', action: ACTION }),
})
const confirmed = (requestId: number): CheckoutEvent => ({
  tag: 'payment-confirmed',
  requestId,
  answer: ok({ confirmation: 'pi_1' }),
})
const accepted = (requestId: number): CheckoutEvent => ({
  tag: 'order-submitted',
  requestId,
  answer: ok(ACCEPTED),
})

const [SUBMITTING] = after(READY, place(), FORMS_READ, sent(1), token(2), stored(3))
const [CONFIRMING] = after(SUBMITTING, challenge(4))
const PLACED = {
  orderId: 'order-1',
  token: 'secret',
  customerPaid: money(3000, 'USD'),
  purchasedItems: [{ id: 'mug-blue', name: 'Mug', count: 2, price: money(1250, 'USD') }],
}

describe('placing an order', () => {
  it.each([
    ['reads the forms first', READY, place(), 'waiting', [{ tag: 'read-forms', flags: FLAGS }]],
    [
      'sends every detail at once',
      after(READY, place())[0],
      FORMS_READ,
      'sending-details',
      [{ tag: 'send-details', changes: changesOf(DETAILS, FLAGS), requestId: 1 }],
    ],
    [
      'makes a payment method',
      after(READY, place(), FORMS_READ)[0],
      sent(1),
      'creating-payment-method',
      [{ tag: 'create-payment-method', billing: billingDetailsOf(DETAILS, FLAGS), requestId: 2 }],
    ],
    [
      'stores it',
      after(READY, place(), FORMS_READ, sent(1))[0],
      token(2),
      'storing-payment-method',
      [{ tag: 'store-payment-method', method: { provider: 'cards', token: 'pm_1' }, requestId: 3 }],
    ],
    [
      'submits',
      after(READY, place(), FORMS_READ, sent(1), token(2))[0],
      stored(3),
      'submitting',
      [{ tag: 'submit-order', submit: { key: 'key-1', orderId: 'order-1' }, requestId: 4 }],
    ],
    [
      'has the shopper act when the payment demands it',
      SUBMITTING,
      challenge(4),
      'confirming',
      [{ tag: 'confirm-payment', action: ACTION, requestId: 5 }],
    ],
    [
      'submits again under the same key after the challenge',
      CONFIRMING,
      confirmed(5),
      'submitting',
      [
        {
          tag: 'submit-order',
          submit: { key: 'key-1', orderId: 'order-1', confirmation: 'pi_1' },
          requestId: 6,
        },
      ],
    ],
    [
      'opens the confirmation',
      SUBMITTING,
      accepted(4),
      'accepted',
      [{ tag: 'open-confirmation', placed: PLACED }, { tag: 'announce-order-change' }],
    ],
    [
      'pays nothing for a free order',
      after(FREE, place(), FORMS_READ)[0],
      sent(1),
      'submitting',
      [{ tag: 'submit-order', submit: { key: 'key-1', orderId: 'order-1' }, requestId: 2 }],
    ],
  ] as const)('%s', (_name, state, event, tag, effects) => {
    const [next, done] = transition(state, event)
    expect(next.placing.tag).toBe(tag)
    expect(asked(done)).toEqual(effects)
  })

  it('is busy and guards the page from the click to the answer, and stays busy while the confirmation opens', () => {
    expect([isBusy(READY), guardsLeaving(READY)]).toEqual([false, false])
    expect([isBusy(SUBMITTING), guardsLeaving(SUBMITTING)]).toEqual([true, true])
    const [placed] = after(SUBMITTING, accepted(4))
    expect([isBusy(placed), guardsLeaving(placed)]).toEqual([true, false])
  })

  it.each(['waiting', 'submitting', 'confirming', 'accepted'])('ignores a second click while %s', (tag) => {
    const busy = [after(READY, place())[0], SUBMITTING, CONFIRMING, after(SUBMITTING, accepted(4))[0]].find(
      (state) => state.placing.tag === tag,
    ) as CheckoutState
    expect(transition(busy, place('key-2'))).toEqual([busy, []])
  })

  it('stops without a word where a form says what is wrong, and takes up the same attempt', () => {
    const [stopped, effects] = after(READY, place(), {
      tag: 'forms-read',
      details: null,
    })
    expect([stopped.failure, effects]).toEqual([null, []])
    expect(after(stopped, place('key-2'))[0].placing).toMatchObject({ attempt: { key: 'key-1' } })
  })

  it('ignores answers it does not wait for', () => {
    for (const late of [accepted(3), confirmed(4), stored(4), sent(1), FORMS_READ, token(2)])
      expect(transition(SUBMITTING, late)).toEqual([SUBMITTING, []])
    expect(transition(READY, accepted(0))).toEqual([READY, []])
  })
})

describe('an order that cannot start yet', () => {
  it('reads the order before it asks the forms', () => {
    const [waiting, effects] = transition(NEW_CHECKOUT, place())
    expect(effects).toEqual([{ tag: 'read-order', requestId: 1 }])
    expect(
      tagsOf(transition(waiting, { tag: 'order-read', requestId: 1, answer: ok(reading()) })[1]),
    ).toEqual(['read-forms'])
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
      { tag: 'changes-sent', requestId: 1, answer: ok(undefined) },
      { tag: 'order-read', requestId: 2, answer: ok(reading()) },
    )
    expect(tagsOf(effects)).toEqual(['read-forms'])
  })

  it('does not go on without a discount that was refused meanwhile', () => {
    const [stopped, effects] = after(READY, { tag: 'discount-entered', code: 'SUMMER' }, place(), {
      tag: 'discount-answered',
      requestId: 1,
      answer: err(rejected('DiscountExpired')),
    })
    expect([stopped.placing.tag, effects]).toEqual(['idle', []])
    expect(stopped.failure).toMatchObject({ tag: 'refused' })
  })

  it.each([
    ['an empty cart', ok(reading(null)), 'empty-cart'],
    ['a shop that cannot be reached', err(UNREACHABLE), 'unreachable'],
  ] as const)('tells of %s', (_name, answer, tag) => {
    const [stopped] = after(NEW_CHECKOUT, place(), { tag: 'order-read', requestId: 1, answer })
    expect([stopped.placing.tag, stopped.failure?.tag]).toEqual(['idle', tag])
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
      { tag: 'payment-method-stored', requestId: 3, answer: err(rejected('StripeFailure')) },
      'PAYMENT_ERROR',
    ],
    [
      'the card was declined',
      SUBMITTING,
      { tag: 'order-submitted', requestId: 4, answer: err(rejected('StripeRejected')) },
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
      'a code nobody knows',
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
  ] as const)('%s: the shopper is told and can try again', (_name, state, event, key) => {
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
      { tag: 'order-submitted', requestId: 4, answer: err(rejected('StripeRejected')) },
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
    expect(asked(effects)).toEqual([{ tag: 'ask-for-state' }])
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

describe('while the shopper fills in', () => {
  const email: CheckoutEvent = { tag: 'details-changed', changes: [{ tag: 'identity', email: 'a@b.c' }] }

  it('sends a change, then reads the order and tells the carts', () => {
    const [pending, first] = transition(READY, email)
    expect(first).toEqual([
      { tag: 'send-changes', changes: [{ tag: 'identity', email: 'a@b.c' }], requestId: 1 },
    ])
    const [, second] = transition(pending, { tag: 'changes-sent', requestId: 1, answer: ok(undefined) })
    expect(second).toEqual([{ tag: 'read-order', requestId: 2 }, { tag: 'announce-order-change' }])
  })

  it('says nothing when a half-filled address is refused, and shows what the shop made of it', () => {
    const [after1, effects] = after(READY, email, {
      tag: 'changes-sent',
      requestId: 1,
      answer: err(rejected('InvalidShippingAddress')),
    })
    expect([after1.failure, tagsOf(effects)]).toEqual([null, ['read-order']])
  })

  it('says that the shop cannot be reached, and takes it back when it answers again', () => {
    const [told, none] = after(READY, email, { tag: 'changes-sent', requestId: 1, answer: err(UNREACHABLE) })
    expect([told.failure, none]).toEqual([{ tag: 'unreachable', mayHaveOrdered: false }, []])
    const [again] = after(
      told,
      { tag: 'refresh-requested' },
      { tag: 'order-read', requestId: 2, answer: ok(reading()) },
    )
    expect(again.failure).toBeNull()
  })

  it('never takes back that an answer to a submit was lost', () => {
    const [lost] = after(
      SUBMITTING,
      { tag: 'order-submitted', requestId: 4, answer: err(UNREACHABLE) },
      { tag: 'refresh-requested' },
      { tag: 'order-read', requestId: 5, answer: ok(reading(null)) },
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

  it.each([
    ['DiscountDoesNotExist', 'INVALID_DISCOUNT_ERROR'],
    ['DiscountUsageReached', 'USAGE_REACHED_DISCOUNT_ERROR'],
  ])('tells why a discount was refused: %s', (code, key) => {
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

  it('starts over when the shopper comes back from the confirmation, and not in the middle of paying', () => {
    const [back, effects] = after(SUBMITTING, accepted(4), { tag: 'restarted' })
    expect([back.placing, tagsOf(effects)]).toEqual([{ tag: 'idle', open: null }, ['read-order']])
    expect(transition(SUBMITTING, { tag: 'restarted' })).toEqual([SUBMITTING, []])
  })

  it('does not read the order again once it is placed', () => {
    const [placed] = after(SUBMITTING, accepted(4))
    expect(transition(placed, { tag: 'refresh-requested' })).toEqual([placed, []])
  })
})

describe('an attempt that outlives its page', () => {
  const attempt = { key: 'key-1', orderId: orderId('order-1'), isSubmitted: true }
  const recalled: CheckoutEvent = { tag: 'attempt-recalled', attempt }
  const [CHECKING] = transition(READY, recalled)
  const found = (answer: Result<FoundSubmit, GatewayFailure>): CheckoutEvent => ({
    tag: 'submit-found',
    requestId: 1,
    answer,
  })
  const LOST: CheckoutEvent = { tag: 'order-submitted', requestId: 4, answer: err(UNREACHABLE) }

  it('is kept before its submit is sent, and until that was answered for good', () => {
    const [, sending] = after(READY, place(), FORMS_READ, sent(1), token(2), stored(3))
    expect(sending.map(({ tag }) => tag)).toEqual(['remember-attempt', 'submit-order'])
    expect(sending[0]).toEqual({ tag: 'remember-attempt', attempt })
    for (const ending of [
      accepted(4),
      { tag: 'order-submitted', requestId: 4, answer: err(rejected('StripeRejected')) } as const,
    ]) {
      expect(transition(SUBMITTING, ending)[1][0]).toEqual({ tag: 'forget-attempt', attempt })
    }
    for (const open of [LOST, challenge(4)])
      expect(transition(SUBMITTING, open)[1].map(({ tag }) => tag)).not.toContain('forget-attempt')
  })

  it('is looked up, with nothing placed, and meanwhile the page is busy but may be left', () => {
    const [state, effects] = transition(READY, recalled)
    expect(effects).toEqual([{ tag: 'find-submit', key: 'key-1', requestId: 1 }])
    expect([state.placing.tag, isBusy(state), guardsLeaving(state)]).toEqual(['checking', true, false])
    expect(transition(state, place('key-2'))).toEqual([state, []])
  })

  it('leads to the confirmation if the order stands', () => {
    const [placed, effects] = transition(CHECKING, found(ok(ACCEPTED)))
    expect(placed.placing.tag).toBe('accepted')
    expect(effects).toEqual([
      { tag: 'forget-attempt', attempt },
      { tag: 'open-confirmation', placed: PLACED },
      { tag: 'announce-order-change' },
    ])
  })

  it('goes on with the challenge it was in', () => {
    const [, effects] = transition(CHECKING, found(ok({ tag: 'action-required', action: ACTION })))
    expect(effects).toEqual([{ tag: 'confirm-payment', action: ACTION, requestId: 2 }])
  })

  it('can be tried again under the same key, from the forms on, if there is no order', () => {
    const [told] = transition(CHECKING, found(ok({ tag: 'not-placed' })))
    expect([isBusy(told), told.failure && problemOfCheckout(told.failure).key]).toEqual([false, 'NOT_PLACED'])
    const [, effects] = after(told, place('key-2'), FORMS_READ, sent(2), token(3), stored(4))
    expect(asked(effects)).toMatchObject([{ submit: { key: 'key-1' } }])
  })

  it.each<readonly [string, Result<FoundSubmit, GatewayFailure>]>([
    ['is not decided yet', ok({ tag: 'pending' })],
    ['cannot be looked up', err(UNREACHABLE)],
  ])('that %s stays open: nothing is placed by the next click but what was submitted', (_name, answer) => {
    const [told] = transition(CHECKING, found(answer))
    expect([hasLostAnswer(told), told.failure]).toEqual([true, { tag: 'unreachable', mayHaveOrdered: true }])
    expect(asked(transition(told, place('key-2'))[1])).toMatchObject([
      { tag: 'submit-order', submit: { key: 'key-1' } },
    ])
    expect(transition(told, { tag: 'check-requested' })[0].placing.tag).toBe('checking')
  })

  it('is over when it was refused, and the next try is another one', () => {
    const [told, effects] = transition(CHECKING, found(err(rejected('StripeRejected'))))
    expect(effects).toContainEqual({ tag: 'forget-attempt', attempt })
    expect(told.failure && problemOfCheckout(told.failure).key).toBe('BILLING_ERROR')
    expect(transition(told, place('key-2'))[0].placing).toMatchObject({ attempt: { key: 'key-2' } })
  })

  it('is looked up again when its cart has gone after all, and given up with another cart', () => {
    const [told] = transition(CHECKING, found(ok({ tag: 'not-placed' })))
    const read = (order: Order | null): readonly [CheckoutState, readonly CheckoutEffect[]] =>
      after(
        told,
        { tag: 'refresh-requested' },
        { tag: 'order-read', requestId: 2, answer: ok(reading(order)) },
      )
    expect(read(null)[1]).toEqual([{ tag: 'find-submit', key: 'key-1', requestId: 3 }])
    const [other, effects] = read(anOrder({ id: orderId('order-2') }))
    expect(effects).toEqual([{ tag: 'forget-attempt', attempt: { ...attempt, isSubmitted: false } }])
    expect(transition(other, place('key-2'))[0].placing).toMatchObject({ attempt: { key: 'key-2' } })
    expect(read(anOrder())[1]).toEqual([])
  })

  it('is looked for again when the shopper comes back to a page whose answer was lost', () => {
    const [lost] = after(SUBMITTING, LOST)
    expect(hasLostAnswer(lost)).toBe(true)
    expect(tagsOf(transition(lost, { tag: 'restarted' })[1])).toEqual(['read-order', 'find-submit'])
    expect(transition(READY, { tag: 'check-requested' })).toEqual([READY, []])
    expect(transition(SUBMITTING, recalled)).toEqual([SUBMITTING, []])
  })
})
