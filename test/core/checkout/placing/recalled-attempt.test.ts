import { describe, expect, it } from '@jest/globals'
import {
  checkoutTransition as transition,
  guardsLeaving,
  hasLostAnswer,
  isBusy,
  problemOfCheckout,
} from '../../../../core/checkout/index.js'
import type { CheckoutEffect, CheckoutEvent, CheckoutState } from '../../../../core/checkout/index.js'
import { orderId } from '../../../../core/orders/index.js'
import type { Order } from '../../../../core/orders/index.js'
import type { FoundSubmit } from '../../../../core/ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { ACCEPTED, anOrder, reading, rejected, UNREACHABLE } from '../checkout.fixture.js'
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
  accepted,
  SUBMITTING,
  PLACED,
} from '../checkout-events.fixture.js'

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

  it('is stored before its submit is sent, and until a final answer', () => {
    const [, sending] = after(READY, place(), FORMS_READ, sent(1), token(2), stored(3))
    expect(sending.map(({ tag }) => tag)).toEqual(['remember-attempt', 'submit-order'])
    expect(sending[0]).toEqual({ tag: 'remember-attempt', attempt })
    for (const ending of [
      accepted(4),
      { tag: 'order-submitted', requestId: 4, answer: err(rejected('PaymentDeclined')) } as const,
    ]) {
      expect(transition(SUBMITTING, ending)[1][0]).toEqual({ tag: 'forget-attempt', attempt })
    }
    for (const open of [LOST, challenge(4)])
      expect(transition(SUBMITTING, open)[1].map(({ tag }) => tag)).not.toContain('forget-attempt')
  })

  it('is looked up without a submit, and meanwhile the page is busy but can be left', () => {
    const [state, effects] = transition(READY, recalled)
    expect(effects).toEqual([{ tag: 'find-submit', key: 'key-1', requestId: 1 }])
    expect([state.placing.tag, isBusy(state), guardsLeaving(state)]).toEqual(['checking', true, false])
    expect(transition(state, place('key-2'))).toEqual([state, []])
  })

  it('leads to the confirmation if the order was placed', () => {
    const [placed, effects] = transition(CHECKING, found(ok(ACCEPTED)))
    expect(placed.placing.tag).toBe('accepted')
    expect(effects).toEqual([
      { tag: 'forget-attempt', attempt },
      { tag: 'open-confirmation', placed: PLACED },
      { tag: 'announce-order-change' },
    ])
  })

  it('continues its challenge', () => {
    const [, effects] = transition(CHECKING, found(ok({ tag: 'action-required', action: ACTION })))
    expect(effects).toEqual([{ tag: 'confirm-payment', action: ACTION, requestId: 2 }])
  })

  it('can be repeated under the same key, from the forms on, if there is no order', () => {
    const [told] = transition(CHECKING, found(ok({ tag: 'not-placed' })))
    expect([isBusy(told), told.failure && problemOfCheckout(told.failure).key]).toEqual([false, 'NOT_PLACED'])
    const [, effects] = after(told, place('key-2'), FORMS_READ, sent(2), token(3), stored(4))
    expect(asked(effects)).toMatchObject([{ submit: { key: 'key-1' } }])
  })

  it.each<readonly [string, Result<FoundSubmit, GatewayFailure>]>([
    ['is not decided yet', ok({ tag: 'pending' })],
    ['cannot be looked up', err(UNREACHABLE)],
  ])('that %s stays open: the next click places only the submitted order', (_name, answer) => {
    const [told] = transition(CHECKING, found(answer))
    expect([hasLostAnswer(told), told.failure]).toEqual([true, { tag: 'unreachable', mayHaveOrdered: true }])
    expect(asked(transition(told, place('key-2'))[1])).toMatchObject([
      { tag: 'submit-order', submit: { key: 'key-1' } },
    ])
    expect(transition(told, { tag: 'check-requested' })[0].placing.tag).toBe('checking')
  })

  it('ends with a refusal, and the next try is another attempt', () => {
    const [told, effects] = transition(CHECKING, found(err(rejected('PaymentDeclined'))))
    expect(effects).toContainEqual({ tag: 'forget-attempt', attempt })
    expect(told.failure && problemOfCheckout(told.failure).key).toBe('BILLING_ERROR')
    expect(transition(told, place('key-2'))[0].placing).toMatchObject({ attempt: { key: 'key-2' } })
  })

  it('is looked up again when its cart has disappeared, and dropped with another cart', () => {
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

  it('is looked up again when the shopper comes back to a page with a lost answer', () => {
    const [lost] = after(SUBMITTING, LOST)
    expect(hasLostAnswer(lost)).toBe(true)
    expect(tagsOf(transition(lost, { tag: 'restarted' })[1])).toEqual(['read-order', 'find-submit'])
    expect(transition(READY, { tag: 'check-requested' })).toEqual([READY, []])
    expect(transition(SUBMITTING, recalled)).toEqual([SUBMITTING, []])
  })
})
