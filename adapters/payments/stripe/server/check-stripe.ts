import type Stripe from 'stripe'
import { CARD_CURRENCIES } from '../../../../core/money/index.js'
import { clockFinding } from '../../../../core/ports/payments/payment-check.port.js'
import type {
  CheckPayments,
  PaymentCheckRequest,
  PaymentFinding,
} from '../../../../core/ports/payments/payment-check.port.js'
import { createStripeClient, headerOf } from './stripe-client.js'
import { isKeyProblem } from './stripe-failure.js'
import { isLiveKey } from './stripe-options.js'
import type { StripeOptions } from './stripe-options.js'
import { describeThrown } from '../../../../core/shared/index.js'

/** The events that the shop must receive. */
export const STRIPE_EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

function accountFindings(account: Stripe.Account): readonly PaymentFinding[] {
  const name = account.business_profile?.name ?? account.id
  return account.charges_enabled
    ? [{ level: 'fine', message: `The keys work: payments go to ${name}.` }]
    : [
        {
          level: 'problem',
          message: `The account ${name} may not take payments yet.`,
          fix: 'Finish its set-up in the dashboard of Stripe.',
        },
      ]
}

const currencyFindings = ({ currency }: PaymentCheckRequest): readonly PaymentFinding[] =>
  currency === null || CARD_CURRENCIES.has(currency)
    ? []
    : [
        {
          level: 'problem',
          message: `Stripe takes no payments in ${currency}.`,
          fix: 'Sell in another currency.',
        },
      ]

function webhookFindings(
  /** null: these keys have no permission to list them. */
  endpoints: readonly Stripe.WebhookEndpoint[] | null,
  secret: string | null,
  url: string | null,
): readonly PaymentFinding[] {
  const address = url ?? 'https://<your shop>/.vitrine/payments/stripe'
  const needed = STRIPE_EVENTS.join(', ')
  if (secret === null) {
    return [
      {
        level: 'problem',
        message:
          'STRIPE_WEBHOOK_SECRET is missing: the shop does not learn of refunds, disputes and late payments.',
        fix: `Enter ${address} as a webhook with ${needed}, and set its signing secret.`,
      },
    ]
  }
  if (url === null) return [{ level: 'note', message: `The webhook has to be ${address}.` }]
  if (endpoints === null) {
    const message = `It is unknown whether the webhook ${url} exists: this key may not list webhooks.`
    return [{ level: 'note', message, fix: `Check it in the dashboard of Stripe; it needs ${needed}.` }]
  }
  const own = endpoints.find((endpoint) => endpoint.url === url)
  if (own?.status !== 'enabled') {
    return [
      {
        level: 'problem',
        message: own ? `The webhook ${url} is switched off.` : `No webhook leads to ${url}.`,
        fix: `Enter it in the dashboard of Stripe with ${needed}.`,
      },
    ]
  }
  const events = own.enabled_events
  const missing = events.includes('*') ? [] : STRIPE_EVENTS.filter((event) => !events.includes(event))
  return missing.length === 0
    ? [{ level: 'fine', message: `Notices come to ${url}.` }]
    : [
        {
          level: 'problem',
          message: `The webhook lacks ${missing.join(', ')}.`,
          fix: 'Add them to its events.',
        },
      ]
}

/** Checks keys, account, clock, currency and webhook. */
export function createStripeCheck(options: StripeOptions): CheckPayments {
  const { secretKey, account, webhookSecret, wallTime = Date.now } = options
  return async (request) => {
    const stripe = createStripeClient(options)
    const mode: PaymentFinding = {
      level: 'fine',
      message: isLiveKey(secretKey) ? 'Live mode: money moves.' : 'Test mode: no money moves.',
    }
    try {
      const own = await (account === null
        ? stripe.accounts.retrieveCurrent()
        : stripe.accounts.retrieve(account))
      const endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).catch(() => null)
      return [
        mode,
        ...accountFindings(own),
        ...clockFinding(headerOf(own, 'date'), wallTime()),
        ...currencyFindings(request),
        ...webhookFindings(endpoints?.data ?? null, webhookSecret, request.webhookUrl),
      ]
    } catch (thrown) {
      return [mode, failed(thrown)]
    }
  }
}

function failed(thrown: unknown): PaymentFinding {
  if (isKeyProblem(thrown)) {
    return {
      level: 'problem',
      message: 'Stripe refuses STRIPE_SECRET_KEY.',
      fix: 'Copy it anew from Developers, API keys in the dashboard of Stripe.',
    }
  }
  const message = describeThrown(thrown)
  return {
    level: 'problem',
    message: `Stripe cannot be reached: ${message}`,
    fix: 'Check the connection of this machine and try again.',
  }
}
