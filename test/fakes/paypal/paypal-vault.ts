import type { OrderResponseBody } from '@paypal/paypal-js'
import type { ProviderAnswer, ProviderRequest } from '../provider-http.js'
import { backOf, fail, jsonOf, only } from './paypal-objects.js'
import type { PaypalRecord } from './paypal-objects.js'

/** A payment method whose owner is asked to allow its storage, as PayPal stores it. */
export interface SetupRecord {
  readonly id: string
  readonly back: NonNullable<PaypalRecord['back']>
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VAULTED'
  /** The stored method made from it. */
  vaultId: string | null
}

/** Its own types are not in PayPal's SDK for pages; links and the source are those of an order. */
interface SetupAnswer extends Pick<OrderResponseBody, 'payment_source'> {
  readonly id: string
  readonly status?: SetupRecord['status']
  readonly customer: { readonly id: string }
  readonly links: NonNullable<OrderResponseBody['links']>
}

const PATH = 'https://api.paypal.example/v3/vault'
const OWNER = { email_address: 'ada@example.com' } as const

const setupAnswer = ({ id, status }: SetupRecord): SetupAnswer => ({
  id,
  status,
  customer: { id: `customer-${id}` },
  ...(status !== 'PAYER_ACTION_REQUIRED' && { payment_source: { paypal: OWNER } }),
  links: [
    { rel: 'self', href: `${PATH}/setup-tokens/${id}`, method: 'GET' },
    {
      rel: 'approve',
      href: `https://www.paypal.com/agreements/approve?approval_session_id=${id}`,
      method: 'GET',
    },
  ],
})

const tokenAnswer = (record: SetupRecord, vaultId: string): SetupAnswer => ({
  id: vaultId,
  customer: { id: `customer-${record.id}` },
  payment_source: { paypal: OWNER },
  links: [{ rel: 'self', href: `${PATH}/payment-tokens/${vaultId}`, method: 'GET' }],
})

/** The paths for methods that are stored without a payment. `keep` names one and makes it chargeable. */
export function createVaultRoutes(newId: () => string, keep: (vaultId: string) => void) {
  const setups = new Map<string, SetupRecord>()
  const find = (id: string | undefined): SetupRecord =>
    setups.get(id ?? '') ?? fail(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

  const begin = (request: ProviderRequest): ProviderAnswer => {
    const { payment_source: source } = only(jsonOf(request), ['payment_source'])
    const paypal = only(only(source, ['paypal'])['paypal'], [
      'usage_type',
      'usage_pattern',
      'permit_multiple_payment_tokens',
      'experience_context',
    ])
    if (paypal['usage_type'] !== 'MERCHANT') fail(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    const context = only(paypal['experience_context'], ['shipping_preference', 'return_url', 'cancel_url'])
    const back = backOf(context) ?? fail(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    const record: SetupRecord = { id: newId(), back, status: 'PAYER_ACTION_REQUIRED', vaultId: null }
    setups.set(record.id, record)
    return { status: 201, body: setupAnswer(record) }
  }

  const exchange = (request: ProviderRequest): ProviderAnswer => {
    const { payment_source: source } = only(jsonOf(request), ['payment_source'])
    const { id, type } = only(only(source, ['token'])['token'], ['id', 'type'])
    if (type !== 'SETUP_TOKEN') fail(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
    const record = find(String(id))
    if (record.status !== 'APPROVED') fail(422, 'UNPROCESSABLE_ENTITY', 'SETUP_TOKEN_NOT_APPROVED')
    record.status = 'VAULTED'
    record.vaultId = `vault-${newId()}`
    keep(record.vaultId)
    return { status: 201, body: tokenAnswer(record, record.vaultId) }
  }

  return {
    setups: setups as ReadonlyMap<string, SetupRecord>,
    begin,
    exchange,
    read: (id: string | undefined): ProviderAnswer => ({ status: 200, body: setupAnswer(find(id)) }),
    /** Its owner approves. False if it does not exist; throws if nothing waits for approval. */
    approve: (id: string): boolean => {
      const record = setups.get(id)
      if (record === undefined) return false
      if (record.status !== 'PAYER_ACTION_REQUIRED') throw new Error('There is nothing to approve.')
      record.status = 'APPROVED'
      return true
    },
  }
}
