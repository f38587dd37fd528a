import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import type { RawNotice } from '../../../core/ports/payments/payment-processor.port.js'
import { serveProvider } from '../provider-http.js'
import type { HttpFault, ProviderAnswer, ProviderHttp, ProviderRequest } from '../provider-http.js'
import { createIntentRoutes } from './stripe-intents.js'
import { createRefundRoutes } from './stripe-refunds.js'
import { createSetupRoutes } from './stripe-setups.js'
import type { SetupRecord } from './stripe-setups.js'
import {
  accountObject,
  chargeObject,
  customerObject,
  disputeObject,
  endpointObject,
  eventObject,
  intentObject,
  methodObject,
  STRIPE_CARDS,
} from './stripe-objects.js'
import type { StripeRecord } from './stripe-objects.js'
import {
  answerOf,
  checkHeaders,
  fieldsOf,
  groupOf,
  missing,
  refuse,
  StripeRefusal,
} from './stripe-requests.js'

/** Stripe forgets an idempotency key after this time, ms. */
const KEY_LIFE_MS = 24 * 60 * 60 * 1000

export interface StripeServerOptions {
  /** @default the system's */
  readonly nowMs?: () => number
  /** Delay until the search finds a new payment. @default 60000 */
  readonly searchLagMs?: number
  /** @default 'sk_test_fake' */
  readonly secretKey?: string
  /** True if the key may create customers, which a restricted key may not. @default true */
  readonly mayKeep?: boolean
  /** True if the key may read disputes. @default true */
  readonly mayReadDisputes?: boolean
  /** @default none */
  readonly endpoints?: readonly {
    readonly url: string
    readonly events: string[]
    readonly status?: string
  }[]
}

/** The part of Stripe's HTTP API that the adapter uses, as its documentation describes it. */
export interface StripeServer extends Omit<ProviderHttp, 'close'> {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly payments: ReadonlyMap<string, StripeRecord>
  /** Captured amounts in minor units, by our idempotency key. */
  readonly charged: () => ReadonlyMap<string, readonly number[]>
  /** Passes a challenge as the page's script does; answers the id of the payment. Throws where there is none. */
  readonly authenticate: (clientSecret: string) => string
  /** Number of begun set-ups of cards without a payment. */
  readonly kept: () => number
  readonly setups: ReadonlyMap<string, SetupRecord>
  /** The refunds requested over the interface. */
  readonly refunds: Pick<ReturnType<typeof createRefundRoutes>, 'records' | 'begin'>
  readonly refund: (reference: string, amount: number) => RawNotice
  /** The bank returns the money of a refund, by default the last one. */
  readonly returnRefund: (index?: number) => RawNotice
  /**
   * The owner captures a part of the held money in the dashboard. `parts`: several are possible, and this is
   * the last one or not ("multicapture").
   */
  readonly capturePart: (reference: string, amount: number, parts?: 'more' | 'last') => RawNotice
  readonly dispute: (reference: string) => RawNotice
  /** Decides or continues a dispute. The charge stays `disputed`, as at Stripe. */
  readonly endDispute: (reference: string, status: Stripe.Dispute.Status) => RawNotice
  /** A signed event about a payment. */
  readonly notice: (type: string, reference: string) => RawNotice
  /** A payment that was processing comes to its end; or a card holder does not pass the challenge of a kept card. */
  readonly decide: (reference: string, status: 'succeeded' | 'requires_payment_method') => void
  readonly close: () => Promise<void>
}

interface Remembered {
  readonly request: string
  readonly answer: ProviderAnswer
  readonly atMs: number
}

const FAILURE: ProviderAnswer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An error occurred internally with Stripe.' } },
}

const NOT_PERMITTED = {
  type: 'invalid_request_error',
  message: 'The provided key does not have the required permissions for this endpoint.',
}

const KEY_TAKEN = {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with.',
}

/** Starts the server on a free local port. */
export async function startStripeServer(options: StripeServerOptions = {}): Promise<StripeServer> {
  const { nowMs = Date.now, searchLagMs = 60_000, secretKey = 'sk_test_fake', endpoints = [] } = options
  const { mayKeep = true, mayReadDisputes = true } = options
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`
  const payments = new Map<string, StripeRecord>()
  const remembered = new Map<string, Remembered>()
  const newId = (): string => randomBytes(12).toString('hex')
  const intents = createIntentRoutes(payments, { nowMs, newId, searchLagMs })
  const setups = createSetupRoutes(newId)
  const nowS = (): number => Math.floor(nowMs() / 1000)
  const refunds = createRefundRoutes(payments, { newId, nowS })

  const route = (request: ProviderRequest): object => {
    const { method, path } = request
    const [, , kind, id = '', verb = ''] = path.split('/')
    const address = `${method} ${kind}${id === '' ? '' : '/:id'}${verb === '' ? '' : '/:verb'}`
    switch (address) {
      case 'POST payment_intents':
        return intents.create(request)
      case 'GET payment_intents':
        return intents.list(request)
      case 'GET payment_intents/:id':
        return id === 'search' ? intents.search(request) : intents.retrieve(request, id)
      case 'POST payment_intents/:id/:verb':
        return intents.change(request, id, verb)
      case 'POST setup_intents':
        return setups.create(request)
      case 'GET setup_intents/:id':
        return setups.retrieve(request, id)
      case 'GET payment_methods/:id': {
        const card = STRIPE_CARDS[decodeURIComponent(id)] ?? missing('PaymentMethod', id, 'payment_method')
        return methodObject(id, card, null)
      }
      case 'POST refunds':
        return refunds.create(request)
      case 'GET refunds':
        return refunds.list(request)
      case 'POST customers':
        if (!mayKeep) {
          return refuse(403, NOT_PERMITTED)
        }
        return customerObject(
          `cus_${newId()}`,
          groupOf(fieldsOf(request, ['metadata[]']), 'metadata'),
          nowS(),
        )
      case 'GET account':
        return accountObject('acct_owner')
      case 'GET accounts/:id':
        return accountObject(id)
      case 'GET disputes': {
        if (!mayReadDisputes) return refuse(403, NOT_PERMITTED)
        const fields = fieldsOf(request, ['payment_intent', 'limit'])
        const record = payments.get(fields.get('payment_intent') ?? '')
        const data = record?.isDisputed === true ? [disputeObject(record)] : []
        return { object: 'list', url: path, has_more: false, data }
      }
      case 'GET webhook_endpoints':
        return {
          object: 'list',
          url: path,
          has_more: false,
          data: endpoints.map(({ url, events, status }) => endpointObject(url, events, status ?? 'enabled')),
        }
      default:
        return refuse(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${path}).`,
        })
    }
  }

  const perform = (request: ProviderRequest): ProviderAnswer => {
    try {
      checkHeaders(request, secretKey)
      return { status: 200, body: route(request) }
    } catch (thrown) {
      if (thrown instanceof StripeRefusal) return answerOf(thrown)
      throw thrown
    }
  }

  /** Stores the answer of a key, also a refusal or a failure. */
  const answer = (request: ProviderRequest, fault: HttpFault | null): ProviderAnswer => {
    const key = request.headers['idempotency-key']
    if (key === undefined || request.method !== 'POST') return perform(request)
    if (key.length > 255) return answerOf(new StripeRefusal(400, KEY_TAKEN))
    const before = remembered.get(key)
    const text = `${request.path}\n${request.body}`
    if (before !== undefined && nowMs() - before.atMs < KEY_LIFE_MS) {
      if (before.request !== text) return answerOf(new StripeRefusal(400, KEY_TAKEN))
      return { ...before.answer, headers: { 'idempotent-replayed': 'true' } }
    }
    const performed = perform(request)
    const kept = fault === 'error-after' ? FAILURE : performed
    // A request that was refused before it began is not stored.
    const wasBegun = performed.status === 200 || performed.status === 402
    if (wasBegun) remembered.set(key, { request: text, answer: kept, atMs: nowMs() })
    return performed
  }

  const http = await serveProvider(answer, FAILURE)
  const signed = (type: string, object: object): RawNotice => {
    const payload = JSON.stringify(eventObject(type, object, nowS(), `evt_${newId()}`))
    const signature = new Stripe(secretKey).webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: nowS(),
    })
    return { body: Buffer.from(payload), headers: { 'stripe-signature': signature } }
  }
  const known = (reference: string): StripeRecord => {
    const record = payments.get(reference)
    if (record === undefined) throw new Error(`no payment ${reference}`)
    return record
  }
  return {
    ...http,
    secretKey,
    webhookSecret,
    payments,
    charged: () => {
      const taken = new Map<string, number[]>()
      for (const { status, metadata, amount, captured } of payments.values()) {
        if (status !== 'succeeded') continue
        const key = metadata['vitrine_key'] ?? ''
        taken.set(key, [...(taken.get(key) ?? []), captured ?? amount])
      }
      return taken
    },
    authenticate: (secret) => setups.authenticate(secret) ?? intents.authenticate(secret),
    refunds,
    kept: () => setups.records.size,
    setups: setups.records,
    capturePart: (reference, amount, parts) => {
      const record = known(reference)
      if (record.status !== 'requires_capture') throw new Error(`nothing is held: ${record.status}`)
      if (parts !== 'more') record.status = 'succeeded'
      record.hasParts = parts !== undefined
      record.captured = (record.captured ?? 0) + amount
      return signed('charge.captured', chargeObject(record))
    },
    refund: (reference, amount) => {
      const record = known(reference)
      record.refunded += amount
      return signed('charge.refunded', chargeObject(record))
    },
    returnRefund: (index = -1) => {
      const record = refunds.records.at(index)
      if (record === undefined) throw new Error('there is no refund')
      return signed('refund.failed', refunds.fail(record))
    },
    dispute: (reference) => {
      const record = known(reference)
      record.isDisputed = true
      return signed('charge.dispute.created', disputeObject(record))
    },
    endDispute: (reference, status) => {
      const record = known(reference)
      record.disputeStatus = status
      return signed('charge.dispute.closed', disputeObject(record))
    },
    notice: (type, reference) => signed(type, intentObject(known(reference), false)),
    decide: (reference, status) => {
      const decided = setups.records.get(reference) ?? known(reference)
      decided.status = status
    },
  }
}
