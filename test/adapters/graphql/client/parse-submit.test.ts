import { describe, expect, it } from '@jest/globals'
import { parseSubmit } from '../../../../adapters/graphql/client/parse/parse-submit.js'
import { parseStripeAction } from '../../../../adapters/payments/stripe/shared/stripe-action.js'

const SECRET = 'pi_3Nx_secret_8fK2'

describe('a submit that demands an action', () => {
  it.each([
    ['names no provider, as the builder has it', {}],
    ['names an empty one', { provider: null }],
    ['says the next action as well', { nextAction: { type: 'use_stripe_sdk' } }],
  ])('is Stripe’s if the answer %s', (_, more) => {
    const answer = { ok: false, status: 'requires_action', clientSecret: SECRET, ...more }
    const action = { provider: 'stripe', data: SECRET }
    expect(parseSubmit(answer)).toEqual({ tag: 'action-required', action })
    expect(parseStripeAction(SECRET)).toEqual({
      clientSecret: SECRET,
      confirmation: null,
      reference: 'pi_3Nx',
    })
  })

  it('is the named provider’s otherwise', () => {
    expect(parseSubmit({ status: 'requires_action', provider: 'paypal', clientSecret: 'x' })).toEqual({
      tag: 'action-required',
      action: { provider: 'paypal', data: 'x' },
    })
  })

  it.each([[undefined], [null], [7]])('is no answer with the client secret %j', (clientSecret) => {
    expect(parseSubmit({ status: 'requires_action', clientSecret })).toBeNull()
  })
})
