import { createStripeProcessor } from '../../adapters/payments/stripe/server/index.js'
import { describePaymentProcessor } from '../contracts/payment-processor.contract.js'

/** A key of a test account: test cards move no money. */
const secretKey = process.env['STRIPE_SECRET_KEY'] ?? ''
if (!secretKey.startsWith('sk_test_'))
  throw new Error('Name the key of a test account: STRIPE_SECRET_KEY=sk_test_... npm run test:live')

const notHere = (): never => {
  throw new Error('Only a person in front of a page can pass a challenge at Stripe.')
}

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
