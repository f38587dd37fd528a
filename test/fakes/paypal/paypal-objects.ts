import type { OrderResponseBody } from '@paypal/paypal-js'
import type { ProviderAnswer, ProviderRequest } from '../provider-http.js'

export interface PaypalMoney {
  readonly currency_code: string
  readonly value: string
}

/** An order as PayPal keeps it. */
export interface PaypalRecord {
  readonly id: string
  readonly instrument: 'fine' | 'declined'
  readonly refunded: string[]
  amount: PaypalMoney
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  customId: string | null
  captureId: string | null
  isDisputed: boolean
}

/** Thrown by a rule of the interface. */
export class PaypalRefusal extends Error {
  constructor(readonly answer: ProviderAnswer) {
    super('refused')
  }
}

export function fail(status: number, name: string, issue: string): never {
  const description = `The request was refused: ${issue}.`
  throw new PaypalRefusal({
    status,
    body: { name, message: description, debug_id: 'fake', details: [{ issue, description }] },
  })
}

export function jsonOf(request: ProviderRequest): unknown {
  if (request.headers['content-type'] !== 'application/json') {
    fail(415, 'UNSUPPORTED_MEDIA_TYPE', 'UNSUPPORTED_MEDIA_TYPE')
  }
  try {
    return JSON.parse(request.body) as unknown
  } catch {
    return fail(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON')
  }
}

/** A record that has no other fields than these. */
export function only(input: unknown, allowed: readonly string[]): Record<string, unknown> {
  if (typeof input !== 'object' || input === null)
    return fail(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON')
  const unknown = Object.keys(input).find((name) => !allowed.includes(name))
  return unknown === undefined
    ? (input as Record<string, unknown>)
    : fail(400, 'INVALID_REQUEST', `UNKNOWN_FIELD ${unknown}`)
}

export const amountOf = (input: unknown): PaypalMoney =>
  only(input, ['currency_code', 'value']) as unknown as PaypalMoney

/** Changes an order as the patches say; all of them or none. */
export function patchOf(
  record: PaypalRecord,
  input: unknown,
  isMoney: (value: string, currency: string) => boolean,
): void {
  if (record.status === 'COMPLETED') fail(422, 'UNPROCESSABLE_ENTITY', 'ORDER_ALREADY_COMPLETED')
  const patches = (Array.isArray(input) ? input : []).map((each) => only(each, ['op', 'path', 'value']))
  if (patches.length === 0) fail(400, 'INVALID_REQUEST', 'INVALID_JSON_PATCH')
  for (const { op, path, value } of patches) {
    if (path === `/purchase_units/@reference_id=='default'/custom_id`) {
      if (op !== (record.customId === null ? 'add' : 'replace'))
        fail(422, 'UNPROCESSABLE_ENTITY', 'INVALID_PATCH')
      if (typeof value !== 'string' || value.length > 127)
        fail(400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH')
      record.customId = value as string
    } else if (path === `/purchase_units/@reference_id=='default'/amount`) {
      const amount = amountOf(value)
      if (!isMoney(amount.value, amount.currency_code)) fail(422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION')
      record.amount = amount
    } else fail(422, 'UNPROCESSABLE_ENTITY', 'NOT_PATCHABLE')
  }
}

/** The order as it is answered. */
export const orderObject = (record: PaypalRecord): OrderResponseBody => ({
  id: record.id,
  intent: 'CAPTURE',
  status: record.status,
  purchase_units: [
    {
      reference_id: 'default',
      amount: record.amount,
      ...(record.customId !== null && { custom_id: record.customId }),
      shipping: {
        name: { full_name: 'Ada Lovelace' },
        address: {
          address_line_1: '1 Main Street',
          admin_area_2: 'Berlin',
          admin_area_1: 'BE',
          postal_code: '10115',
          country_code: 'DE',
        },
      },
      ...(record.captureId !== null && {
        payments: {
          captures: [
            { id: record.captureId, status: 'COMPLETED', amount: record.amount, final_capture: true },
          ],
          refunds: record.refunded.map((value, index) => ({
            id: `R${index}${record.captureId}`,
            status: 'COMPLETED',
            amount: { currency_code: record.amount.currency_code, value },
          })),
        },
      }),
    },
  ],
  ...(record.status === 'CREATED' ? {} : { payer: { email_address: 'ada@example.com', payer_id: 'PAYER1' } }),
  links: [
    { rel: 'self', href: `https://api.paypal.example/v2/checkout/orders/${record.id}`, method: 'GET' },
    { rel: 'approve', href: `https://www.paypal.example/checkoutnow?token=${record.id}`, method: 'GET' },
  ],
})
