import { checkoutTransition as transition, NEW_CHECKOUT } from '../../../core/checkout/index.js'
import type { CheckoutEffect, CheckoutEvent, CheckoutState } from '../../../core/checkout/index.js'
import { money } from '../../../core/money/index.js'
import { ok } from '../../../core/shared/index.js'
import { ACCEPTED, DETAILS, reading } from './checkout.fixture.js'

/** Follows events and answers the last state with the effects of the last event. */
export const after = (
  state: CheckoutState,
  ...events: readonly CheckoutEvent[]
): readonly [CheckoutState, readonly CheckoutEffect[]] =>
  events.reduce<readonly [CheckoutState, readonly CheckoutEffect[]]>(
    ([now], event) => transition(now, event),
    [state, []],
  )

/** Effects that ask the outside; those that store data for another page are checked below. */
export const asked = (effects: readonly CheckoutEffect[]): readonly CheckoutEffect[] =>
  effects.filter(({ tag }) => tag !== 'remember-attempt' && tag !== 'forget-attempt')

export const tagsOf = (effects: readonly CheckoutEffect[]): readonly string[] =>
  asked(effects).map(({ tag }) => tag)

export const READY: CheckoutState = { ...NEW_CHECKOUT, order: { tag: 'read', known: reading() } }

export const ACTION = { provider: 'cards', data: 'secret-1' }

export const place = (freshKey = 'key-1'): CheckoutEvent => ({
  tag: 'place-order-requested',
  freshKey,
  isSecure: true,
})

export const FORMS_READ: CheckoutEvent = { tag: 'forms-read', details: DETAILS }

export const sent = (requestId: number): CheckoutEvent => ({
  tag: 'details-sent',
  requestId,
  answer: ok(undefined),
})

export const token = (requestId: number): CheckoutEvent => ({
  tag: 'payment-method-created',
  requestId,
  answer: ok({ provider: 'cards', token: 'pm_1' }),
})

export const stored = (requestId: number): CheckoutEvent => ({
  tag: 'payment-method-stored',
  requestId,
  answer: ok(undefined),
})

export const challenge = (requestId: number): CheckoutEvent => ({
  tag: 'order-submitted',
  requestId,
  answer: ok({ tag: 'action-required', action: ACTION }),
})

export const confirmed = (requestId: number): CheckoutEvent => ({
  tag: 'payment-confirmed',
  requestId,
  answer: ok({ confirmation: 'pi_1' }),
})

export const accepted = (requestId: number): CheckoutEvent => ({
  tag: 'order-submitted',
  requestId,
  answer: ok(ACCEPTED),
})

export const [SUBMITTING] = after(READY, place(), FORMS_READ, sent(1), token(2), stored(3))

export const [CONFIRMING] = after(SUBMITTING, challenge(4))

export const PLACED = {
  orderId: 'order-1',
  token: 'secret',
  customerPaid: money(3000, 'USD'),
  purchasedItems: [{ id: 'mug-blue', name: 'Mug', count: 2, price: money(1250, 'USD') }],
}
