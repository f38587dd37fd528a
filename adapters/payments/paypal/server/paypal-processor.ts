import type {
  CapturedPayment,
  CaptureRequest,
  ChargeRequest,
  FoundPayment,
  PaymentId,
  PaymentProcessor,
  PaymentState,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { isKept, renewalBody } from './kept-method.js'
import { refusesAmount } from './paypal-amount.js'
import { createNoticeCertificates } from './notice-certificates.js'
import { createPaypalClient } from './paypal-client.js'
import { parseOrder } from './paypal-order.js'
import { PAYPAL } from '../shared/paypal-provider.js'
import { createCancelling } from './cancel-order.js'
import { createOrders, declined, isReleased, isTaken, isUnknown, stateOf, unknown } from './paypal-orders.js'
import type { Found, PaypalIntent } from './paypal-orders.js'
import type { PaypalOptions } from './paypal-options.js'
import { createVault } from './paypal-vault.js'
import { createPaypalRefunds } from './paypal-refunds.js'
import { createPaypalWallet } from './paypal-wallet.js'
import { readPaypalNotice } from './read-paypal-notice.js'
import { createTaking, INSTRUMENT_DECLINED, OTHERS } from './take-order.js'

const NO_SUCH_PAYMENT = 'PayPal knows no such payment.'

/** The order of a payment: its reference, or else the token of the wallet. */
const orderIdOf = ({ reference, paymentMethod }: PaymentId): string | null => {
  const id = reference ?? paymentMethod ?? ''
  return /^\w{1,40}$/.test(id) ? id : null
}

/** The answer about money that is no longer held. */
const LAPSED = { tag: 'lapsed', message: 'PayPal holds no money for this payment.' } as const

/**
 * Payments through PayPal's Orders. The shopper has approved an order, whose id is the token. The order
 * contains the key of its attempt, and PayPal captures an order once, so that a repeated or late request
 * takes no money twice.
 */
export function createPaypalProcessor(options: PaypalOptions): PaymentProcessor {
  const { siteUrl = null } = options
  const client = createPaypalClient(options)
  const certificates = createNoticeCertificates(options)
  const orders = createOrders(client)
  const { onProblem = () => undefined } = options
  const vault = siteUrl === null ? null : createVault(client, siteUrl, onProblem)

  const find = async (which: PaymentId): Promise<Found> => {
    const id = orderIdOf(which)
    return id === null ? null : orders.read(id)
  }

  const { setUpProblem, take } = createTaking(orders, onProblem)

  const prepare: PaymentProcessor['prepare'] = async ({ key, amount }) => {
    const answer = await orders.begin(renewalBody(key, amount), key)
    if (answer.tag === 'unreached') return unknown(answer.message)
    if (answer.tag === 'failed') return setUpProblem(answer.message)
    const order = parseOrder(answer.body)
    return order === null ? unknown('PayPal gave no clear answer.') : { tag: 'prepared', reference: order.id }
  }

  const pay = async (request: ChargeRequest, intent: PaypalIntent): Promise<PaymentState> => {
    if (isKept(request.paymentMethod) && request.isOffSession !== true) return declined(NO_SUCH_PAYMENT)
    if (request.reference === null && isKept(request.paymentMethod)) {
      const prepared = await prepare(request)
      return prepared.tag === 'prepared'
        ? pay({ ...request, reference: prepared.reference }, intent)
        : prepared
    }
    const order = await find(request)
    if (isUnknown(order)) return order
    if (order === null) return declined(NO_SUCH_PAYMENT)
    const { owner } = order
    const isOwn = owner?.key === request.key
    if (isOwn && isTaken(order)) return stateOf(order, false)
    if (isOwn && owner.tag === 'given-up') return declined('This payment was cancelled.')
    if (isOwn && owner.tag === 'declined') return declined(INSTRUMENT_DECLINED)
    const belongsToOther = !isOwn && owner?.tag === 'holds'
    return belongsToOther || isTaken(order) ? declined(OTHERS) : take(order, request, intent)
  }

  const lookup = async (which: PaymentId): Promise<FoundPayment> => {
    const order = await find(which)
    if (isUnknown(order)) return order
    if (order?.owner?.key !== which.key || isReleased(order)) return { tag: 'none' }
    if (isTaken(order)) return orders.settled(order)
    if (order.owner.tag === 'declined') return declined(INSTRUMENT_DECLINED)
    // A stored method is charged without the shopper, so the payment cannot wait for them.
    if (isKept(which.paymentMethod)) return { tag: 'none' }
    // Only this server charges an order that the shopper approved.
    return order.owner.tag === 'given-up' || order.status === 'APPROVED'
      ? { tag: 'none' }
      : orders.settled(order)
  }

  const capture = async (which: CaptureRequest): Promise<CapturedPayment> => {
    const order = await find(which)
    if (isUnknown(order)) return order
    if (order?.hold == null || order.owner?.key !== which.key) return LAPSED
    if (order.capture === null && order.hold.status === 'CREATED')
      await orders.captureHold(order.hold, `${which.key}:capture`)
    const after = await orders.read(order.id)
    if (after === null || isUnknown(after)) return unknown('PayPal gave no clear answer.')
    const state = await orders.settled(after)
    if (state.tag === 'authorised') return unknown('PayPal has not captured the held money.')
    return state.tag === 'charged' || state.tag === 'pending' || state.tag === 'unknown' ? state : LAPSED
  }

  return {
    provider: { name: PAYPAL, publicKey: options.clientId, account: null },
    movesMoney: options.isLive ?? false,
    refuses: refusesAmount,
    wallet: createPaypalWallet(client, siteUrl, vault),
    keepsMethods: siteUrl !== null,
    ...(vault !== null && { keep: vault.keep }),
    prepare,
    charge: (request) => pay(request, 'CAPTURE'),
    authorisation: { authorise: (request) => pay(request, 'AUTHORIZE'), capture },
    refunds: createPaypalRefunds(client, find),
    lookup,
    cancel: createCancelling(orders, find),
    describe: () => Promise.resolve(null),
    readNotice: (notice) =>
      readPaypalNotice(client, options.webhookId, notice, certificates, options.wallTime ?? Date.now),
  }
}
