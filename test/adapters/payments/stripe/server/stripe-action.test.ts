import { describe, expect, it } from '@jest/globals'
import {
  parseStripeAction,
  stripeActionText,
} from '../../../../../adapters/payments/stripe/shared/stripe-action.js'

describe('the page action of a Stripe payment', () => {
  it('is read as it was written', () => {
    const action = { clientSecret: 'pi_1_secret_2', confirmation: 'manual', reference: 'pi_1' } as const
    expect(parseStripeAction(stripeActionText(action))).toEqual(action)
  })

  it('may be the bare secret that the protocol knows', () => {
    const action = { clientSecret: 'pi_1_secret_2', confirmation: null, reference: 'pi_1' }
    expect(parseStripeAction('pi_1_secret_2')).toEqual(action)
    expect(parseStripeAction('{"clientSecret":"pi_1_secret_2","confirmation":"other"}')).toEqual(action)
  })

  it.each(['', 'pi_1', '{}', '{"clientSecret":1}', '[]', 'null', '{"clientSecret":"<script>"}'])(
    'is not %j',
    (text) => expect(parseStripeAction(text)).toBeNull(),
  )
})
