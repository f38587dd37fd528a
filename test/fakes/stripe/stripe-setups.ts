import type Stripe from 'stripe'
import type { ProviderRequest } from '../provider-http.js'
import { methodObject, secretOf, STRIPE_CARDS } from './stripe-objects.js'
import { fieldsOf, groupOf, invalid, missing, needed, refuse } from './stripe-requests.js'

/** A card that is to be stored, as Stripe stores it. */
export interface SetupRecord {
  readonly id: string
  readonly customer: string
  readonly paymentMethod: string
  readonly metadata: Readonly<Record<string, string>>
  status: 'succeeded' | 'requires_action' | 'requires_payment_method'
}

const CREATE_FIELDS = [
  'customer',
  'payment_method',
  'usage',
  'automatic_payment_methods[]',
  'confirm',
  'use_stripe_sdk',
  'metadata[]',
  'expand[]',
]

const setupObject = (record: SetupRecord, isExpanded: boolean): Stripe.SetupIntent => {
  const { id, customer, paymentMethod, metadata, status } = record
  const card = STRIPE_CARDS[paymentMethod]
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    cancellation_reason: null,
    client_secret: secretOf(id),
    created: 1,
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: { ...metadata },
    next_action: null,
    on_behalf_of: null,
    payment_method: isExpanded && card ? methodObject(paymentMethod, card, customer) : paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status,
    usage: 'off_session',
  }
}

/** The addresses about SetupIntents, which keep a card without a payment. */
export function createSetupRoutes(newId: () => string) {
  const records = new Map<string, SetupRecord>()
  const isExpanded = (fields: URLSearchParams): boolean =>
    [...fields].some(([name, value]) => name.startsWith('expand[') && value === 'payment_method')

  return {
    records: records as ReadonlyMap<string, SetupRecord>,
    create: (request: ProviderRequest): Stripe.SetupIntent => {
      const fields = fieldsOf(request, CREATE_FIELDS)
      const method = needed(fields, 'payment_method')
      const card = STRIPE_CARDS[method] ?? missing('PaymentMethod', method, 'payment_method')
      if (fields.get('confirm') !== 'true') invalid('Nothing here confirms a SetupIntent later.')
      if (card.outcome === 'declined') {
        refuse(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' })
      }
      const isChallenged = card.outcome === 'challenge' || card.outcome === 'challenge-declined'
      const record: SetupRecord = {
        id: `seti_${newId()}`,
        customer: needed(fields, 'customer'),
        paymentMethod: method,
        metadata: groupOf(fields, 'metadata'),
        status: isChallenged ? 'requires_action' : 'succeeded',
      }
      records.set(record.id, record)
      return setupObject(record, isExpanded(fields))
    },
    retrieve: (request: ProviderRequest, id: string): Stripe.SetupIntent =>
      setupObject(
        records.get(id) ?? missing('SetupIntent', id, 'intent'),
        isExpanded(fieldsOf(request, ['expand[]'])),
      ),
    /**
     * Acts as the page's script after the card holder has answered the challenge; answers the id, null if there is
     * none.
     */
    authenticate: (clientSecret: string): string | null => {
      const record = [...records.values()].find(({ id }) => secretOf(id) === clientSecret)
      if (record?.status !== 'requires_action') return null
      const isPassed = STRIPE_CARDS[record.paymentMethod]?.outcome === 'challenge'
      record.status = isPassed ? 'succeeded' : 'requires_payment_method'
      return record.id
    },
  }
}
