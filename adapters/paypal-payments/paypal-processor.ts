import { equals } from '../../core/money/index.js'
import type {
  CancelledPayment,
  ChargeRequest,
  DeclinedPayment,
  FoundPayment,
  PaymentId,
  PaymentProcessor,
  PaymentState,
  UnknownPayment,
} from '../../core/ports/payment-processor.port.js'
import { parseJson, toRecord } from '../../core/shared/index.js'
import { mayCharge } from './card-authentication.js'
import { renewalBody, renewalSource, toKeptMethod, vaultIdOf } from './kept-method.js'
import { refusesAmount, toPaypalAmount } from './paypal-amount.js'
import { createPaypalClient } from './paypal-client.js'
import type { PaypalAnswer, PaypalClient, PaypalRefusal } from './paypal-client.js'
import { payerLinkOf, PAYPAL, parseOrder, toCustomId } from './paypal-order.js'
import type { PaypalOrder, PaypalOwner } from './paypal-order.js'
import type { PaypalOptions } from './paypal-options.js'
import { createPaypalWallet } from './paypal-wallet.js'
import { readPaypalNotice } from './read-paypal-notice.js'

const UNIT = `/purchase_units/@reference_id=='default'`

/** What pages of PayPal's own making read, to let the shopper choose another way to pay there. */
const INSTRUMENT_DECLINED = JSON.stringify({
  name: 'UNPROCESSABLE_ENTITY',
  details: [{ issue: 'INSTRUMENT_DECLINED' }],
})

/** What is wrong with the shopper's account or its means, and not with the shop. */
const SHOPPERS_OWN: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  // Of a shopper who is not there.
  'PAYER_ACTION_REQUIRED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'CARD_EXPIRED',
  // What was kept is no more: shoppers end it in their accounts.
  'AGREEMENT_ALREADY_CANCELLED',
  'BILLING_AGREEMENT_NOT_FOUND',
  'TOKEN_EXPIRED',
  'TOKEN_ID_NOT_FOUND',
])

/** Somebody else was quicker with the same order. */
const ALREADY_CAPTURED = 'ORDER_ALREADY_CAPTURED'

const declined = (message: string): DeclinedPayment => ({ tag: 'declined', message })
const unknown = (message: string): UnknownPayment => ({ tag: 'unknown', message })

/** What an order that was asked about comes to, or why nobody knows. */
type Found = PaypalOrder | null | UnknownPayment

const isUnknown = (found: Found): found is UnknownPayment => found !== null && 'tag' in found

/** Which order a payment is made with: its reference, or else the token of the wallet. */
const orderIdOf = ({ reference, paymentMethod }: PaymentId): string | null => {
  const id = reference ?? paymentMethod ?? ''
  return /^\w{1,40}$/.test(id) ? id : null
}

const pathOf = (id: string): string => `/v2/checkout/orders/${id}`

/** How an order stands that is ours; `isDisputed` is asked for elsewhere. */
function stateOf(order: PaypalOrder, isDisputed: boolean): PaymentState {
  const { id: reference, capture, approveUrl } = order
  if (capture === null) {
    return { tag: 'action-required', reference, action: { provider: PAYPAL, data: approveUrl } }
  }
  switch (capture.status) {
    case 'PENDING':
      return { tag: 'pending', reference }
    case 'DECLINED':
    case 'FAILED':
      return declined('PayPal declined the payment.')
    default: {
      const { amount, refunded } = capture
      const keptMethod = order.vaultId === null ? {} : { keptMethod: toKeptMethod(order.vaultId) }
      return { tag: 'charged', reference, amount, refunded, isDisputed, card: null, ...keptMethod }
    }
  }
}

/** What moves orders at PayPal. Never rejects. */
function createOrders(client: PaypalClient) {
  const found = (answer: PaypalAnswer): Found => {
    if (answer.tag === 'unreached') return unknown(answer.message)
    if (answer.tag === 'done') return parseOrder(answer.body)
    return answer.status === 404 ? null : unknown(answer.message)
  }

  const read = async (id: string): Promise<Found> =>
    found(await client.send({ method: 'GET', path: pathOf(id) }))

  /** Writes whose the order is, and what it comes to; answers whether that was done. */
  const mark = async (order: PaypalOrder, owner: PaypalOwner, amount = order.amount): Promise<boolean> => {
    const patches = [
      {
        op: order.owner === null ? 'add' : 'replace',
        path: `${UNIT}/custom_id`,
        value: toCustomId(owner),
      },
      ...(amount === null || (order.amount !== null && equals(amount, order.amount))
        ? []
        : [{ op: 'replace', path: `${UNIT}/amount`, value: toPaypalAmount(amount) }]),
    ]
    const body = JSON.stringify(patches)
    return (await client.send({ method: 'PATCH', path: pathOf(order.id), body })).tag === 'done'
  }

  const isDisputed = async ({ id }: { readonly id: string }): Promise<boolean> => {
    const path = `/v1/customer/disputes?disputed_transaction_id=${id}`
    const answer = await client.send({ method: 'GET', path })
    const items = answer.tag === 'done' ? toRecord(answer.body)['items'] : null
    return Array.isArray(items) && items.length > 0
  }

  /** PayPal takes the money of an order once, also under another request id or under none. */
  const capture = ({ id }: PaypalOrder, requestId: string | null, body: string): Promise<PaypalAnswer> =>
    client.send({
      method: 'POST',
      path: `${pathOf(id)}/capture`,
      body,
      ...(requestId !== null && { requestId }),
    })

  /** The order of a charge that the shopper is not asked about: one for each key. */
  const begin = (body: string, key: string): Promise<PaypalAnswer> =>
    client.send({ method: 'POST', path: '/v2/checkout/orders', body, requestId: `${key}:order` })

  return { read, mark, isDisputed, capture, begin }
}

/**
 * Payments through PayPal's Orders: the shopper has agreed to one, whose id is the token. The order carries the
 * key of the attempt that it pays for, and PayPal captures an order once, so whatever is repeated or comes late
 * takes no money twice.
 */
export function createPaypalProcessor(options: PaypalOptions): PaymentProcessor {
  const { siteUrl = null } = options
  const client = createPaypalClient(options)
  const orders = createOrders(client)

  const settled = async (order: PaypalOrder): Promise<PaymentState> =>
    stateOf(order, order.capture !== null && (await orders.isDisputed(order.capture)))

  const setUpProblem = (message: string): DeclinedPayment => {
    options.onProblem?.(`PayPal: ${message}`)
    return { tag: 'declined', message, reason: 'set-up' }
  }

  /** The attempt lets go of the order, so that another may pay with it. */
  const refuse = async (
    order: PaypalOrder,
    key: string,
    tag: Exclude<PaypalOwner['tag'], 'holds'>,
  ): Promise<void> => {
    await orders.mark({ ...order, owner: { key, tag: 'holds' } }, { key, tag })
  }

  const refusal = async (
    order: PaypalOrder,
    { key, isOffSession = false }: ChargeRequest,
    { issue, message, text }: PaypalRefusal,
  ): Promise<PaymentState> => {
    if (issue === 'PAYER_ACTION_REQUIRED' && !isOffSession) {
      const approveUrl = payerLinkOf(toRecord(parseJson(text))) ?? order.approveUrl
      return stateOf({ ...order, approveUrl }, false)
    }
    const isInstrument = issue === 'INSTRUMENT_DECLINED' && !isOffSession
    await refuse(order, key, isInstrument ? 'declined' : 'given-up')
    if (isInstrument) return declined(INSTRUMENT_DECLINED)
    return SHOPPERS_OWN.has(issue) ? declined(message) : setUpProblem(message)
  }

  /** Takes the money of an order that is this attempt's, or is nobody's. */
  const take = async (order: PaypalOrder, request: ChargeRequest): Promise<PaymentState> => {
    const { key, amount, paymentMethod, confirmation, isOffSession = false } = request
    const isRight = order.amount !== null && equals(order.amount, amount)
    const isMarked = order.owner?.tag === 'holds' && order.owner.key === key && isRight
    if (!isMarked && !(await orders.mark(order, { key, tag: 'holds' }, amount))) {
      return unknown('PayPal cannot be told what the order comes to.')
    }
    const vaultId = vaultIdOf(paymentMethod)
    if (vaultId === null && order.status !== 'APPROVED') {
      if (!isOffSession) return stateOf(order, false)
      await refuse(order, key, 'given-up')
      return declined('The shopper has not agreed to this payment.')
    }
    if (order.authentication !== null && !mayCharge(order.authentication)) {
      await refuse(order, key, 'declined')
      return declined(INSTRUMENT_DECLINED)
    }
    // What PayPal answered before the bank was asked would be answered again under the same request id.
    const requestId = confirmation === null ? key : null
    const source = vaultId === null ? '{}' : renewalSource(vaultId)
    const answer = await orders.capture(order, requestId, source)
    if (answer.tag === 'failed' && answer.issue !== ALREADY_CAPTURED) return refusal(order, request, answer)
    const charged = answer.tag === 'done' ? parseOrder(answer.body) : await orders.read(order.id)
    return charged === null || isUnknown(charged) || charged.capture === null
      ? unknown('PayPal gave no clear answer.')
      : stateOf(charged, false)
  }

  const prepare: PaymentProcessor['prepare'] = async ({ key, amount }) => {
    const answer = await orders.begin(renewalBody(key, amount), key)
    if (answer.tag === 'unreached') return unknown(answer.message)
    if (answer.tag === 'failed') return setUpProblem(answer.message)
    const order = parseOrder(answer.body)
    return order === null ? unknown('PayPal gave no clear answer.') : { tag: 'prepared', reference: order.id }
  }

  const charge = async (request: ChargeRequest): Promise<PaymentState> => {
    if (request.reference === null && vaultIdOf(request.paymentMethod) !== null) {
      const prepared = await prepare(request)
      return prepared.tag === 'prepared' ? charge({ ...request, reference: prepared.reference }) : prepared
    }
    const id = orderIdOf(request)
    const order = id === null ? null : await orders.read(id)
    if (isUnknown(order)) return order
    if (order === null) return declined('PayPal knows no such payment.')
    const { owner, capture } = order
    const isOwn = owner?.key === request.key
    if (isOwn && capture !== null) return stateOf(order, false)
    if (isOwn && owner.tag === 'given-up') return declined('This payment was cancelled.')
    if (isOwn && owner.tag === 'declined') return declined(INSTRUMENT_DECLINED)
    const isOthers = !isOwn && owner?.tag === 'holds'
    return isOthers || capture !== null
      ? declined('This payment belongs to another order.')
      : take(order, request)
  }

  const lookup = async (which: PaymentId): Promise<FoundPayment> => {
    const id = orderIdOf(which)
    const order = id === null ? null : await orders.read(id)
    if (isUnknown(order)) return order
    if (order?.owner?.key !== which.key) return { tag: 'none' }
    if (order.capture !== null) return settled(order)
    if (order.owner.tag === 'declined') return declined(INSTRUMENT_DECLINED)
    // Nobody is asked about it.
    if (vaultIdOf(which.paymentMethod) !== null) return { tag: 'none' }
    // What was agreed to is charged by this server or not at all.
    return order.owner.tag === 'given-up' || order.status === 'APPROVED' ? { tag: 'none' } : settled(order)
  }

  const cancel = async (which: PaymentId): Promise<CancelledPayment> => {
    const id = orderIdOf(which)
    const order = id === null ? null : await orders.read(id)
    if (isUnknown(order)) return order
    const isOthers = order?.owner != null && order.owner.key !== which.key
    if (order === null || isOthers) return { tag: 'cancelled' }
    if (order.capture !== null) return endOf(await settled(order))
    if (order.owner !== null && order.owner.tag !== 'holds') return { tag: 'cancelled' }
    const isMarked = await orders.mark(order, { key: which.key, tag: 'given-up' })
    // It may have been captured before it could be marked.
    const after = await orders.read(order.id)
    if (isUnknown(after)) return after
    if (after !== null && after.capture !== null) return endOf(await settled(after))
    return isMarked ? { tag: 'cancelled' } : unknown('PayPal cannot be told to cancel.')
  }

  return {
    provider: { name: PAYPAL, publicKey: options.clientId, account: null },
    refuses: refusesAmount,
    wallet: createPaypalWallet(client, siteUrl),
    keepsMethods: siteUrl !== null,
    prepare,
    charge,
    lookup,
    cancel,
    describe: () => Promise.resolve(null),
    readNotice: (notice) => readPaypalNotice(client, options.webhookId, notice),
  }
}

const endOf = (state: PaymentState) =>
  state.tag === 'charged' || state.tag === 'pending' ? state : ({ tag: 'cancelled' } as const)
