import type Stripe from 'stripe'
import type { KeepRequest, KeptMethod } from '../../../../core/ports/payments/payment-processor.port.js'
import { createKeeper, NotKept } from './customer.js'
import { KEY_FIELD } from './find-intent.js'
import { idOf, KEPT_SEPARATOR, keptMethodText, summaryOf } from './intent-state.js'
import { stripeActionText } from '../shared/stripe-action.js'
import { STRIPE } from '../shared/stripe-page-sources.js'
import { headerOf } from './stripe-client.js'
import { failureOf } from './stripe-failure.js'

const EXPAND = ['payment_method']

function keptState(intent: Stripe.SetupIntent): KeptMethod {
  const { id, status, customer, payment_method: method, client_secret: secret } = intent
  const [customerId, methodId] = [idOf(customer), idOf(method)]
  switch (status) {
    case 'succeeded':
      return customerId === null || methodId === null
        ? { tag: 'declined', message: 'Stripe stored no card.', reason: 'keeping' }
        : {
            tag: 'kept',
            keptMethod: keptMethodText(customerId, methodId),
            card: typeof method === 'string' ? null : summaryOf(method?.card),
          }
    case 'requires_action':
    case 'requires_confirmation':
      return {
        tag: 'action-required',
        action: {
          provider: STRIPE,
          data: stripeActionText({ clientSecret: secret ?? '', confirmation: 'automatic', reference: id }),
        },
      }
    case 'requires_payment_method':
    case 'canceled':
      return { tag: 'declined', message: intent.last_setup_error?.message ?? 'The card was declined.' }
    case 'processing':
    default:
      return { tag: 'unknown', message: 'Stripe has not decided yet.' }
  }
}

/**
 * Stores a card by a SetupIntent: the bank is asked, possibly with a challenge, and no money is held. It is
 * begun and confirmed in one request under the key, by which it can be found for a day; its state is always
 * read again.
 */
export async function keepMethod(
  stripe: Stripe,
  { key, paymentMethod }: KeepRequest,
  report: (thrown: unknown) => void,
): Promise<KeptMethod> {
  if (paymentMethod === null || paymentMethod.includes(KEPT_SEPARATOR))
    return { tag: 'declined', message: 'There is no card to store.' }
  try {
    const begun = await stripe.setupIntents.create(
      {
        customer: await createKeeper(stripe, key),
        payment_method: paymentMethod,
        usage: 'off_session',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        confirm: true,
        use_stripe_sdk: true,
        metadata: { [KEY_FIELD]: key },
        expand: EXPAND,
      },
      { idempotencyKey: key },
    )
    const isReplayed = headerOf(begun, 'idempotent-replayed') === 'true'
    return keptState(isReplayed ? await stripe.setupIntents.retrieve(begun.id, { expand: EXPAND }) : begun)
  } catch (thrown) {
    const cause = thrown instanceof NotKept ? thrown.cause : thrown
    report(cause)
    const refused = failureOf(cause)
    return cause === thrown || refused.tag === 'unknown' ? refused : { ...refused, reason: 'keeping' }
  }
}
