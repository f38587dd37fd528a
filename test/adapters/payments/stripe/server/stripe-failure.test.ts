import { describe, expect, it } from '@jest/globals'
import Stripe from 'stripe'
import {
  failureOf,
  isKeyProblem,
  isKeyTaken,
  isMissing,
  isOtherState,
  isServerFault,
  unknownOf,
} from '../../../../../adapters/payments/stripe/server/stripe-failure.js'

interface Answer {
  readonly type?: string
  readonly code?: string
  readonly param?: string
}

/** The error that the SDK throws for an answer of Stripe. */
const thrownFor = (statusCode: number, answer: Answer = {}): Error =>
  Stripe.errors.StripeError.generate({
    type: 'invalid_request_error',
    ...answer,
    statusCode,
    message: 'The words of Stripe.',
  } as Parameters<typeof Stripe.errors.StripeError.generate>[0])

const message = 'The words of Stripe.'
const KEYS = 'Stripe does not accept the keys of this shop.'
const unknown = { tag: 'unknown', message }

describe('meaning of a refused charge', () => {
  it.each<readonly [number, Answer, object]>([
    [402, { type: 'card_error', code: 'card_declined' }, { tag: 'declined', message }],
    [400, { param: 'payment_method' }, { tag: 'declined', message, reason: 'card' }],
    [400, { param: 'customer' }, { tag: 'declined', message, reason: 'card' }],
    [404, { param: 'payment_method' }, { tag: 'declined', message, reason: 'card' }],
    [400, { param: 'amount' }, { tag: 'declined', message, reason: 'set-up' }],
    [400, {}, { tag: 'declined', message, reason: 'set-up' }],
    [401, {}, { tag: 'declined', message: KEYS, reason: 'set-up' }],
    [403, {}, { tag: 'declined', message: KEYS, reason: 'set-up' }],
    // It is unknown whether money was taken.
    [400, { type: 'idempotency_error' }, unknown],
    [400, { code: 'rate_limit' }, unknown],
    [409, { code: 'lock_timeout' }, unknown],
    [409, { type: 'idempotency_error', code: 'idempotency_key_in_use' }, unknown],
    [429, {}, unknown],
    [500, { type: 'api_error' }, unknown],
  ])('answered with %i and %j', (status, answer, failure) => {
    expect(failureOf(thrownFor(status, answer))).toEqual(failure)
  })

  it.each([
    [new Stripe.errors.StripeConnectionError({ type: 'api_error', message }), message],
    [new Error('no words of Stripe'), 'no words of Stripe'],
    ['a text', 'a text'],
  ])('is unknown if %s is thrown', (thrown, words) => {
    expect([failureOf(thrown), unknownOf(thrown)]).toEqual([
      { tag: 'unknown', message: words },
      { tag: 'unknown', message: words },
    ])
  })
})

describe('errors of the SDK', () => {
  const QUESTIONS = { isKeyProblem, isKeyTaken, isMissing, isOtherState, isServerFault }

  it.each<readonly [number, Answer, keyof typeof QUESTIONS | null]>([
    [401, {}, 'isKeyProblem'],
    [403, {}, 'isKeyProblem'],
    [400, { type: 'idempotency_error' }, 'isKeyTaken'],
    [404, { code: 'resource_missing' }, 'isMissing'],
    [400, { code: 'resource_missing' }, 'isMissing'],
    [400, { code: 'payment_intent_unexpected_state' }, 'isOtherState'],
    [400, { code: 'parameter_invalid_empty' }, null],
    [404, {}, null],
    [402, { code: 'card_declined' }, null],
    [429, {}, null],
    [500, {}, 'isServerFault'],
    [409, {}, 'isServerFault'],
  ])('for %i and %j is %s and nothing else', (status, answer, name) => {
    const thrown = thrownFor(status, answer)
    const yes = Object.entries(QUESTIONS).flatMap(([each, asks]) => (asks(thrown) ? [each] : []))
    expect(yes).toEqual(name === null ? [] : [name])
  })

  it('are recognised by their type only', () => {
    const other = Object.assign(new Error('other'), { code: 'resource_missing' })
    expect(Object.values(QUESTIONS).filter((asks) => asks(other))).toEqual([])
  })
})
