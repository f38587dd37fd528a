import type Stripe from 'stripe'
import { refundObject } from './stripe-refunds.js'
import type { StripeRefundRecord } from './stripe-refunds.js'

/** The number of refunds in an answer that expands them; the newest are first. */
const MAX_EXPANDED = 10

/** A payment as Stripe keeps it; the interface's objects are made of it. */
export interface StripeRecord {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly confirmation: 'automatic' | 'manual'
  readonly createdS: number
  readonly metadata: Readonly<Record<string, string>>
  readonly forLater: boolean
  /** The bank only holds the money until it is captured. */
  readonly isHeldOnly: boolean
  customer: string | null
  paymentMethod: string | null
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'succeeded'
    | 'canceled'
    | 'processing'
    | 'requires_capture'
  error: string | null
  /** Captured part of an authorised amount; null if it was captured in full. */
  captured: number | null
  /** True if several parts of the held money can be captured ("multicapture"). */
  hasParts: boolean
  refunded: number
  readonly refunds: StripeRefundRecord[]
  isDisputed: boolean
  disputeStatus: Stripe.Dispute.Status
}

/** A test card by the name of its payment method (Stripe: "Testing"). */
export interface StripeCard {
  readonly brand: string
  readonly last4: string
  readonly outcome: 'success' | 'declined' | 'challenge' | 'challenge-declined' | 'processing'
  /** @default 'Your card was declined.' */
  readonly message?: string
}

const visa = (last4: string, outcome: StripeCard['outcome'], message?: string): StripeCard => ({
  brand: 'visa',
  last4,
  outcome,
  ...(message !== undefined && { message }),
})

/** The payment methods that Stripe documents for tests. */
export const STRIPE_CARDS: Readonly<Record<string, StripeCard>> = {
  pm_card_visa: visa('4242', 'success'),
  pm_card_mastercard: { brand: 'mastercard', last4: '4444', outcome: 'success' },
  pm_card_amex: { brand: 'amex', last4: '8431', outcome: 'success' },
  pm_card_chargeDeclined: visa('0002', 'declined'),
  pm_card_chargeDeclinedInsufficientFunds: visa('9995', 'declined', 'Your card has insufficient funds.'),
  pm_card_authenticationRequired: visa('3184', 'challenge'),
  pm_card_threeDSecure2Required: visa('3220', 'challenge'),
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: visa(
    '3178',
    'challenge-declined',
    'Your card has insufficient funds.',
  ),
  pm_card_processing: visa('7777', 'processing'),
}

const EXPIRES = { exp_month: 12, exp_year: 2040 }

export const secretOf = (id: string): string => `${id}_secret_${id.slice(3)}`

const NO_BILLING = { address: null, email: null, name: null, phone: null, tax_id: null }

export const methodObject = (
  id: string,
  card: StripeCard,
  customer: string | null,
): Stripe.PaymentMethod => ({
  id,
  object: 'payment_method',
  billing_details: NO_BILLING,
  card: {
    brand: card.brand,
    checks: null,
    country: 'DE',
    display_brand: card.brand,
    ...EXPIRES,
    funding: 'credit',
    generated_from: null,
    last4: card.last4,
    networks: null,
    regulated_status: null,
    three_d_secure_usage: null,
    wallet: null,
  },
  created: 1,
  customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
})

const cardDetails = ({ brand, last4 }: StripeCard): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: null,
  authorization_code: null,
  brand,
  checks: null,
  country: 'DE',
  electronic_commerce_indicator: null,
  ...EXPIRES,
  funding: 'credit',
  installments: null,
  last4,
  mandate: null,
  network: brand,
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
})

const takenOf = ({ status, amount, captured }: StripeRecord): number => {
  if (status === 'succeeded') return captured ?? amount
  return status === 'requires_capture' ? (captured ?? 0) : 0
}

/** After a single capture the rest is refunded; after several it is released ("multicapture"). */
const restOf = ({ captured, hasParts, amount }: StripeRecord): number =>
  captured === null || hasParts ? 0 : amount - captured

const multicaptureOf = ({
  hasParts,
}: StripeRecord): Stripe.Charge.PaymentMethodDetails.Card.Multicapture => ({
  status: hasParts ? 'available' : 'unavailable',
})

/** The charge of a payment that was made; it carries the metadata of its intent. */
export function chargeObject(record: StripeRecord): Stripe.Charge {
  const card = STRIPE_CARDS[record.paymentMethod ?? '']
  return {
    id: `ch_${record.id.slice(3)}`,
    object: 'charge',
    amount: record.amount,
    amount_captured: takenOf(record),
    amount_refunded: record.refunded + restOf(record),
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: NO_BILLING,
    calculated_statement_descriptor: 'SHOP',
    captured: record.status === 'succeeded',
    created: record.createdS,
    currency: record.currency,
    customer: record.customer,
    description: null,
    disputed: record.isDisputed,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: record.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: record.id,
    payment_method: record.paymentMethod,
    payment_method_details:
      card === undefined
        ? null
        : { type: 'card', card: { ...cardDetails(card), multicapture: multicaptureOf(record) } },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunds: {
      object: 'list',
      url: `/v1/charges/ch_${record.id.slice(3)}/refunds`,
      has_more: record.refunds.length > MAX_EXPANDED,
      data: record.refunds.map(refundObject).reverse().slice(0, MAX_EXPANDED),
    },
    refunded: record.status === 'succeeded' && record.refunded === takenOf(record),
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }
}

const nextAction = (record: StripeRecord): Stripe.PaymentIntent.NextAction | null =>
  record.status === 'requires_action'
    ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'stripe_3ds2_fingerprint' } }
    : null

const lastError = ({ error }: StripeRecord): Stripe.PaymentIntent.LastPaymentError | null =>
  error === null ? null : { type: 'card_error', code: 'card_declined', message: error }

const hasCharge = ({ status }: StripeRecord): boolean =>
  status === 'succeeded' || status === 'requires_capture'

/** `isExpanded`: true if the whole charge was requested. */
export const intentObject = (record: StripeRecord, isExpanded: boolean): Stripe.PaymentIntent => ({
  id: record.id,
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount: record.amount,
  amount_capturable: record.status === 'requires_capture' ? record.amount - takenOf(record) : 0,
  amount_received: takenOf(record),
  application: null,
  application_fee_amount: null,
  automatic_payment_methods:
    record.confirmation === 'automatic' ? { enabled: true, allow_redirects: 'never' } : null,
  canceled_at: record.status === 'canceled' ? record.createdS : null,
  cancellation_reason: null,
  capture_method: record.isHeldOnly ? 'manual' : 'automatic_async',
  client_secret: secretOf(record.id),
  confirmation_method: record.confirmation,
  created: record.createdS,
  currency: record.currency,
  customer: record.customer,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: lastError(record),
  latest_charge: hasCharge(record) ? (isExpanded ? chargeObject(record) : chargeObject(record).id) : null,
  livemode: false,
  managed_payments: null,
  metadata: record.metadata,
  next_action: nextAction(record),
  on_behalf_of: null,
  payment_method: record.status === 'requires_payment_method' ? null : record.paymentMethod,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: record.forLater ? 'off_session' : null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: record.status,
  transfer_data: null,
  transfer_group: null,
})

export const disputeObject = (
  record: StripeRecord,
): Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'charge'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
> => ({
  id: `dp_${record.id.slice(3)}`,
  object: 'dispute',
  amount: record.amount,
  charge: chargeObject(record).id,
  created: record.createdS,
  currency: record.currency,
  livemode: false,
  metadata: {},
  payment_intent: record.id,
  reason: 'fraudulent',
  status: record.disputeStatus,
})

export const customerObject = (id: string, metadata: Stripe.Metadata, createdS: number): Stripe.Customer => ({
  id,
  object: 'customer',
  balance: 0,
  created: createdS,
  default_source: null,
  description: null,
  email: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata,
  shipping: null,
})

export const accountObject = (id: string): Stripe.Account => ({
  id,
  object: 'account',
  business_profile: null,
  charges_enabled: true,
  country: 'DE',
  default_currency: 'eur',
  details_submitted: true,
  email: 'owner@example.com',
  payouts_enabled: true,
  type: 'standard',
})

export const endpointObject = (url: string, events: string[], status: string): Stripe.WebhookEndpoint => ({
  id: 'we_1',
  object: 'webhook_endpoint',
  api_version: null,
  application: null,
  created: 1,
  description: null,
  enabled_events: events,
  livemode: false,
  metadata: {},
  status,
  url,
})

export const eventObject = (type: string, object: object, createdS: number, id: string) =>
  ({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: createdS,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type: type as Stripe.Event['type'],
  }) satisfies Omit<Stripe.EventBase, 'data' | 'type'> & { readonly data: object; readonly type: string }
