import type {
  CapturedPayment,
  CaptureRequest,
  FoundPayment,
  PaymentId,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { isKept } from './kept-method.js'
import { declined, isReleased, isTaken, isUnknown, unknown } from './paypal-orders.js'
import type { FindOrder, PaypalOrders } from './paypal-orders.js'
import { INSTRUMENT_DECLINED } from './take-order.js'

/** The answer about money that is no longer held. */
const LAPSED = { tag: 'lapsed', message: 'PayPal holds no money for this payment.' } as const

/** Finds the state of a payment. */
export const createLookup =
  (orders: PaypalOrders, find: FindOrder) =>
  async (which: PaymentId): Promise<FoundPayment> => {
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

/** Captures the held money of a payment. */
export const createCapture =
  (orders: PaypalOrders, find: FindOrder) =>
  async (which: CaptureRequest): Promise<CapturedPayment> => {
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
