import type { OrderResponseBody } from '@paypal/paypal-js'
import type { ProviderAnswer, ProviderRequest } from '../provider-http.js'

export interface PaypalMoney {
  readonly currency_code: string
  readonly value: string
}

/** The bank's decision, in PayPal's own types. */
export type AuthenticationResult = NonNullable<
  NonNullable<NonNullable<OrderResponseBody['payment_source']>['card']>['authentication_result']
>

/** Money that was given back over the interface; a text is an amount that was given back on PayPal's own page. */
export interface PaypalRefundRecord {
  readonly value: string
  readonly customId: string
  readonly status: 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED'
  readonly captureId: string
}

/** An order as PayPal keeps it. */
export interface PaypalRecord {
  readonly id: string
  /** `challenged`: the bank wants the capture to be confirmed first. */
  instrument: 'fine' | 'declined' | 'challenged'
  readonly refunded: (string | PaypalRefundRecord)[]
  /** True if the payment method is to be stored, and the name it was stored under. */
  readonly keeps: boolean
  /** PayPal names the stored method later, and sends a notice. */
  keepsLater: boolean
  vaultId: string | null
  /** The address for the shopper after approving or cancelling. */
  readonly back: { readonly agreed: string; readonly cancelled: string } | null
  /** The bank's decision on a card. */
  readonly authentication: AuthenticationResult | null
  amount: PaypalMoney
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  customId: string | null
  intent: 'CAPTURE' | 'AUTHORIZE'
  hold: 'CREATED' | 'PARTIALLY_CAPTURED' | 'CAPTURED' | 'VOIDED' | null
  /** Captured parts of the authorisation; empty if captured at once. */
  readonly parts: string[]
  captureId: string | null
  isDisputed: boolean
  /** Outcome of its dispute; null while it is open. */
  disputeOutcome: string | null
}

/** Thrown by a rule of the interface. */
export class PaypalRefusal extends Error {
  constructor(readonly answer: ProviderAnswer) {
    super('refused')
  }
}

export function fail(status: number, name: string, issue: string, links: readonly object[] = []): never {
  const description = `The request was refused: ${issue}.`
  throw new PaypalRefusal({
    status,
    body: { name, message: description, debug_id: 'fake', details: [{ issue, description }], links },
  })
}

/** The address for the shopper. */
export const payerLink = (id: string, rel: 'approve' | 'payer-action') =>
  ({ rel, href: `https://www.paypal.com/checkoutnow?token=${id}`, method: 'GET' }) as const

const CONTEXT = ['shipping_preference', 'user_action', 'return_url', 'cancel_url']

/** The address that the shopper returns to; null if the order has none. */
export function backOf(context: Record<string, unknown>): PaypalRecord['back'] {
  const { return_url: agreed, cancel_url: cancelled } = context
  if (agreed === undefined && cancelled === undefined) return null
  for (const url of [agreed, cancelled])
    if (!URL.canParse(String(url))) fail(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX')
  return { agreed: String(agreed), cancelled: String(cancelled) }
}

/** The terms of a new order: storing a method needs its customer and the return address. */
export function termsOf({
  payment_source: source,
  application_context: plain,
}: Record<string, unknown>): Pick<PaypalRecord, 'keeps' | 'back'> {
  if (source === undefined)
    return { keeps: false, back: plain === undefined ? null : backOf(only(plain, CONTEXT)) }
  if (plain !== undefined) fail(400, 'INVALID_REQUEST', 'INCOMPATIBLE_PARAMETER_VALUE')
  const { attributes, experience_context: context } = only(only(source, ['paypal'])['paypal'], [
    'attributes',
    'experience_context',
  ])
  const { store_in_vault: when, usage_type: whose } = only(only(attributes, ['vault'])['vault'], [
    'store_in_vault',
    'usage_type',
    'usage_pattern',
    'permit_multiple_payment_tokens',
  ])
  if (when !== 'ON_SUCCESS' || whose !== 'MERCHANT')
    fail(422, 'UNPROCESSABLE_ENTITY', 'VAULT_INSTRUCTION_REQUIRED')
  const back = backOf(only(context, CONTEXT))
  return back === null ? fail(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER') : { keeps: true, back }
}

/** The stored method that an order is captured from; null for the method of the shopper's approval. */
export function vaultIdOf(body: unknown): string | null {
  const { payment_source: source } = only(body, ['payment_source'])
  if (source === undefined) return null
  const { vault_id: id, stored_credential: credential } = only(only(source, ['paypal'])['paypal'], [
    'vault_id',
    'stored_credential',
  ])
  const { payment_initiator: who, usage } = only(credential, ['payment_initiator', 'usage', 'usage_pattern'])
  if (who !== 'MERCHANT' || usage !== 'SUBSEQUENT') fail(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
  return String(id)
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

/** A record with these fields alone. */
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
  const changes: Partial<PaypalRecord> = {}
  for (const { op, path, value } of patches) {
    if (path === `/purchase_units/@reference_id=='default'/custom_id`) {
      if (op !== (record.customId === null ? 'add' : 'replace'))
        fail(422, 'UNPROCESSABLE_ENTITY', 'INVALID_PATCH')
      if (typeof value !== 'string' || value.length > 127)
        fail(400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH')
      changes.customId = value as string
    } else if (path === `/purchase_units/@reference_id=='default'/amount`) {
      const amount = amountOf(value)
      if (!isMoney(amount.value, amount.currency_code)) fail(422, 'UNPROCESSABLE_ENTITY', 'DECIMAL_PRECISION')
      changes.amount = amount
    } else if (path === '/intent' && op === 'replace') {
      if (value !== 'CAPTURE' && value !== 'AUTHORIZE')
        fail(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
      changes.intent = value as PaypalRecord['intent']
    } else fail(422, 'UNPROCESSABLE_ENTITY', 'NOT_PATCHABLE')
  }
  Object.assign(record, changes)
}

export const holdIdOf = ({ id }: Pick<PaypalRecord, 'id'>): string => `AUTH${id}`

type Payments = NonNullable<NonNullable<OrderResponseBody['purchase_units']>[number]['payments']>

/** Authorisations, captures and refunds. */
const paymentsOf = ({ id, captureId, hold, amount, refunded, parts }: PaypalRecord): Payments => ({
  ...(hold !== null && { authorizations: [{ id: holdIdOf({ id }), status: hold, amount }] }),
  ...(captureId !== null && {
    captures: (parts.length > 0 ? parts : [amount.value]).map((value, index) => ({
      id: index === 0 ? captureId : `${captureId}P${index}`,
      status: 'COMPLETED',
      amount: { ...amount, value },
      final_capture: hold !== 'PARTIALLY_CAPTURED',
    })),
    refunds: refunded.map((given, index) => {
      const refund = typeof given === 'string' ? { value: given, status: 'COMPLETED' as const } : given
      return {
        id: `R${index}${captureId}`,
        status: refund.status,
        amount: { currency_code: amount.currency_code, value: refund.value },
        ...('customId' in refund && { custom_id: refund.customId }),
        links: [
          {
            rel: 'up',
            method: 'GET',
            href: `/v2/payments/captures/${'captureId' in refund ? refund.captureId : captureId}`,
          },
        ],
      }
    }),
  }),
})

/** The order as it is answered. */
export const orderObject = (record: PaypalRecord): OrderResponseBody => ({
  id: record.id,
  intent: record.intent,
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
      ...((record.captureId ?? record.hold) !== null && { payments: paymentsOf(record) }),
    },
  ],
  ...(record.status === 'CREATED' ? {} : { payer: { email_address: 'ada@example.com', payer_id: 'PAYER1' } }),
  ...sourceOf(record),
  links: [
    { rel: 'self', href: `https://api.paypal.example/v2/checkout/orders/${record.id}`, method: 'GET' },
    payerLink(record.id, record.status === 'PAYER_ACTION_REQUIRED' ? 'payer-action' : 'approve'),
  ],
})

/** The payment source: known once the shopper has agreed. */
function sourceOf({
  status,
  authentication,
  vaultId,
  keepsLater,
}: PaypalRecord): Pick<OrderResponseBody, 'payment_source'> {
  if (status === 'CREATED') return {}
  if (authentication !== null)
    return { payment_source: { card: { last_digits: '1111', authentication_result: authentication } } }
  const named = vaultId === null ? null : ({ id: vaultId, status: 'VAULTED' } as const)
  const kept = named ?? (keepsLater && status === 'COMPLETED' ? ({ status: 'APPROVED' } as const) : null)
  const vault = kept === null ? {} : { attributes: { vault: kept } }
  return { payment_source: { paypal: { email_address: 'ada@example.com', ...vault } } }
}
