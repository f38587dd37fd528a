import { equals } from '../../../../core/money/index.js'
import type {
  ChargeRequest,
  DeclinedPayment,
  PaymentState,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { parseJson, toRecord } from '../../../../core/shared/index.js'
import { mayCharge } from './card-authentication.js'
import { isKept, renewalSource } from './kept-method.js'
import type { PaypalRefusal } from './paypal-client.js'
import { payerLinkOf, parseOrder } from './paypal-order.js'
import type { PaypalOrder, PaypalOwner } from './paypal-order.js'
import { declined, isTaken, isUnknown, stateOf, unknown } from './paypal-orders.js'
import type { PaypalIntent, PaypalOrders } from './paypal-orders.js'

/** The answer that PayPal's own pages read to let the shopper choose another way to pay there. */
export const INSTRUMENT_DECLINED = JSON.stringify({
  name: 'UNPROCESSABLE_ENTITY',
  details: [{ issue: 'INSTRUMENT_DECLINED' }],
})

/** PayPal's codes for faults of the shopper's account or means of payment, not of the shop. */
const SHOPPERS_OWN: ReadonlySet<string> = new Set([
  'INSTRUMENT_DECLINED',
  // The code if the shopper is away.
  'PAYER_ACTION_REQUIRED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'CARD_EXPIRED',
  // The stored means of payment is gone, since shoppers can end it in their accounts.
  'AGREEMENT_ALREADY_CANCELLED',
  'BILLING_AGREEMENT_NOT_FOUND',
  'TOKEN_EXPIRED',
  'TOKEN_ID_NOT_FOUND',
])

/** PayPal's codes for an order that another request took first. */
const ALREADY_TAKEN: ReadonlySet<string> = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_AUTHORIZED'])

/** Statuses of a refusal that another request would get as well. */
const FINAL: ReadonlySet<number> = new Set([400, 404, 422])

export const OTHERS = 'This payment belongs to another order.'

/**
 * Claims an order for this attempt, with its amount; returns the reason if that is not possible, else null.
 * `set-up`: the shop's own fault.
 */
async function claim(
  orders: PaypalOrders,
  order: PaypalOrder,
  { key, amount }: ChargeRequest,
  intent: PaypalIntent,
): Promise<PaymentState | { readonly tag: 'set-up'; readonly message: string } | null> {
  const isRight = order.amount !== null && equals(order.amount, amount) && order.intent === intent
  if (isRight && order.owner?.tag === 'holds' && order.owner.key === key) return null
  const marked = await orders.mark(order, { key, tag: 'holds' }, { amount, intent })
  if (marked.tag === 'done') return null
  if (marked.tag === 'unreached' || !FINAL.has(marked.status))
    return unknown('The amount of the order cannot be sent to PayPal.')
  // Another request may have just claimed the order, for the same attempt or for another one.
  const now = await orders.read(order.id)
  if (isUnknown(now)) return now
  if (now?.owner?.tag === 'holds')
    return now.owner.key === key ? unknown('The order is being taken.') : declined(OTHERS)
  return { tag: 'set-up', message: marked.message }
}

/** Reports a problem that the owner must solve, and declines the payment. */
type SetUpProblem = (message: string) => DeclinedPayment

/** A charge with the order that pays it. */
interface Charge {
  readonly orders: PaypalOrders
  readonly order: PaypalOrder
  readonly request: ChargeRequest
  readonly intent: PaypalIntent
  readonly setUpProblem: SetUpProblem
}

/** Releases the order, so that another attempt may pay with it. */
async function release(
  { orders, order, request: { key } }: Charge,
  tag: Exclude<PaypalOwner['tag'], 'holds'>,
): Promise<void> {
  const owner = { key, tag }
  // The order was claimed after it was read, so its owner is replaced.
  await orders.mark({ ...order, owner }, owner)
}

/** The state of a payment that PayPal refused to take. */
async function refusal(charge: Charge, { issue, message, text }: PaypalRefusal): Promise<PaymentState> {
  const { order, request, setUpProblem } = charge
  const { isOffSession = false } = request
  if (issue === 'PAYER_ACTION_REQUIRED' && !isOffSession) {
    const approveUrl = payerLinkOf(toRecord(parseJson(text))) ?? order.approveUrl
    return stateOf({ ...order, approveUrl }, false)
  }
  const isInstrument = issue === 'INSTRUMENT_DECLINED' && !isOffSession
  await release(charge, isInstrument ? 'declined' : 'given-up')
  if (isInstrument) return declined(INSTRUMENT_DECLINED)
  return SHOPPERS_OWN.has(issue) ? declined(message) : setUpProblem(message)
}

/** PayPal's id of the stored means of payment to charge; null: the shopper approves the order itself. */
async function vaultIdOf({
  orders,
  request: { paymentMethod },
}: Charge): Promise<string | PaymentState | null> {
  if (!isKept(paymentMethod)) return null
  return (await orders.vaultIdFor(paymentMethod)) ?? declined('PayPal has not stored the payment method.')
}

/** The reason why a claimed order cannot be charged, which releases it; null: it can. */
async function unchargeable(charge: Charge, vaultId: string | null): Promise<PaymentState | null> {
  const { order, request } = charge
  if (vaultId === null && order.status !== 'APPROVED') {
    if (request.isOffSession !== true) return stateOf(order, false)
    await release(charge, 'given-up')
    return declined('The shopper has not agreed to this payment.')
  }
  if (order.authentication === null || mayCharge(order.authentication)) return null
  await release(charge, 'declined')
  return declined(INSTRUMENT_DECLINED)
}

/** Takes or holds the money of a claimed order. */
async function takeMoney(charge: Charge, vaultId: string | null): Promise<PaymentState> {
  const { orders, order, request, intent } = charge
  const { key, confirmation } = request
  // A new request id, since under the old one PayPal would repeat its answer from before the bank's
  // challenge.
  const requestId = confirmation === null ? key : null
  const source = vaultId === null ? '{}' : renewalSource(vaultId)
  const answer = await orders.take(order, intent, requestId, source)
  if (answer.tag === 'failed' && !ALREADY_TAKEN.has(answer.issue)) return refusal(charge, answer)
  const answered = answer.tag === 'done' ? parseOrder(answer.body) : null
  const taken = answered?.owner?.key === key ? answered : await orders.read(order.id)
  if (taken === null || isUnknown(taken) || !isTaken(taken)) return unknown('PayPal gave no clear answer.')
  // Another attempt may have just claimed the order; the money then belongs to that attempt.
  return taken.owner?.key === key ? stateOf(taken, false) : declined(OTHERS)
}

/** Takes the money of orders, and classifies PayPal's refusals. */
export function createTaking(orders: PaypalOrders, onProblem: (message: string) => void) {
  const setUpProblem: SetUpProblem = (message) => {
    onProblem(`PayPal: ${message}`)
    return { tag: 'declined', message, reason: 'set-up' }
  }

  /** Takes or holds the money of an order that belongs to this attempt or to none yet. */
  const take = async (
    order: PaypalOrder,
    request: ChargeRequest,
    intent: PaypalIntent,
  ): Promise<PaymentState> => {
    const refused = await claim(orders, order, request, intent)
    if (refused !== null) return refused.tag === 'set-up' ? setUpProblem(refused.message) : refused
    const charge = { orders, order, request, intent, setUpProblem }
    const vaultId = await vaultIdOf(charge)
    if (vaultId !== null && typeof vaultId !== 'string') {
      if (vaultId.tag === 'declined') await release(charge, 'given-up')
      return vaultId
    }
    return (await unchargeable(charge, vaultId)) ?? takeMoney(charge, vaultId)
  }

  return { setUpProblem, take }
}
