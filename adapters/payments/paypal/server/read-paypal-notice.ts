import type {
  NoticeFailure,
  NotifiedPayment,
  RawNotice,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { err, isRecord, ok, parseJson, toRecord, toText } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { isVaultId, toKeptMethod, toKeptWith } from './kept-method.js'
import type { NoticeCertificates } from './notice-certificates.js'
import type { PaypalClient } from './paypal-client.js'
import { parseOrder, payerIdOf } from './paypal-order.js'
import type { PaypalOrder } from './paypal-order.js'

const refused = (tag: NoticeFailure['tag'], message: string) => err<NoticeFailure>({ tag, message })

const unasked = refused('unavailable', 'PayPal cannot be asked about the notice now.')

/** The event by which PayPal reports the id of a stored means of payment. */
const KEPT_NOW = 'VAULT.PAYMENT-TOKEN.CREATED'

/**
 * The maximum age of a notice: PayPal repeats an unacknowledged one for three days, so an older one was
 * recorded and sent again by a stranger.
 */
const MAX_AGE_MS = 4 * 24 * 60 * 60_000

const SIGNED_BY = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

/** The event is sent back to PayPal byte for byte, since its signature covers these bytes. */
function checkOf(webhookId: string, text: string, { headers }: RawNotice): string | null {
  const fields: Record<string, string> = { webhook_id: webhookId }
  for (const [field, header] of Object.entries(SIGNED_BY)) {
    const value = headers[header]
    if (value === undefined) return null
    fields[field] = value
  }
  return `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${text}}`
}

/** The order at PayPal to which an event belongs, by its own data or by those of its capture. null: none. */
async function orderIdOf(
  client: PaypalClient,
  type: string,
  resource: unknown,
): Promise<string | null | 'unreached'> {
  const record = toRecord(resource)
  if (type.startsWith('CHECKOUT.ORDER.')) return toText(record['id'])
  const named = toText(toRecord(toRecord(record['supplementary_data'])['related_ids'])['order_id'])
  // An event about a means of payment names the order with which it was stored.
  const withOrder = toText(toRecord(record['metadata'])['order_id'])
  if ((named ?? withOrder) !== null) return named ?? withOrder
  const [disputed] = Array.isArray(record['disputed_transactions']) ? record['disputed_transactions'] : []
  const links = Array.isArray(record['links']) ? record['links'].map(toRecord) : []
  const parent = toText(links.find(({ rel }) => rel === 'up')?.['href'])
  const captureId = toText(toRecord(disputed)['seller_transaction_id']) ?? parent?.split('/').pop()
  if (captureId === undefined || !/^\w{1,255}$/.test(captureId)) return null
  const capture = await client.send({ method: 'GET', path: `/v2/payments/captures/${captureId}` })
  if (capture.tag !== 'done') return capture.tag === 'failed' ? null : capture.tag
  return toText(toRecord(toRecord(toRecord(capture.body)['supplementary_data'])['related_ids'])['order_id'])
}

/**
 * The means of payment that was stored with an order, by PayPal's present state. The notice's signature
 * covers only a checksum of its text. The id `named` in it counts only if PayPal knows it and the payer is
 * the order's. null: nothing is certain.
 */
async function keptWith(
  client: PaypalClient,
  order: PaypalOrder,
  named: string | null,
): Promise<string | null | 'unreached'> {
  if (order.vaultId !== null) return order.vaultId
  if (!order.isBeingKept || order.payerId === null || named === null || !isVaultId(named)) return null
  const answer = await client.send({ method: 'GET', path: `/v3/vault/payment-tokens/${named}` })
  if (answer.tag !== 'done') return answer.tag === 'failed' ? null : answer.tag
  const token = toRecord(answer.body)
  return token['id'] === named && payerIdOf(token) === order.payerId ? named : null
}

/** Asks PayPal whether it sent a notice; returns the refusal, or null. */
async function refusalOf(client: PaypalClient, check: string, { mayAsk }: RawNotice) {
  if (mayAsk !== undefined && !(await mayAsk()))
    return refused('too-many', 'Too many notices arrive, so PayPal is not asked about this one.')
  const checked = await client.send({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: check,
  })
  if (checked.tag === 'unreached') return unasked
  const isOwn = checked.tag === 'done' && toRecord(checked.body)['verification_status'] === 'SUCCESS'
  return isOwn ? null : refused('forged', 'The signature of the notice is wrong.')
}

/**
 * The payments of a notice, once PayPal itself or one of its signing certificates has confirmed the notice.
 */
export async function readPaypalNotice(
  client: PaypalClient,
  webhookId: string | null,
  notice: RawNotice,
  certificates: NoticeCertificates,
  wallTime: () => number,
): Promise<Result<readonly NotifiedPayment[], NoticeFailure>> {
  if (webhookId === null) return refused('forged', 'This shop has no webhook id for notices of PayPal.')
  const text = Buffer.from(notice.body).toString('utf8')
  const sent = parseJson(text)
  const check = checkOf(webhookId, text, notice)
  if (check === null) return refused('forged', 'The notice is not signed.')
  const sentAtMs = Date.parse(notice.headers[SIGNED_BY.transmission_time] ?? '')
  if (!(wallTime() - sentAtMs <= MAX_AGE_MS)) return refused('forged', 'The notice is too old.')
  // The notice becomes part of our own request to PayPal, where invalid JSON could change the meaning.
  if (!isRecord(sent)) return refused('unreadable', 'The notice is not a JSON object.')
  const event = toRecord(sent)
  if (!certificates.haveSigned(webhookId, notice)) {
    const refusal = await refusalOf(client, check, notice)
    if (refusal !== null) return refusal
    await certificates.learn(webhookId, notice)
  }
  const { mayFollow } = notice
  if (mayFollow !== undefined && !(await mayFollow(notice.headers[SIGNED_BY.transmission_id] ?? '')))
    return refused('too-many', 'The notice was handled several times a moment ago.')
  const type = toText(event['event_type']) ?? ''
  const orderId = await orderIdOf(client, type, event['resource'])
  if (orderId === 'unreached') return unasked
  if (orderId === null || !/^\w{1,255}$/.test(orderId)) return ok([])
  const answer = await client.send({ method: 'GET', path: `/v2/checkout/orders/${orderId}` })
  if (answer.tag === 'unreached') return unasked
  const order = answer.tag === 'done' ? parseOrder(answer.body) : null
  const payment = { key: order?.owner?.key ?? null, reference: orderId }
  const named = toText(toRecord(event['resource'])['id'])
  const vaultId = type === KEPT_NOW && order !== null ? await keptWith(client, order, named) : null
  if (vaultId === 'unreached') return unasked
  const renamed = vaultId === null ? null : { from: toKeptWith(orderId), to: toKeptMethod(vaultId) }
  return ok([renamed === null ? payment : { ...payment, renamed }])
}
