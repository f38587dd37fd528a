import type Stripe from 'stripe'
import { CARD_CURRENCIES } from '../../../core/money/index.js'
import type { ProviderRequest } from '../provider-http.js'
import { intentObject, secretOf, STRIPE_CARDS } from './stripe-objects.js'
import type { StripeRecord } from './stripe-objects.js'
import { fieldsOf, groupOf, invalid, missing, needed, refuse } from './stripe-requests.js'

const CREATE_FIELDS = [
  'amount',
  'currency',
  'payment_method',
  'customer',
  'confirm',
  'confirmation_method',
  'capture_method',
  'allowed_payment_method_types[]',
  'automatic_payment_methods[]',
  'off_session',
  'use_stripe_sdk',
  'setup_future_usage',
  'metadata[]',
  'expand[]',
]

const wantsCharge = (fields: URLSearchParams): boolean =>
  [...fields].some(([name, value]) => name.startsWith('expand[') && value.endsWith('latest_charge.refunds'))

const decline = (record: StripeRecord, message: string): never => {
  record.status = 'requires_payment_method'
  record.error = message
  return refuse(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message,
    payment_intent: intentObject(record, false),
  })
}

const paidAs = ({ isHeldOnly }: StripeRecord) => (isHeldOnly ? 'requires_capture' : 'succeeded')

/** Asks the bank. `isAuthenticated`: its challenge has been passed. */
export function confirm(record: StripeRecord, isAuthenticated: boolean, isOffSession = false): void {
  const card = STRIPE_CARDS[record.paymentMethod ?? '']
  if (card === undefined) return void missing('PaymentMethod', record.paymentMethod ?? '', 'payment_method')
  const message = card.message ?? 'Your card was declined.'
  switch (card.outcome) {
    case 'success':
      record.status = paidAs(record)
      return
    case 'processing':
      record.status = 'processing'
      return
    case 'declined':
      return decline(record, message)
    case 'challenge':
    case 'challenge-declined':
      if (isOffSession) return decline(record, 'This payment requires authentication.')
      if (!isAuthenticated) record.status = 'requires_action'
      else if (card.outcome === 'challenge') record.status = paidAs(record)
      else return decline(record, message)
  }
}

const unexpected = ({ status }: StripeRecord, verb: string): never =>
  invalid(`You cannot ${verb} this PaymentIntent because it has a status of ${status}.`, {
    code: 'payment_intent_unexpected_state',
  })

type Answer = (request: ProviderRequest) => Stripe.PaymentIntent
interface Page {
  readonly object: 'list' | 'search_result'
  readonly url: string
  readonly has_more: boolean
  readonly data: readonly Stripe.PaymentIntent[]
}

export interface IntentRoutes {
  readonly create: Answer
  readonly list: (request: ProviderRequest) => Page
  readonly search: (request: ProviderRequest) => Page
  readonly change: (request: ProviderRequest, id: string, verb: string) => Stripe.PaymentIntent
  readonly retrieve: (request: ProviderRequest, id: string) => Stripe.PaymentIntent
  /** Acts as the page's script after the shopper has passed the challenge. */
  readonly authenticate: (clientSecret: string) => string
}

/** The addresses about PaymentIntents, over a table of them. */
export function createIntentRoutes(
  records: Map<string, StripeRecord>,
  world: { readonly nowMs: () => number; readonly newId: () => string; readonly searchLagMs: number },
): IntentRoutes {
  const find = (id: string): StripeRecord =>
    records.get(id) ??
    refuse(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such payment_intent: '${id}'`,
      param: 'intent',
    })

  const create: Answer = (request) => {
    const fields = fieldsOf(request, CREATE_FIELDS)
    const amount = Number(needed(fields, 'amount'))
    const currency = needed(fields, 'currency')
    const facts = CARD_CURRENCIES.get(currency.toUpperCase())
    if (facts === undefined || currency !== currency.toLowerCase()) {
      invalid(`Invalid currency: ${currency}.`, { param: 'currency' })
    }
    if (!Number.isInteger(amount) || amount < 1) invalid('Invalid positive integer', { param: 'amount' })
    if (amount < (facts?.minimumChargeMinor ?? 0)) {
      invalid('Amount must be at least the minimum charge.', { code: 'amount_too_small', param: 'amount' })
    }
    const method = fields.get('payment_method')
    const automatic = groupOf(fields, 'automatic_payment_methods')
    if (fields.has('confirmation_method') && automatic['enabled'] !== undefined) {
      invalid('You may only specify one of these parameters: automatic_payment_methods, confirmation_method.')
    }
    if (method !== null && STRIPE_CARDS[method] === undefined)
      missing('PaymentMethod', method, 'payment_method')
    const record: StripeRecord = {
      id: `pi_${world.newId()}`,
      amount,
      currency,
      confirmation: fields.get('confirmation_method') === 'manual' ? 'manual' : 'automatic',
      createdS: Math.floor(world.nowMs() / 1000),
      metadata: groupOf(fields, 'metadata'),
      forLater: fields.get('setup_future_usage') === 'off_session',
      isHeldOnly: fields.get('capture_method') === 'manual',
      customer: fields.get('customer'),
      paymentMethod: method,
      status: method === null ? 'requires_payment_method' : 'requires_confirmation',
      error: null,
      captured: null,
      hasParts: false,
      refunded: 0,
      refunds: [],
      isDisputed: false,
      disputeStatus: 'needs_response',
    }
    records.set(record.id, record)
    if (fields.get('confirm') === 'true') {
      if (method === null) invalid('You cannot confirm this PaymentIntent: it has no payment method.')
      confirm(record, false, fields.get('off_session') === 'true')
    }
    return intentObject(record, wantsCharge(fields))
  }

  const newestFirst = (): StripeRecord[] => [...records.values()].reverse()

  const list: IntentRoutes['list'] = (request) => {
    const fields = fieldsOf(request, ['created[]', 'limit', 'starting_after', 'expand[]'])
    const since = Number(groupOf(fields, 'created')['gte'] ?? 0)
    const limit = Number(fields.get('limit') ?? 10)
    if (limit > 100) invalid('limit must be between 1 and 100', { param: 'limit' })
    const all = newestFirst().filter(({ createdS }) => createdS >= since)
    const after = fields.get('starting_after')
    const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
    const data = all.slice(start, start + limit).map((record) => intentObject(record, wantsCharge(fields)))
    return { object: 'list', url: '/v1/payment_intents', has_more: start + limit < all.length, data }
  }

  const search: IntentRoutes['search'] = (request) => {
    const fields = fieldsOf(request, ['query', 'limit', 'expand[]'])
    const [, name = '', value = ''] =
      /^metadata\["(\w+)"\]:"((?:[^"\\]|\\.)*)"$/.exec(needed(fields, 'query')) ?? invalid('Invalid query')
    const wanted = value.replace(/\\(.)/g, '$1')
    const data = newestFirst()
      .filter(({ createdS }) => createdS * 1000 <= world.nowMs() - world.searchLagMs)
      .filter(({ metadata }) => metadata[name] === wanted)
      .slice(0, Number(fields.get('limit') ?? 10))
      .map((record) => intentObject(record, wantsCharge(fields)))
    return { object: 'search_result', url: '/v1/payment_intents/search', has_more: false, data }
  }

  const change: IntentRoutes['change'] = (request, id, verb) => {
    const record = find(id)
    const fields = fieldsOf(request, verb === 'confirm' ? ['use_stripe_sdk', 'expand[]'] : ['expand[]'])
    if (verb === 'cancel') {
      if (['succeeded', 'canceled', 'processing'].includes(record.status)) unexpected(record, 'cancel')
      record.status = 'canceled'
    } else if (verb === 'capture') {
      if (record.status !== 'requires_capture') unexpected(record, 'capture')
      record.status = 'succeeded'
      record.captured = null
    } else {
      if (record.status !== 'requires_confirmation') unexpected(record, 'confirm')
      confirm(record, true)
    }
    return intentObject(record, wantsCharge(fields))
  }

  return {
    create,
    list,
    search,
    change,
    retrieve: (request: ProviderRequest, id: string) =>
      intentObject(find(id), wantsCharge(fieldsOf(request, ['expand[]']))),
    authenticate: (clientSecret: string): string => {
      const record = newestFirst().find(({ id }) => secretOf(id) === clientSecret)
      if (record?.status !== 'requires_action') throw new Error('There is nothing to authenticate.')
      if (record.confirmation === 'manual') record.status = 'requires_confirmation'
      else {
        try {
          confirm(record, true)
        } catch {
          // The bank declined despite the challenge, and the intent has its reason.
        }
      }
      return record.id
    },
  }
}
