import { describe, expect, it } from '@jest/globals'
import type Stripe from 'stripe'
import { stateOf, summaryOf } from '../../../../../adapters/payments/stripe/server/intent-state.js'
import { parseStripeAction } from '../../../../../adapters/payments/stripe/shared/stripe-action.js'
import {
  fromStripeAmount,
  refusesAmount,
  toStripeAmount,
} from '../../../../../adapters/payments/stripe/server/stripe-amount.js'
import { money } from '../../../../../core/money/index.js'

/** An answer of the interface with the latest charge, with the fields that are read. */
const intentOf = (changes: object): Stripe.PaymentIntent =>
  ({
    id: 'pi_1',
    status: 'succeeded',
    currency: 'eur',
    amount_received: 3000,
    amount_capturable: 0,
    customer: null,
    payment_method: 'pm_1',
    setup_future_usage: null,
    latest_charge: null,
    last_payment_error: null,
    client_secret: 'pi_1_secret_x',
    confirmation_method: 'automatic',
    ...changes,
  }) as Stripe.PaymentIntent

const card = { brand: 'visa', last4: '4242', exp_month: 1, exp_year: 2040 }

const chargeOf = (held: number, captured: number, refunded: number, parts?: string) => ({
  amount: held,
  amount_captured: captured,
  amount_refunded: refunded,
  disputed: false,
  payment_method_details: {
    card: { ...card, ...(parts !== undefined && { multicapture: { status: parts } }) },
  },
})

describe('a payment that was taken at Stripe', () => {
  it.each([
    ['nothing', 3000, 3000, 0, undefined, 0],
    ['a part', 3000, 3000, 500, undefined, 500],
    ['all', 3000, 3000, 3000, undefined, 3000],
    ['nothing where the rest of what was held was let go', 5000, 3000, 2000, undefined, 0],
    ['a part beside the rest that was let go', 5000, 3000, 2500, undefined, 500],
    ['what Stripe says where the rest is not counted', 5000, 3000, 1999, undefined, 1999],
    ['what Stripe says where more parts could be taken', 5000, 3000, 2500, 'available', 2500],
    ['a part where no more parts could be taken', 5000, 3000, 2500, 'unavailable', 500],
  ])('has refunded %s', (_, held, captured, refunded, parts, expected) => {
    const intent = intentOf({ latest_charge: chargeOf(held, captured, refunded, parts) })
    expect(stateOf(intent)).toEqual({
      tag: 'charged',
      reference: 'pi_1',
      amount: money(3000, 'EUR'),
      refunded: money(expected, 'EUR'),
      isDisputed: false,
      card: { provider: 'Visa', last4: '4242', expiresMonth: 1, expiresYear: 2040 },
    })
  })

  it('has refunded nothing if no charge is reported', () => {
    for (const charge of [null, 'ch_1'])
      expect(stateOf(intentOf({ latest_charge: charge }))).toMatchObject({
        refunded: money(0, 'EUR'),
        isDisputed: false,
        card: null,
      })
  })

  it('is disputed if its charge is disputed', () => {
    const charge = { ...chargeOf(3000, 3000, 0), disputed: true }
    expect(stateOf(intentOf({ latest_charge: charge }))).toMatchObject({ isDisputed: true })
  })

  it.each([
    ['off_session', 'cus_1', 'pm_1', 'cus_1/pm_1'],
    ['off_session', { id: 'cus_2' }, { id: 'pm_2' }, 'cus_2/pm_2'],
    [null, 'cus_1', 'pm_1', undefined],
    ['off_session', null, 'pm_1', undefined],
    ['off_session', 'cus_1', null, undefined],
  ])('for later (%s) of %j with %j keeps %s', (usage, customer, method, kept) => {
    const changes = { setup_future_usage: usage, customer, payment_method: method }
    for (const status of ['succeeded', 'requires_capture']) {
      const state = stateOf(intentOf({ ...changes, status }))
      expect('keptMethod' in state ? state.keptMethod : undefined).toBe(kept)
    }
  })
})

describe('a payment at Stripe', () => {
  it('returns the amount that can be captured and the captured part', () => {
    const intent = intentOf({ status: 'requires_capture', amount_capturable: 2000, amount_received: 3000 })
    expect(stateOf(intent)).toEqual({
      tag: 'authorised',
      reference: 'pi_1',
      amount: money(5000, 'EUR'),
      card: null,
    })
  })

  it.each(['requires_action', 'requires_confirmation'])(
    'that is %s asks the page for an action, by its kind of confirmation',
    (status) => {
      for (const how of ['manual', 'automatic'] as const) {
        const state = stateOf(intentOf({ status, confirmation_method: how }))
        if (state.tag !== 'action-required') throw new Error(state.tag)
        expect(parseStripeAction(state.action.data)).toEqual({
          clientSecret: 'pi_1_secret_x',
          confirmation: how,
          reference: 'pi_1',
        })
      }
    },
  )

  it.each([
    ['canceled', null, { tag: 'declined', message: 'This payment was cancelled.' }],
    ['requires_payment_method', null, { tag: 'declined', message: 'The card was declined.' }],
    ['requires_payment_method', { message: 'No funds.' }, { tag: 'declined', message: 'No funds.' }],
    ['processing', null, { tag: 'pending', reference: 'pi_1' }],
    ['something_new', null, { tag: 'pending', reference: 'pi_1' }],
  ])('that is %s with %j is %j', (status, error, state) => {
    expect(stateOf(intentOf({ status, last_payment_error: error }))).toEqual(state)
  })
})

it.each([
  ['amex', 'American Express'],
  ['cartes_bancaires', 'Cartes Bancaires'],
  ['diners', 'Diners Club'],
  ['discover', 'Discover'],
  ['eftpos_au', 'eftpos'],
  ['jcb', 'JCB'],
  ['mastercard', 'Mastercard'],
  ['unionpay', 'UnionPay'],
  ['new_brand', 'new_brand'],
  [null, ''],
])('a card of the brand %s is shown as “%s”', (brand, provider) => {
  expect(summaryOf({ ...card, brand })).toMatchObject({ provider, last4: '4242' })
})

it('a card without digits is not shown', () => {
  expect([summaryOf({ ...card, last4: null }), summaryOf(null), summaryOf(undefined)]).toEqual([
    null,
    null,
    null,
  ])
})

it.each([
  ['USD', 49, 49, { tag: 'too-small', minimum: money(50, 'USD') }],
  ['USD', 50, 50, null],
  ['USD', 20_001, 20_001, null],
  ['ISK', 20_001, 20_001, { tag: 'not-whole' }],
  ['ISK', 20_000, 20_000, null],
  ['JPY', 500, 500, null],
  ['UGX', 5000, 500_000, null],
])('%s %i is %i at Stripe, with the check %j', (currency, amount, atStripe, refusal) => {
  expect(refusesAmount(money(amount, currency))).toEqual(refusal)
  const sent = toStripeAmount(money(amount, currency))
  expect(sent).toEqual({ amount: atStripe, currency: currency.toLowerCase() })
  expect(fromStripeAmount(sent.amount, sent.currency)).toEqual(money(amount, currency))
})

it('Stripe takes no currency in which no card is charged', () => {
  expect(refusesAmount({ ...money(5000, 'EUR'), currency: 'XTS' as never })).toEqual({
    tag: 'unknown-currency',
  })
})
