import { parseJson, toRecord } from '../../../core/shared/index.js'
import type { PaypalRecord, PaypalRefundRecord } from './paypal-objects.js'
import type { PaypalServer } from './paypal-server.fake.js'

/** The part of PayPal's interface that makes refunds, in front of the rest of it. */
export interface PaypalRefundsFake {
  /** Takes the place of `fetch` in the adapter's options. */
  readonly fetch: typeof globalThis.fetch
  /** The answer to the next refund breaks off after it was made. */
  readonly loseNextAnswer: () => void
  /** Sets the first status of later refunds. */
  readonly begin: (status: PaypalRefundRecord['status']) => void
  /** Forgets request ids, as PayPal does after weeks. */
  readonly forgetRequests: () => void
}

const PATH = /^\/v2\/payments\/captures\/(\w+)\/refund$/

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const refusal = (issue: string): Response =>
  json(422, { name: 'UNPROCESSABLE_ENTITY', message: 'refused', details: [{ issue, description: issue }] })

/** The ids of the captures of an order, as `orderObject` answers them. */
const partIds = ({ captureId, parts }: PaypalRecord): readonly string[] =>
  captureId === null ? [] : [captureId, ...parts.slice(1).map((_, index) => `${captureId}P${index + 1}`)]

/** Makes refunds in the orders of a server; everything else goes to it. */
export function createPaypalRefundsFake(server: PaypalServer): PaypalRefundsFake {
  const replies = new Map<string, Response>()
  let losesNext = false
  let nextStatus: PaypalRefundRecord['status'] = 'COMPLETED'

  const make = (captureId: string, body: Readonly<Record<string, unknown>>): Response => {
    const order = [...server.orders.values()].find((each) => partIds(each).includes(captureId))
    if (order === undefined) return json(404, { name: 'RESOURCE_NOT_FOUND', message: 'No such capture.' })
    const { currency_code: currency, value } = toRecord(body['amount'])
    if (currency !== order.amount.currency_code || !/^\d+\.\d\d$/.test(String(value)))
      return refusal('DECIMAL_PRECISION')
    const taken = Number(order.parts[partIds(order).indexOf(captureId)] ?? order.amount.value)
    const given = order.refunded
      .filter((one) => typeof one === 'string' || one.captureId === captureId)
      .reduce((sum, one) => sum + Number(typeof one === 'string' ? one : one.value), 0)
    if (given >= taken) return refusal('CAPTURE_FULLY_REFUNDED')
    if (given + Number(value) > taken + 1e-9) return refusal('REFUND_AMOUNT_EXCEEDED')
    const customId = String(body['custom_id'])
    order.refunded.push({ value: String(value), customId, status: nextStatus, captureId })
    return json(201, { id: `R${order.refunded.length}`, status: nextStatus })
  }

  return {
    fetch: async (input, init) => {
      const [, captureId] = PATH.exec(new URL(String(input)).pathname) ?? []
      if (captureId === undefined || init?.method !== 'POST') return globalThis.fetch(input, init)
      const id = new Headers(init.headers).get('PayPal-Request-Id') ?? ''
      const body = toRecord(parseJson(String(init.body)))
      const reply = replies.get(id) ?? make(captureId, body)
      replies.set(id, reply)
      if (losesNext) {
        losesNext = false
        throw new TypeError('fetch failed')
      }
      return reply.clone()
    },
    loseNextAnswer: () => {
      losesNext = true
    },
    begin: (status) => {
      nextStatus = status
    },
    forgetRequests: () => replies.clear(),
  }
}
