import type {
  CancelledPayment,
  ChargeRequest,
  FoundPayment,
  PaymentId,
  PaymentProcessor,
  PaymentState,
} from '../../core/ports/payment-processor.port.js'
import { renewalBody, vaultIdOf } from './kept-method.js'
import { refusesAmount } from './paypal-amount.js'
import { createPaypalClient } from './paypal-client.js'
import { PAYPAL, parseOrder } from './paypal-order.js'
import { createOrders, declined, isUnknown, stateOf, unknown } from './paypal-orders.js'
import type { PaypalOptions } from './paypal-options.js'
import { createPaypalWallet } from './paypal-wallet.js'
import { readPaypalNotice } from './read-paypal-notice.js'
import { createTaking, INSTRUMENT_DECLINED, OTHERS } from './take-order.js'

const NO_SUCH_PAYMENT = 'PayPal knows no such payment.'

/** Which order a payment is made with: its reference, or else the token of the wallet. */
const orderIdOf = ({ reference, paymentMethod }: PaymentId): string | null => {
  const id = reference ?? paymentMethod ?? ''
  return /^\w{1,40}$/.test(id) ? id : null
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

  const { setUpProblem, take } = createTaking(orders, options.onProblem)

  const prepare: PaymentProcessor['prepare'] = async ({ key, amount }) => {
    const answer = await orders.begin(renewalBody(key, amount), key)
    if (answer.tag === 'unreached') return unknown(answer.message)
    if (answer.tag === 'failed') return setUpProblem(answer.message)
    const order = parseOrder(answer.body)
    return order === null ? unknown('PayPal gave no clear answer.') : { tag: 'prepared', reference: order.id }
  }

  const charge = async (request: ChargeRequest): Promise<PaymentState> => {
    if (vaultIdOf(request.paymentMethod) !== null && request.isOffSession !== true)
      return declined(NO_SUCH_PAYMENT)
    if (request.reference === null && vaultIdOf(request.paymentMethod) !== null) {
      const prepared = await prepare(request)
      return prepared.tag === 'prepared' ? charge({ ...request, reference: prepared.reference }) : prepared
    }
    const id = orderIdOf(request)
    const order = id === null ? null : await orders.read(id)
    if (isUnknown(order)) return order
    if (order === null) return declined(NO_SUCH_PAYMENT)
    const { owner, capture } = order
    const isOwn = owner?.key === request.key
    if (isOwn && capture !== null) return stateOf(order, false)
    if (isOwn && owner.tag === 'given-up') return declined('This payment was cancelled.')
    if (isOwn && owner.tag === 'declined') return declined(INSTRUMENT_DECLINED)
    const isOthers = !isOwn && owner?.tag === 'holds'
    return isOthers || capture !== null ? declined(OTHERS) : take(order, request)
  }

  const lookup = async (which: PaymentId): Promise<FoundPayment> => {
    const id = orderIdOf(which)
    const order = id === null ? null : await orders.read(id)
    if (isUnknown(order)) return order
    if (order?.owner?.key !== which.key) return { tag: 'none' }
    if (order.capture !== null) return orders.settled(order)
    if (order.owner.tag === 'declined') return declined(INSTRUMENT_DECLINED)
    // Nobody is asked about it.
    if (vaultIdOf(which.paymentMethod) !== null) return { tag: 'none' }
    // What was agreed to is charged by this server or not at all.
    return order.owner.tag === 'given-up' || order.status === 'APPROVED'
      ? { tag: 'none' }
      : orders.settled(order)
  }

  const cancel = async (which: PaymentId): Promise<CancelledPayment> => {
    const id = orderIdOf(which)
    const order = id === null ? null : await orders.read(id)
    if (isUnknown(order)) return order
    const isOthers = order?.owner != null && order.owner.key !== which.key
    if (order === null || isOthers) return { tag: 'cancelled' }
    if (order.capture !== null) return endOf(await orders.settled(order))
    if (order.owner !== null && order.owner.tag !== 'holds') return { tag: 'cancelled' }
    const isMarked = await orders.mark(order, { key: which.key, tag: 'given-up' })
    // It may have been captured before it could be marked.
    const after = await orders.read(order.id)
    if (isUnknown(after)) return after
    if (after !== null && after.capture !== null) return endOf(await orders.settled(after))
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
  state.tag === 'charged' || state.tag === 'pending' || state.tag === 'unknown'
    ? state
    : ({ tag: 'cancelled' } as const)
