import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { checkoutTransition as transition, NEW_CHECKOUT } from '../../../core/checkout/index.js'
import type { CheckoutEffect, CheckoutEvent, CheckoutState } from '../../../core/checkout/index.js'
import { err, ok } from '../../../core/shared/index.js'
import { ACTION } from './checkout-events.fixture.js'
import {
  ACCEPTED,
  anOrder,
  DETAILS,
  FLAGS,
  paymentFailure,
  POST,
  reading,
  rejected,
  UNREACHABLE,
} from './checkout.fixture.js'

/** Possible answers to a question, by the tag of its effect: each with the id of that question. */
const ANSWERS: Readonly<Record<string, readonly ((requestId: number) => CheckoutEvent)[]>> = {
  'read-order': [
    ok(reading()),
    ok(reading(anOrder({ shippingMethods: [{ ...POST, selected: false }] }))),
    ok(reading(anOrder({ flags: { ...FLAGS, shouldRecalc: true } }))),
    ok(reading(null)),
    err(UNREACHABLE),
  ].map((answer) => (requestId) => ({ tag: 'order-read', requestId, answer })),
  'select-shipping-method': [(requestId) => ({ tag: 'shipping-method-selected', requestId })],
  recalculate: [(requestId) => ({ tag: 'recalculated', requestId })],
  'send-changes': [ok(undefined), err(rejected('Validation')), err(UNREACHABLE)].map(
    (answer) => (requestId) => ({ tag: 'changes-sent', requestId, answer }),
  ),
  'apply-discount': [ok(undefined), err(rejected('DiscountInvalid'))].map((answer) => (requestId) => ({
    tag: 'discount-answered',
    requestId,
    answer,
  })),
  'send-details': [ok(undefined), err(UNREACHABLE)].map((answer) => (requestId) => ({
    tag: 'details-sent',
    requestId,
    answer,
  })),
  'create-payment-method': [ok({ provider: 'cards', token: 'pm_1' }), err(paymentFailure('declined'))].map(
    (answer) => (requestId) => ({ tag: 'payment-method-created', requestId, answer }),
  ),
  'store-payment-method': [ok(undefined), err(UNREACHABLE)].map((answer) => (requestId) => ({
    tag: 'payment-method-stored',
    requestId,
    answer,
  })),
  'submit-order': [
    ok(ACCEPTED),
    ok({ tag: 'action-required' as const, action: ACTION }),
    err(rejected('OutOfInventory')),
    err(UNREACHABLE),
  ].map((answer) => (requestId) => ({ tag: 'order-submitted', requestId, answer })),
  'confirm-payment': [ok({ confirmation: 'pi_1' }), err(paymentFailure('declined'))].map(
    (answer) => (requestId) => ({ tag: 'payment-confirmed', requestId, answer }),
  ),
  'find-submit': [
    ok(ACCEPTED),
    ok({ tag: 'pending' as const }),
    ok({ tag: 'not-placed' as const }),
    err(UNREACHABLE),
  ].map((answer) => (requestId) => ({ tag: 'submit-found', requestId, answer })),
  'hand-off': [ok(undefined), err(UNREACHABLE)].map((answer) => (requestId) => ({
    tag: 'handed-off',
    requestId,
    answer,
  })),
}

const HANDS_OFF = reading()
const TO_ENGINE: CheckoutEvent = {
  tag: 'order-read',
  requestId: 0,
  answer: ok({
    ...HANDS_OFF,
    shop: {
      ...HANDS_OFF.shop,
      capabilities: {
        ...HANDS_OFF.shop.capabilities,
        checkout: 'handOff',
        checkoutHosts: ['engine.example'],
      },
    },
  }),
}

const BY_THE_SHOPPER: readonly CheckoutEvent[] = [
  { tag: 'refresh-requested' },
  { tag: 'details-changed', changes: [{ tag: 'identity', email: 'ada@example.com' }] },
  { tag: 'discount-entered', code: 'ten' },
  { tag: 'place-order-requested', freshKey: 'key-1', isSecure: true },
  { tag: 'place-order-requested', freshKey: 'key-2', isSecure: false },
  { tag: 'attempt-recalled', attempt: { key: 'key-0', orderId: anOrder().id, isSubmitted: true } },
  { tag: 'check-requested' },
  { tag: 'restarted' },
]

type Open = ReadonlyMap<number, CheckoutEffect['tag']>

/** One step of a checkout, with the questions that are open behind it; the forms answer at once. */
function step(state: CheckoutState, open: Open, event: CheckoutEvent): readonly [CheckoutState, Open] {
  const [next, effects] = transition(state, event)
  const after = new Map(open)
  // A hand-off leaves the page, so it is not settled here.
  const isLeaving = event.tag === 'handed-off' && event.answer.ok
  if ('requestId' in event && !isLeaving) after.delete(event.requestId)
  for (const effect of effects) if ('requestId' in effect) after.set(effect.requestId, effect.tag)
  return effects.some(({ tag }) => tag === 'read-forms')
    ? step(next, after, { tag: 'forms-read', details: DETAILS })
    : [next, after]
}

/** Every answer to the questions that are open, some shops placing orders elsewhere. */
const answersTo = (open: Open): readonly CheckoutEvent[] =>
  [...open].flatMap(([requestId, tag]) => [
    ...(ANSWERS[tag] ?? []).map((answer) => answer(requestId)),
    ...(tag === 'read-order' ? [{ ...TO_ENGINE, requestId }] : []),
  ])

it('accepts each answer once, and none without a request', () => {
  const walk = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 25 })
  fc.assert(
    fc.property(walk, (choices) => {
      let state: CheckoutState = NEW_CHECKOUT
      let open: Open = new Map()
      for (const choice of choices) {
        const possible = [...BY_THE_SHOPPER, ...answersTo(open)]
        const event = possible[choice % possible.length] ?? { tag: 'restarted' }
        ;[state, open] = step(state, open, event)
        for (const requestId of [state.lastRequestId - 1, state.lastRequestId, state.lastRequestId + 1]) {
          for (const [tag, answers] of Object.entries(ANSWERS)) {
            if (open.get(requestId) === tag) continue
            for (const answer of answers) {
              const [next, effects] = transition(state, answer(requestId))
              // Comparing every part of every state takes half a minute.
              if (next !== state) expect([tag, next]).toEqual([tag, state])
              if (effects.length > 0) expect([tag, effects]).toEqual([tag, []])
            }
          }
        }
      }
    }),
    { numRuns: 150 },
  )
})
