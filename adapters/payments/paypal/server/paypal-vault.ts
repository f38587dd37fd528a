import type {
  DeclinedPayment,
  KeepRequest,
  KeptMethod,
} from '../../../../core/ports/payments/payment-processor.port.js'
import type { Address } from '../../../../core/orders/index.js'
import { toRecord, toText } from '../../../../core/shared/index.js'
import { setupBody, toKeptMethod } from './kept-method.js'
import type { PaypalAnswer, PaypalClient } from './paypal-client.js'
import { addressOf, payerLinkOf } from './paypal-order.js'
import { PAYPAL } from '../shared/paypal-provider.js'
import { declined, unknown } from './paypal-orders.js'
import { setupIdOf } from '../shared/setup-reference.js'

const PATH = '/v3/vault/setup-tokens'

/** A means of payment that waits for its owner's approval and pays nothing yet. */
export interface PaypalSetup {
  readonly id: string
  readonly status: string
  /** The address at which the owner approves. */
  readonly approveUrl: string
  readonly email: string | null
  readonly shippingAddress: Address | null
}

/** Statuses after the owner's approval; in the later ones the means of payment is stored already. */
const AGREED: ReadonlySet<string> = new Set(['APPROVED', 'VAULTED', 'TOKENIZED'])

/** True if the owner has approved charges. */
export const hasAgreed = ({ status }: PaypalSetup): boolean => AGREED.has(status)

/** The answer of PayPal about a setup. */
export type FoundSetup =
  | { readonly tag: 'found'; readonly setup: PaypalSetup }
  | { readonly tag: 'refused' | 'unreached'; readonly message: string }

function parseSetup(input: unknown): PaypalSetup | null {
  const answer = toRecord(input)
  const id = toText(answer['id'])
  if (id === null) return null
  const source = toRecord(toRecord(answer['payment_source'])['paypal'])
  return {
    id,
    status: toText(answer['status']) ?? '',
    approveUrl: payerLinkOf(answer) ?? '',
    email: toText(source['email_address']),
    shippingAddress: addressOf(toRecord(source['shipping'])),
  }
}

function foundOf(answer: PaypalAnswer): FoundSetup {
  if (answer.tag !== 'done')
    return { tag: answer.tag === 'failed' ? 'refused' : 'unreached', message: answer.message }
  const setup = parseSetup(answer.body)
  return setup === null
    ? { tag: 'unreached', message: 'PayPal gave no clear answer.' }
    : { tag: 'found', setup }
}

/**
 * Stores means of payment without a charge: the owner approves a setup token, which then becomes the means to
 * charge.
 */
export function createVault(client: PaypalClient, siteUrl: string, onProblem: (message: string) => void) {
  /** Makes one setup token for each key; PayPal remembers the key for some hours. */
  const begin = async (key: string, requiresShipping: boolean): Promise<FoundSetup> =>
    foundOf(
      await client.send({
        method: 'POST',
        path: PATH,
        body: setupBody(siteUrl, requiresShipping),
        requestId: `${key}:setup`,
      }),
    )

  const read = async (id: string): Promise<FoundSetup> =>
    foundOf(await client.send({ method: 'GET', path: `${PATH}/${id}` }))

  const notKept = (message: string): DeclinedPayment => ({ tag: 'declined', message, reason: 'keeping' })

  /**
   * Exchanges a setup token for a means of payment, which PayPal does once; a repetition with the same key
   * returns the same one.
   */
  const exchange = async (id: string, key: string): Promise<KeptMethod> => {
    const answer = await client.send({
      method: 'POST',
      path: '/v3/vault/payment-tokens',
      body: JSON.stringify({ payment_source: { token: { id, type: 'SETUP_TOKEN' } } }),
      requestId: `${key}:kept`,
    })
    if (answer.tag === 'unreached') return unknown(answer.message)
    if (answer.tag === 'failed') {
      onProblem(`PayPal: ${answer.message}`)
      return notKept(answer.message)
    }
    const kept = toText(toRecord(answer.body)['id'])
    return kept === null
      ? unknown('PayPal gave no clear answer.')
      : { tag: 'kept', keptMethod: toKeptMethod(kept), card: null }
  }

  /**
   * Finds the setup that the wallet has begun, or begins one. Its state is read again, since the answer to a
   * repeated request is an old one.
   */
  const find = async ({ key, paymentMethod }: KeepRequest): Promise<FoundSetup | null> => {
    if (paymentMethod !== null) {
      const id = setupIdOf(paymentMethod)
      return id === null ? null : read(id)
    }
    const begun = await begin(key, false)
    return begun.tag === 'found' ? read(begun.setup.id) : begun
  }

  const keep = async (request: KeepRequest): Promise<KeptMethod> => {
    const found = await find(request)
    if (found === null) return declined('PayPal was not asked to store this payment method.')
    if (found.tag === 'found') {
      return hasAgreed(found.setup)
        ? exchange(found.setup.id, request.key)
        : { tag: 'action-required', action: { provider: PAYPAL, data: found.setup.approveUrl } }
    }
    if (found.tag === 'unreached') return unknown(found.message)
    onProblem(`PayPal: ${found.message}`)
    return notKept(found.message)
  }

  return { begin, read, keep }
}

/** The means of payment that PayPal stores. */
export type PaypalVault = ReturnType<typeof createVault>
