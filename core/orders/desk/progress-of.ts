import type { OrderProgress } from '../order-progress.js'
import type { DeskOrder } from './desk-order.js'
import { fulfilmentStandingOf, paymentStandingOf } from './order-standing.js'

/** The part of an order's history that is its shopper's. */
export const progressOf = (order: DeskOrder): OrderProgress => ({
  payment: paymentStandingOf(order.payment),
  fulfilment: fulfilmentStandingOf(order),
  isCancelled: order.cancelledMs !== null,
  refunded: order.payment.refunded,
  parcels: order.fulfilments.map(({ carrier, tracking, atMs }) => ({
    carrier,
    tracking,
    sentOn: new Date(atMs).toISOString(),
  })),
})
