import { describe, expect, it } from '@jest/globals'
import {
  billingDetailsOf,
  changesOf,
  checkoutTransition as transition,
  guardsLeaving,
  isBusy,
  NEW_CHECKOUT,
} from '../../../core/checkout/index.js'
import type { CheckoutState } from '../../../core/checkout/index.js'
import { err, ok } from '../../../core/shared/index.js'
import { anOrder, DETAILS, FLAGS, reading, rejected, UNREACHABLE } from './checkout.fixture.js'
import {
  after,
  asked,
  tagsOf,
  READY,
  ACTION,
  place,
  FORMS_READ,
  sent,
  token,
  stored,
  challenge,
  confirmed,
  accepted,
  SUBMITTING,
  CONFIRMING,
  PLACED,
} from './checkout-events.fixture.js'

const FREE: CheckoutState = {
  ...NEW_CHECKOUT,
  order: { tag: 'read', known: reading(anOrder({ flags: { isFreeOrder: true } })) },
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

  it('is busy and guards the page until the answer, and stays busy while the confirmation opens', () => {
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

  it('stops without a message if a form reports a problem, and continues the same attempt', () => {
    const [stopped, effects] = after(READY, place(), {
      tag: 'forms-read',
      details: null,
    })
    expect([stopped.failure, effects]).toEqual([null, []])
    expect(after(stopped, place('key-2'))[0].placing).toMatchObject({ attempt: { key: 'key-1' } })
  })

  it('ignores unexpected answers', () => {
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

  it('waits for pending changes, so that an old value never arrives after a new one', () => {
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

  it('does not continue without a discount that was refused meanwhile', () => {
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
  ] as const)('reports %s', (_name, answer, tag) => {
    const [stopped] = after(NEW_CHECKOUT, place(), { tag: 'order-read', requestId: 1, answer })
    expect([stopped.placing.tag, stopped.failure?.tag]).toEqual(['idle', tag])
  })
})
