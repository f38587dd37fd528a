import { createSign, createVerify, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { RawNotice } from '../../../core/ports/payments/payment-processor.port.js'
import { serveProvider } from '../provider-http.js'
import type { ProviderAnswer, ProviderHttp, ProviderRequest } from '../provider-http.js'
import {
  amountOf,
  fail,
  holdIdOf,
  jsonOf,
  only,
  orderObject,
  patchOf,
  payerLink,
  PaypalRefusal,
  termsOf,
  vaultIdOf,
} from './paypal-objects.js'
import type { PaypalRecord } from './paypal-objects.js'
import { PAYPAL_CERTIFICATE } from './paypal-certificate.js'
import { createVaultRoutes } from './paypal-vault.js'
import type { SetupRecord } from './paypal-vault.js'

export type PaypalOrderOptions = Partial<
  Pick<PaypalRecord, 'status' | 'instrument' | 'amount' | 'keeps' | 'keepsLater' | 'authentication'>
>

export interface PaypalServer extends Omit<ProviderHttp, 'close'> {
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  readonly orders: ReadonlyMap<string, PaypalRecord>
  /** Methods that shoppers were asked to store without a payment. */
  readonly setups: ReadonlyMap<string, SetupRecord>
  /** An order made for a page; with `approved` its shopper has approved it. */
  readonly order: (options?: PaypalOrderOptions) => string
  /** The shopper approves at PayPal. Throws if nothing waits for approval. */
  readonly approve: (id: string) => void
  /** Captured amounts, by our idempotency key. */
  readonly captured: () => ReadonlyMap<string, readonly string[]>
  readonly refund: (id: string, value: string) => RawNotice
  /** The owner takes a part of what is held, in the dashboard. */
  readonly capturePart: (id: string, value: string) => RawNotice
  readonly dispute: (id: string) => RawNotice
  /** The dispute of an order is decided. */
  readonly endDispute: (id: string, outcome: string) => RawNotice
  /** A signed event about an order's capture, or about the order. */
  readonly notice: (type: string, resource: object) => RawNotice
  /** Sends the name of an order's stored method, where PayPal names it later. */
  readonly keepNow: (id: string) => RawNotice
  /** The shopper removes the stored method in their PayPal account. */
  readonly endKept: (vaultId: string) => void
  /** Forgets request ids, as PayPal does after some hours. */
  readonly forgetRequests: () => void
  /** Revokes every access token. */
  readonly withdrawTokens: () => void
  readonly close: () => Promise<void>
}

const FAILURE: ProviderAnswer = { status: 500, body: { name: 'INTERNAL_SERVER_ERROR', message: 'An error.' } }
const TOKEN_LIFE_S = 32_400
const CERTIFICATE_PATH = '/v1/notifications/certs/CERT-fake'

const isMoney = (value: string, currency: string): boolean =>
  (['JPY', 'TWD', 'HUF'].includes(currency) ? /^\d+$/ : /^\d+\.\d\d$/).test(value) && Number(value) > 0

/** The part of PayPal's HTTP API that the adapter uses, as its documentation describes it. */
/** `events`: the events that its webhook is registered for. */
export async function startPaypalServer(events: readonly string[] = ['*']): Promise<PaypalServer> {
  const clientId = 'client-fake'
  const clientSecret = randomBytes(8).toString('hex')
  const webhookId = `WH-${randomBytes(8).toString('hex')}`
  const orders = new Map<string, PaypalRecord>()
  const replies = new Map<string, ProviderAnswer>()
  const tokens = new Set<string>()
  const kept = new Set<string>()
  const newId = (): string => randomBytes(8).toString('hex').toUpperCase()
  const vault = createVaultRoutes(newId, (vaultId) => void kept.add(vaultId))

  const add = (options: Partial<PaypalRecord>): PaypalRecord => {
    const record: PaypalRecord = {
      id: newId(),
      amount: { currency_code: 'EUR', value: '12.50' },
      status: 'APPROVED',
      instrument: 'fine',
      keeps: false,
      keepsLater: false,
      vaultId: null,
      back: null,
      authentication: null,
      customId: null,
      intent: 'CAPTURE',
      hold: null,
      captureId: null,
      refunded: [],
      parts: [],
      isDisputed: false,
      disputeOutcome: null,
      ...options,
    }
    orders.set(record.id, record)
    return record
  }

  const signedText = (id: string, time: string, body: string): string =>
    `${id}|${time}|${webhookId}|${crc32(body)}`
  const sign = (id: string, time: string, body: string): string =>
    createSign('sha256')
      .update(signedText(id, time, body))
      .sign(PAYPAL_CERTIFICATE.key, 'base64')

  const find = (id: string | undefined): PaypalRecord =>
    orders.get(id ?? '') ?? fail(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

  const byCapture = (captureId: string): PaypalRecord =>
    [...orders.values()].find((order) => order.captureId === captureId) ??
    fail(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

  const create = (request: ProviderRequest): ProviderAnswer => {
    const body = only(jsonOf(request), ['intent', 'purchase_units', 'application_context', 'payment_source'])
    if (body['intent'] !== 'CAPTURE') fail(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
    const [unit] = body['purchase_units'] as readonly Record<string, unknown>[]
    const { amount: asked, custom_id: customId } = only(unit, ['reference_id', 'amount', 'custom_id'])
    const amount = amountOf(asked)
    if (!isMoney(amount.value, amount.currency_code)) fail(422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION')
    const terms = termsOf(body)
    const record = add({
      amount,
      ...terms,
      status: terms.keeps ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      ...(customId !== undefined && { customId: String(customId) }),
    })
    return { status: 201, body: orderObject(record) }
  }

  const keep = (record: PaypalRecord): string => {
    record.vaultId = `vault-${newId()}`
    kept.add(record.vaultId)
    return record.vaultId
  }

  const take = (record: PaypalRecord, intent: PaypalRecord['intent'], body: unknown): ProviderAnswer => {
    const refuse = (issue: string, links: readonly object[] = []): never =>
      fail(422, 'UNPROCESSABLE_ENTITY', issue, links)
    if (record.captureId !== null) refuse('ORDER_ALREADY_CAPTURED')
    if (record.hold !== null) refuse('ORDER_ALREADY_AUTHORIZED')
    if (record.intent !== intent) refuse('ACTION_DOES_NOT_MATCH_INTENT')
    const vaultId = vaultIdOf(body)
    if (vaultId === null && record.status !== 'APPROVED') refuse('ORDER_NOT_APPROVED')
    if (vaultId !== null && !kept.has(vaultId)) refuse('TOKEN_ID_NOT_FOUND')
    if (record.instrument === 'declined') refuse('INSTRUMENT_DECLINED')
    if (record.instrument === 'challenged') {
      record.status = 'PAYER_ACTION_REQUIRED'
      refuse('PAYER_ACTION_REQUIRED', [payerLink(record.id, 'payer-action')])
    }
    if (intent === 'CAPTURE') record.captureId = `CAP${record.id}`
    else record.hold = 'CREATED'
    record.status = 'COMPLETED'
    if (record.keeps && !record.keepsLater) keep(record)
    return { status: 201, body: orderObject(record) }
  }

  /** Captures or voids an authorised amount. */
  const end = (
    holdId: string | undefined,
    hold: 'CAPTURED' | 'VOIDED',
    request: ProviderRequest,
  ): ProviderAnswer => {
    const record = [...orders.values()].find((order) => order.hold !== null && holdIdOf(order) === holdId)
    if (record === undefined) return fail(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    only(jsonOf(request), hold === 'CAPTURED' ? ['final_capture'] : [])
    if (record.hold === 'CAPTURED') fail(422, 'UNPROCESSABLE_ENTITY', 'AUTHORIZATION_ALREADY_CAPTURED')
    if (record.hold === 'VOIDED') fail(422, 'UNPROCESSABLE_ENTITY', 'AUTHORIZATION_VOIDED')
    record.hold = hold
    if (hold === 'VOIDED') return { status: 204, body: null }
    record.captureId = `CAP${record.id}`
    return { status: 201, body: { id: record.captureId, status: 'COMPLETED', amount: record.amount } }
  }

  const verify = (request: ProviderRequest): ProviderAnswer => {
    const body = only(jsonOf(request), [
      'auth_algo',
      'cert_url',
      'transmission_id',
      'transmission_sig',
      'transmission_time',
      'webhook_id',
      'webhook_event',
    ])
    const raw = /,"webhook_event":([\s\S]*)\}$/.exec(request.body)?.[1] ?? ''
    const isRight =
      body['webhook_id'] === webhookId &&
      createVerify('sha256')
        .update(signedText(String(body['transmission_id']), String(body['transmission_time']), raw))
        .verify(PAYPAL_CERTIFICATE.cert, String(body['transmission_sig']), 'base64')
    return { status: 200, body: { verification_status: isRight ? 'SUCCESS' : 'FAILURE' } }
  }

  const route = (request: ProviderRequest): ProviderAnswer => {
    const { method, path, query } = request
    const [, version, area, kind, id, verb] = path.split('/')
    switch (`${method} ${version}/${area}/${kind}${verb === undefined ? '' : `/${verb}`}`) {
      case 'POST v2/checkout/orders':
        return create(request)
      case 'GET v2/checkout/orders':
        return { status: 200, body: orderObject(find(id)) }
      case 'PATCH v2/checkout/orders':
        patchOf(find(id), jsonOf(request), isMoney)
        return { status: 204, body: null }
      case 'POST v2/checkout/orders/capture':
        return take(find(id), 'CAPTURE', jsonOf(request))
      case 'POST v2/checkout/orders/authorize':
        return take(find(id), 'AUTHORIZE', jsonOf(request))
      case 'POST v3/vault/setup-tokens':
        return vault.begin(request)
      case 'GET v3/vault/setup-tokens':
        return vault.read(id)
      case 'POST v3/vault/payment-tokens':
        return vault.exchange(request)
      case 'POST v2/payments/authorizations/capture':
        return end(id, 'CAPTURED', request)
      case 'POST v2/payments/authorizations/void':
        return end(id, 'VOIDED', request)
      case 'GET v2/payments/captures':
        return {
          status: 200,
          body: { id, supplementary_data: { related_ids: { order_id: byCapture(id ?? '').id } } },
        }
      case 'GET v1/customer/disputes': {
        const captureId = query.get('disputed_transaction_id') ?? ''
        if (id !== undefined) {
          const record = find(id.replace('PP-D-', ''))
          const outcome = record.disputeOutcome
          return {
            status: 200,
            body: {
              dispute_id: id,
              status: outcome === null ? 'OPEN' : 'RESOLVED',
              ...(outcome !== null && { dispute_outcome: { outcome_code: outcome } }),
            },
          }
        }
        const items = [...orders.values()]
          .filter((each) => each.captureId === captureId && each.isDisputed)
          .map((each) => ({
            dispute_id: `PP-D-${each.id}`,
            status: each.disputeOutcome === null ? 'OPEN' : 'RESOLVED',
          }))
        return { status: 200, body: { items } }
      }
      case 'GET v1/notifications/webhooks': {
        if (id === undefined) return { status: 200, body: { webhooks: [] } }
        if (id !== webhookId) fail(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
        const entered = {
          id,
          url: 'https://shop.example/.vitrine/payments/paypal',
          event_types: events.map((name) => ({ name, status: 'ENABLED' })),
        }
        return { status: 200, body: entered }
      }
      case 'POST v1/notifications/verify-webhook-signature':
        return verify(request)
      default:
        return fail(404, 'RESOURCE_NOT_FOUND', `${method} ${path}`)
    }
  }

  const giveToken = (request: ProviderRequest): ProviderAnswer => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    if (request.headers['authorization'] !== `Basic ${basic}`) {
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
      }
    }
    if (request.body !== 'grant_type=client_credentials')
      fail(400, 'INVALID_REQUEST', 'unsupported_grant_type')
    const token = newId()
    tokens.add(token)
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_LIFE_S } }
  }

  const perform = (request: ProviderRequest): ProviderAnswer => {
    try {
      if (request.path === '/v1/oauth2/token') return giveToken(request)
      if (request.path === CERTIFICATE_PATH) return { status: 200, body: PAYPAL_CERTIFICATE.cert }
      const token = request.headers['authorization']?.replace(/^Bearer /, '') ?? ''
      if (!tokens.has(token)) return { status: 401, body: { error: 'invalid_token' } }
      return route(request)
    } catch (thrown) {
      if (thrown instanceof PaypalRefusal) return thrown.answer
      throw thrown
    }
  }

  /** Repeats the answer to a known request id. */
  const answer = (request: ProviderRequest): ProviderAnswer => {
    const id = request.headers['paypal-request-id']
    if (id === undefined) return perform(request)
    const name = `${request.path}\n${id}`
    const reply = replies.get(name) ?? perform(request)
    if (reply.status !== 401) replies.set(name, reply)
    return reply
  }

  const notice: PaypalServer['notice'] = (type, resource) => {
    const body = JSON.stringify({ id: `WH-${newId()}`, event_type: type, resource })
    const time = new Date().toISOString()
    const id = newId()
    return {
      body: Buffer.from(body),
      headers: {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `${http.url}${CERTIFICATE_PATH}`,
        'paypal-transmission-id': id,
        'paypal-transmission-sig': sign(id, time, body),
        'paypal-transmission-time': time,
      },
    }
  }

  const http = await serveProvider(answer, FAILURE)
  return {
    ...http,
    clientId,
    clientSecret,
    webhookId,
    orders,
    setups: vault.setups,
    order: (options = {}) => add(options).id,
    approve: (id) => {
      if (vault.approve(id)) return
      const record = find(id)
      if (record.status !== 'CREATED' && record.status !== 'PAYER_ACTION_REQUIRED') {
        throw new Error('There is nothing to approve.')
      }
      record.status = 'APPROVED'
      if (record.instrument === 'challenged') record.instrument = 'fine'
    },
    captured: () => {
      const taken = new Map<string, string[]>()
      for (const { captureId, customId, amount, parts } of orders.values()) {
        if (captureId === null) continue
        const key = customId?.replace(/^(?:given-up|declined) /, '') ?? ''
        taken.set(key, [...(taken.get(key) ?? []), ...(parts.length > 0 ? parts : [amount.value])])
      }
      return taken
    },
    capturePart: (id, value) => {
      const record = find(id)
      if (record.hold !== 'CREATED' && record.hold !== 'PARTIALLY_CAPTURED')
        throw new Error('nothing is held')
      record.hold = 'PARTIALLY_CAPTURED'
      record.captureId ??= `CAP${id}`
      record.parts.push(value)
      return notice('PAYMENT.CAPTURE.COMPLETED', {
        id: record.captureId,
        supplementary_data: { related_ids: { order_id: id } },
      })
    },
    refund: (id, value) => {
      const record = find(id)
      record.refunded.push(value)
      const href = `${http.url}/v2/payments/captures/${record.captureId}`
      return notice('PAYMENT.CAPTURE.REFUNDED', { id: newId(), links: [{ rel: 'up', href }] })
    },
    dispute: (id) => {
      const record = find(id)
      record.isDisputed = true
      return notice('CUSTOMER.DISPUTE.CREATED', {
        dispute_id: `PP-D-${id}`,
        disputed_transactions: [{ seller_transaction_id: record.captureId }],
      })
    },
    endDispute: (id, outcome) => {
      const record = find(id)
      record.disputeOutcome = outcome
      return notice('CUSTOMER.DISPUTE.RESOLVED', {
        dispute_id: `PP-D-${id}`,
        disputed_transactions: [{ seller_transaction_id: record.captureId }],
      })
    },
    notice,
    keepNow: (id) =>
      notice('VAULT.PAYMENT-TOKEN.CREATED', { id: keep(find(id)), metadata: { order_id: id } }),
    endKept: (vaultId) => void kept.delete(vaultId),
    forgetRequests: () => replies.clear(),
    withdrawTokens: () => tokens.clear(),
  }
}
