import type {
  CancelledPayment,
  FoundPayment,
  PaymentId,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { isTaken, isUnknown, unknown } from './paypal-orders.js'
import type { createOrders, FindOrder } from './paypal-orders.js'
import type { PaypalOrder } from './paypal-order.js'

const endOf = (state: FoundPayment): CancelledPayment =>
  state.tag === 'charged' || state.tag === 'pending' || state.tag === 'unknown' ? state : { tag: 'cancelled' }

/** Makes the function that gives up a payment: its order is marked, and held money is released. */
export function createCancelling(
  orders: ReturnType<typeof createOrders>,
  find: FindOrder,
): (which: PaymentId) => Promise<CancelledPayment> {
  /** Releases held money; taken money stays taken. */
  const release = async (order: PaypalOrder): Promise<CancelledPayment> => {
    if (order.capture !== null || order.hold?.status !== 'CREATED') return endOf(await orders.settled(order))
    if ((await orders.release(order.hold)).tag === 'done') return { tag: 'cancelled' }
    const after = await orders.read(order.id)
    if (isUnknown(after)) return after
    return after?.hold?.status === 'CREATED' && after.capture === null
      ? unknown('PayPal cannot be asked to release the money.')
      : endOf(after === null ? { tag: 'none' } : await orders.settled(after))
  }

  return async (which) => {
    const order = await find(which)
    if (isUnknown(order)) return order
    const belongsToOther = order?.owner != null && order.owner.key !== which.key
    if (order === null || belongsToOther) return { tag: 'cancelled' }
    if (isTaken(order)) return release(order)
    if (order.owner !== null && order.owner.tag !== 'holds') return { tag: 'cancelled' }
    const marked = await orders.mark(order, { key: which.key, tag: 'given-up' })
    // The money may have been taken before the order was marked, so the order is read again.
    const after = await orders.read(order.id)
    if (isUnknown(after)) return after
    if (after !== null && isTaken(after)) return release(after)
    return marked.tag === 'done'
      ? { tag: 'cancelled' }
      : unknown('The cancellation cannot be sent to PayPal.')
  }
}
