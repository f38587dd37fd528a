import { it } from '@jest/globals'
import { createStripeProcessor } from '../../../adapters/stripe-payments/index.js'
import { describePaymentProcessor } from '../../contracts/payment-processor.contract.js'

/** A key of a test account. With one, the suite asks Stripe itself; test cards move no money. */
const secretKey = process.env['STRIPE_SECRET_KEY'] ?? ''
const notHere = (): never => {
  throw new Error('Only a person in front of a page can pass a challenge at Stripe.')
}

if (secretKey.startsWith('sk_test_')) {
  describePaymentProcessor('Stripe itself', () => ({
    processor: createStripeProcessor({
      secretKey,
      publishableKey: 'pk_test_unused',
      webhookSecret: null,
      account: null,
    }),
    accepted: 'pm_card_visa',
    declined: 'pm_card_chargeDeclined',
    challenged: 'pm_card_authenticationRequired',
    passChallenge: notHere,
    refund: notHere,
    dispute: notHere,
  }))
} else {
  it.skip('asks Stripe itself (not applicable: STRIPE_SECRET_KEY of a test account is not set)', notHere)
}
