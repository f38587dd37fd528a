import type {
  ChargeRequest,
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
import { createCapture, createLookup } from './find-payment.js'
import { createOrders, declined, isTaken, isUnknown, stateOf, unknown } from './paypal-orders.js'
import type { FindOrder, PaypalIntent } from './paypal-orders.js'
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

  const find: FindOrder = async (which) => {
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

  return {
    provider: { name: PAYPAL, publicKey: options.clientId, account: null },
    movesMoney: options.isLive ?? false,
    refuses: refusesAmount,
    wallet: createPaypalWallet(client, siteUrl, vault),
    keepsMethods: siteUrl !== null,
    ...(vault !== null && { keep: vault.keep }),
    prepare,
    charge: (request) => pay(request, 'CAPTURE'),
    authorisation: {
      authorise: (request) => pay(request, 'AUTHORIZE'),
      capture: createCapture(orders, find),
    },
    refunds: createPaypalRefunds(client, find),
    lookup: createLookup(orders, find),
    cancel: createCancelling(orders, find),
    describe: () => Promise.resolve(null),
    readNotice: (notice) =>
      readPaypalNotice(client, options.webhookId, notice, certificates, options.wallTime ?? Date.now),
  }
}
